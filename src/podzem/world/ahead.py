"""A leg by length alone (dungeon.move.direction): along the bends of a passage, straight on elsewhere."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from podzem.world.dungeon_map import Area
from podzem.world.points import STEPS, Point, contains, distance, step
from podzem.world.points import heading as heading_of
from podzem.world.ways import meeting, touch

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
    """Where a passage that ends at a wall turns, and to which side; nothing where it has no bend or more than one."""
    if not area.is_passage:
        return None
    found = {turn for turn in _turns(area, p, end, heading) if _goes_on(ground, area, turn)}
    furthest = [turn for turn in found if distance(turn[0], end) == min(distance(other[0], end) for other in found)]
    return furthest[0] if len(furthest) == 1 else None


def _turns(area: Area, p: Point, end: Point, heading: str) -> list[tuple[Point, str]]:
    """The bends on the way from `p` to the wall: the middle line of each rectangle that leads off to a side."""
    found = []
    walked = [rect for rect in area.rects if contains(rect, end)]
    for rect in walked:
        for other in area.rects:
            if other == rect or not touch(rect, other):
                continue
            for crossing in meeting(rect, other):
                at = (crossing[0], p[1]) if heading in "EW" else (p[0], crossing[1])
                off = _side(other, at, heading)
                if off and _is_between(p, at, end):
                    found.append((at, off))
    return found


def _side(rect: tuple[int, int, int, int], at: Point, heading: str) -> str:
    """The side to which a rectangle leads off from a point on the way: its middle seen across the heading."""
    middle = (2 * rect[0] + rect[2], 2 * rect[1] + rect[3])
    across = (at[0], middle[1]) if heading in "EW" else (middle[0], at[1])
    return heading_of(at, across) if across != at and contains(rect, across) else ""


def _is_between(p: Point, at: Point, end: Point) -> bool:
    return min(p[0], end[0]) <= at[0] <= max(p[0], end[0]) and min(p[1], end[1]) <= at[1] <= max(p[1], end[1])


def _goes_on(ground: Ground, area: Area, turn: tuple[Point, str]) -> bool:
    """Whether there is ground of the passage beyond the half width to that side."""
    (x, y), side = turn
    dx, dy = STEPS[side]
    beyond = (x + dx * (area.width + 1), y + dy * (area.width + 1))
    return ground.area_at(beyond) == area.id
