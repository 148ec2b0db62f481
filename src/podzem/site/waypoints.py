"""Points of a site at which somebody who walks may stop, as far as they are known; where stairs leave a level.

They are a finite lattice: the middles of the sazhen squares of rooms, the middles of openings, beside things; along a
passage every half sazhen.
"""

from __future__ import annotations

from typing import Final

from podzem.site.grounds import ground_at
from podzem.site.site import Site
from podzem.world.dungeon_map import Area, Opening
from podzem.world.points import Point, cell_of

GRID_HS: Final = 2


def stairs_at(site: Site, depth: int, at: Point, area: str) -> Opening | None:
    """The way to another level at a point."""
    ways = site.dungeon.level(depth).openings_of(area) if area else []
    return next((way for way in ways if way.to_depth and way.at == at), None)


def is_known_at(site: Site, depth: int, at: Point) -> bool:
    """Whether a cell that touches a point was ever seen."""
    known = site.known.get(depth)
    if known is None:
        return False
    west, north, _, _ = ground_at(site, depth).bounds
    x, y = cell_of(at)
    columns = (x,) if at[0] % 2 else (x - 1, x)
    rows = (y,) if at[1] % 2 else (y - 1, y)
    return any(_seen(known.rows, column - west, row - north) for row in rows for column in columns)


def _seen(rows: list[str], column: int, row: int) -> bool:
    return 0 <= row < len(rows) and 0 <= column < len(rows[row]) and rows[row][column] != "0"


def lattice(site: Site, depth: int, area: Area) -> list[Point]:
    """The points of an area at which a leg may end."""
    ground = ground_at(site, depth)
    points = [] if area.is_passage else _squares(area)
    points += [opening.at for opening in ground.level.openings_of(area.id)]
    if not area.is_passage:
        points += [
            f.at for f in ground.level.features_of(area.id) if not f.terrain and f.id in site.known[depth].features
        ]
        points += [
            heap.at for heap in site.heaps if heap.depth == depth and heap.seen and ground.area_at(heap.at) == area.id
        ]
    return list(dict.fromkeys(points))


def along(area: Area) -> list[Point]:
    """Every half sazhen on the middle line of a passage's rectangles."""
    found: list[Point] = []
    for x, y, width, height in area.rects if area.is_passage else ():
        if width >= height:
            found += [(2 * (x + east), 2 * y + height) for east in range(width + 1)]
        else:
            found += [(2 * x + width, 2 * (y + south)) for south in range(height + 1)]
    return found


def _squares(area: Area) -> list[Point]:
    if area.is_part:
        return _even_squares(area)
    found = []
    for x, y, width, height in area.rects:
        for south in range(0, height, GRID_HS):
            for east in range(0, width, GRID_HS):
                found.append(
                    (2 * (x + east) + min(GRID_HS, width - east), 2 * (y + south) + min(GRID_HS, height - south))
                )
    return found


def _even_squares(area: Area) -> list[Point]:
    """Of an area of which only a part is known: squares that begin at even numbers, for their corner would tell."""
    cells = [(x + column, y + row) for x, y, wide, high in area.rects for row in range(high) for column in range(wide)]
    return list(dict.fromkeys((2 * (x - x % 2) + 2, 2 * (y - y % 2) + 2) for x, y in cells))
