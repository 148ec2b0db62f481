"""Places where one searches and listens: a sazhen of wall, a square sazhen of floor, a door, a chest.

`wall:R2:W:2` is the second section of a wall, counted from its north or west corner (dungeon.action.search); an area
of several rectangles names them `PA`, `PA+1`, … `floor:R2:1:3` is a square of the floor by column and row. A door is
named by its id, a chest by its own. In an area of which the party does not know all a number would tell how far it goes
on unseen: there a place is named by where it lies, `wall:PA:N:14,4` and `floor:PA:at:14,4`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.site.doors import knows
from podzem.site.grounds import area_of, ground_at
from podzem.site.lying_places import is_wall, lying_places, place_lying
from podzem.site.made_out import items_known
from podzem.site.place import Place as Place
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.dungeon_map import Area
from podzem.world.ground import Ground
from podzem.world.points import Rect

SECTION_HS: Final = 2
SIDES: Final = ("N", "E", "S", "W")


_KEPT: dict[int, tuple[Ground, dict[str, dict[str, Place]]]] = {}
_MOST_KEPT: Final = 64


def places_in(site: Site, depth: int, area: str) -> Collection[Place]:
    """The sections of wall and squares of floor of an area."""
    return _by_name(site, depth, area).values()


def _by_name(site: Site, depth: int, area: str) -> dict[str, Place]:
    """The places of an area by their names, made once for each ground."""
    ground = ground_at(site, depth)
    kept = _KEPT.get(id(ground))
    if kept is None:
        if len(_KEPT) >= _MOST_KEPT:
            del _KEPT[next(iter(_KEPT))]
        kept = _KEPT[id(ground)] = (ground, {})
    if area not in kept[1]:
        kept[1][area] = {place.id: place for place in _places(ground, ground.level.area(area))}
    return kept[1][area]


def _places(ground: Ground, area: Area) -> list[Place]:
    if area.is_part:
        return lying_places(ground, area)
    found = []
    for number, rect in enumerate(area.rects):
        name = area.id if number == 0 else f"{area.id}+{number}"
        for side in SIDES:
            found += [place for place in _sections(name, area, rect, side) if _is_wall(ground, place, side)]
        found += _squares(name, area, rect)
    return found


def _sections(name: str, area: Area, rect: Rect, side: str) -> list[Place]:
    """The sections of one side, the last one perhaps shorter."""
    _, _, width, height = rect
    length = width if side in "NS" else height
    found = []
    for number, start in enumerate(range(0, length, SECTION_HS), 1):
        long = min(SECTION_HS, length - start)
        piece = _strip(rect, side, start, long)
        at = 2 * piece[0] + piece[2], 2 * piece[1] + piece[3]
        found.append(Place(f"wall:{name}:{side}:{number}", area.id, piece, at))
    return found


def _strip(rect: Rect, side: str, start: int, long: int) -> Rect:
    x, y, width, height = rect
    if side in "NS":
        return x + start, y + (height if side == "S" else 0), long, 0
    return x + (width if side == "E" else 0), y + start, 0, long


def _is_wall(ground: Ground, place: Place, side: str) -> bool:
    """Whether a section is wall at least in part, as far as everybody can see: inner edges and open gaps are not."""
    x, y, width, height = place.rect
    cells = [(x + step, y) for step in range(width)] + [(x, y + step) for step in range(height)]
    inside = [(cx - (side == "E"), cy - (side == "S")) for cx, cy in cells]
    return any(is_wall(ground, cell, side) for cell in inside if ground.area_of(cell) == place.area)


def _squares(name: str, area: Area, rect: Rect) -> list[Place]:
    x, y, width, height = rect
    found = []
    for row, south in enumerate(range(0, height, SECTION_HS), 1):
        for column, east in enumerate(range(0, width, SECTION_HS), 1):
            piece = (x + east, y + south, min(SECTION_HS, width - east), min(SECTION_HS, height - south))
            at = 2 * piece[0] + piece[2], 2 * piece[1] + piece[3]
            found.append(Place(f"floor:{name}:{column}:{row}", area.id, piece, at))
    return found


def find_place(site: Site, depth: int, id: str, area: str = "") -> Place | None:
    """The place of that name on a level, as far as the party may know of it."""
    level = site.dungeon.level(depth)
    if ":" in id:
        named = id.split(":")[1].partition("+")[0]
        if not level.has_area(named):
            return None
        return _by_name(site, depth, named).get(id) or place_lying(ground_at(site, depth), level.area(named), id)
    if knows(site, depth, id):
        opening = level.opening(id)
        (x1, y1), (x2, y2) = opening.ends
        rect = (x1 // 2, y1 // 2, (x2 - x1) // 2, (y2 - y1) // 2)
        sides = [
            side for side in (area, opening.a, opening.b) if side in (opening.a, opening.b) and level.has_area(side)
        ]
        return Place(id, sides[0] if sides else "", rect, opening.at)
    return _chest(site, depth, id)


def _chest(site: Site, depth: int, id: str) -> Place | None:
    for heap in site.heaps:
        if heap.depth == depth and any(item.id == id and item.kind == "chest" for item in items_known(heap)):
            return Place(id, area_of(site, heap), (heap.at[0] // 2, heap.at[1] // 2, 1, 1), heap.at)
    return None


def spot_of(id: str) -> str:
    """What sort of place a name stands for: wall, floor, chest or door."""
    sort = id.partition(":")[0].partition(".")[0]
    return sort if sort in ("wall", "floor", "chest") else "door"


def stand_at(depth: int, place: Place) -> Stand:
    """Where one works on a place."""
    return Stand(depth, place.at, place.area)


def overlap(first: Rect, second: Rect) -> bool:
    """Whether two rectangles share anything but a corner or an edge; strips of wall share part of their length."""
    wide = min(first[0] + first[2], second[0] + second[2]) - max(first[0], second[0])
    high = min(first[1] + first[3], second[1] + second[3]) - max(first[1], second[1])
    thin_x, thin_y = first[2] == 0 or second[2] == 0, first[3] == 0 or second[3] == 0
    return (wide > 0 or (thin_x and wide == 0)) and (high > 0 or (thin_y and high == 0))
