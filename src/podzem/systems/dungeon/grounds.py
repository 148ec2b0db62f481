"""The ground of each level as it is now: the map's, with what was cleared and dug since."""

from __future__ import annotations

from typing import Final

from podzem.systems.dungeon.game import Game
from podzem.world.ground import Ground, ground_of

NOTHING: Final[frozenset[str]] = frozenset()


def ground_at(game: Game, depth: int) -> Ground:
    """The ground of a level."""
    return ground_of(game.dungeon.level(depth), frozenset(game.cleared) if game.cleared else NOTHING)
