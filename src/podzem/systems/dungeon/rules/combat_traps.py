"""A combat move over a trap's ground is a case like any other (dungeon.trap.place); those who dwell there know it."""

from __future__ import annotations

from itertools import pairwise

from podzem.core.scribe import Scribe
from podzem.systems.dungeon.fight import marks
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.fight.ranks import is_first
from podzem.systems.dungeon.game import Game, Group
from podzem.systems.dungeon.rules import traps
from podzem.systems.dungeon.rules.crossings import crossings
from podzem.world.points import Point, heading


def stopped_by(game: Game, fight: Fight, group: Group, front: int, way: list[Point], scribe: Scribe) -> Point | None:
    """Where a trap on the party's way has stopped its move; nothing when it went on."""
    at, facing = group.at, group.heading
    try:
        return _walk_over(game, fight, group, front, way, scribe)
    finally:
        group.at, group.heading = at, facing


def _walk_over(game: Game, fight: Fight, group: Group, front: int, way: list[Point], scribe: Scribe) -> Point | None:
    rank = [int(fight.member[row]) for row in fight.line if is_first(fight, row, front, marks.PARTY)]
    for a, b in [(a, b) for a, b in pairwise(way) if a != b]:
        group.heading = heading(a, b)
        for met in [met for met in crossings(game, group, a, b, []) if met.kind == "trap"]:
            trap = game.dungeon.level(group.depth).trap(met.id)
            group.at = met.at
            if traps.crossed(game, group, trap, scribe, ranks=[rank]) and trap.type in traps.STOPS:
                return met.at
    return None
