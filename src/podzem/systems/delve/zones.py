"""The parts of a dungeon by their alertness (delve.wander.alertness)."""

from __future__ import annotations

from podzem.systems.delve.below import Zone
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, dungeon, level
from podzem.systems.delve.place import Place


def zone_id(game: Game, depth: int, area: str) -> str:
    """The zone of an area: its own, else the first of the map; a map without zones is one."""
    own = level(game, depth).area(area).zone if area else ""
    zones = dungeon(game).zones
    return own or (zones[0].id if zones else "")


def zone_at(game: Game, place: Place) -> str:
    """The zone of a square."""
    return zone_id(game, place.depth, area_of(game, place))


def zone(game: Game, id: str) -> Zone:
    """The record of a zone, begun with the alertness that the map gives it."""
    if id not in game.below.zones:
        given = next((one.alertness for one in dungeon(game).zones if one.id == id), "normal")
        game.below.zones[id] = Zone(given)
    return game.below.zones[id]


def alertness(game: Game, id: str) -> str:
    """How watchful a zone is, without touching its record."""
    known = game.below.zones.get(id)
    if known is not None:
        return known.alertness
    return next((one.alertness for one in dungeon(game).zones if one.id == id), "normal")
