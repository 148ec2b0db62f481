"""Smoke and mist: of what lies in them or behind them nothing is seen (delve.dark.unseen, delve.dark.checks)."""

from __future__ import annotations

from collections.abc import Iterator

from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of
from podzem.systems.delve.place import Place
from podzem.world.describing.squares import Square


def is_smoky(game: Game, place: Place) -> bool:
    """Whether smoke lies on a place."""
    return game.below.smoke.get(area_of(game, place), -1) >= game.turn


def is_smoky_between(game: Game, one: Place, other: Place) -> bool:
    """Whether the line between two different squares touches smoke."""
    if not game.below.smoke or one == other:
        return False
    return any(is_smoky(game, Place(one.depth, *square)) for square in crossed(one.square, other.square))


def crossed(one: Square, other: Square) -> Iterator[Square]:
    """The squares through which the line between the middles of two goes, both of them too."""
    across, down = abs(other[0] - one[0]), abs(other[1] - one[1])
    dx, dy = (1 if other[0] > one[0] else -1), (1 if other[1] > one[1] else -1)
    x, y = one
    i = j = 0
    yield x, y
    while (x, y) != other:
        vertical, horizontal = (2 * i + 1) * down, (2 * j + 1) * across
        if vertical <= horizontal and i < across:
            x, i = x + dx, i + 1
        if horizontal <= vertical and j < down:
            y, j = y + dy, j + 1
        yield x, y
