"""How both sides of a combat move on the map (dungeon.combat.contact): closing, withdrawing, pursuit, retreat.

Who closes goes along the way to where his enemy stood when the phase began, and on along the way the enemy has gone.
"""

from __future__ import annotations

from itertools import pairwise

from podzem.core.scribe import Scribe
from podzem.expedition import muster
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marching import Ground as UnderFoot
from podzem.expedition.meeting.meeting import Meeting
from podzem.site.doors import shut
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.chapters.combat.battlefield import area_of_others, line_of, open_fronts, place_of
from podzem.systems.dungeon.chapters.combat.traps import reached
from podzem.systems.dungeon.chapters.load import lying
from podzem.systems.dungeon.front_places import FrontPlace
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.spots import between
from podzem.world.ground import Ground
from podzem.world.points import Point, distance, heading, opposite


def under_foot(game: Game, fight: Fight, group: Group, meeting: Meeting) -> UnderFoot:
    """What the party's moves of a phase come upon: a trap on its way may stop it short (dungeon.trap.place)."""

    def ask(front: int, own: int, theirs: int, scribe: Scribe) -> int:
        place = place_of(game, group, meeting, front)
        way, _ = _ways(game, group, place, own, theirs)
        hs = reached(game, fight, group, front, [place.own, *way], abs(own), scribe)
        muster.refresh(
            game.company, fight, game.fight_group, game.hurls
        )  # whom the trap took has no part in what follows
        return hs if own > 0 else -hs

    return ask


def march(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """P3: both sides have closed or withdrawn on each front."""
    _note_new(game, fight, group, meeting)
    for front in open_fronts(fight):
        if not _is_retreat(fight, front):
            _move(game, fight, group, meeting, front)


def retreat(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """P5: who retreated after the blows is away; those who fell lie where they fell (dungeon.combat.retreat)."""
    for front in open_fronts(fight):
        if _is_retreat(fight, front):
            _move(game, fight, group, meeting, front)
    _face_the_last(game, fight, group, meeting)


def _is_retreat(fight: Fight, front: int) -> bool:
    """Whether the distance between the sides is just what they went back: they were in melee."""
    back = -int(fight.moved[2 * front] + fight.moved[2 * front + 1])
    return back > 0 and back == fight.gap[front]


def _note_new(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """A breakthrough has opened fronts: they stand where the line was passed; closed fronts are no more."""
    game.fronts = {front: place for front, place in game.fronts.items() if fight.gap[front] >= 0}
    for front in open_fronts(fight):
        if fight.opener[front] >= 0 and front not in game.fronts:
            parent = place_of(game, group, meeting, int(fight.parent[front]))
            at = parent.own if fight.opener[front] == marks.OTHERS else parent.others
            area = ground_at(game.site, group.depth).area_at(at) or parent.area
            game.fronts[front] = FrontPlace(at, area, at)


def _move(game: Game, fight: Fight, group: Group, meeting: Meeting, front: int) -> None:
    """Carry what both sides moved on a front over to the map, rounded towards the start."""
    place = place_of(game, group, meeting, front)
    own, theirs = int(fight.moved[2 * front]), int(fight.moved[2 * front + 1])
    line, ways = line_of(group, place), _ways(game, group, place, own, theirs)
    facing = _facing(place, ways, own, line)
    place.own = ways[0][-1] if ways[0] else place.own
    place.others = ways[1][-1] if ways[1] else place.others
    if own:
        back = opposite(facing) if own < 0 else facing
        area = ground_at(game.site, group.depth).area_at(place.own, back, shut(game.site, group.depth))
        place.area = area or place.area
    if front not in game.fronts:
        _settle_group(game, group, place)
        meeting.at, group.heading = place.others, facing


def _facing(place: FrontPlace, ways: tuple[list[Point], list[Point]], own: int, line: str) -> str:
    """Where the party faces now: towards its opponents; in contact the way that it or they came last."""
    here = ways[0][-1] if ways[0] else place.own
    there = ways[1][-1] if ways[1] else place.others
    if here != there:
        return heading(here, there)
    came = [place.own, *ways[0]] if own > 0 else [place.others, *ways[1]]
    steps = [heading(a, b) for a, b in pairwise(came) if a != b]
    return line if not steps else steps[-1] if own > 0 else opposite(steps[-1])


def _ways(game: Game, group: Group, place: FrontPlace, own: int, theirs: int) -> tuple[list[Point], list[Point]]:
    """The waypoints of both sides' moves of so many hs, less than nothing for going back."""
    ground, closed, line = ground_at(game.site, group.depth), shut(game.site, group.depth), line_of(group, place)
    there = area_of_others(ground, place, line, closed)
    mine = _back(ground, place.own, opposite(line), -own, closed, place.area)
    yours = _back(ground, place.others, line, -theirs, closed, there)
    if own > 0:
        mine = _forward(ground, place.own, place.others, line, yours, own, closed, place.area)
    if theirs > 0:
        yours = _forward(
            ground, place.others, place.own, opposite(line), mine if own < 0 else [], theirs, closed, there
        )
    return mine, yours


def _back(ground: Ground, at: Point, line: str, hs: int, closed: frozenset[str], area: str) -> list[Point]:
    """So far back along the passage; nowhere for those who do not go back."""
    return _cut(ground, at, ground.passage_ahead(at, line, hs, closed, area), hs, closed, area) if hs > 0 else []


def _forward(
    ground: Ground, at: Point, other: Point, line: str, fled: list[Point], hs: int, closed: frozenset[str], area: str
) -> list[Point]:
    """So far along the way to where the enemy stood, and on along the way that he has fled."""
    way = ground.way(at, other, closed, None, area)
    if way is None:
        way = ground.passage_ahead(at, line, hs, closed, area)
    elif at == other:
        way = []
    return _cut(ground, at, [*way, *fled], hs, closed, area)


def _cut(ground: Ground, at: Point, way: list[Point], hs: int, closed: frozenset[str], area: str) -> list[Point]:
    """A way as far as it is walked in so many hs."""
    walked: list[Point] = []
    for here, point in pairwise([at, *way]):
        piece = distance(here, point)
        if piece > hs:
            part = ground.walk(here, between(here, point, hs, piece), closed, area).end
            return [*walked, part] if part != here else walked
        walked.append(point)
        hs, area = hs - piece, ""
    return walked


def _settle_group(game: Game, group: Group, place: FrontPlace) -> None:
    if group.at != place.own:
        lying.leave_behind(game, group)
        group.trail.append(group.at)
        group.at, group.area = place.own, place.area


def _face_the_last(game: Game, fight: Fight, group: Group, meeting: Meeting) -> None:
    """When the first front is closed the group stands where the first of the others is."""
    left = open_fronts(fight)
    if left and 0 not in left and left[0] in game.fronts:
        _settle_group(game, group, game.fronts[left[0]])
        meeting.at = game.fronts[left[0]].others
