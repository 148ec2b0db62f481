"""A level cut down to what the party knows of it: the same kinds of things as on the map, and nothing else.

Ground that nobody has seen or felt is not there; where known ground goes on into it, the edge is `unseen`, which nobody
can order a way across and which is no wall either. Two levels that differ only in what is not known become equal here.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache

from podzem.site.contents import DoorState
from podzem.world.dungeon_map import Area, Door, Feature, Level, Opening
from podzem.world.ground import Ground, ground_of
from podzem.world.points import STEPS, Cell, Rect, centre
from podzem.world.tracing import touching
from podzem.world.ways import bends

Line = tuple[int, int, int, int]


class Sheet:
    """What decides how a level looks to the party; equal sheets of one level give one and the same known level."""

    def __init__(
        self,
        level: Level,
        cells: frozenset[Cell],
        openings: tuple[tuple[str, str, bool, bool], ...],
        features: tuple[str, ...],
        traps: tuple[str, ...],
        deeper: tuple[int, ...],
    ) -> None:
        self.level = level
        self.cells = cells
        self.openings = openings
        """Known openings: id, the kind of door it is taken for, whether it is known to go one way, whether hidden."""
        self.features, self.traps = features, traps
        self.deeper = deeper
        """The depths that are known, to which stairs may be followed."""
        self._key = (id(level), cells, openings, features, traps, deeper)

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sheet) and other._key == self._key


def taken_for(opening: Opening, state: DoorState | None) -> str:
    """The kind of door that the party takes an opening for: one that nobody has tried is like any other."""
    if opening.door is None:
        return ""
    if opening.door.kind in ("arch", "portcullis"):
        return opening.door.kind
    return "free" if state is not None and state.tried == "free" else "stuck"


@lru_cache(maxsize=64)
def known_level(sheet: Sheet) -> Level:
    """The level as the party knows it."""
    level, ground = sheet.level, ground_of(sheet.level)
    areas = tuple(known for area in level.areas for known in _known_area(area, ground, sheet))
    here = {"", *(area.id for area in areas)}
    openings = tuple(_known_opening(level.opening(id), kind, one_way, sheet) for id, kind, one_way, _ in sheet.openings)
    return Level(
        level.depth,
        areas,
        openings,
        traps=tuple(trap for trap in level.traps if trap.id in sheet.traps and trap.area in here),
        features=tuple(
            _known_feature(feature, sheet.cells)
            for feature in level.features
            if feature.id in sheet.features and feature.area in here
        ),
        unseen=tuple(_unseen(ground, sheet)),
    )


def _known_feature(feature: Feature, cells: Collection[Cell]) -> Feature:
    """Ground of its own kind reaches as far as it was seen."""
    if feature.rect is None:
        return feature
    x, y, width, height = feature.rect
    seen = [(x + column, y + row) for row in range(height) for column in range(width) if (x + column, y + row) in cells]
    if len(seen) in (0, width * height):
        return feature
    west, north = min(column for column, _ in seen), min(row for _, row in seen)
    rect = (west, north, max(c for c, _ in seen) + 1 - west, max(r for _, r in seen) + 1 - north)
    return replace(feature, rect=rect, at=centre(rect))


def _known_area(area: Area, ground: Ground, sheet: Sheet) -> list[Area]:
    """An area of which something is known, cut down to it; one that is known whole as it is."""
    cells = [cell for cell in ground.cells_of(area.id) if cell in sheet.cells]
    if not cells:
        return []
    bare = replace(area, text={}, unknown_to_locals=False, zone="")
    if len(cells) == len(ground.cells_of(area.id)):
        return [bare]
    walls = tuple(line for wall in area.walls for line in _units(wall) if _touches(line, sheet.cells))
    turns = tuple(
        p for p in bends(area) if all(ground.raster.cell(i) in sheet.cells for i in touching(ground.raster, p))
    )
    return [replace(bare, rects=_pieces(area.rects, cells), walls=walls, is_part=True, turns=turns)]


def _pieces(rects: tuple[Rect, ...], cells: Collection[Cell]) -> tuple[Rect, ...]:
    """The known cells of each rectangle as rectangles: runs of a row, equal runs below each other as one."""
    left, found = set(cells), []
    for x, y, width, height in rects:
        open_runs: dict[tuple[int, int], Rect] = {}
        for row in range(y, y + height):
            runs = _runs([column for column in range(x, x + width) if (column, row) in left])
            found += [rect for run, rect in open_runs.items() if run not in runs]
            open_runs = {run: _lengthened(open_runs.get(run), run, row) for run in runs}
        found += open_runs.values()
        left -= {(column, row) for row in range(y, y + height) for column in range(x, x + width)}
    return tuple(found)


def _runs(columns: list[int]) -> list[tuple[int, int]]:
    runs: list[tuple[int, int]] = []
    for column in columns:
        if runs and runs[-1][0] + runs[-1][1] == column:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((column, 1))
    return runs


def _lengthened(rect: Rect | None, run: tuple[int, int], row: int) -> Rect:
    return (run[0], row, run[1], 1) if rect is None else (rect[0], rect[1], rect[2], rect[3] + 1)


def _units(line: Line) -> Iterator[Line]:
    x1, y1, x2, y2 = line
    for x in range(x1, x2):
        yield x, y1, x + 1, y1
    for y in range(y1, y2):
        yield x1, y, x1, y + 1


def _touches(line: Line, cells: Collection[Cell]) -> bool:
    x, y, x2, _ = line
    other = (x, y - 1) if x2 > x else (x - 1, y)
    return (x, y) in cells or other in cells


def _known_opening(opening: Opening, kind: str, one_way: bool, sheet: Sheet) -> Opening:
    """The door as it is taken for; stairs to a level that nobody knows lead nowhere that could be named."""
    door = None if opening.door is None else Door(kind, opening.door.hidden, one_way)
    if not opening.to_depth or opening.to_depth in sheet.deeper:
        return replace(opening, door=door)
    depth = sheet.level.depth
    return replace(opening, door=door, to_opening="", to_depth=depth + (1 if opening.to_depth > depth else -1))


def _unseen(ground: Ground, sheet: Sheet) -> Iterator[Line]:
    """The edges of known ground across which nobody has looked: open ground, or a way that nobody has noticed."""
    known = {id: ground.level.opening(id) for id, _, _, _ in sheet.openings}
    for cell in sorted(sheet.cells):
        for direction in STEPS:
            edge = ground.edge(cell, direction)
            if edge != "wall" and _is_unseen(ground, known, edge, _beside(cell, direction), sheet.cells):
                yield _line(cell, direction)


def _is_unseen(ground: Ground, known: dict[str, Opening], edge: str, beside: Cell, cells: Collection[Cell]) -> bool:
    if not edge:
        return beside not in cells
    if edge in known:
        return bool(known[edge].b) and beside not in cells
    return not ground.level.opening(edge).is_hidden


def _beside(cell: Cell, direction: str) -> Cell:
    dx, dy = STEPS[direction]
    return cell[0] + dx, cell[1] + dy


def _line(cell: Cell, direction: str) -> Line:
    x, y = cell
    if direction in "NS":
        row = y + (direction == "S")
        return x, row, x + 1, row
    column = x + (direction == "E")
    return column, y, column, y + 1
