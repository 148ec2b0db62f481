"""Every contradiction of the document and every switch of a table, proved under each of its values (switches.toml)."""

from __future__ import annotations

import tomllib
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from podzem.core.options import Option
from podzem.lab.case_file import CASE_KEYS, read_case
from podzem.lab.cases import faults
from podzem.systems.screen.setting import OPTIONS
from podzem.systems.screen.system import SYSTEM

PROOFS: list[dict[str, Any]] = tomllib.loads(Path(__file__).with_name("switches.toml").read_text(encoding="utf-8"))[
    "proof"
]
USUAL = {"judge": "ask", "judge_calls": "automatic"}
DOCUMENTS = {"fight", "sheets"}
"""Options that bring a document; they choose between no readings."""
SHOWN = {"show_odds"}
"""No rule asks for it, the page does: test_odds__are_not_told_where_the_table_shows_none."""
SWITCHES = {option.name: option for option in OPTIONS if option.name not in DOCUMENTS | SHOWN}


def values(option: Option) -> list[object]:
    """Every value of a switch."""
    return [True, False] if isinstance(option.default, bool) else list(option.words)


def _key(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


@cache
def found(number: int, value: object, chosen: object) -> tuple[str, ...]:
    """What is wrong with the case of one value where the table plays another; nothing may be where it is the same."""
    proof = PROOFS[number]
    own = proof.get("when", {}).get(_key(value), {})
    row: dict[str, Any] = {"players": 1, **{key: each for key, each in {**proof, **own}.items() if key in CASE_KEYS}}
    options = {**USUAL, **row.get("options", {})}
    row["options"] = {**options, proof["option"]: chosen} if "option" in proof else options
    where = f"{proof.get('of', 'b1')} {proof.get('option', '')} {value}"
    return tuple(faults(read_case(where, "screen", row)))


def _of(name: str) -> list[int]:
    return [number for number, proof in enumerate(PROOFS) if proof.get("option") == name]


RULINGS = [number for number, proof in enumerate(PROOFS) if "option" not in proof]
SETTINGS = [
    (number, value)
    for number, proof in enumerate(PROOFS)
    if "option" in proof
    for value in values(SWITCHES[proof["option"]])
]


@pytest.mark.parametrize(
    ("number", "value"), SETTINGS, ids=[f"{PROOFS[n].get('of', 'b1')}-{PROOFS[n]['option']}-{v}" for n, v in SETTINGS]
)
def test_switch__does_what_its_value_says(number: int, value: object) -> None:
    assert found(number, value, value) == ()


@pytest.mark.parametrize("name", SWITCHES)
def test_switch__every_value_is_told_from_every_other(name: str) -> None:
    """A case that holds under one value fails under another: a switch that did nothing would be found."""
    for value, other in permutations(values(SWITCHES[name]), 2):
        assert any(found(number, value, other) for number in _of(name)), (name, value, other)


@pytest.mark.parametrize("number", RULINGS, ids=[PROOFS[n]["of"] for n in RULINGS])
def test_contradiction_without_a_switch__its_one_ruling_holds(number: int) -> None:
    assert found(number, "ruling", "ruling") == ()


def test_contradictions__all_forty_four_stand_here_with_all_their_switches() -> None:
    listed = {each.id: set(each.options) for each in SYSTEM.book.clauses.contradictions}
    proved: dict[str, set[str]] = {}
    for proof in PROOFS:
        if "of" in proof:
            proved.setdefault(proof["of"], set()).update([proof["option"]] if "option" in proof else [])
    assert list(proved) == [f"C{number:02}" for number in range(1, 45)] == sorted(listed)
    assert proved == {id: options - {"shooting_table"} for id, options in listed.items()}


def test_switches__all_of_them_are_proved_and_no_proof_has_a_word_too_many() -> None:
    assert {proof["option"] for proof in PROOFS if "option" in proof} == set(SWITCHES)
    for proof in PROOFS:
        assert set(proof) <= CASE_KEYS | {"of", "option", "when"}
        wanted = [_key(value) for value in values(SWITCHES[proof["option"]])] if "option" in proof else []
        assert sorted(proof.get("when", {})) == sorted(wanted)
