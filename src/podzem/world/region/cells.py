"""Cells of a region (surface.core.directions): x grows east, y south, from 0; steps go north, east, south, west."""

from __future__ import annotations

from typing import Final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural
from podzem.world.points import DIRECTIONS, STEPS

Cell = tuple[int, int]

SIDES: Final = DIRECTIONS
"""North, east, south, west: clockwise."""


def beside(cell: Cell, side: str) -> Cell:
    """The cell one step away."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def around(cell: Cell) -> list[Cell]:
    """The four cells beside one, north, east, south, west; some may lie off the map."""
    x, y = cell
    return [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]


def apart(a: Cell, b: Cell) -> int:
    """The distance of two cells in steps."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def side_towards(a: Cell, b: Cell) -> str:
    """The side of a cell on which its neighbour lies; empty when they are no neighbours."""
    return _SIDE_OF.get((b[0] - a[0], b[1] - a[1]), "")


def turned(side: str, quarters: int) -> str:
    """The side so many quarters clockwise: 1 right, 2 back, 3 left."""
    return SIDES[(SIDES.index(side) + quarters) % 4]


def write_cell(cell: Cell) -> str:
    """A cell as people read it: `3,2`."""
    return f"{cell[0]},{cell[1]}"


def read_cell(text: str) -> Cell:
    """The cell of a text like `3,2`."""
    west, _, north = text.partition(",")
    x, y = read_natural(west), read_natural(north)
    if x is None or y is None:
        raise Malformed(f"a cell is written like 3,2 and not like {text[:40]!r}")
    return x, y


_SIDE_OF: Final = {step: side for side, step in STEPS.items()}
