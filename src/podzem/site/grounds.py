"""The ground of each level as it is now: the map's, with what was cleared and dug since."""

from __future__ import annotations

from typing import Final

from podzem.site.contents import Heap
from podzem.site.site import Site
from podzem.world.dungeon_map import Area
from podzem.world.ground import Ground, ground_of
from podzem.world.points import Point, contains
from podzem.world.tracing import touching

NOTHING: Final[frozenset[str]] = frozenset()
WIDE_HS: Final = 40
"""As wide as any rank: as far as it is worth looking for a wall."""


def ground_at(site: Site, depth: int) -> Ground:
    """The ground of a level."""
    return ground_of(site.dungeon.level(depth), frozenset(site.cleared) if site.cleared else NOTHING)


def area_of(site: Site, heap: Heap) -> str:
    """The area in which a heap lies: on the line of a wall or a shut door it is on one side of it."""
    return heap.area or ground_at(site, heap.depth).area_at(heap.at)


def width_across(ground: Ground, at: Point, area_id: str, line: str) -> int:
    """How wide the ground is at a point across a direction, in hs; a passage is as wide as the map says."""
    if not area_id:
        return 1
    area = ground.level.area(area_id)
    if area.is_passage and area.width:
        return area.width
    return _seen_width(ground, at, line) if area.is_part else _extent_across(area, at, line)


def _seen_width(ground: Ground, at: Point, line: str) -> int:
    """How wide a room is of which only a part is known: as far as nobody has seen its walls, wide enough for all."""
    sides = "NS" if line in "EW" else "EW"
    here = next(cell for cell in map(ground.raster.cell, touching(ground.raster, at)) if ground.area_of(cell))
    return 1 + sum(ground.free_beside(here, side, WIDE_HS) for side in sides)


def _extent_across(area: Area, at: Point, line: str) -> int:
    """A room's extent across the line; of several rectangles those that hold the point."""
    here = [rect for rect in area.rects if contains(rect, at)] or [area.extent]
    return max(rect[3] if line in "EW" else rect[2] for rect in here)
