"""Exact odds of an attack: the catalogue's tables, and the rule itself played over every pair of dice."""

from __future__ import annotations

from fractions import Fraction

import pytest

from podzem.core.dice import Scripted
from podzem.core.scribe import Scribe
from podzem.systems.screen import odds, orders
from podzem.systems.screen.chapters.tests import compared, judged
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack
from tests.systems.screen.build import decision, one, stage


def duel(attack: int, defence: int, **more: object) -> Fight:
    """Two with these Melee numbers and alike weapons."""
    fight = stage(darya={"at": "5,5", "wields": ["sword"]}, brigand={"at": "6,5", "wields": ["sword"]}, **more)
    kinds = dict(fight.kinds)
    from dataclasses import replace

    kinds["darya"] = replace(kinds["darya"], skills=(attack, *kinds["darya"].skills[1:]))
    kinds["brigand"] = replace(
        kinds["brigand"], skills=(defence, kinds["brigand"].skills[1], 0, *kinds["brigand"].skills[3:])
    )
    fight.kinds = kinds
    return fight


def strike(fight: Fight) -> Attack:
    darya = one(fight, "darya")
    return Attack("strike", darya.number, one(fight, "brigand").number, "main", darya.main)


@pytest.mark.clause("screen.odds.opposed")
@pytest.mark.parametrize(
    ("a", "d", "hit", "tie", "window", "critical", "fumble"),
    [
        (25, 45, 2809, 800, 5491, 112, 695),
        (40, 40, 4509, 982, 3609, 213, 544),
        (45, 45, 4509, 982, 3609, 264, 495),
        (60, 40, 6391, 800, 2109, 404, 345),
        (90, 40, 8451, 500, 649, 704, 118),
    ],
)
def test_opposed__the_catalogues_rows(
    a: int, d: int, hit: int, tie: int, window: int, critical: int, fumble: int
) -> None:
    found = odds.of_attack(fight := duel(a, d), strike(fight), "melee-no")
    whole = 10000
    assert (found.hit * whole, found.tie * whole, found.window * whole) == (hit, tie, window)
    assert (found.critical * whole, found.fumble * whole) == (critical, fumble)


@pytest.mark.clause("screen.dmg.expected")
def test_expected__mean_wounds_of_a_sword() -> None:
    fight = duel(45, 40)
    from dataclasses import replace

    fight.kinds["brigand"] = replace(fight.kinds["brigand"], ap=(2,) * 6)
    found = odds.of_attack(fight, strike(fight), "melee-no")
    assert found.mean == Fraction(3201, 1250)
    assert found.wounds[3] == Fraction(900, 10000)
    assert found.wounds[12] == Fraction(9, 10000)


@pytest.mark.clause("screen.odds.services")
def test_odds__are_those_of_the_rule_that_plays() -> None:
    """Every seventh pair of rolls is played out: hits, ties and wounds are counted and compared with the same pairs."""
    base = duel(50, 40)
    counted: dict[str, int] = {}
    rolls = range(1, 101, 7)
    for a in rolls:
        for b in rolls:
            fight = base.copy()
            outcome = _play(fight, a, b)
            counted[outcome] = counted.get(outcome, 0) + 1
    expected: dict[str, int] = {}
    for a in rolls:
        for b in rolls:
            outcome = compared(base.setting, judged(base.setting, a, 50), judged(base.setting, b, 40))[0]
            expected[outcome] = expected.get(outcome, 0) + 1
    assert counted == expected


def _play(fight: Fight, a: int, b: int) -> str:
    quiet = Scribe(Scripted([]), listening=True)
    orders.apply(fight, decision(fight, "0 strike @brigand main any"), quiet)
    dice = Scripted([(100, a), (100, b), *[(100, 1)] * 12])
    scribe = Scribe(dice, listening=True)
    orders.apply(fight, decision(fight, "judge answer melee-no"), scribe)
    return str(next(event for event in scribe.events if event.name == "outcome").facts["answer"])
