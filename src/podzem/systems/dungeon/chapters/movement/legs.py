"""Legs and runs that a group may be ordered, against what the party knows (dungeon.move.turn, .direction, .fast)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.expedition import carrying
from podzem.site import doors
from podzem.site.grounds import ground_at
from podzem.site.traps import has_open_pits, is_open_pit, open_pit
from podzem.site.waypoints import along, is_known_at, lattice
from podzem.systems.dungeon.chapters.movement.crossings import crossings
from podzem.systems.dungeon.chapters.movement.movement import fast_hs, leg_hs
from podzem.systems.dungeon.chapters.movement.routes import Routes, Start, blocked_ahead, start_of
from podzem.systems.dungeon.chapters.traps import open_pits
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.group_speed import group_speed
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.reach import no
from podzem.world.points import DIRECTIONS, Point, distance, heading, write_point

MOST_LEGS: Final[int] = PLACE["march"]["legs"]
TURN: Final = "dungeon.move.turn"


def leg_ends(game: Game, group: Group) -> dict[Point, list[Point]]:
    """The ends of a further leg with their waypoints."""
    return cached(game, "legs", group.number, "", lambda: _leg_ends(game, group))


def _leg_ends(game: Game, group: Group) -> dict[Point, list[Point]]:
    start = start_of(game, group)
    if start is None or len(group.legs) >= MOST_LEGS or group.fast or group_speed(game, group) == 0:
        return {}
    if start.depth not in game.site.known:
        return {}
    if not game.setting.is_on("strict_direction"):
        return _free_ends(game, group)
    return Routes(game, start.depth, start, leg_hs(game, group)).ways


def _free_ends(game: Game, group: Group) -> dict[Point, list[Point]]:
    """With the switch strict_direction off any way of that length will do."""
    start = start_of(game, group)
    assert start is not None
    most = leg_hs(game, group)
    return {**_ways(game, start, most), **Routes(game, start.depth, start, most).ways}


def why_not_leg(game: Game, group: Group, point: Point) -> Refusal | None:
    """Only to an end that a leg can reach, over ground that everybody of the group can pass."""
    way = leg_ends(game, group).get(point)
    if way is None:
        return no(_fault(game, group, point), "leg", group=group.number, point=write_point(point))
    start = start_of(game, group)
    assert start is not None
    return _why_not_over(game, group, start.depth, [start.at, *way])


def _fault(game: Game, group: Group, point: Point) -> str:
    """Which clause forbids a leg: too far or through what is known to be shut, or a turn where none is allowed."""
    start = start_of(game, group)
    if start is None or start.depth not in game.site.known or not ground_at(game.site, start.depth).area_at(point):
        return TURN
    way = _way(game, start, point)
    if way is None or _length([start.at, *way]) > leg_hs(game, group):
        return TURN
    return "dungeon.move.direction" if len(way) > 1 else TURN


def _way(game: Game, start: Start, to: Point) -> list[Point] | None:
    shut = doors.shut_to_party(game.site, start.depth, start.area)
    return ground_at(game.site, start.depth).way(start.at, to, shut, None, start.area)


def _length(way: list[Point]) -> int:
    return sum(distance(a, b) for a, b in pairwise(way))


def _why_not_over(game: Game, group: Group, depth: int, way: list[Point]) -> Refusal | None:
    """Known open pits that somebody cannot pass, known ways that are too narrow for somebody."""
    pits = depth == group.depth and cached(game.site, "open_pits", depth, "", lambda: has_open_pits(game.site, depth))
    narrow = cached(game, f"narrow:{depth}", group.number, "", lambda: _is_narrow(game, group, depth))
    for a, b in pairwise(way):
        refusal = _why_not_past_pits(game, group, a, b) if pits else None
        refusal = refusal or (_why_narrow(game, group, depth, a, b) if narrow else None)
        if refusal is not None:
            return refusal
    return None


def _why_not_past_pits(game: Game, group: Group, a: Point, b: Point) -> Refusal | None:
    level = game.dungeon.level(group.depth)
    for met in crossings(game, group, a, b, []):
        pit = open_pit(game.site, group.depth, met.id)
        is_open = met.kind == "chasm" or (met.kind == "trap" and is_open_pit(game.site, level.trap(met.id)))
        refusal = open_pits.why_not_cross(game, group, pit, heading(a, b)) if pit and is_open else None
        if refusal is not None:
            return refusal
    return None


def _is_narrow(game: Game, group: Group, depth: int) -> bool:
    """Whether some way of the level is narrower than somebody of the group."""
    level = game.dungeon.level(depth)
    widest = max(
        (carrying.space(game.company, game.members[n]) for n in group.members if game.members[n].is_up), default=0
    )
    ids = [area.id for area in level.areas if area.is_passage] + [opening.id for opening in level.openings]
    return any(0 < width_of(game, depth, id) < widest for id in ids)


def _why_narrow(game: Game, group: Group, depth: int, a: Point, b: Point) -> Refusal | None:
    """Nobody enters a way that is narrower than the room he takes (dungeon.combat.space)."""
    walk = ground_at(game.site, depth).walk(a, b, doors.shut_to_party(game.site, depth))
    widths = [width_of(game, depth, id) for _, id in walk.passed]
    for number in group.members:
        member = game.members[number]
        if member.is_up and any(width and carrying.space(game.company, member) > width for width in widths):
            return no("dungeon.combat.space", "leg", member=member.id)
    return None


def width_of(game: Game, depth: int, id: str) -> int:
    """The width of a passage or opening in quarter sazhens; 0 for rooms, which are wide enough."""
    level = game.dungeon.level(depth)
    if level.has_opening(id):
        return 2 * level.opening(id).width
    area = level.area(id)
    return 2 * area.width if area.is_passage else 0


def aheads(game: Game, group: Group) -> list[tuple[str, int]]:
    """Legs by length alone."""
    return cached(game, "aheads", group.number, "", lambda: _aheads(game, group))


def _aheads(game: Game, group: Group) -> list[tuple[str, int]]:
    most = leg_hs(game, group)
    return [(facing, hs) for facing in DIRECTIONS for hs in range(1, most + 1)]


def why_not_ahead(game: Game, group: Group, facing: str, hs: int | None) -> Refusal | None:
    """A length within the leg, and no wall that is known right there."""
    start = start_of(game, group)
    if facing not in DIRECTIONS or hs is None:
        return no("dungeon.map.units", "ahead", group=group.number)
    if not 1 <= hs <= leg_hs(game, group):
        return no(TURN, "ahead", group=group.number)
    if start is not None and start.depth in game.site.known and _is_blocked(game, group, start, facing):
        return no(TURN, "ahead", group=group.number)
    return None


def _is_blocked(game: Game, group: Group, start: Start, facing: str) -> bool:
    return cached(game, "blocked", group.number, facing, lambda: blocked_ahead(game, start.depth, start, facing))


def _ways(game: Game, start: Start, most: int) -> dict[Point, list[Point]]:
    """Any known way that is not longer than so many hs, to every point of the lattice (dungeon.move.fast)."""
    ground, shut = ground_at(game.site, start.depth), doors.shut_to_party(game.site, start.depth, start.area)
    ends = cached(game, "ends", start.depth, "", lambda: _ends(game, start.depth))
    return ground.ways(start.at, [end for end in ends if end != start.at], shut, start.area, most)


def _ends(game: Game, depth: int) -> list[Point]:
    """Where a run or a free leg may end: every point of the lattice that the party knows, of passages too."""
    level = game.dungeon.level(depth)
    points = [point for area in level.areas for point in (*lattice(game.site, depth, area), *along(area))]
    return [point for point in dict.fromkeys(points) if is_known_at(game.site, depth, point)]


def fast_ends(game: Game, group: Group) -> dict[Point, list[Point]]:
    """Where a group may run (dungeon.move.fast): any known way of that length."""
    return cached(game, "fast", group.number, "", lambda: _fast_ends(game, group))


def _fast_ends(game: Game, group: Group) -> dict[Point, list[Point]]:
    if group.legs or group_speed(game, group) == 0:
        return {}
    return _ways(game, Start(group.at, group.area, group.heading, group.depth), fast_hs(game, group))


def why_not_fast(game: Game, group: Group, point: Point) -> Refusal | None:
    """Only to a known place within the turn's run."""
    way = fast_ends(game, group).get(point)
    if way is None:
        return no("dungeon.move.fast", "fast", group=group.number, point=write_point(point))
    return _why_not_over(game, group, group.depth, [group.at, *way])
