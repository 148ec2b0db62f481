"""Where the places lie that can be searched or listened at now: the map shows them."""

from __future__ import annotations

from podzem.systems.dungeon.chapters.actions.searching import near_places
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS
from podzem.systems.dungeon.game import Game


def places_near(game: Game, depth: int) -> dict[str, list[int]]:
    """Wall and floor within a step of the party's people on a level, each from corner to corner in hs."""
    if game.stage != GIVING_ORDERS:
        return {}
    numbers = [number for group in game.groups if group.depth == depth for number in group.members]
    places = [place for number in numbers for place in near_places(game, game.members[number])]
    return {place.id: [x, y, x + width, y + height] for place in places for x, y, width, height in [place.rect]}
