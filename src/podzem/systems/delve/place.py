"""Where somebody or something is: a square of a level (delve.map.squares)."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzem.core import record
from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural, read_whole
from podzem.world.describing.squares import Square


class Place(NamedTuple):
    """A square by its depth, column and row; depth 0 is outside."""

    depth: int
    x: int
    y: int

    @property
    def square(self) -> Square:
        """The square on its level."""
        return self.x, self.y


OUTSIDE: Final = Place(0, 0, 0)


def write_place(place: Place) -> str:
    """A place as one word: `1:4,3`."""
    return f"{place.depth}:{place.x},{place.y}"


def read_place(text: str) -> Place:
    """A place from its word."""
    depth, colon, square = text.partition(":")
    x, comma, y = square.partition(",")
    numbers = read_natural(depth), read_whole(x), read_whole(y)
    if not (colon and comma) or None in numbers:
        raise Malformed(f"{text!r} is no place: a depth and a square such as 1:4,3 were expected")
    return Place(*(number or 0 for number in numbers))


record.spell(Place, write_place, read_place)
