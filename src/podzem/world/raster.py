"""A level cut into cells of 1 hs: which area each belongs to, and what stands on the edges between them."""

from __future__ import annotations

from typing import Final, final

from podzem.world.dungeon_map import Level, Opening
from podzem.world.points import Cell, Rect

ROCK: Final = 0
FREE: Final = 0
WALL: Final = -1
UNSEEN: Final = -2
"""On an edge: nothing, a wall, whatever nobody has seen, or the number of an opening from 1. Below 0 nobody passes."""
IMPASSABLE: Final = ("rubble", "fire")


@final
class Raster:
    """Cells are numbered row by row, with a margin of rock around the areas; areas and openings count from 1."""

    def __init__(self, level: Level, cleared: frozenset[str] = frozenset()) -> None:
        west, north, east, south = bounds_of(level)
        self.west = west - 1
        self.north = north - 1
        self.width = east - west + 2
        self.height = south - north + 2
        cells = self.width * self.height
        self.areas: list[int] = [ROCK] * cells
        self.east: list[int] = [WALL] * cells
        """What stands on the edge to the eastern neighbour."""
        self.south: list[int] = [WALL] * cells
        self.terrain: list[str] = [""] * cells
        """What cannot be walked: rubble or fire."""
        self.smoke: set[Cell] = set()
        self.chasms: set[Cell] = set()
        self._fill(level)
        self._open_inside()
        for number, opening in enumerate(level.openings, 1):
            self._set_opening(opening, number)
        for area in level.areas:
            for wall in area.walls:
                self._set_line(wall, WALL)
        for line in level.unseen:
            self._set_line(line, UNSEEN)
        for feature in level.features:
            if feature.rect is not None and feature.id not in cleared:
                self._set_terrain(feature.rect, feature.terrain)

    def index(self, x: int, y: int) -> int:
        """The number of a cell; all outside the level are one cell of rock."""
        column, row = x - self.west, y - self.north
        if 0 <= column < self.width and 0 <= row < self.height:
            return row * self.width + column
        return 0

    def cell(self, index: int) -> Cell:
        """The cell of that number."""
        row, column = divmod(index, self.width)
        return self.west + column, self.north + row

    def edge(self, index: int, dx: int, dy: int) -> int:
        """What stands on the edge of a cell towards a neighbour."""
        if dx > 0:
            return self.east[index]
        if dx < 0:
            return self.east[index - 1]
        if dy > 0:
            return self.south[index]
        return self.south[index - self.width]

    def _fill(self, level: Level) -> None:
        for number, area in enumerate(level.areas, 1):
            for x, y, width, height in area.rects:
                for row in range(y, y + height):
                    start = self.index(x, row)
                    self.areas[start : start + width] = [number] * width

    def _open_inside(self) -> None:
        areas = self.areas
        for index in range(len(areas) - self.width):
            if areas[index] == ROCK:
                continue
            if areas[index] == areas[index + 1]:
                self.east[index] = FREE
            if areas[index] == areas[index + self.width]:
                self.south[index] = FREE

    def _set_opening(self, opening: Opening, number: int) -> None:
        first, last = opening.ends
        if opening.direction in "NS":
            for x in range(first[0] // 2, last[0] // 2):
                self.south[self.index(x, first[1] // 2 - 1)] = number
        else:
            for y in range(first[1] // 2, last[1] // 2):
                self.east[self.index(first[0] // 2 - 1, y)] = number

    def _set_line(self, line: tuple[int, int, int, int], what: int) -> None:
        x1, y1, x2, y2 = line
        for x in range(x1, x2):
            self.south[self.index(x, y1 - 1)] = what
        for y in range(y1, y2):
            self.east[self.index(x1 - 1, y)] = what

    def _set_terrain(self, rect: Rect, terrain: str) -> None:
        x, y, width, height = rect
        cells = [(x + column, y + row) for row in range(height) for column in range(width)]
        if terrain in IMPASSABLE:
            for cell in cells:
                self.terrain[self.index(cell[0], cell[1])] = terrain
        elif terrain == "smoke":
            self.smoke.update(cells)
        elif terrain == "chasm":
            self.chasms.update(cells)


def bounds_of(level: Level) -> Rect:
    """West, north, east and south of all areas, in hs; nothing where there are none."""
    if not level.areas:
        return 0, 0, 0, 0
    extents = [area.extent for area in level.areas]
    return (
        min(extent[0] for extent in extents),
        min(extent[1] for extent in extents),
        max(extent[0] + extent[2] for extent in extents),
        max(extent[1] + extent[3] for extent in extents),
    )
