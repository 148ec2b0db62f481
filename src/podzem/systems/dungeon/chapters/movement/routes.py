"""Where a group may be ordered to go, as far as the party knows (dungeon.move.direction): ends of legs and waypoints.

A leg keeps its heading except inside passages, whose bends are no change of direction. The ends are a finite lattice:
every half sazhen along a passage, the middles of the sazhen squares elsewhere, the middles of openings, beside things.
"""

from __future__ import annotations

from typing import NamedTuple

from podzem.core.memo import cached
from podzem.site import doors
from podzem.site.doors import shut_to_party
from podzem.site.grounds import ground_at
from podzem.site.waypoints import is_known_at, lattice, stairs_at
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.spots import between
from podzem.world.dungeon_map import Opening
from podzem.world.ground import Ground
from podzem.world.points import DIRECTIONS, Point, distance, heading, opposite, step


class Start(NamedTuple):
    """From where a leg goes: point, area, heading, level."""

    at: Point
    area: str
    heading: str
    depth: int


def start_of(game: Game, group: Group) -> Start | None:
    """Where the next leg begins: where the group stands, or where its first leg is to end; unknown after `ahead`."""
    return cached(game, "start", group.number, "", lambda: _start_of(game, group))


def _start_of(game: Game, group: Group) -> Start | None:
    if not group.legs:
        return Start(group.at, group.area, group.heading, group.depth)
    leg = group.legs[-1]
    if not leg.points:
        return None
    way = [group.at, *(point for one in group.legs for point in one.points)]
    facing = heading(way[-2], way[-1]) if way[-2] != way[-1] else group.heading
    shut = shut_to_party(game.site, group.depth, group.area)
    area = ground_at(game.site, group.depth).area_at(way[-1], facing, shut)
    stairs = stairs_at(game.site, group.depth, way[-1], area)
    return Start(way[-1], area, facing, group.depth) if stairs is None else _beyond(game, stairs)


def _beyond(game: Game, stairs: Opening) -> Start | None:
    """Where one comes out who takes the stairs; nobody knows of stairs that were never taken."""
    if not doors.knows(game.site, stairs.to_depth, stairs.to_opening):
        return None
    other = game.dungeon.level(stairs.to_depth).opening(stairs.to_opening)
    return Start(other.at, other.a, opposite(other.direction), stairs.to_depth)


class Routes:
    """All legs that a group may be ordered from a start within some hs; `ways` has the waypoints by their end."""

    def __init__(self, game: Game, depth: int, start: Start, hs: int) -> None:
        self.game, self.depth, self.start, self.hs = game, depth, start, hs
        self.ground: Ground = ground_at(game.site, depth)
        self.shut = shut_to_party(game.site, depth, start.area)
        self.ways: dict[Point, list[Point]] = {}
        if start.area:
            self._straight(start.at, start.area, hs, [])
            self._ahead(start.at, start.area, hs, [], DIRECTIONS)
            if not self.ground.level.area(start.area).is_passage:
                self._through_openings()
            self._into_neighbours()
        self.ways.pop(start.at, None)

    def _add(self, way: list[Point]) -> None:
        end = way[-1]
        if is_known_at(self.game.site, self.depth, end) and end not in self.ways:
            self.ways[end] = way

    def _straight(self, at: Point, area_id: str, hs: int, before: list[Point]) -> None:
        """Any straight line inside a room, junction or stairs."""
        area = self.ground.level.area(area_id)
        simple = len(area.rects) == 1 and not area.walls and not self.ground.level.features_of(area_id)
        for point in lattice(self.game.site, self.depth, area):
            if point == at or distance(at, point) > hs:
                continue
            if simple or self._is_free(at, point, area_id):
                self._add([*before, point])

    def _is_free(self, at: Point, to: Point, area: str) -> bool:
        walk = self.ground.walk(at, to, self.shut, area)
        return not walk.blocked_by and walk.end == to

    def _ahead(self, at: Point, area: str, hs: int, before: list[Point], headings: tuple[str, ...]) -> None:
        """Straight on and along the bends of passages, every half sazhen of it."""
        for facing in headings:
            way = self.ground.passage_ahead(at, facing, hs, self.shut, area)
            self._along(at, way, area, before, hs)

    def _along(self, at: Point, way: list[Point], area: str, before: list[Point], hs: int) -> None:
        here, walked = at, list(before)
        for corner in way:
            walk = self.ground.walk(here, corner, self.shut, area)
            length = distance(here, corner)
            for done in range(1, length + 1):
                self._add([*walked, between(here, corner, done, length)])
            if not is_known_at(self.game.site, self.depth, corner):
                return
            for passed, id in walk.passed:
                if self.ground.level.has_area(id):
                    self._fan_out(between(here, corner, passed, length), (area, id), walked, hs - passed)
                    area = id
            here, area, hs, walked = corner, walk.area, hs - length, [*walked, corner]

    def _fan_out(self, edge: Point, areas: tuple[str, str], walked: list[Point], left: int) -> None:
        """At the edge of a passage, which counts as inside it, a leg may turn to where it ends in the room beyond."""
        came, entered = self.ground.level.area(areas[0]), self.ground.level.area(areas[1])
        if came.is_passage and entered.kind == "room":
            self._straight(edge, entered.id, left, [*walked, edge])

    def _through_openings(self) -> None:
        """Out of a room by a straight line to a doorway, and on along the passage behind it."""
        at, area = self.start.at, self.start.area
        for opening in self.ground.level.openings_of(area):
            far = distance(at, opening.at)
            if opening.id not in self.game.site.known[self.depth].openings or far > self.hs:
                continue
            if not self._is_free(at, opening.at, area) and at != opening.at:
                continue
            self._add([opening.at])
            beyond = opening.other(area)
            if opening.id in self.shut or not self._is_passage(beyond):
                continue
            facing = (
                opening.direction if opening.a == area else {"N": "S", "S": "N", "E": "W", "W": "E"}[opening.direction]
            )
            before = [opening.at] if opening.at != at else []
            self._ahead(opening.at, beyond, self.hs - far, before, (facing,))

    def _is_passage(self, area: str) -> bool:
        return self.ground.level.has_area(area) and self.ground.level.area(area).is_passage

    def _into_neighbours(self) -> None:
        """A straight line from room to room through an open doorway keeps its heading."""
        at, area = self.start.at, self.start.area
        for opening in self.ground.level.openings_of(area):
            beyond = opening.other(area)
            if opening.id in self.shut or not self.ground.level.has_area(beyond):
                continue
            other = self.ground.level.area(beyond)
            if other.is_passage:
                continue
            for point in lattice(self.game.site, self.depth, other):
                if distance(at, point) <= self.hs and self._is_free(at, point, area):
                    self._add([point])


def blocked_ahead(game: Game, depth: int, start: Start, facing: str) -> bool:
    """Whether the party knows that there is no step that way; a door that nobody has tried may open."""
    shut = shut_to_party(game.site, depth, start.area) - doors.may_be_free(game.site, depth)
    walk = ground_at(game.site, depth).walk(start.at, step(start.at, facing, 1), shut, start.area)
    return walk.end == start.at and walk.blocked_by != "unseen"
