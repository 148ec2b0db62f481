"""Whom an army loses: the nearest total, chosen by its owner in small questions (surface.battle.approximation).

First the total, where two are equally near; then, from the lowest level up and in roster order, how many of each unit.
A number that can be many things is asked by ranges, so that no question is long. What leaves no choice is not asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from typing import Final

from podzem.core.copying import copied
from podzem.systems.surface.chapters.battles.armies import Unit, take_from
from podzem.systems.surface.chapters.battles.nearest import Lot, Reach
from podzem.systems.surface.chapters.battles.strength import of_one

CLAUSE: Final = "surface.battle.approximation"
OPEN_TOTAL: Final = Fraction(-1)
MOST_OFFERED: Final = 10
"""Answers to one question about a number."""
KEPT: Final = 16
ALL: Final = 0
"""Every sector of the field."""

Range = tuple[int, int]
"""From so many to so many."""


@dataclass
class Toll:
    """What an army has to lose, as far as its owner has chosen."""

    due: Fraction
    total: Fraction = OPEN_TOTAL
    lost: dict[int, int] = field(default_factory=dict)
    """How many of which unit, by its place in the army."""
    least: int = 0
    """Of the unit that is asked about now."""
    most: int = -1

    def copy(self) -> Toll:
        """An equal toll that shares nothing."""
        return copied(self)


class Reckoning:
    """The units of an army that count, in the order in which they are given up, and what they can come to."""

    def __init__(self, units: Sequence[Unit], scale: str, walls: bool = False, sector: int = ALL) -> None:
        strengths = [of_one(unit, scale, walls) for unit in units]
        places = [place for place, unit in enumerate(units) if strengths[place] > 0 and _counts_in(unit, sector)]
        self.order = sorted(places, key=lambda place: (units[place].level, place))
        self.reach = _reach(tuple((units[place].count, strengths[place]) for place in self.order))

    @property
    def whole(self) -> Fraction:
        """What all of them are worth."""
        return self.reach.whole * self.reach.measure

    def totals(self, due: Fraction) -> list[Fraction]:
        """The totals nearest to what is due, the smaller first."""
        return [total * self.reach.measure for total in self.reach.nearest(due)]

    def unit_asked(self, toll: Toll) -> int:
        """The unit whose number is to be chosen next; -1 when all are."""
        return next((place for place in self.order if place not in toll.lost), -1)

    def ranges(self, toll: Toll) -> list[Range]:
        """Between which numbers the owner may choose for this unit."""
        return _ranges([count for count in self._counts(toll) if toll.least <= count <= self._most(toll)])

    def _most(self, toll: Toll) -> int:
        return toll.most if toll.most >= 0 else max(self.reach.sizes, default=0)

    def _counts(self, toll: Toll) -> list[int]:
        asked = len(toll.lost)
        return self.reach.counts(asked, self._left(toll))

    def _left(self, toll: Toll) -> int:
        given = sum(
            toll.lost[place] * weight for place, weight in zip(self.order, self.reach.weights[: len(toll.lost)])
        )
        return int(toll.total / self.reach.measure) - given

    def settle(self, toll: Toll) -> None:
        """Answer what has one answer alone."""
        if toll.total == OPEN_TOTAL:
            totals = self.totals(toll.due)
            if len(totals) > 1:
                return
            toll.total = totals[0]
        while self.unit_asked(toll) >= 0:
            ranges = self.ranges(toll)
            if len(ranges) > 1:
                return
            self.answer(toll, ranges[0])

    def answer(self, toll: Toll, chosen: Range) -> None:
        """A number for the unit that is asked about, or a narrower range of numbers."""
        toll.least, toll.most = chosen
        if chosen[0] == chosen[1]:
            toll.lost[self.unit_asked(toll)] = chosen[0]
            toll.least, toll.most = 0, -1

    def by_itself(self, due: Fraction) -> Toll:
        """The automatic owner: the smaller total, the lowest levels, roster order."""
        toll = Toll(due, self.totals(due)[0])
        for asked, place in enumerate(self.order):
            toll.lost[place] = self.reach.most(asked, self._left(toll))
        return toll


def _counts_in(unit: Unit, sector: int) -> bool:
    return unit.count > 0 and sector in (ALL, unit.sector)


@lru_cache(maxsize=KEPT)
def _reach(lots: tuple[Lot, ...]) -> Reach:
    return Reach(lots)


def _ranges(counts: list[int]) -> list[Range]:
    """Each number by itself, or a few ranges of them."""
    if len(counts) <= MOST_OFFERED:
        return [(count, count) for count in counts]
    width = -(-len(counts) // MOST_OFFERED)
    parts = [counts[first : first + width] for first in range(0, len(counts), width)]
    return [(part[0], part[-1]) for part in parts]


def is_chosen(reckoning: Reckoning, toll: Toll) -> bool:
    """Whether nothing is left to ask."""
    return toll.total != OPEN_TOTAL and reckoning.unit_asked(toll) < 0


def take_off(units: list[Unit], toll: Toll) -> list[Unit]:
    """The lost leave the army, the first of each unit's roster; a unit of those who left."""
    gone: list[Unit] = []
    for place, count in sorted(toll.lost.items()):
        if count:
            gone.append(take_from(units[place], count))
    return gone
