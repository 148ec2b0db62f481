"""The ground of an imagined level while it is drawn: which area has each cell, where an edge is already taken."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.dice import Dice
from podzem.world.points import STEPS, Cell, Rect

Side = tuple[str, Rect]


def cells_in(rect: Rect) -> list[Cell]:
    """The cells of a rectangle."""
    x, y, width, height = rect
    return [(column, row) for row in range(y, y + height) for column in range(x, x + width)]


def strip_beyond(rect: Rect, side: str, deep: int = 1) -> Rect:
    """The cells right behind one side of a rectangle, so many deep."""
    x, y, width, height = rect
    if side == "N":
        return x, y - deep, width, deep
    if side == "S":
        return x, y + height, width, deep
    return (x - deep, y, deep, height) if side == "W" else (x + width, y, deep, height)


def joined(rect: Rect, strip: Rect) -> Rect:
    """The rectangle around two that touch along a whole side."""
    west, north = min(rect[0], strip[0]), min(rect[1], strip[1])
    east, south = max(rect[0] + rect[2], strip[0] + strip[2]), max(rect[1] + rect[3], strip[1] + strip[3])
    return west, north, east - west, south - north


def beyond(cell: Cell, side: str) -> Cell:
    """The neighbour on that side."""
    dx, dy = STEPS[side]
    return cell[0] + dx, cell[1] + dy


def edge_of(cell: Cell, side: str) -> tuple[str, Cell]:
    """One name for an edge, from whichever side it is asked."""
    return ("NS" if side in "NS" else "EW", max(cell, beyond(cell, side)))


@dataclass
class Plan:
    """A level as it grows."""

    dice: Dice
    seen: dict[Cell, int]
    owner: dict[Cell, str] = field(default_factory=dict)
    rects: dict[str, list[Rect]] = field(default_factory=dict)
    kinds: dict[str, str] = field(default_factory=dict)
    edges: set[tuple[str, Cell]] = field(default_factory=set)
    """Edges on which an opening stands."""
    rock: set[Cell] = field(default_factory=set)
    """Where nothing may lie."""

    def lay(self, area: str, rect: Rect) -> None:
        """A rectangle becomes part of an area."""
        self.rects.setdefault(area, []).append(rect)
        self.owner.update(dict.fromkeys(cells_in(rect), area))

    def is_free(self, rect: Rect) -> bool:
        """Whether nothing lies in a rectangle."""
        return not any(cell in self.owner or cell in self.rock for cell in cells_in(rect))

    def fits(self, area: str, strip: Rect) -> bool:
        """Whether an area may go on over a strip: no wall that somebody saw may vanish by it."""
        return self.is_free(strip) and not any(self._shows(area, cell) for cell in cells_in(strip))

    def _shows(self, area: str, cell: Cell) -> bool:
        beside = [beyond(cell, side) for side in STEPS]
        return any(other in self.seen and self.owner.get(other) == area for other in beside)

    def up_to(self, most: int) -> int:
        """A number from 0."""
        return self.dice.face(most + 1) - 1

    def chance(self, of: int) -> bool:
        """One case of so many."""
        return self.dice.face(of) == 1
