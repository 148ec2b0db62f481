"""Stairs between the levels of a dungeon (dungeon.map.format)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.chapters.actions.searching import bring_about
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.movement.routes import stairs_at
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.sight import knowledge
from podzem.world.points import opposite

EVENTS: Final[tuple[str, ...]] = ("took_stairs",)


def change_level(game: Game, group: Group, scribe: Scribe) -> bool:
    """A leg that ends where stairs leave the level goes on to their other end; whether it did."""
    way = stairs_at(game, group.depth, group.at, group.area)
    if way is None:
        return False
    other = game.dungeon.level(way.to_depth).opening(way.to_opening)
    group.depth, group.at, group.area, group.trail = way.to_depth, other.at, other.a, []
    group.heading, group.from_area = opposite(other.direction), ""
    known = knowledge(game, group.depth)
    if other.id not in known.openings:
        known.openings.append(other.id)
    scribe.tell("took_stairs", "dungeon.map.format", OPEN, {"group": group.number, "depth": group.depth})
    bring_about(game, group, encounters.entered(game, group, group.area, scribe), scribe)
    return True
