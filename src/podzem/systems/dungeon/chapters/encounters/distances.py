"""Встречи: how far apart both sides are, on the map (dungeon.distance.*)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.meeting import events
from podzem.expedition.meeting.distance import BOTH, NEITHER, ONE, Throw, cut, thrown
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.rule_tables import read_table
from podzem.site.doors import shut
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.dungeon_map import Encounter
from podzem.world.points import Point, distance, opposite, step

FARTHEST_HS: Final[int] = read_table("meeting")["distance"]["farthest_hs"]
"""The longest distance that can be thrown, 12 sazhens."""
THROWS: Final = {
    BOTH: Throw("dungeon.distance.both", 1, lambda face: (face - 1) // 2 * 2),
    ONE: Throw("dungeon.distance.one", 1, lambda face: 2 * face),
    NEITHER: Throw("dungeon.distance.none", 2, lambda total: 2 * total),
}
"""Both surprised 0 to 2 sazhens, one side 1 to 6, neither 2 to 12."""


def determine(game: Game, meeting: Meeting, encounter: Encounter | None, scribe: Scribe) -> None:
    """From the map where both places are known, else thrown; what the light shows is told elsewhere."""
    group = game.group(meeting.group)
    if encounter is not None and encounter.at is not None:
        meeting.at, meeting.hs = encounter.at, distance(group.at, encounter.at)
        clause = "dungeon.distance.known"
    else:
        line = line_ahead(game, group, meeting)
        hs, clause = _stated_or_thrown(meeting, encounter, scribe)
        meeting.hs = cut(hs, len(line))
        meeting.at = _point_at(line, group.at, meeting.hs)
    events.distance(scribe, clause, meeting)


def _stated_or_thrown(meeting: Meeting, encounter: Encounter | None, scribe: Scribe) -> tuple[int, str]:
    """A map may state it."""
    if encounter is not None and encounter.distance_hs is not None:
        return encounter.distance_hs, "dungeon.distance.known"
    return thrown(meeting, THROWS, events.DISTANCE_DIE, scribe)


def line_ahead(game: Game, group: Group, meeting: Meeting) -> list[Point]:
    """The points every hs that the group has in open line in the direction of those met, the nearest first."""
    ground, closed = ground_at(game.site, group.depth), shut(game.site, group.depth) - {meeting.way}
    line: list[Point] = []
    for point in _towards(game, group, meeting.way, closed):
        if not ground.area_at(point) or not ground.sight(group.at, point, closed, group.area):
            break
        line.append(point)
    return line


def _towards(game: Game, group: Group, way: str, closed: Collection[str]) -> list[Point]:
    """On foot to the opening by which they come and straight on beyond it; without one straight ahead."""
    level = game.dungeon.level(group.depth)
    if not way or not level.has_opening(way):
        return [step(group.at, group.heading, hs) for hs in range(1, FARTHEST_HS + 1)]
    opening = level.opening(way)
    on_foot = ground_at(game.site, group.depth).way(group.at, opening.at, closed, None, group.area) or [opening.at]
    points: list[Point] = []
    before = group.at
    for waypoint in on_foot:
        points += _between(before, waypoint)
        before = waypoint
    outwards = opening.direction if opening.a == group.area else opposite(opening.direction)
    return points + [step(opening.at, outwards, hs) for hs in range(1, FARTHEST_HS + 1)]


def _between(a: Point, b: Point) -> list[Point]:
    """The points every hs from one point to another, the last one itself."""
    whole = distance(a, b)
    return [(a[0] + (b[0] - a[0]) * hs // whole, a[1] + (b[1] - a[1]) * hs // whole) for hs in range(1, whole + 1)]


def _point_at(line: list[Point], start: Point, hs: int) -> Point:
    return line[min(hs, len(line)) - 1] if line and hs > 0 else start
