"""Exact odds of single throws, for whoever asks: the rules' own functions over every face (screen.odds.services)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from typing import Final, TypeVar

from podzem.core.setting import Setting
from podzem.systems.screen.chapters.attacks import COUNTER
from podzem.systems.screen.chapters.criticals import is_critical
from podzem.systems.screen.chapters.damage import zone_at
from podzem.systems.screen.chapters.defending import counter_levels
from podzem.systems.screen.chapters.fumbles import is_fumble
from podzem.systems.screen.chapters.tests import LOSE, SIDES, TIE, WIN, Judged, compared, judged, reversed_roll
from podzem.systems.screen.data import FUMBLES, RULES, critical_row, row_at
from podzem.systems.screen.setting import read_setting

USUAL: Final = read_setting(1, {})
DIE: Final = 10
T = TypeVar("T")


def _spread(found: Iterable[T]) -> dict[T, Fraction]:
    counts = Counter(found)
    whole = sum(counts.values())
    return {name: Fraction(count, whole) for name, count in counts.items()}


def rolls(number: int, flat: int = 0, setting: Setting = USUAL) -> list[Judged]:
    """The hundred rolls of a test, judged."""
    return [judged(setting, roll, number, flat) for roll in range(1, SIDES + 1)]


def success(number: int, setting: Setting = USUAL) -> Fraction:
    """The chance that a simple test succeeds."""
    return Fraction(sum(roll.success for roll in rolls(number, setting=setting)), SIDES)


def opposed(
    number: int, other: int, flat: int = 0, other_flat: int = 0, setting: Setting = USUAL
) -> dict[str, Fraction]:
    """How an opposed attack may end, and what its rolls bring (screen.odds.opposed)."""
    counts = dict.fromkeys((WIN, TIE, LOSE, "window", "critical", "fumble", "counter_critical"), 0)
    answers = rolls(other, other_flat, setting)
    for mine in rolls(number, flat, setting):
        for answer in answers:
            outcome, margin = compared(setting, mine, answer)
            counts[outcome] += 1
            window = outcome == LOSE and counter_levels(setting, answer.sl, margin) >= COUNTER
            counts["window"] += window
            counts["counter_critical"] += window and _is_critical(setting, answer, True)
            counts["critical"] += _is_critical(setting, mine, outcome == WIN)
            counts["fumble"] += is_fumble(setting, mine, outcome == WIN)
    return {name: Fraction(count, SIDES * SIDES) for name, count in counts.items()}


def zones(number: int, setting: Setting = USUAL) -> dict[str, Fraction]:
    """Where a simple test hits, if it does: low rolls reverse into low units (screen.zone.odds)."""
    return _spread(zone_at(reversed_roll(roll.roll)) for roll in rolls(number, setting=setting) if roll.success)


def criticals(number: int, piercing: bool = False, setting: Setting = USUAL) -> Fraction:
    """The chance that a simple attack is critical (screen.crit.odds)."""
    found = rolls(number, setting=setting)
    return Fraction(sum(_is_critical(setting, roll, roll.success, piercing) for roll in found), SIDES)


def _is_critical(setting: Setting, roll: Judged, hit: bool, piercing: bool = False) -> bool:
    return is_critical(setting, piercing, roll.roll, roll.success, hit, roll.double)


def fumbles(number: int, setting: Setting = USUAL) -> Fraction:
    """The chance that a simple attack fumbles (screen.crit.odds)."""
    return Fraction(sum(is_fumble(setting, roll, roll.success) for roll in rolls(number, setting=setting)), SIDES)


def misfires() -> dict[str, Fraction]:
    """What a misfire brings."""
    return _spread(str(row_at(FUMBLES["misfire"], face)["name"]) for face in range(1, SIDES + 1))


def initiative(bonus: int, other: int) -> dict[str, Fraction]:
    """Who of two goes first by the dice alone."""
    faces = range(1, DIE + 1)
    return _spread(
        WIN if a + bonus > b + other else TIE if a + bonus == b + other else LOSE for a in faces for b in faces
    )


def scatter(yards: int) -> dict[int, Fraction]:
    """How far from its target a missed throw lands, if it has a direction (screen.scatter.distance)."""
    most = yards // int(RULES["scatter"]["divisor"])
    faces = range(1, DIE + 1)
    return _spread(min(most, a + b) for a in faces for b in faces)


def critical_rows(zone: str, excess: int) -> dict[str, Fraction]:
    """The rows of a zone's table for an excess."""
    return _spread(str(critical_row(zone, face + excess)["name"]) for face in range(1, SIDES + 1))
