"""Shortest ways on foot over a level: through the middles of openings, round the corners of areas."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, final

from podzem.world.dungeon_map import Area, Opening
from podzem.world.points import Point, Rect, centre, contains, distance, heading
from podzem.world.tracing import Line, Tracer, is_split, touching

if TYPE_CHECKING:
    from podzem.world.ground import Ground

Place = tuple[str, Point]
"""A point, in the area from which it is reached."""


@final
class Net:
    """For each area the points where a way may turn, and how far they are from each other in a straight line."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._turns: dict[str, list[Point]] = {area.id: self._turns_of(area) for area in ground.level.areas}
        self._near: dict[Place, list[tuple[int, Point]]] = {}

    def ways(
        self, a: Point, points: Collection[Point], shut: Collection[str], start: str, most: int
    ) -> dict[Point, list[Point]]:
        """The waypoints of the shortest way to each of some points, where it is at most so many hs long."""
        begin = start or self.ground.area_at(a)
        best, came = self._reach((begin, a), shut, most) if begin else ({}, {})
        turns: dict[str, list[Point]] = {}
        for area, p in best:
            turns.setdefault(area, []).append(p)
        found: dict[Point, list[Point]] = {}
        for b in points:
            ends = [(area, p) for area in self._areas_of(b, shut) for p in turns.get(area, ())]
            lengths = sorted((best[end] + distance(end[1], b), end) for end in ends)
            last = next((end for length, end in lengths if length <= most and self._is_clear(end[0], end[1], b)), None)
            if last is not None:
                found[b] = _trail(came, last, a, b)
        return found

    def _reach(self, begin: Place, shut: Collection[str], most: int) -> tuple[dict[Place, int], dict[Place, Place]]:
        """How far every turning place is within so many hs, and from where one comes to it."""
        best, came, queue = {begin: 0}, dict[Place, Place](), [(0, begin)]
        while queue:
            length, place = heapq.heappop(queue)
            if length > best[place]:
                continue
            for further, other in self._steps(place, begin[1], begin[1], [], shut, None):
                if length + further <= most and length + further < best.get(other, most + 1):
                    best[other], came[other] = length + further, place
                    heapq.heappush(queue, (length + further, other))
        return best, came

    def way(
        self, a: Point, b: Point, shut: Collection[str], known: Callable[[str], bool] | None, start: str
    ) -> list[Point] | None:
        """The waypoints of the shortest way with `b` last."""
        goals = [start] if a == b and start else self._areas_of(b, shut)
        begin = start or self.ground.area_at(a)
        if not begin or not goals:
            return None
        best: dict[Place, int] = {(begin, a): 0}
        came: dict[Place, Place] = {}
        queue: list[tuple[int, Place]] = [(0, (begin, a))]
        while queue:
            length, place = heapq.heappop(queue)
            if place[1] == b and place[0] in goals:
                return _trail(came, place, a)
            if length > best[place]:
                continue
            for further, other in self._steps(place, a, b, goals, shut, known):
                if other not in best or length + further < best[other]:
                    best[other] = length + further
                    came[other] = place
                    heapq.heappush(queue, (length + further, other))
        return None

    def _areas_of(self, b: Point, shut: Collection[str]) -> list[str]:
        """The areas from which a point counts as reached."""
        ground = self.ground
        numbers = ground.standing(b, "", ground.closed(shut))
        return [ground.level.areas[number - 1].id for number in numbers if number]

    def _steps(
        self,
        place: Place,
        a: Point,
        b: Point,
        goals: list[str],
        shut: Collection[str],
        known: Callable[[str], bool] | None,
    ) -> list[tuple[int, Place]]:
        area, p = place
        found = [(hs, (area, q)) for hs, q in self._neighbours(area, p, p == a)]
        if area in goals and self._is_clear(area, p, b):
            found.append((distance(p, b), (area, b)))
        for opening in self.ground.level.openings_of(area):
            beyond = opening.other(area)
            if opening.at != p or beyond not in self._turns or not _can_pass(opening, area, shut):
                continue
            if known is None or known(opening.id):
                found.append((0, (beyond, p)))
        return found

    def _neighbours(self, area: str, p: Point, is_start: bool) -> list[tuple[int, Point]]:
        if not is_start and (area, p) in self._near:
            return self._near[area, p]
        found = [(distance(p, q), q) for q in self._turns[area] if q != p and self._is_clear(area, p, q)]
        if not is_start:
            self._near[area, p] = found
        return found

    def _is_clear(self, area: str, p: Point, q: Point) -> bool:
        """Whether one goes straight from point to point without leaving the area or falling into a chasm."""
        ground = self.ground
        tracer = Tracer(ground.raster, [True] * (len(ground.level.openings) + 1), (), True)
        line = Line(p, q)
        front = tracer.first(p, line, (ground.number_of(area),))
        while front:
            if ground.chasms and all(ground.raster.cell(index) in ground.chasms for index in front):
                return False
            dx, dy = line.cross()
            if not dx and not dy:
                return True
            front = tracer.follow(front, dx, dy, line)
        return p == q

    def _turns_of(self, area: Area) -> list[Point]:
        turns = [opening.at for opening in self.ground.level.openings_of(area.id) if opening.b]
        turns += bends(area)
        turns += self._corners(area)
        return list(dict.fromkeys(turns))

    def _corners(self, area: Area) -> list[Point]:
        """Where ground may bulge into an area: corners of its rectangles, ends of walls, corners of what bars it."""
        found: list[Point] = []
        if len(area.rects) > 1 and not area.is_passage:
            for rect in area.rects:
                found += _corners_of(rect)
        for x1, y1, x2, y2 in area.walls:
            found += [(2 * x1, 2 * y1), (2 * x2, 2 * y2)]
        for feature in self.ground.level.features_of(area.id):
            if feature.rect is not None:
                found += _corners_of(feature.rect)
        return [p for p in found if self._is_inner(area, p)]

    def _is_inner(self, area: Area, p: Point) -> bool:
        """Whether one can go round a corner: it has ground of the area on both sides, and no wall through it."""
        raster, mine = self.ground.raster, self.ground.number_of(area.id)
        around = [index for index in touching(raster, p) if raster.areas[index] == mine]
        return len(around) >= 2 and not is_split(raster, p, mine)


