"""Places named by where they lie, in areas of which the party does not know all.

A sazhen of wall or floor begins at even numbers of half sazhens, so that no name tells where the area itself begins.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from podzem.site.place import Place
from podzem.world.dungeon_map import Area
from podzem.world.ground import Ground
from podzem.world.points import DIRECTIONS, Cell, Rect

FLOOR: Final = "at"
NAME: Final = re.compile(r"(?:wall:[^:+]+:([NESW])|floor:[^:+]+:at):(-?[0-9]{1,4}),(-?[0-9]{1,4})")


def lying_places(ground: Ground, area: Area) -> list[Place]:
    """The places of the known part of an area."""
    cells = ground.cells_of(area.id)
    walls = [_wall_start(cell, side) for side in DIRECTIONS for cell in cells if is_wall(ground, cell, side)]
    names = [f"wall:{area.id}:{side}:{x},{y}" for side, (x, y) in dict.fromkeys(walls)]
    squares = dict.fromkeys((_even(x), _even(y)) for x, y in cells)
    names += [f"floor:{area.id}:{FLOOR}:{x},{y}" for x, y in squares]
    return [place for name in names if (place := place_lying(ground, area, name)) is not None]


def place_lying(ground: Ground, area: Area, name: str) -> Place | None:
    """The place of such a name; nothing where there is no such ground, or no wall on that side of it."""
    read = NAME.fullmatch(name)
    if read is None:
        return None
    side, x, y = read[1] or "", int(read[2]), int(read[3])
    wide, high = (1 if side in ("E", "W") else 2), (1 if side in ("N", "S") else 2)
    near = [(x + column, y + row) for row in range(high) for column in range(wide)]
    cells = [cell for cell in near if ground.area_of(cell) == area.id and (not side or is_wall(ground, cell, side))]
    if not cells or _start(cells[0], side) != (x, y):
        return None
    rect = _strip(cells, side)
    return Place(name, area.id, rect, (2 * rect[0] + rect[2], 2 * rect[1] + rect[3]))


def is_wall(ground: Ground, cell: Cell, side: str) -> bool:
    """Whether a side of a cell looks like wall to whoever has found nothing."""
    edge = ground.edge(cell, side)
    return edge == "wall" or (ground.level.has_opening(edge) and ground.level.opening(edge).is_hidden)


def _wall_start(cell: Cell, side: str) -> tuple[str, Cell]:
    return side, _start(cell, side)


def _start(cell: Cell, side: str) -> Cell:
    """Where the sazhen begins in which a cell lies; a wall runs along one axis only."""
    x, y = cell
    return x if side in ("E", "W") else _even(x), y if side in ("N", "S") else _even(y)


def _even(hs: int) -> int:
    return hs - hs % 2


def _strip(cells: Iterable[Cell], side: str) -> Rect:
    """The rectangle around some cells, or their edge on one side."""
    columns, rows = sorted({x for x, _ in cells}), sorted({y for _, y in cells})
    west, north, wide, high = columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1
    if side in ("N", "S"):
        return west, north + (side == "S"), wide, 0
    return (west + (side == "E"), north, 0, high) if side else (west, north, wide, high)
