"""Where a combat stands on the map: widths, ways behind, light of the place, and how both sides move."""

from __future__ import annotations

from typing import Final

from podzem.systems.dungeon.fight import marks
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.game import Game, Group, Meeting
from podzem.systems.dungeon.grounds import ground_at
from podzem.systems.dungeon.rules.doors import shut, shut_to_party
from podzem.systems.dungeon.rules.light import lights_of
from podzem.systems.dungeon.sight import lights_at
from podzem.world.dungeon_map import Area
from podzem.world.ground import Ground
from podzem.world.points import Point, contains, distance, heading, opposite, step

QS_IN_HS: Final = 2
DOORWAY_HS: Final = 1
"""In or within half a sazhen of a doorway its width counts (dungeon.combat.width)."""
FAR_HS: Final = 100


def set_front(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """Width, way behind and light of the place for the first front, as both sides stand now."""
    line = heading(group.at, meeting.at) if group.at != meeting.at else group.heading
    ground = ground_at(game, group.depth)
    closed = shut(game, group.depth)
    there = ground.area_at(meeting.at, opposite(line), closed)
    fight.width[marks.PARTY] = width_at(ground, group.at, group.area, line)
    fight.width[marks.OTHERS] = width_at(ground, meeting.at, there, line)
    ways = (
        way_behind(ground, group.at, opposite(line), shut_to_party(game, group.depth), group.area),
        way_behind(ground, meeting.at, line, closed, there),
    )
    for side, way in enumerate(ways):
        fight.way[_rear_of(fight, side)] = way
    fight.ground[marks.PARTY] = _nearest_light(game, group, group.at, group.area)
    fight.ground[marks.OTHERS] = _nearest_light(game, group, meeting.at, there)


def _rear_of(fight: Fight, side: int) -> int:
    """Where the way behind a side belongs: to those who turned to face a breakthrough, if there was one."""
    passed = [front for front in range(marks.FRONTS) if fight.gap[front] >= 0 and fight.opener[front] == 1 - side]
    return 2 * (passed[0] if passed else 0) + side


def is_out_of_sight(game: Game, group: Group, meeting: Meeting) -> bool:
    """Whether a corner or a shut door lies between the two sides (dungeon.combat.end)."""
    return not ground_at(game, group.depth).sight(group.at, meeting.at, shut(game, group.depth))


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


def _nearest_light(game: Game, group: Group, at: Point, area: str) -> int:
    """The nearest light that is not carried by a fighter of this group; a lit area is its own light."""
    if area and game.dungeon.level(group.depth).area(area).lit:
        return 0
    carried = lights_of(game, group)
    others = [light for light in lights_at(game, group.depth) if light not in carried]
    return min((distance(light, at) for light in others), default=marks.ENDLESS)


def move(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """Both sides have moved on the first front: carry it over to the map, rounded towards the start."""
    ground, closed = ground_at(game, group.depth), shut(game, group.depth)
    line = heading(group.at, meeting.at) if group.at != meeting.at else group.heading
    for side in (marks.PARTY, marks.OTHERS):
        hs, forward = abs(int(fight.moved[side])), fight.moved[side] > 0
        if hs == 0:
            continue
        if side == marks.PARTY:
            _move_group(ground, group, meeting.at, line if forward else opposite(line), hs, forward, closed)
        else:
            meeting.at = _towards(
                ground, meeting.at, group.at, opposite(line) if forward else line, hs, forward, closed
            )


def _move_group(
    ground: Ground, group: Group, enemy: Point, line: str, hs: int, forward: bool, closed: frozenset[str]
) -> None:
    before = group.at
    group.at = _towards(ground, group.at, enemy, line, hs, forward, closed, group.area)
    if group.at != before:
        group.trail.append(before)
        group.area = ground.area_at(group.at, line, closed) or group.area


def _towards(
    ground: Ground, at: Point, other: Point, line: str, hs: int, forward: bool, closed: frozenset[str], area: str = ""
) -> Point:
    """So far along the way to the other side, or back along the passage."""
    way = (ground.way(at, other, closed, None, area) if forward else None) or ground.passage_ahead(
        at, line, hs, closed, area
    )
    for point in way:
        piece = distance(at, point)
        if piece > hs:
            return _part(ground, at, point, hs, closed, area)
        at, hs, area = point, hs - piece, ""
    return at


def _part(ground: Ground, at: Point, to: Point, hs: int, closed: frozenset[str], area: str) -> Point:
    target = step(at, heading(at, to), hs)
    return ground.walk(at, target, closed, area).end
