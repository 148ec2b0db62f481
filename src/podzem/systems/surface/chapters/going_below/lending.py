"""The company below and the one above keep one ledger and one numbering whenever control passes between them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from podzem.core.scribe import Scribe
from podzem.systems.dungeon.front_door import Underground
from podzem.systems.surface.game import Game
from podzem.systems.surface.telling import heard, within


@contextmanager
def lent(game: Game, site: str, scribe: Scribe, also: int = 0) -> Iterator[Underground]:
    """A dungeon in which somebody is, to be changed; who is in it, or just comes in, hears of what happens there."""
    underground = game.sites[site]
    underground.join(game.company, is_lent=True)
    inside = [game.party(descent.party) for descent in game.descents if descent.site == site]
    with heard(scribe, within(game, inside[0]) | also):
        yield underground
    underground.hand_back(game.company)
    game.join()
