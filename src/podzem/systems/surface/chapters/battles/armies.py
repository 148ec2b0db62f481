"""Armies and their units: a group of alike ones is a unit with a count, whether or not they have names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

from podzem.core.copying import copied
from podzem.core.numbers import read_natural

MAN: Final = "man"
PEASANT: Final = "peasant"
HORSEMAN: Final = "horseman"
CREATURE: Final = "creature"
BURDEN: Final = "burden"
ENGINE: Final = "engine"
KINDS: Final = (MAN, PEASANT, HORSEMAN, CREATURE, BURDEN, ENGINE)
NONE: Final = Fraction(0)


@dataclass
class Unit:
    """A group of alike fighters of an army."""

    kind: str
    """How it counts in T11: man, peasant, horseman, creature by level, burden, engine."""
    count: int = 1
    level: int = 1
    type: str = ""
    """What they are: a row of the bestiary or of the companions."""
    items: Fraction = NONE
    """Condition items of each, or their average (surface.battle.large_numbers)."""
    strength: Fraction | None = None
    """Its own strength, where the data give one."""
    armoured: bool = False
    """Whether they wear mail or better."""
    loyalty: int = 0
    speed: int = 0
    sector: int = 1
    members: list[int] = field(default_factory=list)
    """Who they are, in roster order, where they have numbers; else the count says it all."""

    def copy(self) -> Unit:
        """An equal unit that shares nothing."""
        return copied(self)


def is_like(one: Unit, other: Unit) -> bool:
    """Whether two units may be counted as one: all but their number and their names is the same."""
    return _traits(one) == _traits(other)


def _traits(unit: Unit) -> tuple[object, ...]:
    return (*_kinds(unit), unit.items)


def _kinds(unit: Unit) -> tuple[object, ...]:
    return (unit.kind, unit.type, unit.level, unit.strength, unit.armoured, unit.loyalty, unit.speed, unit.sector)


def grouped(units: list[Unit]) -> list[Unit]:
    """Alike ones together, each group where its first one stood (surface.battle.large_numbers)."""
    groups: dict[tuple[object, ...], Unit] = {}
    for unit in units:
        same = groups.setdefault(_traits(unit), unit)
        if same is not unit:
            same.count += unit.count
            same.members += unit.members
    return list(groups.values())


def may_merge(one: Unit, other: Unit) -> bool:
    """Whether only their condition items differ."""
    return one is not other and _kinds(one) == _kinds(other)


def merged(one: Unit, other: Unit) -> Unit:
    """Both as one group with the average of their condition items (surface.battle.large_numbers)."""
    both = one.copy()
    both.count += other.count
    both.items = (one.items * one.count + other.items * other.count) / both.count
    both.members += other.members
    return both


def take_from(unit: Unit, count: int) -> Unit:
    """So many leave a unit, in roster order."""
    part = unit.copy()
    part.count, part.members = count, unit.members[:count]
    unit.count, unit.members = unit.count - count, unit.members[count:]
    return part


def unit_name(side: str, units: Sequence[Unit], place: int) -> str:
    """How decisions and events name a unit: one of the party by his own name, others by place: `others.2`."""
    return units[place].type if "." in units[place].type else f"{side}.{place + 1}"


def place_of(units: Sequence[Unit], name: str) -> int:
    """The place of a unit in its army, by its name; -1 or beyond the last where there is none."""
    named = (place for place, unit in enumerate(units) if unit.type == name)
    return next(named, (read_natural(name.rpartition(".")[2]) or 0) - 1)
