"""A level as the bot's view shows it: known cells, walls, doors, and how far it is from here to there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Final

from podzem.site.shapes import LevelView, OpeningView

Cell = tuple[int, int]
STEPS: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
UNKNOWN: Final = "0"
FAR: Final = 40
GROPE: Final = 6
"""How far one looks for known ground around a place in the dark."""


def cells_at(point: Iterable[float]) -> list[Cell]:
    """The cells that touch a point in hs: one, or those around an edge or corner."""
    x, y = point
    columns = [int(x // 1)] if x % 1 else [int(x) - 1, int(x)]
    rows = [int(y // 1)] if y % 1 else [int(y) - 1, int(y)]
    return [(column, row) for row in rows for column in columns]


class Chart:
    """What is known of one level; built from a view, never from the truth."""

    def __init__(self, level: LevelView, exit_id: str = "") -> None:
        self.level = level
        self.west, self.north, _, _ = level.bounds
        self.rows: list[str] = level.seen
        self.exit_id = exit_id
        self.walls: set[tuple[Cell, Cell]] = set()
        self.doors: dict[tuple[Cell, Cell], OpeningView] = {}
        for x1, y1, x2, _ in level.walls:
            self._bar((x1, y1), (x1 - 1, y1) if x1 == x2 else (x1, y1 - 1))
        for opening in level.openings:
            for here, there in _sides(opening):
                self.doors[here, there] = self.doors[there, here] = opening

    def _bar(self, here: Cell, there: Cell) -> None:
        self.walls |= {(here, there), (there, here)}

    def here(self, point: Iterable[float]) -> list[Cell]:
        """The known cells that touch a point, or lie nearest to it when it was reached in the dark."""
        touched = cells_at(point)
        known = [cell for cell in touched if self.is_known(cell)]
        return known or self._nearest(touched[0])

    def standing(self, point: Iterable[float], people: Iterable[Iterable[float]]) -> list[Cell]:
        """Those that a group stands in: on the line of a shut door only those on the side where its people are."""
        here = self.here(point)
        shut = (opening for opening in self.level.openings if not is_open(opening))
        if len(here) < 2 or not any(cell in here for opening in shut for cell in self.beside(opening)):
            return here
        spots = [(x, y) for x, y in people]
        own = min(here, key=lambda cell: sum(abs(cell[0] + 0.5 - x) + abs(cell[1] + 0.5 - y) for x, y in spots))
        reached = self.distances([own], going_out=True)
        return [cell for cell in here if cell in reached]

    def _nearest(self, cell: Cell) -> list[Cell]:
        x, y = cell
        near = [(x + dx, y + dy) for dx in range(-GROPE, GROPE + 1) for dy in range(-GROPE, GROPE + 1)]
        known = [other for other in near if self.is_known(other)]
        return sorted(known, key=lambda other: (abs(other[0] - x) + abs(other[1] - y), other))[:1]

    def is_known(self, cell: Cell) -> bool:
        """Whether the cell was ever seen."""
        column, row = cell[0] - self.west, cell[1] - self.north
        is_inside = 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row])
        return is_inside and bool(self.rows[row][column] != UNKNOWN)

    def can_cross(self, here: Cell, there: Cell, going_out: bool) -> bool:
        """Whether the edge between two cells can be walked, as far as is known."""
        if (here, there) in self.walls and (here, there) not in self.doors:
            return False
        opening = self.doors.get((here, there))
        if opening is None:
            return True
        if opening.id == self.exit_id and not going_out:
            return False
        return is_open(opening)

    def distances(self, sources: Iterable[Cell], going_out: bool = False) -> dict[Cell, int]:
        """Steps from the nearest of some cells to every cell that can be reached over known ground."""
        found = dict.fromkeys(sources, 0)
        waiting = deque(found)
        while waiting:
            here = waiting.popleft()
            for dx, dy in STEPS.values():
                there = (here[0] + dx, here[1] + dy)
                if there not in found and self.is_known(there) and self.can_cross(here, there, going_out):
                    found[there] = found[here] + 1
                    waiting.append(there)
        return found

    def frontier(self, reached: Iterable[Cell]) -> list[Cell]:
        """Cells from which one steps into the unknown."""
        return [cell for cell in reached if any(self._is_edge(cell, step) for step in STEPS.values())]

    def _is_edge(self, cell: Cell, step: Cell) -> bool:
        there = (cell[0] + step[0], cell[1] + step[1])
        return not self.is_known(there) and self.can_cross(cell, there, False)

    def into_unknown(self, cells: Iterable[Cell], usual: str) -> str:
        """The direction in which unknown ground lies, the usual one first."""
        names = [usual, *(name for name in STEPS if name != usual)]
        here = list(cells)
        return next((name for name in names if any(self._is_edge(cell, STEPS[name]) for cell in here)), "")

    def steps_out(self, cells: Iterable[Cell], direction: str) -> int:
        """How many steps straight on lead out by the entrance; a large number when they do not."""
        dx, dy = STEPS[direction]
        found = FAR
        for x, y in cells:
            for step in range(FAR):
                here, there = (x + step * dx, y + step * dy), (x + step * dx + dx, y + step * dy + dy)
                if (here, there) in self.walls and (here, there) not in self.doors:
                    break
                opening = self.doors.get((here, there))
                if opening is not None and opening.id == self.exit_id:
                    found = min(found, step)
                    break
        return found

    def beside(self, opening: OpeningView) -> list[Cell]:
        """The cells on both sides of an opening."""
        return [cell for pair in _sides(opening) for cell in pair]


def is_open(opening: OpeningView) -> bool:
    """Whether one can go through: a gap, an arch, an open or broken door, or one that swings freely."""
    door = opening.door
    return door is None or door.open or door.broken or door.kind in ("arch", "free")


def _sides(opening: OpeningView) -> list[tuple[Cell, Cell]]:
    """Pairs of cells that an opening joins."""
    x, y = opening.at
    width = int(opening.width)
    if opening.dir in "EW":
        top = int(y - width / 2)
        return [((int(x) - 1, top + step), (int(x), top + step)) for step in range(width)]
    left = int(x - width / 2)
    return [((left + step, int(y) - 1), (left + step, int(y))) for step in range(width)]
