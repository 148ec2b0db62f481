"""A straight line over the cells of a raster, in whole numbers only.

A line touches one cell after another. Where it runs exactly along the edges of cells it has one on each side, and is
free while either of them is; where it meets a corner it is free if it could pass on either side of that corner.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import final

from podzem.world.points import STEPS, Cell, Point
from podzem.world.raster import FREE, ROCK, Raster


@final
class Line:
    """The cells' edges that a line crosses strictly between its ends, each with how much of the line lies before it."""

    def __init__(self, a: Point, b: Point) -> None:
        self.dx = (b[0] > a[0]) - (b[0] < a[0])
        self.dy = (b[1] > a[1]) - (b[1] < a[1])
        self.along_x = self.dy == 0 and a[1] % 2 == 0
        """Whether it runs along the edges between two rows."""
        self.along_y = self.dx == 0 and a[0] % 2 == 0
        self.column, self.row = a[0] // 2, a[1] // 2
        """The cell to the south and east of the start; a line along an edge has it on one side."""
        self._wide, self._high = abs(b[0] - a[0]), abs(b[1] - a[1])
        self._x, self._y = 2 - a[0] % 2, 2 - a[1] % 2
        # an edge under the start itself is not crossed
        self.before = 0
        """The part of the line before the last crossing, over `of`."""
        self.of = 1

    def cross(self) -> tuple[int, int]:
        """The next crossing as a step in x and y, both at a corner; (0, 0) at the end of the line."""
        left_x, left_y = self._x < self._wide, self._y < self._high
        if not left_x and not left_y:
            return 0, 0
        order = self._x * self._high - self._y * self._wide if left_x and left_y else (-1 if left_x else 1)
        if order <= 0:
            self.before, self.of = self._x, self._wide
            self._x += 2
        else:
            self.before, self.of = self._y, self._high
        if order >= 0:
            self._y += 2
        return self.dx if order <= 0 else 0, self.dy if order >= 0 else 0


def touching(raster: Raster, p: Point) -> list[int]:
    """The cells that touch a point, rock left out: one, two on an edge, up to four at a corner."""
    x, y = p[0] // 2, p[1] // 2
    columns = (x,) if p[0] % 2 else (x - 1, x)
    rows = (y,) if p[1] % 2 else (y - 1, y)
    found = [raster.index(column, row) for row in rows for column in columns]
    return [index for index in found if raster.areas[index] != ROCK]


def is_split(raster: Raster, p: Point, area: int) -> bool:
    """Whether a wall inside an area runs through a point, so that it does not tell on which side somebody stands."""
    cells = [index for index in touching(raster, p) if raster.areas[index] == area]
    if len(cells) < 2:
        return False
    joined = [cells[0]]
    for index in joined:
        for dx, dy in STEPS.values():
            beside = index + dx + dy * raster.width
            if beside in cells and beside not in joined and raster.edge(index, dx, dy) == FREE:
                joined.append(beside)
    return len(joined) < len(cells)


@final
class Tracer:
    """Follows lines over a raster; `front` are the cells the line touches now."""

    def __init__(self, raster: Raster, closed: list[bool], smoke: Collection[Cell], on_foot: bool) -> None:
        self.raster = raster
        self.closed = closed
        """For each opening by its number, whether the line cannot pass."""
        self.smoke = smoke
        self.on_foot = on_foot
        self.starts: dict[tuple[Point, str], list[int]] = {}
        """The areas from which lines begin at a point, kept by the ground."""
        self.blocked_by = 0
        """The closed opening that was met, WALL or UNSEEN."""
        self.terrain = ""
        self.passed = 0
        """The opening that was passed with the last step, if any."""

    def first(self, a: Point, line: Line, areas: Collection[int]) -> list[int]:
        """The cells ahead of a point that belong to one of these areas; smoke hides whoever stands in it."""
        x, y = a[0] // 2, a[1] // 2
        ahead_x = x - 1 if a[0] % 2 == 0 and line.dx < 0 else x
        ahead_y = y - 1 if a[1] % 2 == 0 and line.dy < 0 else y
        found = [self.raster.index(ahead_x, ahead_y)]
        if line.along_x:
            found.append(self.raster.index(ahead_x, y - 1))
        if line.along_y:
            found.append(self.raster.index(x - 1, ahead_y))
        return [index for index in found if self.raster.areas[index] in areas and not self._is_hidden(index)]

    def follow(self, front: list[int], dx: int, dy: int, line: Line) -> list[int]:
        """The cells after a crossing; none when the line is blocked there."""
        self.blocked_by = self.passed = 0
        self.terrain = ""
        if dx and dy:
            return self._turn_corner(front[0], dx, dy)
        ahead = []
        for index in front:
            further = self._enter(index, dx, dy)
            if further >= 0:
                ahead.append(further)
        if len(ahead) == 1 and (line.along_x or line.along_y):
            self._widen(ahead, line)
        return ahead

    def _enter(self, index: int, dx: int, dy: int) -> int:
        """The neighbouring cell, or -1."""
        edge = self.raster.edge(index, dx, dy)
        if edge < FREE or (edge > 0 and self.closed[edge]):
            self.blocked_by = self.blocked_by if self.blocked_by > 0 else edge
            return -1
        further = index + dx + dy * self.raster.width
        if self._is_hidden(further):
            return -1
        self.passed = edge or self.passed
        return further

    def _is_hidden(self, index: int) -> bool:
        """On foot: whether rubble or fire lies there. For the eye: smoke."""
        if self.on_foot:
            self.terrain = self.raster.terrain[index] or self.terrain
            return self.raster.terrain[index] != ""
        return len(self.smoke) > 0 and self.raster.cell(index) in self.smoke

    def _turn_corner(self, index: int, dx: int, dy: int) -> list[int]:
        for first_x, first_y in ((dx, 0), (0, dy)):
            beside = self._enter(index, first_x, first_y)
            if beside >= 0:
                further = self._enter(beside, dx - first_x, dy - first_y)
                if further >= 0:
                    return [further]
            self.passed = 0
        return []

    def _widen(self, ahead: list[int], line: Line) -> None:
        """A line along an edge that had lost one side to the end of a wall gets it back behind it."""
        column, row = self.raster.cell(ahead[0])
        dx = 0 if line.along_x else (1 if column < line.column else -1)
        dy = 0 if line.along_y else (1 if row < line.row else -1)
        other = ahead[0] + dx + dy * self.raster.width
        if self.raster.edge(ahead[0], dx, dy) == FREE and not self._is_hidden(other):
            ahead.append(other)
