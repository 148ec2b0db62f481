"""The ground of each level as it is now: the map's, with what was cleared and dug since."""

from __future__ import annotations

from typing import Final

from podzem.site.contents import Heap
from podzem.systems.dungeon.game import Game
from podzem.world.ground import Ground, ground_of

NOTHING: Final[frozenset[str]] = frozenset()


def ground_at(game: Game, depth: int) -> Ground:
    """The ground of a level."""
    return ground_of(game.dungeon.level(depth), frozenset(game.site.cleared) if game.site.cleared else NOTHING)


def area_of(game: Game, heap: Heap) -> str:
    """The area in which a heap lies: on the line of a wall or a shut door it is on one side of it."""
    return heap.area or ground_at(game, heap.depth).area_at(heap.at)
