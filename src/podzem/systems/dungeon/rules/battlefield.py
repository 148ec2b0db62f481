"""Where a combat stands on the map, front by front: widths, ways behind, light, and how both sides move."""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.dungeon.fight import marks
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.game import Game, Group, Meeting
from podzem.systems.dungeon.grounds import ground_at
from podzem.systems.dungeon.rules.combat_traps import stopped_by
from podzem.systems.dungeon.rules.doors import shut, shut_to_party
from podzem.systems.dungeon.rules.light import lights_on, reaches
from podzem.systems.dungeon.rules.reach import STEP_HS
from podzem.systems.dungeon.rules.splitting import part_group
from podzem.systems.dungeon.spots import Stand
from podzem.world.dungeon_map import Area
from podzem.world.ground import Ground
from podzem.world.points import Point, contains, distance, heading, opposite, step

QS_IN_HS: Final = 2
DOORWAY_HS: Final = 1
"""In or within half a sazhen of a doorway its width counts (dungeon.combat.width)."""
FAR_HS: Final = 100


def place_of(game: Game, group: Group, meeting: Meeting, front: int) -> FrontPlace:
    """Where a front stands."""
    return game.fronts[front] if front in game.fronts else FrontPlace(group.at, group.area, meeting.at)


def _line(group: Group, place: FrontPlace) -> str:
    return heading(place.own, place.others) if place.own != place.others else group.heading


def _open(fight: Fight) -> list[int]:
    return [front for front in range(marks.FRONTS) if fight.gap[front] >= 0]


