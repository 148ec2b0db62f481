"""Odds of a turn's work and of a meeting's choices: the catalogue's fractions, from what the party knows."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Fanned
from podzem.core.scribe import Scribe
from podzem.server.pages import page_words
from podzem.systems import load_system
from podzem.systems.delve.game import Game
from podzem.systems.delve.meeting_odds import breaks
from podzem.systems.delve.odds import chances
from podzem.systems.delve.orders import ORDERS
from podzem.systems.delve.reckoning import DelveReckoning
from tests.systems.delve.scenes import facing, hall, hero, met

TRAP = 'traps {"id": "TR1", "area": "A", "rect": [6, 0, 3, 3], "bound": "place", "type": "pit", "quality": "good"}'
DELVE: Any = load_system("delve")


def staged(*party: str, **paths: Any) -> Game:
    """A passage with a trap that was found."""
    data = {"drawing": "AAAA", "objects": [TRAP], "at": "1,0", "party": list(party), "snares": {"TR1": {"found": True}}}
    game: Game = DELVE.forms.staging.stage(1, {}, {**data, **paths})
    return game


def odds(game: Game, text: str) -> dict[str, Fraction]:
    return dict(chances(game, read_decision(text)))


@pytest.mark.clause("delve.core.help", "delve.auto.sim")
@pytest.mark.parametrize(("helpers", "chance"), [(0, "13/18"), (1, "83/108"), (2, "1031/1296")])
def test_odds__help_is_counted_as_the_catalogue_does(helpers: int, chance: str) -> None:
    game = staged("man craft=2 craft_set+ torch!", *["man"] * helpers)
    for number in range(2, 2 + helpers):
        game.people[number].order = ["help", "pc.1"]
    assert odds(game, "0 disarm pc.1 TR1 craft")["success"] == Fraction(chance)


@pytest.mark.clause("delve.core.help", "delve.dark.checks", "delve.auto.sim")
def test_odds__who_helps_to_force_a_door_in_the_dark_is_counted() -> None:
    paths = {"drawing": "AAAb", "edges": ["2,0 E locked D1"], "at": "2,0", "doors": {"D1": {"tried": True}}}
    game = staged("man athletics=1", "man", objects=[], snares={}, **paths)
    game.people[2].order = ["help", "pc.1"]
    assert odds(game, "0 force pc.1 D1")["success"] == Fraction(145, 432)


@pytest.mark.clause("delve.dark.checks", "delve.auto.sim")
def test_odds__what_smoke_hides_has_none() -> None:
    game = staged("man craft=2 craft_set+ torch!", smoke={"A": 5})
    assert odds(game, "0 disarm pc.1 TR1 craft")["success"] == 0


@pytest.mark.clause("delve.trap.haste", "delve.trap.failure", "delve.auto.sim")
def test_odds__haste_and_bare_hands_are_the_check_that_is_rolled() -> None:
    """Fanned from the order itself: disarmed, sprung, or neither."""
    game = staged("man stealth=2 torch!")
    decision = read_decision("0 disarm_hurried pc.1 TR1 stealth")
    fan, came = Fanned(), {"success": Fraction(0), "sprung": Fraction(0)}
    while True:
        branch = game.copy()
        DELVE.apply(branch, decision, Scribe(fan))
        state = branch.below.snares["TR1"].state
        came["success"] += fan.chance if state == "disarmed" else 0
        came["sprung"] += fan.chance if state == "sprung" else 0
        if not fan.turn():
            break
    assert dict(chances(game, decision)) == came
    assert came["success"] == Fraction(3, 36) + Fraction(3, 36)
    (check,) = DelveReckoning().sums(game, decision)
    assert (check.facts["total"], check.facts["difficulty"]) == ("+2", 12)


@pytest.mark.clause("delve.search.roll", "delve.core.roll_visibility", "delve.auto.sim")
def test_odds__a_search_says_how_keen_the_eye_is_and_not_what_is_there() -> None:
    hidden = staged("man wisdom=14 notice=1 torch!")
    empty = staged("man wisdom=14 notice=1 torch!", objects=[], snares={})
    for text in ("0 search pc.1 all look", "0 search pc.1 wall_n ask"):
        assert odds(hidden, text) == odds(empty, text) == {"noticed": Fraction(26, 36)}


@pytest.mark.clause("delve.search.repeat", "delve.auto.sim")
def test_odds__a_place_that_was_searched_is_not_rolled_for_again() -> None:
    """Whoever has the keener eye rolls anew; of a description nothing is said: it may fit."""
    game = staged("man torch!", "man notice=1", tried={"0": {"at": "1:1,0", "light": "torch", "level": 0}})
    assert odds(game, "0 search pc.1 all look") == {"noticed": Fraction(0)}
    assert odds(game, "0 search pc.1 wall_n ask") == {}
    assert odds(game, "0 search pc.2 all look") == {"noticed": Fraction(21, 36)}


@pytest.mark.clause("delve.ambush.hidden", "delve.core.opposed", "delve.auto.sim")
def test_odds__an_ambush_is_the_lowest_stealth_against_the_best_notice() -> None:
    game = hall(hero(1, "torch*!", (5, 1), stealth=3), hero(2, "", (5, 2)))
    facing(game, met(game, "goblin", (8, 1)), step="first")
    ambush = Decision(0, "meet", ("1", "ambush"))
    assert chances(game, ambush) == {"unseen": Fraction(575, 1296)}  # 0 against +1
    assert chances(game, Decision(0, "meet", ("1", "greet"))) == {}


@pytest.mark.clause("delve.flee.pursuit", "delve.flee.odds", "delve.auto.sim")
def test_odds__leaving_openly_is_a_flight() -> None:
    game = hall(hero(1, "torch*!", (5, 1), athletics=1), hero(2, "", (5, 2)))
    facing(game, met(game, "goblin", (8, 1)))
    away = Fraction(2, 3) + Fraction(1, 3) * Fraction(861, 1296)  # +1 against +0
    assert chances(game, Decision(0, "meet", ("1", "withdraw"))) == {"pursued": Fraction(1, 3), "escaped": away}


@pytest.mark.clause("delve.morale.check", "delve.react.shift", "delve.auto.sim")
def test_odds__a_threat_tries_the_morale_of_those_who_are_outnumbered() -> None:
    game = hall(hero(1, "torch*!", (5, 1)), hero(2, "", (5, 2)))
    facing(game, met(game, "goblin", (8, 1)), step="parley")
    threat = Decision(0, "parley", ("1", "threaten"))
    assert chances(game, threat) == {"break": Fraction(15, 36)}
    facing(game, met(game, "goblin", (8, 1), (8, 2)), step="parley")
    assert chances(game, threat) == {}
    row = [35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]
    assert [breaks(score) * 36 for score in range(2, 13)] == row


@pytest.mark.parametrize("language", ["uk", "ru", "bg", "en"])
def test_page__every_order_has_a_name_of_its_own(language: str) -> None:
    """Whatever somebody can be busy with or unfold is called by a word, not by its id; `hold` is no standing still."""
    words: dict[str, str] = {}
    for part in ("delve", "delving", "dungeon", "party", "stages"):
        words |= page_words(language, part)
    unlisted = {"describe", "sketch", "rub_out"}
    orders = [
        row.name.replace("_", "-") for row in ORDERS.values() if row.name not in unlisted and row.whose != "judge"
    ]
    assert [name for name in orders if f"delve-verb-{name}" not in words and f"verb-{name}" not in words] == []
    assert "delve-verb-hold" in words
    assert len(orders) > 90
