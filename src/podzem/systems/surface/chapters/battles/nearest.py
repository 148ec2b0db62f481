"""Which totals a part of an army can come to, exactly and fast (surface.battle.approximation).

Strengths become whole numbers by their common measure. The reachable totals are then the set bits of one long number,
and a group of a thousand alike is ten shifts. Where the measure is so fine that the number would be too long, there
are few groups, and the totals are listed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Final, Protocol

from podzem.core.errors import Malformed

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


class Bits:
    """Totals as the set bits of a number."""

    def __init__(self, bits: int) -> None:
        self.bits = bits
        self._bytes = b""

    def has(self, total: int) -> bool:
        """Whether its bit is set; bytes are looked up at once, a long number would be shifted each time."""
        if not self._bytes:
            self._bytes = self.bits.to_bytes(self.bits.bit_length() // 8 + 1, "little")
        return 0 <= total < 8 * len(self._bytes) and self._bytes[total >> 3] >> (total & 7) & 1 == 1

    def around(self, due: Fraction) -> list[int]:
        """The highest set bit up to the amount, the lowest from it, or both."""
        low, high = due.__floor__(), due.__ceil__()
        below = (self.bits & ((1 << (low + 1)) - 1)).bit_length() - 1
        rest = self.bits >> high
        above = high + (rest & -rest).bit_length() - 1 if rest else below
        return _nearer(due, below, above)


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
        return _nearer(due, row[max(place - 1, 0)] if row[place] > due else row[place], row[place])


def _nearer(due: Fraction, below: int, above: int) -> list[int]:
    if below == above or due - below < above - due:
        return [below]
    return [above] if above - due < due - below else [below, above]


class Reach:
    """What each tail of a row of lots can come to, as whole multiples of `measure`."""

    def __init__(self, lots: Sequence[Lot]) -> None:
        self.measure = common_measure(lots)
        self.sizes = [size for size, _ in lots]
        self.weights = [int(strength / self.measure) for _, strength in lots]
        self.tails: list[Totals] = _tails(self.sizes, self.weights)
        """The totals of all lots, of all but the first, …, of none."""

    @property
    def whole(self) -> int:
        """The total of everything."""
        return sum(size * weight for size, weight in zip(self.sizes, self.weights))

    def nearest(self, due: Fraction) -> list[int]:
        """The nearest totals; what exceeds the whole army takes the whole army (surface.battle.losses_due)."""
        amount = due / self.measure
        return [self.whole] if amount >= self.whole else self.tails[0].around(amount)

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
    above = gcd(*(int(strength * below) for _, strength in lots))
    return Fraction(above or 1, below)


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


def _tails(sizes: list[int], weights: list[int]) -> list[Totals]:
    if sum(size * weight for size, weight in zip(sizes, weights)) > LONGEST:
        return _listed_tails(sizes, weights)
    bits = 1
    tails: list[Totals] = [Bits(bits)]
    for size, weight in zip(reversed(sizes), reversed(weights)):
        bits = _with_lot(bits, size, weight)
        tails.append(Bits(bits))
    return tails[::-1]


def _with_lot(bits: int, size: int, weight: int) -> int:
    """The totals with none to all of a lot added: by ones, twos, fours, and the rest."""
    part = 1
    while size > 0:
        taken = min(part, size)
        bits |= bits << (taken * weight)
        size -= taken
        part *= 2
    return bits


def _listed_tails(sizes: list[int], weights: list[int]) -> list[Totals]:
    if _ways(sizes) > MOST_LISTED:
        raise Malformed("the strengths of this army have no common measure that can be counted with")
    totals = {0}
    tails: list[Totals] = [Listed(totals)]
    for size, weight in zip(reversed(sizes), reversed(weights)):
        totals = {total + count * weight for total in totals for count in range(size + 1)}
        tails.append(Listed(totals))
    return tails[::-1]