def set_fronts(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """Width, way behind and light of the place; a front that a breakthrough opened has what its passing gave it."""
    own = [front for front in _open(fight) if fight.opener[front] < 0]
    for front in own:
        place = place_of(game, group, meeting, front)
        _set_front(game, fight, group, front, place)
        for other in own:
            if other != front:
                _hem_in(game, fight, group, front, place, place_of(game, group, meeting, other))


def _set_front(game: Game, fight: Fight, group: Group, front: int, place: FrontPlace) -> None:
    line, first = _line(group, place), 2 * front
    ground, closed = ground_at(game, group.depth), shut(game, group.depth)
    there = _area_of_others(ground, place, line, closed)
    fight.width[first + marks.PARTY] = width_at(ground, place.own, place.area, line)
    fight.width[first + marks.OTHERS] = width_at(ground, place.others, there, line)
    ways = (
        way_behind(ground, place.own, opposite(line), shut_to_party(game, group.depth), place.area),
        way_behind(ground, place.others, line, closed, there),
    )
    for side, way in enumerate(ways):
        fight.way[_rear_of(fight, front, side)] = way
    fight.ground[first + marks.PARTY] = _nearest_light(game, fight, group, place.own, place.area)
    fight.ground[first + marks.OTHERS] = _nearest_light(game, fight, group, place.others, there)


def _rear_of(fight: Fight, front: int, side: int) -> int:
    """Where the way behind a side belongs: to those who turned to face a breakthrough, if there was one."""
    passed = [one for one in _open(fight) if fight.opener[one] == 1 - side and fight.parent[one] == front]
    return 2 * (passed[0] if passed else front) + side


def _hem_in(game: Game, fight: Fight, group: Group, front: int, place: FrontPlace, other: FrontPlace) -> None:
    """Between two enemies the way behind ends with one's own who face the other one."""
    beyond = other.others if other.own == place.own else other.own
    behind = beyond != place.own and heading(place.own, beyond) == opposite(_line(group, place))
    rear = _rear_of(fight, front, marks.PARTY)
    if behind:
        fight.way[rear] = min(fight.way[rear], distance(place.own, other.own))


def is_out_of_sight(game: Game, group: Group, place: FrontPlace) -> bool:
    """Whether a corner or a shut door lies between the two sides (dungeon.combat.end)."""
    ground, closed = ground_at(game, group.depth), shut(game, group.depth)
    there = _area_of_others(ground, place, _line(group, place), closed)
    return not ground.sight(place.own, place.others, closed, place.area, there)


def _area_of_others(ground: Ground, place: FrontPlace, line: str, closed: Collection[str]) -> str:
    """Whoever has a shut door or a wall at his back stands on its line, and on the side of his enemy."""
    opening = ground.opening_at(place.others)
    is_open = bool(opening) and opening not in closed
    return ground.area_at(place.others, opposite(line) if is_open else line, closed)


def got_away(game: Game, fight: Fight, group: Group, meeting: Meeting, side: int) -> bool:
    """Whether a side went back out of the enemy's sight, and was not followed, on every front."""
    return all(
        fight.gap[front] > 0
        and fight.moved[2 * front + side] < 0
        and fight.moved[2 * front + 1 - side] <= 0
        and is_out_of_sight(game, group, place_of(game, group, meeting, front))
        for front in _open(fight)
    )


def width_at(ground: Ground, at: Point, area_id: str, line: str) -> int:
    """The width in quarter sazhens of the place where a side stands, across the line between the sides."""
    for opening in ground.level.openings:
        along = (opening.direction in "EW") == (line in "EW")
        if along and opening.b and distance(opening.at, at) <= DOORWAY_HS:
            return QS_IN_HS * opening.width
    if not area_id:
        return QS_IN_HS
    area = ground.level.area(area_id)
    return QS_IN_HS * (area.width if area.is_passage else _across(area, at, line))


def _across(area: Area, at: Point, line: str) -> int:
    """A room's extent across the line; of several rectangles those that hold the point."""
    here = [rect for rect in area.rects if contains(rect, at)] or list(area.rects)
    return max(rect[3] if line in "EW" else rect[2] for rect in here)


def way_behind(ground: Ground, at: Point, back: str, closed: frozenset[str], area: str) -> int:
    """How far a side can go back in half-sazhens, along the bends of a passage."""
    total, here = 0, at
    for point in ground.passage_ahead(at, back, FAR_HS, closed, area):
        total, here = total + distance(here, point), point
    return total if total < FAR_HS else marks.ENDLESS


def _nearest_light(game: Game, fight: Fight, group: Group, at: Point, area: str) -> int:
    """The nearest light that shines there and that no fighter bears; a lit area is its own light."""
    if area and game.dungeon.level(group.depth).area(area).lit:
        return 0
    place, fighters = Stand(group.depth, at, area), {int(number) for number in fight.member}
    others = [light for light in lights_on(game, group.depth) if light.bearer not in fighters]
    return min((distance(light.at, at) for light in others if reaches(game, place, light)), default=marks.ENDLESS)


def move(game: Game, fight: Fight, group: Group, meeting: Meeting, scribe: Scribe) -> None:
    """Both sides have moved on each front: carry it over to the map, rounded towards the start."""
    _note_new(game, fight, group, meeting)
    for front in _open(fight):
        place = place_of(game, group, meeting, front)
        line = _line(group, place)
        before = place.copy()
        _move_own(game, fight, group, front, place, before, line, scribe)
        _move_others(game, fight, group, front, place, before, line)
        if front not in game.fronts:
            _settle_group(group, place)
            meeting.at = place.others
    _face_the_last(game, fight, group, meeting)


def _note_new(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """A breakthrough has opened fronts: they stand where the line was passed; closed fronts are no more."""
    game.fronts = {front: place for front, place in game.fronts.items() if fight.gap[front] >= 0}
    for front in _open(fight):
        if fight.opener[front] >= 0 and front not in game.fronts:
            parent = place_of(game, group, meeting, int(fight.parent[front]))
            at = parent.own if fight.opener[front] == marks.OTHERS else parent.others
            area = ground_at(game, group.depth).area_at(at) or parent.area
            game.fronts[front] = FrontPlace(at, area, at)


def _face_the_last(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """When the first front is closed the group stands where the first of the others is."""
    left = _open(fight)
    if left and 0 not in left and left[0] in game.fronts:
        _settle_group(group, game.fronts[left[0]])
        meeting.at = game.fronts[left[0]].others


def _settle_group(group: Group, place: FrontPlace) -> None:
    if group.at != place.own:
        group.trail.append(group.at)
        group.at, group.area = place.own, place.area


def _move_own(
    game: Game, fight: Fight, group: Group, front: int, place: FrontPlace, before: FrontPlace, line: str, scribe: Scribe
) -> None:
    """The party's part; a trap on its way may stop it short (dungeon.trap.place)."""
    hs, forward = abs(int(fight.moved[2 * front])), fight.moved[2 * front] > 0
    if not hs:
        return
    ground, closed = ground_at(game, group.depth), shut(game, group.depth)
    facing = line if forward else opposite(line)
    way = _towards(ground, before.own, before.others, facing, hs, forward, closed, before.area)
    end = stopped_by(game, fight, group, front, [before.own, *way], scribe)
    if end is not None and forward:
        fight.gap[front] += distance(end, way[-1])
    place.own = end or (way[-1] if way else before.own)
    place.area = ground.area_at(place.own, facing, closed) or place.area


def _move_others(
    game: Game, fight: Fight, group: Group, front: int, place: FrontPlace, before: FrontPlace, line: str
) -> None:
    hs, forward = abs(int(fight.moved[2 * front + 1])), fight.moved[2 * front + 1] > 0
    if hs:
        ground, closed = ground_at(game, group.depth), shut(game, group.depth)
        facing = opposite(line) if forward else line
        way = _towards(ground, before.others, before.own, facing, hs, forward, closed)
        place.others = way[-1] if way else before.others


def _towards(
    ground: Ground, at: Point, other: Point, line: str, hs: int, forward: bool, closed: frozenset[str], area: str = ""
) -> list[Point]:
    """The waypoints so far along the way to the other side, or back along the passage."""
    way = (ground.way(at, other, closed, None, area) if forward else None) or ground.passage_ahead(
        at, line, hs, closed, area
    )
    walked: list[Point] = []
    for here, point in pairwise([at, *way]):
        piece = distance(here, point)
        if piece > hs:
            part = _part(ground, here, point, hs, closed, area)
            return [*walked, part] if part != here else walked
        walked.append(point)
        hs, area = hs - piece, ""
    return walked


def _part(ground: Ground, at: Point, to: Point, hs: int, closed: frozenset[str], area: str) -> Point:
    target = step(at, heading(at, to), hs)
    return ground.walk(at, target, closed, area).end


def part_ways(game: Game, fight: Fight, group: Group) -> None:
    """The combat is over: who fought farther than a step from the rest is a group of his own."""
    for front, place in game.fronts.items():
        if distance(place.own, group.at) <= STEP_HS:
            continue
        rows = [row for row, at in enumerate(fight.front) if at == front and fight.side[row] == marks.PARTY]
        numbers = [int(fight.member[row]) for row in rows if fight.state[row] == marks.UP]
        away = [number for number in numbers if number in group.members]
        if away and len(away) < len(group.members):
            part_group(game, group, away, place.own).area = place.area
    game.fronts = {}
