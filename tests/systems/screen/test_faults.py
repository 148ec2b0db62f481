"""Faults of documents: each has its own line in every language, on every way by which it is told."""

import json
from pathlib import Path
from typing import Any

import pytest

import podzem.systems.screen as package
from podzem.core.dice import Seeded
from podzem.core.errors import Refused
from podzem.core.scribe import Scribe
from podzem.core.words import LANGUAGES, Words
from podzem.systems.screen.data import CHARACTERS
from podzem.systems.screen.encounter import faults_in, plain_encounter, read_encounter
from podzem.systems.screen.faults import Fault
from podzem.systems.screen.sheets import row_of
from podzem.systems.screen.system import SYSTEM
from podzem.systems.screen.workshop import ScreenWorkshop

GOOD: dict[str, Any] = {
    "format": "podzem-fight/1",
    "board": "....\n....",
    "creature": [{"kind": "darya", "side": "heroes", "at": [0, 0]}, {"kind": "brigand", "at": [2, 0]}],
}
DARYA = row_of(CHARACTERS["darya"])
SWORD = {"id": "own", "length": "average", "hands": 1, "damage": 4}
WRONG: dict[str, dict[str, Any]] = {
    "expected": {"format": "podzem-fight/9"},
    "unknown_key": {"spice": 1},
    "list_of_tables": {"creature": 3},
    "none_of": {"weather": "locusts"},
    "board_rows": {"board": "..\n..."},
    "no_ground": {"board": "..?.\n...."},
    "four_numbers": {"patch": [{"at": [1, 2]}]},
    "no_value": {"patch": [{"at": [0, 0, 1, 1], "height": "tall"}]},
    "two_squares": {"edge": [{"between": [[1, 1]], "cover": "solid"}]},
    "most_creatures": {"creature": GOOD["creature"] * 21},
    "nobody": {"creature": GOOD["creature"][:1]},
    "no_creature": {"creature": [*GOOD["creature"], {"kind": "nobody", "at": [1, 1]}]},
    "two_numbers": {"creature": [*GOOD["creature"], {"kind": "brigand", "at": [1]}]},
    "wall": {"creature": [*GOOD["creature"], {"kind": "brigand", "at": [9, 9]}]},
    "taken": {"creature": [*GOOD["creature"], {"kind": "brigand", "at": [0, 0]}]},
    "no_weapon": {"character": [{**DARYA, "weapons": ["spoon"]}]},
    "no_armour": {"character": [{**{k: v for k, v in DARYA.items() if k != "ap"}, "armour": ["barrel"]}]},
    "unknown_words": {"weapon": [{**SWORD, "qualities": ["shiny"]}]},
    "missing_keys": {"weapon": [{"id": "own"}]},
    "characteristics": {"character": [{**DARYA, "characteristics": [1]}]},
    "skills": {"character": [{**DARYA, "skills": [1]}]},
    "table": {"character": [{**DARYA, "carried": 3}]},
    "between": {"character": [{**DARYA, "carried": {"hp": 99}}]},
    "six_numbers": {"character": [{**DARYA, "carried": {"lost_ap": [1]}}]},
    "wound": {"character": [{**DARYA, "carried": {"wounds": [{"zone": "tail", "row": 5, "name": "stumble"}]}}]},
    "wound_row": {"character": [{**DARYA, "carried": {"wounds": [{"zone": "head", "row": 5, "name": "stumble"}]}}]},
    "wrong_kind": {"weapon": [{**SWORD, "hands": "both"}]},
}
ELSEWHERE = {"not_readable", "places", "list_of_characters"}
"""Of texts that are no document of a fight."""


def faults(change: dict[str, Any]) -> list[Fault]:
    return faults_in({**GOOD, **change})


@pytest.mark.clause("screen.map.grid")
def test_a_good_document_has_none() -> None:
    assert faults({}) == []


@pytest.mark.clause("screen.map.grid")
@pytest.mark.parametrize("name", WRONG)
def test_each_fault_is_found_and_told_in_every_language(name: str) -> None:
    found = next(fault for fault in faults(WRONG[name]) if fault.name == name)
    told = {language: found.say(language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES), told
    assert not [text for text in told.values() if "fault-" in text or "{" in text]
    assert all(fact in text for text in told.values() for key, fact in found.facts.items() if key != "side")


def test_every_line_is_of_a_fault_that_can_be() -> None:
    folder = Path(str(package.__file__)).parent / "words" / "en" / "faults.ftl"
    lines = [
        line.split(" ")[0] for line in folder.read_text(encoding="utf-8").splitlines() if line.startswith("fault-")
    ]
    assert {line.removeprefix("fault-") for line in lines} == {*WRONG, *ELSEWHERE}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"fight": "format = 3\nspice = 1\n"}, {"ru": "такой записи нет", "bg": "няма такъв запис"}),
        ({"fight": "format = \n"}, {"uk": "не читається рядок 1", "en": "line 1 cannot be read"}),
        ({"sheets": "[]\n"}, {"ru": "ожидался список персонажей", "uk": "очікувався список персонажів"}),
        (
            {"sheets": json.dumps([DARYA | {"id": f"p{n}"} for n in range(9)], indent=1)},
            {"bg": "герои: 9, места за тях: 2"},
        ),
    ],
)
def test_a_refusal_of_a_table_is_in_the_language_of_whoever_asks(
    options: dict[str, object], said: dict[str, str]
) -> None:
    with pytest.raises(Refused) as error:
        SYSTEM.setup(1, options, Scribe(Seeded(1)))
    for language, part in said.items():
        told = Words(language, SYSTEM.book.words, SYSTEM.book.terms).refusal(error.value.refusal, ())
        assert part in told
        assert "refused-" not in told


def test_the_builder_tells_them_in_the_language_of_the_page() -> None:
    text = json.dumps({**GOOD, **WRONG["none_of"]})
    for language, part in (("ru", "не подходит"), ("bg", "не става")):
        words = Words(language, SYSTEM.book.words, SYSTEM.book.terms)
        assert part in ScreenWorkshop().examine(text, words)["faults"][0]


def test_reading_a_document_refuses_all_of_them_at_once() -> None:
    with pytest.raises(Refused) as error:
        read_encounter(json.dumps({**GOOD, **WRONG["none_of"], **WRONG["unknown_key"]}))
    english = next(text for text in error.value.refusal.facts["fault"] if str(text).startswith("en:"))  # type: ignore[union-attr]
    assert english.count(";") == 1
    assert plain_encounter(json.dumps(GOOD)) == GOOD