def bends(area: Area) -> list[Point]:
    """Where a way along a passage turns: the crossings of its rectangles' middle lines."""
    if not area.is_passage:
        return []
    if area.turns is not None:
        return list(area.turns)
    found = []
    for number, rect in enumerate(area.rects):
        for other in area.rects[number + 1 :]:
            if touch(rect, other):
                crossings = [p for p in meeting(rect, other) if contains(rect, p) or contains(other, p)]
                found += crossings or [_shared(rect, other)]
    return found


def _shared(rect: Rect, other: Rect) -> Point:
    """The middle of what two touching rectangles share."""
    west, east = max(rect[0], other[0]), min(rect[0] + rect[2], other[0] + other[2])
    north, south = max(rect[1], other[1]), min(rect[1] + rect[3], other[1] + other[3])
    return west + east, north + south


def touch(rect: Rect, other: Rect) -> bool:
    """Whether two rectangles overlap or share a piece of an edge."""
    wide = min(rect[0] + rect[2], other[0] + other[2]) - max(rect[0], other[0])
    high = min(rect[1] + rect[3], other[1] + other[3]) - max(rect[1], other[1])
    return wide >= 0 and high >= 0 and wide + high > 0


def meeting(rect: Rect, other: Rect) -> list[Point]:
    """Where the middle lines of two rectangles may cross: one's middle in x with the other's in y."""
    first, second = centre(rect), centre(other)
    return [(first[0], second[1]), (second[0], first[1])]


def _corners_of(rect: Rect) -> list[Point]:
    x, y, width, height = rect
    return [(2 * (x + dx), 2 * (y + dy)) for dx in (0, width) for dy in (0, height)]


def _can_pass(opening: Opening, area: str, shut: Collection[str]) -> bool:
    if not opening.b or opening.id in shut:
        return False
    return opening.a == area or opening.door is None or not opening.door.one_way


def _trail(came: dict[Place, Place], place: Place, a: Point, end: Point | None = None) -> list[Point]:
    """The waypoints from `a` to a turning place, and from there straight on to an end."""
    trail = [place[1] if end is None else end]
    _lengthen(trail, place[1])
    while place in came:
        place = came[place]
        _lengthen(trail, place[1])
    trail.reverse()
    return trail[1:] if len(trail) > 1 and trail[0] == a else trail


def _lengthen(trail: list[Point], p: Point) -> None:
    """Add a point; one before it that lies on the straight line is no turn and is dropped."""
    if p == trail[-1]:
        return
    if len(trail) > 1:
        (x1, y1), (x2, y2) = trail[-2], trail[-1]
        if (x2 - x1) * (p[1] - y2) == (y2 - y1) * (p[0] - x2) and heading(trail[-2], trail[-1]) == heading(
            trail[-1], p
        ):
            trail.pop()
    trail.append(p)
