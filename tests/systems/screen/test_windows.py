"""Odds and numbers of windows in which yes is a blow or a shot: what is told before is what the rule then does."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.screen import orders
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.system import SYSTEM
from tests.systems.screen.build import one, play, stage

YES, NO = read_decision("0 answer yes"), read_decision("0 answer no")
PLAYS = 1500


def chances(fight: Fight, answer: Any = YES) -> dict[str, Fraction]:
    (found,) = SYSTEM.advice.chances(fight, [answer])
    return dict(found or {})


def beaten(attack: int, defence: int, **options: object) -> Fight:
    """A brigand's blow that Darya has parried with these dice: she may strike back."""
    fight = stage(
        "brigand",
        options=options,
        darya={"at": "5,5", "wields": ["sword"], "melee": 50},
        brigand={"at": "6,5", "wields": ["sword"], "melee": 40, "ap": [1, 2, 2, 3, 1, 1]},
    )
    play(fight, "judge strike @darya main any")
    play(fight, "0 answer melee-no", attack, defence)
    assert fight.windows[-1].kind == "counter"
    return fight


@pytest.mark.clause("screen.odds.services")
@pytest.mark.clause("screen.melee.counter")
@pytest.mark.parametrize(("defence", "is_critical"), [(24, False), (44, True)])
def test_counter__the_wounds_that_are_told_are_dealt(defence: int, is_critical: bool) -> None:
    fight = beaten(95, defence)
    told = chances(fight)
    (wounds,) = [name for name in told if name.startswith("wounds-")]
    assert told["hit"] == told[wounds] == 1
    assert told.get("critical", 0) == is_critical
    events = play(fight, "0 answer yes", *([(100, 1)] if is_critical else []))
    (hit,) = [event for event in events if event.name == "hit"]
    assert wounds == f"wounds-{hit.facts['n']}"


@pytest.mark.clause("screen.odds.services")
def test_no__brings_nothing() -> None:
    fight = beaten(95, 24)
    assert chances(fight, NO) == {}
    assert SYSTEM.advice.reckoning is not None
    assert SYSTEM.advice.reckoning.sums(fight, NO) == []
    assert [each.name for each in SYSTEM.advice.reckoning.sums(fight, YES)] == ["damage"]


def leaving() -> Fight:
    """A brigand walks out of Darya's reach."""
    fight = stage("brigand", darya={"at": "5,5", "wields": ["sword"]}, brigand={"at": "6,5", "wields": ["sword"]})
    play(fight, "judge move 9,5")
    return fight


def charged() -> Fight:
    """A brigand charges Lazar, whose pistol is loaded."""
    fight = stage("brigand", lazar={"at": "5,5", "wields": ["pistol"]}, brigand={"at": "14,5", "wields": ["sword"]})
    play(fight, "judge charge @lazar 6,5 any")
    return fight


def countering() -> Fight:
    """Striking back is an attack of its own where the table plays it so."""
    return beaten(95, 24, counter_mode="attack")


@pytest.mark.clause("screen.odds.services")
@pytest.mark.clause("screen.act.free_attack")
@pytest.mark.clause("screen.shoot.quick")
@pytest.mark.parametrize(
    ("begun", "kind", "sums"),
    [
        (leaving, "free_attack", ["attack", "defence", "damage"]),
        (charged, "quick_shot", ["attack", "damage"]),
        (countering, "counter", ["attack", "defence", "damage"]),
    ],
)
def test_yes__is_struck_as_often_as_told(begun: Any, kind: str, sums: list[str]) -> None:
    """Some plays stay within four standard errors of the odds; the dice are the same each time."""
    fight = begun()
    assert fight.windows[-1].kind == kind
    told, before = chances(fight), fight.key()
    assert SYSTEM.advice.reckoning is not None
    assert [each.name for each in SYSTEM.advice.reckoning.sums(fight, YES)] == sums
    assert fight.key() == before, "a question changes nothing"
    assert 0 < told["hit"] < 1
    hits = sum(_is_hit(fight.copy(), seed) for seed in range(PLAYS))
    assert abs(hits - PLAYS * told["hit"]) < 4 * float(PLAYS * told["hit"] * (1 - told["hit"])) ** 0.5


def _is_hit(fight: Fight, seed: int) -> bool:
    """Whether the brigand is hit by what follows; what he is asked meanwhile is answered by the book."""
    scribe, brigand = Scribe(Seeded(seed), listening=True), one(fight, "brigand")
    orders.apply(fight, YES, scribe)
    while fight.windows and fight.windows[-1].kind == "defend" and fight.windows[-1].who == brigand.number:
        orders.apply(fight, orders.fallback(fight, fight.windows[-1].seat), scribe)
    first = next(event for event in scribe.events if event.name == "outcome")
    return first.facts["answer"] == "win"


@pytest.mark.clause("screen.melee.sequence")
@pytest.mark.clause("screen.core.judge_override")
@pytest.mark.parametrize("points", [0, 2])
def test_defence__what_changes_while_the_defender_is_asked_counts_at_the_dice(points: int) -> None:
    fight = stage(
        "brigand",
        darya={"at": "5,5", "wields": ["sword"], "melee": 50},
        brigand={"at": "6,5", "wields": ["sword"], "melee": 40},
    )
    play(fight, "judge strike @darya main any")
    assert fight.windows[-1].kind == "defend"
    one(fight, "brigand").adv = points
    events = play(fight, "0 answer melee-no", 95, 96)
    numbers = {str(each.facts["creature"]): each.facts["number"] for each in events if each.name == "reckoned"}
    assert numbers[one(fight, "brigand").id] == 40 + 10 * points
