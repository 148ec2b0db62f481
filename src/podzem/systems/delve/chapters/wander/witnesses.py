"""Who sees the party go where the locals do not know a place (delve.wander.exempt)."""

from __future__ import annotations

from podzem.systems.delve.abilities import SAPIENT, is_up, mind
from podzem.systems.delve.chapters.visibility.sight import sees
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level
from podzem.systems.delve.people import Person


def give_away(game: Game, person: Person) -> None:
    """A hidden place into which a living sapient local sees somebody go is known from then on."""
    area, known = area_of(game, person.at), game.below.known_to_locals
    if not area or area in known or not level(game, person.at.depth).area(area).unknown_to_locals:
        return
    locals_ = (one for band in game.bands for one in band.members if is_up(one) and mind(one) == SAPIENT)
    if any(sees(game, one, person) for one in locals_):
        known.append(area)
