"""Fights made by a master: every fault is told at once, sheets in stock can be changed, the estimate is the book's."""

import json
from typing import Any

import pytest

from podzem.core.errors import Refused
from podzem.core.words import LANGUAGES, Words
from podzem.systems.screen.system import SYSTEM
from podzem.systems.screen.workshop import ScreenWorkshop

WORKSHOP = ScreenWorkshop()
WORDS = Words("ru", SYSTEM.book.words, SYSTEM.book.terms)


def stock() -> dict[str, Any]:
    return WORKSHOP.stock(WORDS)


def examined(document: dict[str, Any]) -> dict[str, Any]:
    return WORKSHOP.examine(json.dumps(document), WORDS)


def test_every_ready_fight_is_a_document_without_faults() -> None:
    for name, document in stock()["fights"].items():
        answer = examined(document)
        assert answer["faults"] == [], name
        assert len(answer["view"]["creatures"]) == len(document["creature"])
        assert answer["say"] in ("лёгкий", "обычный", "трудный", "очень трудный")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_stock_has_a_name(language: str) -> None:
    found = WORKSHOP.stock(Words(language, SYSTEM.book.words, SYSTEM.book.terms))
    names = [each["say"] for each in found["creatures"]] + list(found["weapons"].values())
    assert len(names) > 40
    assert not [name for name in names if "_" in name]


def test_a_sheet_in_stock_can_be_put_into_a_document_as_ones_own() -> None:
    for creature in stock()["creatures"]:
        document = stock()["fights"]["crossroad"]
        row = {**creature["row"], "id": "own_1", "name": {"ru": "Свой"}}
        document["character" if creature["character"] else "kind"] = [row]
        document["creature"][2]["kind"] = "own_1"
        document["creature"][2]["at"] = [5, 3]
        answer = examined(document)
        assert answer["faults"] == [], creature["id"]
        assert {"ru": "Свой"} in [each["name"] for each in answer["view"]["creatures"]]


@pytest.mark.clause("screen.map.grid")
def test_all_faults_are_told_at_once_and_nothing_is_drawn() -> None:
    document = stock()["fights"]["crossroad"]
    document["creature"][0]["kind"] = "nobody"
    document["creature"][1]["at"] = [99, 0]
    document["weather"] = "locusts"
    document["spice"] = 1
    answer = examined(document)
    assert len(answer["faults"]) == 4, answer["faults"]
    assert "view" not in answer


def test_what_cannot_be_read_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        WORKSHOP.examine("{", WORDS)
    assert refused.value.refusal.clause == "screen.map.grid"


@pytest.mark.clause("screen.master.balance")
def test_the_estimate_follows_the_number_of_opponents() -> None:
    """Two heroes: one opponent is easy, two are usual, five hard, eight very hard; a boss is always very hard."""
    found = {}
    for others in (1, 2, 5, 8):
        document = stock()["fights"]["crossroad"]
        heroes = document["creature"][:2]
        document["creature"] = heroes + [{"kind": "giant_rat", "at": [12, each]} for each in range(others)]
        found[others] = examined(document)["balance"]
    assert found == {1: "easy", 2: "normal", 5: "hard", 8: "very_hard"}
    boss = stock()["fights"]["crossroad"]
    boss["creature"][2:] = [{"kind": "hill_giant", "at": [7, 1]}]
    rank = next(each["rank"] for each in stock()["creatures"] if each["id"] == "hill_giant")
    assert (examined(boss)["balance"] == "very_hard") == (rank == "boss")
