"""Exact odds against icepool: the document's sentences once more as sums of dice, nothing asked of the rules."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import icepool
import pytest

from podzem.systems.screen import odds, services
from podzem.systems.screen.data import critical_row
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack
from tests.systems.screen.build import one, stage

D100 = icepool.d(100)
ZONES = {"head": range(1, 10), "arm_off": range(10, 25), "arm_main": range(25, 45), "body": range(45, 80),
         "leg_left": range(80, 90), "leg_right": range(90, 101)}  # fmt: skip
ARMOUR = {"head": 3, "arm_off": 2, "arm_main": 1, "body": 2, "leg_left": 0, "leg_right": 1}
Rolls = tuple[int, int]


def chances(die: Any) -> dict[Any, Fraction]:
    """What icepool says, without what never happens."""
    return {face: Fraction(count, die.denominator()) for face, count in die.items() if count}


def sure(roll: int, number: int) -> bool:
    """01–05 always, 96–00 never."""
    return roll <= 5 or (roll <= number and roll < 96)


def levels(roll: int, number: int) -> int:
    tens = number // 10 - roll // 10
    if sure(roll, number):
        return max(tens, 1 if roll <= 5 else 0)
    return min(tens, -1 if roll >= 96 else 0)


def reversed_zone(roll: int) -> str:
    turned = 100 if roll == 100 else int(f"{roll:02}"[::-1])
    return next(zone for zone, faces in ZONES.items() if turned in faces)


def double(roll: int) -> bool:
    return roll == 100 or (roll > 9 and roll % 11 == 0)


def pairs(ask: Callable[[int, int], Any]) -> dict[Any, Fraction]:
    """An answer over both hundred-sided dice."""
    return chances(icepool.map(ask, D100, D100))


def duel(attack: int, defence: int) -> tuple[Fight, Attack]:
    """A sword (3 + 4) against toughness 3 and armour that differs by zone."""
    fight = stage(
        darya={"at": "5,5", "wields": ["sword"], "melee": attack, "s": 38},
        brigand={"at": "6,5", "wields": ["sword"], "melee": defence, "t": 35, "ap": list(ARMOUR.values()), "hp": 13},
    )
    darya = one(fight, "darya")
    return fight, Attack("strike", darya.number, one(fight, "brigand").number, "main", darya.main)


NUMBERS = [(45, 45), (50, 40), (33, 61), (25, 45), (94, 12), (60, 40)]


@pytest.mark.clause("screen.odds.opposed")
@pytest.mark.parametrize(("attack", "defence"), NUMBERS)
def test_opposed_melee__hits_ties_and_the_window_of_a_counter(attack: int, defence: int) -> None:
    found = odds.of_attack(*duel(attack, defence), "melee-no")
    margins = pairs(lambda a, b: levels(a, attack) - levels(b, defence))
    assert found.hit == sum(chance for margin, chance in margins.items() if margin > 0)
    assert found.tie == margins.get(0, 0)
    assert found.lost == sum(chance for margin, chance in margins.items() if margin < 0)
    assert found.window == sum(chance for margin, chance in margins.items() if margin <= -2)


@pytest.mark.clause("screen.dmg.expected")
@pytest.mark.parametrize(("attack", "defence"), NUMBERS)
def test_wounds__by_margin_and_by_the_armour_of_the_zone(attack: int, defence: int) -> None:
    def wounds(a: int, b: int) -> int:
        margin = levels(a, attack) - levels(b, defence)
        return max(1, 3 + 4 + margin - 3 - ARMOUR[reversed_zone(a)]) if margin > 0 else 0

    found = odds.of_attack(*duel(attack, defence), "melee-no")
    expected = pairs(wounds)
    assert found.wounds == {number: chance for number, chance in expected.items() if number}


@pytest.mark.clause("screen.zone.odds")
@pytest.mark.parametrize(("attack", "defence"), NUMBERS)
def test_zones__by_the_reversed_digits_of_the_rolls_that_hit(attack: int, defence: int) -> None:
    def zone(a: int, b: int) -> str:
        return reversed_zone(a) if levels(a, attack) > levels(b, defence) else ""

    found = odds.of_attack(*duel(attack, defence), "melee-no")
    assert found.zones == {zone: chance for zone, chance in pairs(zone).items() if zone}


@pytest.mark.clause("screen.zone.odds")
@pytest.mark.parametrize("number", [5, 15, 45, 60, 95, 120])
def test_zones__of_a_shot_given_its_target_number(number: int) -> None:
    """The catalogue's table, from the dice alone; below five it is the sure rolls that hit."""
    hit = icepool.map(lambda roll: reversed_zone(roll) if sure(roll, number) else icepool.Reroll, D100)
    assert services.zones(number) == chances(hit)


@pytest.mark.clause("screen.crit.odds")
@pytest.mark.clause("screen.crit.condition")
@pytest.mark.parametrize(("attack", "defence"), NUMBERS)
def test_criticals_and_fumbles__both_own_roll_and_outcome(attack: int, defence: int) -> None:
    def luck(a: int, b: int) -> str:
        won = levels(a, attack) > levels(b, defence)
        if not double(a) or sure(a, attack) != won:
            return ""
        return "critical" if won else "fumble"

    found = odds.of_attack(*duel(attack, defence), "melee-no")
    expected = pairs(luck)
    assert (found.critical, found.fumble) == (expected.get("critical", 0), expected.get("fumble", 0))


@pytest.mark.clause("screen.melee.counter")
@pytest.mark.parametrize(("attack", "defence"), NUMBERS)
def test_counter__its_wounds_by_margin_and_the_defenders_own_roll(attack: int, defence: int) -> None:
    """Back with a sword (3 + 4) against toughness 4 and Darya's mail: head 1, arms and body 2, legs 1."""
    worn = {"head": 1, "arm_off": 2, "arm_main": 2, "body": 2, "leg_left": 1, "leg_right": 1}

    def wounds(a: int, b: int) -> int:
        margin = levels(b, defence) - levels(a, attack)
        return max(1, 3 + 4 + margin - 4 - worn[reversed_zone(b)]) if margin >= 2 else 0

    found = odds.of_attack(*duel(attack, defence), "melee-no")
    assert found.taken == {number: chance for number, chance in pairs(wounds).items() if number}


@pytest.mark.clause("screen.crit.effect")
@pytest.mark.parametrize("zone", ["head", "arm_main", "body", "leg_left"])
@pytest.mark.parametrize("excess", [1, 8, 15])
def test_critical_rows__of_a_die_and_the_excess(zone: str, excess: int) -> None:
    expected = chances((D100 + excess).map(lambda total: critical_row(zone, total)["name"]))
    assert services.critical_rows(zone, excess) == expected
