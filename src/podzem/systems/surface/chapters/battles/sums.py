"""The sums that many alike weights of a few kinds can come to (surface.battle.approximation).

Seen from either end the sums look alike, since what is left out is a sum as well. And with a few light weights among
them there is a number from which on every sum can be reached, until as far before the end. So only the edge below that
number is kept, as the set bits of a number, and a thousand more of a kind cost no more than one.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import gcd
from typing import Final, final

_MIRRORED: Final = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


@final
class Sums:
    """Sums from 0 to `whole`, counted in steps: each from `solid` on until as far before the end, below it by bits."""

    def __init__(self, step: int, whole: int, edge: int, solid: int) -> None:
        self.step = step
        self.whole = whole
        self.edge = edge
        self.solid = solid
        self._bytes = b""

    def has(self, total: int) -> bool:
        """Whether it can be reached; bytes are looked up at once, a long number would be shifted each time."""
        place, rest = divmod(total, self.step)
        near = min(place, self.whole - place)
        if rest or near < 0:
            return False
        return near >= self.solid or self._is_set(near)

    def _is_set(self, place: int) -> bool:
        if not self._bytes:
            self._bytes = self.edge.to_bytes(self.solid // 8 + 1, "little")
        return self._bytes[place >> 3] >> (place & 7) & 1 == 1

    def around(self, due: Fraction) -> list[int]:
        """The sums nearest to an amount that is not beyond the whole, one or two, the smaller first."""
        below = self.step * (self.whole - self._from(self.whole - due.__floor__() // self.step))
        above = self.step * self._from(-(-due.__ceil__() // self.step))
        return nearer(due, below, above)

    def _from(self, place: int) -> int:
        """The lowest one from a place on."""
        if place < self.solid:
            rest = self.edge >> place
            if rest:
                return place + (rest & -rest).bit_length() - 1
            place = self.solid
        if place <= self.whole - self.solid:
            return place
        return self.whole - (self.edge & _ones(self.whole - place + 1)).bit_length() + 1

    def takes(self, weight: int) -> bool:
        """Whether its solid part is so long that with more of this weight it stays solid."""
        return weight % self.step == 0 and weight // self.step <= self.whole - 2 * self.solid + 1

    def with_more(self, size: int, weight: int) -> Sums:
        """With none to all of so many more of a weight, which is a number of steps."""
        width = weight // self.step
        whole = self.whole + size * width
        if self.takes(weight):
            return _trimmed(self.step, whole, _spread(self.edge, size, width, self.solid), self.solid)
        half = whole // 2 + 1
        return _trimmed(self.step, whole, _spread(self._all(), size, width, half), half)

    def _all(self) -> int:
        """All sums as the bits of one number."""
        half = self.whole // 2 + 1
        lower = self.edge | _ones(half) ^ _ones(self.solid)
        return lower | _mirrored(lower, half) << (self.whole - half + 1)


def sums_of(sizes: Mapping[int, int]) -> Sums:
    """The sums of so many of each weight, the lightest first: with them the sums are soon solid."""
    step = gcd(*sizes) or 1
    found = Sums(step, 0, 0, 0)
    for weight in sorted(sizes):
        found = found.with_more(sizes[weight], weight)
    return found


def nearer(due: Fraction, below: int, above: int) -> list[int]:
    """Which of two sums is nearer to an amount between them; both where they are equally near."""
    if below == above or due - below < above - due:
        return [below]
    return [above] if above - due < due - below else [below, above]


def _spread(bits: int, size: int, width: int, length: int) -> int:
    """The sums with none to all of a kind added, as far as the length: by ones, twos, fours, and the rest."""
    size, part, kept = min(size, length // width), 1, _ones(length)
    bits &= kept
    while size > 0:
        taken = min(part, size)
        bits |= bits << (taken * width) & kept
        size -= taken
        part *= 2
    return bits


def _trimmed(step: int, whole: int, edge: int, length: int) -> Sums:
    """The edge without what is solid at its upper end."""
    solid = (edge ^ _ones(length)).bit_length()
    return Sums(step, whole, edge & _ones(solid), solid)


def _ones(length: int) -> int:
    return (1 << length) - 1


def _mirrored(bits: int, length: int) -> int:
    """The bits in the opposite order."""
    size = length // 8 + 1
    turned = bits.to_bytes(size, "little").translate(_MIRRORED)
    return int.from_bytes(turned, "big") >> (8 * size - length)
