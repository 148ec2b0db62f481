"""A leg by length alone (dungeon.move.direction): along the bends of a passage, straight on elsewhere."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from podzem.world.dungeon_map import Area
from podzem.world.points import STEPS, Point, distance, step
from podzem.world.ways import bends

if TYPE_CHECKING:
    from podzem.world.ground import Ground


def go_ahead(ground: Ground, p: Point, heading: str, hs: int, shut: Collection[str], start: str) -> list[Point]:
    """The waypoints; the last one is where the leg ends, by its length or because it can go no further."""
    way: list[Point] = []
    area = start or ground.area_at(p, heading)
    while hs > 0:
        walk = ground.walk(p, step(p, heading, hs), shut, area)
        ended = ground.level.area(walk.area)
        bend = next_bend(ground, ended, p, walk.end, heading) if walk.blocked_by == "wall" else None
        stop = walk.end if bend is None else bend[0]
        if stop != p:
            way.append(stop)
        if bend is None:
            return way
        hs -= distance(p, stop)
        p, heading, area = stop, bend[1], walk.area
    return way


def next_bend(ground: Ground, area: Area, p: Point, end: Point, heading: str) -> tuple[Point, str] | None:
    """Where a passage that ends at a wall turns, and to which side; nothing where it has no bend or a choice of two."""
    if not area.is_passage:
        return None
    sides = "NS" if heading in "EW" else "EW"
    found = [
        (at, side) for at in _bends_before(area, p, end, heading) for side in sides if _goes_on(ground, area, at, side)
    ]
    last = [turn for turn in found if distance(turn[0], end) == min(distance(other[0], end) for other in found)]
    return last[0] if len(last) == 1 else None


def _bends_before(area: Area, p: Point, end: Point, heading: str) -> list[Point]:
    """The bends of a passage, as they lie on a walked line, that are near the wall where it ends."""
    found: list[Point] = []
    for x, y in bends(area):
        at = (x, p[1]) if heading in "EW" else (p[0], y)
        if _is_between(p, at, end) and distance(at, end) <= area.width and at not in found:
            found.append(at)
    return found


def _is_between(p: Point, at: Point, end: Point) -> bool:
    return min(p[0], end[0]) <= at[0] <= max(p[0], end[0]) and min(p[1], end[1]) <= at[1] <= max(p[1], end[1])


def _goes_on(ground: Ground, area: Area, at: Point, side: str) -> bool:
    """Whether there is ground of the passage beyond the half width to that side."""
    dx, dy = STEPS[side]
    return ground.area_at((at[0] + dx * (area.width + 1), at[1] + dy * (area.width + 1))) == area.id
