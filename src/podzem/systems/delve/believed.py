"""The delve as a seat knows it: what it may order, and why not, is asked of this (delve.core.roll_visibility).

Rules of the turn ask only for what the party has seen, found and tried; what is left to be cut away are those met of
whom it knows nothing, and what they did to doors. Nothing is applied to it: a decision is carried out in the true game.
"""

from __future__ import annotations

from dataclasses import replace

from podzem.core.decisions import JUDGE
from podzem.core.memo import cached
from podzem.systems.delve.below import Doorway
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Band
from podzem.systems.delve.present import is_told


def believed(game: Game, seat: int) -> Game:
    """The game without those of whom the party knows nothing; captives and who waits for it it knows, the judge all."""
    if seat == JUDGE or not (game.bands or unnoticed_doors(game)):
        return game
    return cached(game, "believed", 0, "", lambda: _known(game))


def known_bands(game: Game) -> list[Band]:
    """Those with whom the party knows it has to do: whom it has met, its captives, and who waits for a favour."""
    at_hand = set(game.meeting.bands if game.meeting is not None and is_told(game) else ())
    return [band for band in game.bands if band.number in at_hand or band.held_by or band.waits]


def unnoticed_doors(game: Game) -> dict[str, Doorway]:
    """Doors that somebody has opened out of the party's sight, by their ids."""
    return {id: door for id, door in game.below.doors.items() if door.unnoticed}


def _known(game: Game) -> Game:
    known, doors = known_bands(game), unnoticed_doors(game)
    if doors:
        taken = {id: door.as_believed() for id, door in doors.items()}
        return replace(game, bands=known, below=replace(game.below, doors={**game.below.doors, **taken}))
    return game if len(known) == len(game.bands) else replace(game, bands=known)
