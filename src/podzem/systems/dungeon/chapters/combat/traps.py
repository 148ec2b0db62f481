"""A combat move over a trap's ground is a case like any other (dungeon.trap.place); those who dwell there know it."""

from __future__ import annotations

from itertools import pairwise
from math import isqrt

from podzem.core.scribe import Scribe
from podzem.expedition.fight import marks
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.ranks import is_first
from podzem.systems.dungeon.chapters.movement.crossings import crossings
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import Point, distance, heading


def reached(game: Game, fight: Fight, group: Group, front: int, way: list[Point], hs: int, scribe: Scribe) -> int:
    """How far the party comes on a way of so many hs: all of it, or to the near edge of a trap that stops it."""
    at, facing = group.at, group.heading
    try:
        stopped = _walk_over(game, fight, group, front, way, scribe)
    finally:
        group.at, group.heading = at, facing
    return hs if stopped is None else min(hs, stopped)


def _walk_over(game: Game, fight: Fight, group: Group, front: int, way: list[Point], scribe: Scribe) -> int | None:
    rank = [int(fight.member[row]) for row in fight.line if is_first(fight, row, front, marks.PARTY)]
    walked = 0
    for a, b in [(a, b) for a, b in pairwise(way) if a != b]:
        group.heading = heading(a, b)
        for met in [met for met in crossings(game, group, a, b, []) if met.kind == "trap"]:
            trap = game.dungeon.level(group.depth).trap(met.id)
            group.at = met.at
            if traps.crossed(game, group, trap, scribe, ranks=[rank]) and trap.type in traps.STOPS:
                return walked + _before(a, met.at)
        walked += distance(a, b)
    return None


def _before(a: Point, edge: Point) -> int:
    """The whole hs from a point that do not go beyond an edge."""
    return isqrt((a[0] - edge[0]) ** 2 + (a[1] - edge[1]) ** 2) // 2
