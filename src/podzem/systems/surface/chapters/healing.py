"""At dawn infections go on, and wounds heal above ground (dungeon.aid.infection, dungeon.aid.recovery)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import infection
from podzem.systems.surface.chapters.going_below.lending import lent
from podzem.systems.surface.game import Game
from podzem.systems.surface.open_air import OpenAir
from podzem.systems.surface.parties import BELOW


def at_dawn(game: Game, words: list[str], scribe: Scribe) -> None:
    """A die for each of the infected in roster order; then a day's healing for all who are above ground."""
    infection.dawn(game.company, OpenAir(game), scribe)
    for site in game.sites_in_use:
        with lent(game, site, scribe) as underground:
            underground.dawn(scribe)
    for party in game.parties:
        for member in game.members_of(party) if party.phase != BELOW else ():
            infection.heal_above(game.company, member, scribe)
    game.parties = [party for party in game.parties if game.members_of(party) or party.phase == BELOW]


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"infection": at_dawn}
