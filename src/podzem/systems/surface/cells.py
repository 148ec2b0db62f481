"""Cells of the region map and the four directions (surface.core.directions)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from podzem.core.errors import Malformed
from podzem.core.numbers import read_whole

DIRECTIONS: Final = ("N", "E", "S", "W")
"""Clockwise from the north; a random direction is a d4 in this order (surface.core.dice)."""
_STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
_DIGITS: Final = 4
KEPT: Final = 1 << 16
"""So many texts and neighbours are remembered: maps are drawn in them, and every question about one asks again."""
LEFT: Final = -1
RIGHT: Final = 1
BACK: Final = 2


class Cell(NamedTuple):
    """A cell by its place from the west and from the north."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    def towards(self, direction: str) -> Cell:
        """The neighbour in a direction, on the map or not."""
        return _beside(self, direction)

    def moved(self, east: int, south: int) -> Cell:
        """The cell so far to the east and to the south."""
        return Cell(self.x + east, self.y + south)

    def away_from(self, other: tuple[int, int]) -> int:
        """How many steps lie between two cells."""
        return abs(self.x - other[0]) + abs(self.y - other[1])


@lru_cache(maxsize=KEPT)
def _beside(cell: Cell, direction: str) -> Cell:
    dx, dy = _STEPS[direction]
    return cell.moved(dx, dy)


@lru_cache(maxsize=KEPT)
def around(cell: Cell) -> tuple[Cell, ...]:
    """The four cells beside one, north, east, south, west, on the map or not."""
    return tuple([_beside(cell, direction) for direction in DIRECTIONS])


@lru_cache(maxsize=KEPT)
def read_cell(text: str) -> Cell:
    """The cell of a text like `3,2`."""
    numbers = [read_whole(part, _DIGITS) for part in text.split(",")]
    if len(numbers) != 2 or numbers[0] is None or numbers[1] is None:
        raise Malformed(f"a cell is written like 3,2 and not like {text!r}")
    return Cell(numbers[0], numbers[1])


def turned(direction: str, quarter: int) -> str:
    """The direction so many quarters to the right."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + quarter) % len(DIRECTIONS)]


def opposite(direction: str) -> str:
    """North for south, east for west."""
    return turned(direction, BACK)


def heading(cell: Cell, other: Cell) -> str:
    """The direction of a neighbour."""
    return next(direction for direction in DIRECTIONS if cell.towards(direction) == other)
