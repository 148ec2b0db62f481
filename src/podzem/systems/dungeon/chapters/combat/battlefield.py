"""Where a combat stands on the map, front by front: widths, ways behind, light."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.meeting.meeting import Meeting
from podzem.site.doors import shut, shut_to_party
from podzem.site.grounds import ground_at, width_across
from podzem.site.light import reaches
from podzem.systems.dungeon.believed import believed
from podzem.systems.dungeon.chapters.light.light import lights_on
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import STEP_HS
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.splitting import part_group
from podzem.systems.dungeon.spots import Stand
from podzem.world.ground import Ground
from podzem.world.points import Point, distance, heading, opposite

QS_IN_HS: Final = 2
DOORWAY_HS: Final[int] = read_part("fight")["width"]["doorway_hs"]
"""In or within half a sazhen of a doorway its width counts (dungeon.combat.width)."""
FAR_HS: Final = 100


def place_of(game: Game, group: Group, meeting: Meeting, front: int) -> FrontPlace:
    """Where a front stands."""
    return game.fronts[front] if front in game.fronts else FrontPlace(group.at, group.area, meeting.at)


def line_of(group: Group, place: FrontPlace) -> str:
    """The direction from the party to its opponents; in melee that in which the group faces."""
    return heading(place.own, place.others) if place.own != place.others else group.heading


def open_fronts(fight: Fight) -> list[int]:
    """The fronts on which both sides stand."""
    return [front for front in range(marks.FRONTS) if fight.gap[front] >= 0]


def set_fronts(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """Width, way behind and light of the place; a front that a breakthrough opened has what its passing gave it."""
    set_ways(game, fight, group, meeting)
    for front in _own_fronts(fight):
        _set_front(game, fight, group, front, place_of(game, group, meeting, front))


def _own_fronts(fight: Fight) -> list[int]:
    return [front for front in open_fronts(fight) if fight.opener[front] < 0]


def set_ways(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """The ways behind: the party's as far as it knows the ground, for its list of moves would tell more."""
    fronts = _own_fronts(fight)
    for front in fronts:
        place = place_of(game, group, meeting, front)
        ways = _ways_behind(game, group, place)
        for side, way in enumerate(ways):
            fight.way[_rear_of(fight, front, side)] = way
        for other in fronts:
            if other != front:
                _hem_in(game, fight, group, front, place, place_of(game, group, meeting, other))


def _ways_behind(game: Game, group: Group, place: FrontPlace) -> tuple[int, int]:
    line, mind = line_of(group, place), believed(game)
    ground, closed = ground_at(game.site, group.depth), shut(game.site, group.depth)
    known, barred = ground_at(mind.site, group.depth), shut_to_party(mind.site, group.depth)
    return (
        way_behind(known, place.own, opposite(line), barred, place.area),
        way_behind(ground, place.others, line, closed, area_of_others(ground, place, line, closed)),
    )


def _set_front(game: Game, fight: Fight, group: Group, front: int, place: FrontPlace) -> None:
    line, first = line_of(group, place), 2 * front
    ground = ground_at(game.site, group.depth)
    there = area_of_others(ground, place, line, shut(game.site, group.depth))
    fight.width[first + marks.PARTY] = width_at(ground, place.own, place.area, line)
    fight.width[first + marks.OTHERS] = width_at(ground, place.others, there, line)
    fight.ground[first + marks.PARTY] = _nearest_light(game, fight, group, place.own, place.area)
    fight.ground[first + marks.OTHERS] = _nearest_light(game, fight, group, place.others, there)


def _rear_of(fight: Fight, front: int, side: int) -> int:
    """Where the way behind a side belongs: to those who turned to face a breakthrough, if there was one."""
    passed = [one for one in open_fronts(fight) if fight.opener[one] == 1 - side and fight.parent[one] == front]
    return 2 * (passed[0] if passed else front) + side


def _hem_in(game: Game, fight: Fight, group: Group, front: int, place: FrontPlace, other: FrontPlace) -> None:
    """Between two enemies the way behind ends with one's own who face the other one."""
    beyond = other.others if other.own == place.own else other.own
    behind = beyond != place.own and heading(place.own, beyond) == opposite(line_of(group, place))
    rear = _rear_of(fight, front, marks.PARTY)
    if behind:
        fight.way[rear] = min(fight.way[rear], distance(place.own, other.own))


def is_out_of_sight(game: Game, group: Group, place: FrontPlace) -> bool:
    """Whether a corner or a shut door lies between the two sides (dungeon.combat.end)."""
    ground, closed = ground_at(game.site, group.depth), shut(game.site, group.depth)
    there = area_of_others(ground, place, line_of(group, place), closed)
    return not ground.sight(place.own, place.others, closed, place.area, there)


def area_of_others(ground: Ground, place: FrontPlace, line: str, closed: Collection[str]) -> str:
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
        for front in open_fronts(fight)
    )


def width_at(ground: Ground, at: Point, area_id: str, line: str) -> int:
    """The width in quarter sazhens of the place where a side stands, across the line between the sides."""
    for opening in ground.level.openings:
        along = (opening.direction in "EW") == (line in "EW")
        if along and opening.b and distance(opening.at, at) <= DOORWAY_HS:
            return QS_IN_HS * opening.width
    return QS_IN_HS * width_across(ground, at, area_id, line)


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
    others = [light for light in lights_on(game, group.depth) if light.source not in fighters]
    return min((distance(light.at, at) for light in others if reaches(game.site, place, light)), default=marks.ENDLESS)


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
