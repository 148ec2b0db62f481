"""`podzem odds` of single throws and `podzem rules` of printed tables, by name and without a state."""

import json
import re

import pytest

from podzem.cli.rules import show
from tests.cli.asking import asked, odds

pytestmark = pytest.mark.usefixtures("in_english")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("test", "45"), "9/20"),
        (("opposed", "45", "45"), "4509/10000"),
        (("zones", "45"), "4/45"),
        (("criticals", "45"), "2/25"),
        (("misfires",), "1/4"),
        (("initiative", "5", "3"), "16/25"),
        (("scatter", "10"), "47/50"),
        (("rows", "head", "8"), "2/25"),
    ],
)
def test_services__a_fight_s_single_throws_are_answered_without_a_state(words: tuple[str, ...], said: str) -> None:
    """The numbers of the catalogue (screen.odds.services), in four languages and without an id."""
    for language in ("en", "ru", "uk", "bg"):
        found = odds("screen", *words, "--lang", language)
        assert found.returncode == 0, found.stderr
        assert said in found.stdout.split()
        assert not re.findall(r"[a-z]+_[a-z]+|odds-|zone-|wound-|misfire-", found.stdout)
    assert json.loads(odds("screen", *words, "--json").stdout)["asked"] == list(words)


@pytest.mark.clause("delve.auto.sim")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("check 1", "7/12"),  # delve.core.check
        ("check 3 12", "5/18"),
        ("check -- -1 8", "5/18"),
        ("check −1 8", "5/18"),
        ("search 2", "13/18"),  # delve.core.help
        ("search 2 0", "83/108"),
        ("search 2 0 0", "1031/1296"),
        ("search 1 0", "277/432"),
        ("disarm 1 10", "5/12"),  # delve.trap.failure: 15 of 36 badly
        ("opposed 0 0", "721/1296"),  # delve.core.opposed
        ("opposed 2 1", "287/432"),
        ("attack 2 12", "11/20"),  # delve.combat.attack
        ("attack -- -2 30", "1/20"),
        ("lethal 1 0", "13/18"),  # delve.combat.lethal
        ("morale 7", "5/12"),  # delve.morale.check
        ("morale 12", "0"),
        ("reaction 0", "4/9"),  # delve.react.table
        ("reaction 2", "1/6"),
        ("flight 1 0 3 4 slow", "145/432"),  # delve.flee.odds
        ("flight 1 0 3 4 slow plan", "575/1296"),
        ("flight 1 0 2 4 plan", "287/432"),
        ("initiative 0 1", "7/16"),  # delve.meet.initiative
    ],
)
def test_services__single_rolls_of_a_delve(words: str, said: str) -> None:
    """The numbers of the catalogue, in four languages and without an id."""
    for language in ("en", "ru", "uk", "bg"):
        found = odds("delve", "--lang", language, *words.split())
        assert found.returncode == 0, found.stderr
        assert said in found.stdout.split()
        assert not re.findall(r"[a-z]+_[a-z]+|odds-|prospect-|mood-", found.stdout)
    assert len(json.loads(odds("delve", "--json", *words.split()).stdout)["chances"]) > 1


@pytest.mark.parametrize(
    "words",
    [
        "check",
        "check many",
        "attack 1",
        "flight 1 0 3 4 fast",
        "flight 1 0 0 4",
        "flight 1 0 3 0",
        "moral 7",
        "morale 999",
        "morale 1 2",
    ],
)
def test_services__of_a_delve_asked_otherwise(words: str) -> None:
    found = odds("delve", *words.split())
    assert found.returncode == 2
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.clause("delve.dark.melee", "delve.auto.sim")
def test_a_decision_of_a_delve_is_fanned() -> None:
    """Bare hands, d2 and no bonus, at four less against Defence 12: five of twenty faces hit."""
    state = "drawing=AAAA met.kind=goblin met.at=1,0 met.step=fight"
    found = asked("delve", state, "0 strike_at pc.1 1:1,0 hand", "--path", "bands.0.members.0.hp")
    rows = {row["value"]: row["chance"] for row in found["decisions"][0]["paths"]["bands.0.members.0.hp"]}
    assert rows == {"4": "3/4", "3": "1/8", "2": "1/8"}


@pytest.mark.parametrize(
    "words", [("test",), ("test", "many"), ("rows", "tail", "3"), ("zones", "9999"), ("misfires", "1")]
)
def test_services__asked_otherwise_they_say_how_they_can_be(words: tuple[str, ...]) -> None:
    found = odds("screen", *words)
    assert found.returncode == 2
    assert "expected" in found.stderr
    assert len(found.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("name", "rows"), [("p161", 35), ("criticals", 48), ("fumbles", 14), ("weapons", 30), ("zones", 6)]
)
def test_rules__printed_tables_are_read_by_name(name: str, rows: int, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "uk"):
        show("screen", name, language)
        lines = capsys.readouterr().out.splitlines()
        assert len(lines) == rows
        assert not [line for line in lines if re.search(r"[a-z]+_[a-z]+", line.split("[")[0])]
