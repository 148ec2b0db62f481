"""From half-sazhens to squares of ten feet: nothing vanishes, common edges stay common (delve.shared.map)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from podzem.world.dungeon_map import Area, Level, Opening
from podzem.world.points import Point, Rect

HALVES: Final = 2
"""Coordinates are kept in half hs, as points are: the end of an opening may lie between two of them."""
SQUARE: Final = 3 * HALVES
"""Three half-sazhens are one square."""
Span = tuple[int, int]


def in_squares(hs: int) -> int:
    """A length in whole squares: the nearest, halves up, at least one (delve.shared.distance, delve.map.approx)."""
    return max(1, (2 * hs + 3) // 6)


@dataclass(frozen=True)
class Scale:
    """The line of the grid on which each coordinate of the map comes to lie, for both axes."""

    columns: dict[int, int]
    rows: dict[int, int]

    def squares(self, rect: Rect) -> Iterator[tuple[int, int]]:
        """The squares of a rectangle of an area."""
        west, north, width, height = rect
        for x in range(self.columns[HALVES * west], self.columns[HALVES * (west + width)]):
            for y in range(self.rows[HALVES * north], self.rows[HALVES * (north + height)]):
                yield x, y

    def line(self, wall: tuple[int, int, int, int]) -> Iterator[tuple[tuple[int, int], str]]:
        """The squares north or west of a thin wall, with the side on which it stands."""
        x1, y1, x2, y2 = (HALVES * each for each in wall)
        if x1 == x2:
            for y in range(self.rows[min(y1, y2)], self.rows[max(y1, y2)]):
                yield (self.columns[x1] - 1, y), "E"
        else:
            for x in range(self.columns[min(x1, x2)], self.columns[max(x1, x2)]):
                yield (x, self.rows[y1] - 1), "S"

    def opening(self, opening: Opening) -> Iterator[tuple[tuple[int, int], str]]:
        """The squares on the first area's side of an opening, each with the side that leads through it."""
        (x1, y1), (x2, y2) = opening.ends
        if opening.direction in "NS":
            row = self.rows[y1] - (opening.direction == "S")
            for x in range(self.columns[x1], self.columns[x2]):
                yield (x, row), opening.direction
        else:
            column = self.columns[x1] - (opening.direction == "E")
            for y in range(self.rows[y1], self.rows[y2]):
                yield (column, y), opening.direction

    def touched(self, rect: Rect, area: Area) -> set[tuple[int, int]]:
        """The squares of an area in which the cells of a rectangle lie."""
        west, north, width, height = rect
        cells = [(x, y) for x in range(west, west + width) for y in range(north, north + height)]
        return {square for cell in cells if (square := self.square_of(cell, area)) is not None}

    def square_of(self, cell: tuple[int, int], area: Area) -> tuple[int, int] | None:
        """The square in which the middle of a cell of an area lies; None for a cell that is not of it."""
        return self.square_at((HALVES * cell[0] + 1, HALVES * cell[1] + 1), area)

    def square_at(self, point: Point, area: Area) -> tuple[int, int] | None:
        """The square of an area in which a point lies, the last for one on its far edge; None outside of it."""
        x, y = point
        for past_the_edge in (0, 1):
            for west, north, width, height in area.rects:
                across, down = x - HALVES * west, y - HALVES * north
                if 0 <= across < HALVES * width + past_the_edge and 0 <= down < HALVES * height + past_the_edge:
                    left, right = self.columns[HALVES * west], self.columns[HALVES * (west + width)]
                    top, bottom = self.rows[HALVES * north], self.rows[HALVES * (north + height)]
                    return (
                        min(left + across * (right - left) // (HALVES * width), right - 1),
                        min(top + down * (bottom - top) // (HALVES * height), bottom - 1),
                    )
        return None


def scale_of(level: Level) -> Scale:
    """The scale of a level: every rectangle and every opening keeps at least one square.

    Of an area of which only a part is known the rectangles are slices of that part: it keeps its squares as a whole.
    """
    across: list[Span] = []
    down: list[Span] = []
    lines: list[tuple[int, int, int, int]] = []
    for area in level.areas:
        if area.kind == "outside":
            continue
        lines += [*area.walls, *(_ends(rect) for rect in area.rects)]
        for west, north, width, height in (area.extent,) if area.is_part else area.rects:
            across.append((HALVES * west, HALVES * (west + width)))
            down.append((HALVES * north, HALVES * (north + height)))
    for opening in level.openings:
        (x1, y1), (x2, y2) = opening.ends
        across.append((x1, x2))
        down.append((y1, y2))
    columns = _lines(across, [HALVES * each for x1, _, x2, _ in lines for each in (x1, x2)])
    return Scale(columns, _lines(down, [HALVES * each for _, y1, _, y2 in lines for each in (y1, y2)]))


def _ends(rect: Rect) -> tuple[int, int, int, int]:
    west, north, width, height = rect
    return west, north, west + width, north + height


def _lines(spans: list[Span], others: list[int]) -> dict[int, int]:
    """For each coordinate its line: the nearest, never before an earlier one, past what must keep a square."""
    starts: dict[int, list[int]] = {}
    for begin, end in spans:
        starts.setdefault(begin, [])
        starts.setdefault(end, []).append(begin)
    for other in others:
        starts.setdefault(other, [])
    lines: dict[int, int] = {}
    before: int | None = None
    for coordinate in sorted(starts):
        line = (coordinate + SQUARE // 2) // SQUARE
        if before is not None:
            line = max(line, before)
        for begin in starts[coordinate]:
            if begin != coordinate:
                line = max(line, lines[begin] + 1)
        lines[coordinate] = before = line
    return lines
