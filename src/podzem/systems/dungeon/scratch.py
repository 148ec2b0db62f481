"""What is worked out once while many decisions are weighed against a state that does not change."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TypeVar

from podzem.systems.dungeon.game import Game

T = TypeVar("T")


@contextmanager
def standing_still(game: Game) -> Iterator[None]:
    """Inside, `kept` answers from memory; nobody may change the game meanwhile."""
    outer, game.scratch = game.scratch, {} if game.scratch is None else game.scratch
    try:
        yield
    finally:
        game.scratch = outer


def kept(game: Game, name: str, number: int, word: Hashable, make: Callable[[], T]) -> T:
    """What `make` gives, made once for each name, number and word while the game stands still."""
    if game.scratch is None:
        return make()
    key = (name, number, word)
    if key not in game.scratch:
        game.scratch[key] = make()
    found: T = game.scratch[key]
    return found
