"""Stairs between the levels of a dungeon (dungeon.map.format)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.game import Game, Group
from podzem.systems.dungeon.rules import encounters
from podzem.systems.dungeon.sight import knowledge
from podzem.world.dungeon_map import Opening
from podzem.world.points import Point, opposite

EVENTS: Final[tuple[str, ...]] = ("took_stairs",)


def stairs_at(game: Game, depth: int, at: Point, area: str) -> Opening | None:
    """The way to another level at a point."""
    ways = game.dungeon.level(depth).openings_of(area) if area else []
    return next((way for way in ways if way.to_depth and way.at == at), None)


def change_level(game: Game, group: Group, scribe: Scribe) -> None:
    """A leg that ends where stairs leave the level goes on to their other end."""
    way = stairs_at(game, group.depth, group.at, group.area)
    if way is None:
        return
    other = game.dungeon.level(way.to_depth).opening(way.to_opening)
    group.depth, group.at, group.area, group.trail = way.to_depth, other.at, other.a, []
    group.heading, group.from_area = opposite(other.direction), ""
    known = knowledge(game, group.depth)
    if other.id not in known.openings:
        known.openings.append(other.id)
    scribe.tell("took_stairs", "dungeon.map.format", OPEN, {"group": group.number, "depth": group.depth})
    encounters.entered(game, group, group.area, scribe)
