"""Battle strength: a man is 1, creatures count by level, condition items take tenths (surface.battle.strength, T11)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from functools import lru_cache
from typing import Final

from podzem.systems.surface.chapters.battles.armies import CREATURE, ENGINE, NONE, Unit
from podzem.systems.surface.chapters.battles.tables import TABLES

CLAUSE: Final = "surface.battle.strength"
QUADRATIC: Final = "quadratic"
LINEAR: Final = "linear"
SCALES: Final = (QUADRATIC, LINEAR, "table")
BY_KIND: Final = {kind: Fraction(value) for kind, value in TABLES["strength"].items() if kind != "clause"}
BY_LEVEL: Final[list[int]] = TABLES["scale"]["levels"]
KEPT: Final = 4096
USELESS_AT: Final[int] = TABLES["conditions"]["useless_at"]


def of_level(level: int, scale: str) -> Fraction:
    """A person or creature by level: squared, as it is, or by the table (surface.battle.strength_scale)."""
    if scale == QUADRATIC:
        return _squared(level)
    if scale == LINEAR:
        return Fraction(level)
    return Fraction(BY_LEVEL[min(level, len(BY_LEVEL)) - 1] if level > 0 else 0)


@lru_cache(maxsize=KEPT)
def _squared(level: int) -> Fraction:
    return Fraction(level * level)


def in_health(unit: Unit, scale: str) -> Fraction:
    """What one of them is worth unhurt."""
    if unit.strength is not None:
        return unit.strength
    return of_level(unit.level, scale) if unit.kind == CREATURE else BY_KIND[unit.kind]


def of_one(unit: Unit, scale: str, walls: bool = False) -> Fraction:
    """What one of them is worth now: each condition item takes a tenth of his own strength, never below nothing."""
    if unit.kind == ENGINE and not walls:
        return NONE
    whole = in_health(unit, scale)
    return _less(whole, unit.items) if unit.items else whole


@lru_cache(maxsize=KEPT)
def _less(whole: Fraction, items: Fraction) -> Fraction:
    left = 1 - items / USELESS_AT
    return whole * left if left > 0 else NONE


def of_units(units: Iterable[Unit], scale: str, walls: bool = False) -> Fraction:
    """What all of them are worth together: first those whose worth has the same denominator, since these are many."""
    above: dict[int, int] = {}
    for unit in units:
        one = of_one(unit, scale, walls)
        above[one.denominator] = above.get(one.denominator, 0) + unit.count * one.numerator
    return sum((Fraction(all_of_them, below) for below, all_of_them in above.items()), NONE)
