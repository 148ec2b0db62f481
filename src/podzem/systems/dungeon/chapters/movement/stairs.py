"""Stairs between the levels of a dungeon (dungeon.map.format)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.site.sight import knowledge
from podzem.site.waypoints import stairs_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions.consequences import bring_about
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import opposite


def change_level(game: Game, group: Group, scribe: Scribe) -> bool:
    """A leg that ends where stairs leave the level goes on to their other end; whether it did."""
    way = stairs_at(game.site, group.depth, group.at, group.area)
    if way is None:
        return False
    other = game.dungeon.level(way.to_depth).opening(way.to_opening)
    group.depth, group.at, group.area, group.trail = way.to_depth, other.at, other.a, []
    group.heading, group.from_area = opposite(other.direction), ""
    known = knowledge(game.site, group.depth)
    if other.id not in known.openings:
        known.openings.append(other.id)
    events.took_stairs(scribe, group)
    bring_about(game, group, encounters.entered(game, group, group.area, scribe), scribe)
    return True
