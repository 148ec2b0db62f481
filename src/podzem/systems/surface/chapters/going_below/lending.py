"""The company below and the one above keep one ledger and one numbering whenever control passes between them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from podzem.systems.dungeon.front_door import Underground
from podzem.systems.surface.game import Game


@contextmanager
def lent(game: Game) -> Iterator[Underground | None]:
    """The dungeon in which somebody is, to be changed; None where nobody is below."""
    underground = game.underground
    if underground is None:
        yield None
        return
    underground.join(game.company, is_lent=True)
    yield underground
    underground.hand_back(game.company)
