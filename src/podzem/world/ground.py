"""The ground of a level: where one stands, what one sees, how far one comes (dungeon.move.turn, dungeon.light.levels).

`shut` are the ids of the openings that nobody passes or looks through: closed doors, and secret ways for those who do
not know them. A point on an edge belongs to two areas; who keeps the area beside the point hands it in, so that
somebody at a closed door is on his own side of it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import final

from podzem.world import ahead, ways
from podzem.world.dungeon_map import Area, Level
from podzem.world.points import STEPS, Cell, Point, Rect, ceil_root, distance
from podzem.world.raster import FREE, ROCK, UNSEEN, Raster, bounds_of
from podzem.world.tracing import Line, Tracer, is_split, touching


@dataclass
class Walk:
    """How far a straight piece of way went."""

    end: Point
    blocked_by: str
    """Empty when it came through; else `wall`, the id of an opening, `rubble`, `fire` or `unseen`."""
    hs: int
    area: str
    """Where it ended."""
    passed: list[tuple[int, str]] = field(default_factory=list)
    """Openings and areas entered, each with the hs walked until then."""


@final
class Ground:
    """One level, rasterised once; `cleared` are the features (rubble, fire, smoke) that are no more."""

    def __init__(self, level: Level, cleared: frozenset[str] = frozenset()) -> None:
        self.level = level
        self.raster = Raster(level, cleared)
        self.bounds: Rect = bounds_of(level)
        """West, north, east, south in hs."""
        self.smoke: frozenset[Cell] = frozenset(self.raster.smoke)
        self.chasms: frozenset[Cell] = frozenset(self.raster.chasms)
        self._numbers: dict[str, int] = {area.id: number for number, area in enumerate(level.areas, 1)}
        self._cells: dict[str, list[Cell]] = {}
        self._net: ways.Net | None = None
        self._is_plain = [False] + [len(area.rects) == 1 and not area.walls for area in level.areas]
        """For each area by its number: nothing in a single rectangle without walls hides anything from anything."""

    def cells(self) -> list[Cell]:
        """Every cell that is not rock."""
        return [self.raster.cell(index) for index, area in enumerate(self.raster.areas) if area != ROCK]

    def cells_of(self, area: str) -> list[Cell]:
        """Every cell of an area."""
        if area not in self._cells:
            number = self._numbers[area]
            self._cells[area] = [self.raster.cell(n) for n, found in enumerate(self.raster.areas) if found == number]
        return self._cells[area]

    def number_of(self, area: str) -> int:
        """The number of an area in the raster."""
        return self._numbers[area]

    def area_of(self, cell: Cell) -> str:
        """The area of a cell; empty for rock."""
        number = self.raster.areas[self.raster.index(cell[0], cell[1])]
        return self.level.areas[number - 1].id if number else ""

    def is_rock(self, cell: Cell) -> bool:
        """Whether a cell belongs to no area."""
        return self.raster.areas[self.raster.index(cell[0], cell[1])] == ROCK

    def edge(self, cell: Cell, direction: str) -> str:
        """What stands on an edge of a cell that is not rock: nothing, `wall`, an opening's id, `unseen`."""
        dx, dy = STEPS[direction]
        found = self.raster.edge(self.raster.index(cell[0], cell[1]), dx, dy)
        if found == FREE:
            return ""
        return self._name(found)

    def free_beside(self, cell: Cell, direction: str, most: int) -> int:
        """How many cells lie open beside one that way, up to `most`; where nobody has looked, as many as that."""
        dx, dy = STEPS[direction]
        for hs in range(most):
            edge = self.edge(cell, direction)
            if edge:
                return most if edge == "unseen" else hs
            cell = cell[0] + dx, cell[1] + dy
        return most

    def opening_at(self, p: Point) -> str:
        """The opening in which a point lies, its ends included; empty when there is none."""
        for opening in self.level.openings:
            first, last = opening.ends
            if first[0] <= p[0] <= last[0] and first[1] <= p[1] <= last[1]:
                return opening.id
        return ""

    def area_at(self, p: Point, heading: str = "", shut: Collection[str] = ()) -> str:
        """The area of a point: on an edge the passage, else the one ahead; at a shut door or a wall the one behind."""
        found = self._areas_at(p)
        if len(found) <= 1:
            return found[0].id if found else ""
        opening = self.opening_at(p)
        if opening and opening not in shut:
            passages = [area for area in found if area.is_passage]
            if len(passages) == 1:
                return passages[0].id
            return self._towards(p, heading, 1, found)
        return self._towards(p, heading, -1, found)

    def areas_at(self, p: Point) -> list[str]:
        """Every area that touches a point."""
        return [area.id for area in self._areas_at(p)]

    def _areas_at(self, p: Point) -> list[Area]:
        numbers: list[int] = []
        for index in touching(self.raster, p):
            if self.raster.areas[index] not in numbers:
                numbers.append(self.raster.areas[index])
        return [self.level.areas[number - 1] for number in numbers]

    def _towards(self, p: Point, heading: str, sense: int, found: list[Area]) -> str:
        """Of the areas at a point the one ahead or behind; without a telling heading the first one."""
        if heading:
            dx, dy = STEPS[heading]
            for area in self._areas_at((p[0] + sense * dx, p[1] + sense * dy)):
                if area in found:
                    return area.id
        return found[0].id

    def closed(self, shut: Collection[str]) -> list[bool]:
        """For each opening by its number whether it is shut; those to other levels always are."""
        return [False] + [not opening.b or opening.id in shut for opening in self.level.openings]

    def standing(self, p: Point, area: str, closed: list[bool]) -> list[int]:
        """The numbers of the areas that somebody at a point is in: his own, and those behind an open opening there."""
        touched = touching(self.raster, p)
        mine = self._numbers.get(area or self.area_at(p), 0)
        found = [mine]
        for index in touched:
            if self.raster.areas[index] != mine:
                continue
            for dx, dy in STEPS.values():
                edge = self.raster.edge(index, dx, dy)
                beyond = index + dx + dy * self.raster.width
                if edge > 0 and not closed[edge] and beyond in touched:
                    found.append(self.raster.areas[beyond])
        return found

    def sight(
        self,
        a: Point,
        b: Point,
        shut: Collection[str],
        a_area: str = "",
        b_area: str = "",
        smoke: Collection[Cell] | None = None,
    ) -> bool:
        """Whether a straight line is free; grazing a corner does not block it. The same from both ends."""
        tracer = Tracer(self.raster, self.closed(shut), self.smoke if smoke is None else smoke, False)
        return self.sees(tracer, a, b, a_area, b_area)

    def sees(self, tracer: Tracer, a: Point, b: Point, a_area: str = "", b_area: str = "") -> bool:
        """As `sight`, for many lines with one tracer."""
        starts = self._starts(tracer, a, a_area)
        if b[0] % 2 and b[1] % 2 and not tracer.smoke:
            number = self.raster.areas[self.raster.index(b[0] // 2, b[1] // 2)]
            if number in starts and self._is_plain[number]:
                return True
        line = Line(a, b)
        front = tracer.first(a, line, starts)
        while front:
            dx, dy = line.cross()
            if not dx and not dy:
                return self._is_met(tracer, b, b_area, front)
            front = tracer.follow(front, dx, dy, line)
        return False

    def _starts(self, tracer: Tracer, a: Point, area: str) -> list[int]:
        """As `standing`; many lines begin at the same light or eye."""
        found = tracer.starts.get((a, area))
        if found is None:
            found = tracer.starts[a, area] = self.standing(a, area, tracer.closed)
        return found

    def _is_met(self, tracer: Tracer, b: Point, area: str, front: list[int]) -> bool:
        """Whether a line that came to a point came to it from the right side; inside a cell there is only one."""
        if b[0] % 2 and b[1] % 2:
            return True
        ends = self.standing(b, area, tracer.closed)
        return any(self.raster.areas[index] in ends for index in front)

    def walk(self, a: Point, b: Point, shut: Collection[str], start: str = "") -> Walk:
        """One straight piece of way, as far as it goes; `start` is the area in which the walker stands."""
        tracer = Tracer(self.raster, self.closed(shut), (), True)
        line = Line(a, b)
        here = start or self.area_at(a)
        walk = Walk(a, "", 0, here)
        front = self._set_out(tracer, a, line, walk)
        while front:
            dx, dy = line.cross()
            if not dx and not dy:
                self._end(walk, a, b, line)
                return walk
            front = tracer.follow(front, dx, dy, line)
            if front:
                self._note(walk, front, tracer.passed, part_of(a, b, line))
        if a == b:
            return walk
        walk.blocked_by = tracer.terrain or self._name(tracer.blocked_by)
        self._end(walk, a, _stopped(a, b, line), line)
        walk.hs = max(walk.hs, part_of(a, b, line))
        return walk

    def _end(self, walk: Walk, a: Point, end: Point, line: Line) -> None:
        """Where a walk ends; before a wall inside its area, not in it, lest the next walk begin on the other side."""
        walk.end, walk.hs = end, distance(a, end)
        if is_split(self.raster, end, self._numbers[walk.area]):
            x, y = end
            walk.end = (x if x % 2 else x - line.dx, y if y % 2 else y - line.dy)
            walk.blocked_by = walk.blocked_by or "wall"

    def _set_out(self, tracer: Tracer, a: Point, line: Line, walk: Walk) -> list[int]:
        """The first cells of a walk; a walk from the middle of an opening may begin by passing it."""
        mine = self._numbers.get(walk.area, 0)
        front = tracer.first(a, line, (mine,))
        if front or not (line.dx or line.dy):
            return front
        opening = next((n for n, found in enumerate(self.level.openings, 1) if self._leads(found.id, a, mine)), 0)
        if tracer.terrain or not opening or tracer.closed[opening]:
            tracer.blocked_by = opening
            return []
        front = tracer.first(a, line, self.standing(a, walk.area, tracer.closed))
        if front:
            self._note(walk, front, opening, 0)
        elif self.level.unseen:
            tracer.blocked_by = UNSEEN
        return front

    def _leads(self, opening: str, p: Point, area: int) -> bool:
        found = self.level.opening(opening)
        first, last = found.ends
        inside = first[0] <= p[0] <= last[0] and first[1] <= p[1] <= last[1]
        return inside and self.level.areas[area - 1].id in (found.a, found.b)

    def _note(self, walk: Walk, front: list[int], opening: int, hs: int) -> None:
        areas = [self.level.areas[self.raster.areas[index] - 1].id for index in front]
        if walk.area in areas:
            return
        walk.area = areas[0]
        if opening > 0:
            walk.passed.append((hs, self.level.openings[opening - 1].id))
        walk.passed.append((hs, areas[0]))

    def _name(self, edge: int) -> str:
        if edge > 0:
            return self.level.openings[edge - 1].id
        return "unseen" if edge == UNSEEN else "wall"

    def way(
        self, a: Point, b: Point, shut: Collection[str], known: Callable[[str], bool] | None = None, start: str = ""
    ) -> list[Point] | None:
        """The shortest way on foot through the middles of openings: its waypoints, `b` last; none if there is none."""
        if self._net is None:
            self._net = ways.Net(self)
        return self._net.way(a, b, shut, known, start)

    def ways(
        self, a: Point, points: Collection[Point], shut: Collection[str], start: str, most: int
    ) -> dict[Point, list[Point]]:
        """As `way`, to each of some points that is at most so many hs away on foot."""
        if self._net is None:
            self._net = ways.Net(self)
        return self._net.ways(a, points, shut, start, most)

    def passage_ahead(self, p: Point, heading: str, hs: int, shut: Collection[str], start: str = "") -> list[Point]:
        """The waypoints of a leg by length alone: it follows the bends of passages and goes straight on elsewhere."""
        return ahead.go_ahead(self, p, heading, hs, shut, start)


def part_of(a: Point, b: Point, line: Line) -> int:
    """The hs walked until the last crossing, rounded up."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    root = ceil_root((dx * dx + dy * dy) * line.before * line.before)
    return -(-root // (2 * line.of))


def _stopped(a: Point, b: Point, line: Line) -> Point:
    """Where the line met the last edge, rounded towards its start so that it stays in the cell it came through."""
    wide, high = abs(b[0] - a[0]) * line.before // line.of, abs(b[1] - a[1]) * line.before // line.of
    return a[0] + wide * line.dx, a[1] + high * line.dy


_KEPT: dict[tuple[int, frozenset[str]], Ground] = {}
_MOST_KEPT = 64
_MOST_CELLS_KEPT = 2_000_000
"""Cells of all kept grounds together, those of rock as well."""


def ground_of(level: Level, cleared: frozenset[str] = frozenset()) -> Ground:
    """The ground of a level, made once; a kept ground holds its level, so that the level's number stays its own."""
    key = (id(level), cleared)
    found = _KEPT.get(key)
    if found is None:
        found = Ground(level, cleared)
        _make_room(len(found.raster.areas))
        _KEPT[key] = found
    return found


def _make_room(cells: int) -> None:
    """Forget the grounds that were made first until one more of so many cells may be kept."""
    kept = sum([len(ground.raster.areas) for ground in _KEPT.values()])
    while _KEPT and (len(_KEPT) >= _MOST_KEPT or kept + cells > _MOST_CELLS_KEPT):
        kept -= len(_KEPT.pop(next(iter(_KEPT))).raster.areas)
