"""Which totals a part of an army can come to, exactly and fast (surface.battle.approximation).

Strengths become whole numbers by their common measure, and what can be reached are their sums (sums.py). Where the
measure is so fine that they would be too long, there are few groups, and the totals are listed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Final, Protocol

from podzem.core.errors import Malformed
from podzem.systems.surface.chapters.battles.sums import nearer, sums_of

LONGEST: Final = 1 << 25
"""Bits of a set of totals; beyond it totals are listed."""
MOST_LISTED: Final = 1 << 18

Lot = tuple[int, Fraction]
"""So many of this strength each."""


class Totals(Protocol):
    """A set of whole totals."""

    def has(self, total: int) -> bool:
        """Whether it can be reached."""

    def around(self, due: Fraction) -> list[int]:
        """The totals nearest to an amount, one or two, the smaller first."""


class Listed:
    """Totals in a row."""

    def __init__(self, totals: set[int]) -> None:
        self.totals = totals
        self._sorted: list[int] = []

    def has(self, total: int) -> bool:
        """Whether it is among them."""
        return total in self.totals

    def around(self, due: Fraction) -> list[int]:
        """The neighbours of the amount in the row."""
        row = self._sorted = self._sorted or sorted(self.totals)
        place = min(bisect_left(row, due), len(row) - 1)
        return nearer(due, row[max(place - 1, 0)] if row[place] > due else row[place], row[place])


class Reach:
    """What each tail of a row of lots can come to, as whole multiples of `measure`."""

    def __init__(self, lots: Sequence[Lot]) -> None:
        self.measure = common_measure(lots)
        self.sizes = [size for size, _ in lots]
        self.weights = _weights(lots, self.measure)
        self.whole = sum(size * weight for size, weight in zip(self.sizes, self.weights))
        """The total of everything."""
        self._tails: list[Totals] = []
        self._all = self.tails[0] if self.whole > LONGEST else sums_of(_by_weight(self.sizes, self.weights))

    @property
    def tails(self) -> list[Totals]:
        """The totals of all lots, of all but the first, …, of none; needed only where somebody chooses."""
        if not self._tails:
            listed = self.whole > LONGEST
            self._tails = (_listed_tails if listed else _summed_tails)(self.sizes, self.weights)
        return self._tails

    def nearest(self, due: Fraction) -> list[int]:
        """The nearest totals; what exceeds the whole army takes the whole army (surface.battle.losses_due)."""
        amount = due / self.measure
        return [self.whole] if amount >= self.whole else self._all.around(amount)

    def counts(self, place: int, total: int) -> list[int]:
        """How many of a lot may be among losses of this total, made up from this lot on, fewest first."""
        weight, rest = self.weights[place], self.tails[place + 1]
        most = min(self.sizes[place], total // weight)
        return [count for count in range(most + 1) if rest.has(total - count * weight)]

    def most(self, place: int, total: int) -> int:
        """The greatest of these counts, without listing them."""
        weight, rest = self.weights[place], self.tails[place + 1]
        count = min(self.sizes[place], total // weight)
        while not rest.has(total - count * weight):
            count -= 1
        return count


def common_measure(lots: Sequence[Lot]) -> Fraction:
    """The largest strength of which all are whole multiples."""
    below = lcm(*(strength.denominator for _, strength in lots))
    above = gcd(*_weights(lots, Fraction(1, below)))
    return Fraction(above or 1, below)


def _weights(lots: Sequence[Lot], measure: Fraction) -> list[int]:
    """The strengths in a measure of which they are whole multiples."""
    above, below = measure.numerator, measure.denominator
    return [strength.numerator * below // (strength.denominator * above) for _, strength in lots]


def is_countable(lots: Sequence[Lot]) -> bool:
    """Whether their totals can be told in the memory and time of a game."""
    measure = common_measure(lots)
    return _length(lots, measure) <= LONGEST or _ways([size for size, _ in lots]) <= MOST_LISTED


def _length(lots: Sequence[Lot], measure: Fraction) -> int:
    return int(sum(size * strength for size, strength in lots) / measure)


def _ways(sizes: Sequence[int]) -> int:
    ways = 1
    for size in sizes:
        ways *= size + 1
    return ways


def _by_weight(sizes: Sequence[int], weights: Sequence[int]) -> dict[int, int]:
    """How many there are of each weight."""
    found: dict[int, int] = {}
    for size, weight in zip(sizes, weights):
        found[weight] = found.get(weight, 0) + size
    return found


def _summed_tails(sizes: list[int], weights: list[int]) -> list[Totals]:
    tail = sums_of({})
    tails: list[Totals] = [tail]
    for place in reversed(range(len(sizes))):
        size, weight = sizes[place], weights[place]
        taken = tail.takes(weight)
        tail = tail.with_more(size, weight) if taken else sums_of(_by_weight(sizes[place:], weights[place:]))
        tails.append(tail)
    return tails[::-1]


def _listed_tails(sizes: list[int], weights: list[int]) -> list[Totals]:
    if _ways(sizes) > MOST_LISTED:
        raise Malformed("the strengths of this army have no common measure that can be counted with")
    totals = {0}
    tails: list[Totals] = [Listed(totals)]
    for size, weight in zip(reversed(sizes), reversed(weights)):
        totals = {total + count * weight for total in totals for count in range(size + 1)}
        tails.append(Listed(totals))
    return tails[::-1]
