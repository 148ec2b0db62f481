"""«Скрывание и погоня»: a side flees (surface.pursuit.flee); what follows is seen to by who knows pursuits."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.encounters import after_combat, sides
from podzem.systems.surface.chapters.encounters.encounter import FLEE, OTHERS, PARTY, Pursuit
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import PURSUIT, Game
from podzem.systems.surface.parties import Party

CLAUSE: Final = "surface.pursuit.flee"


def begin(game: Game, side: str, scribe: Scribe) -> None:
    """Flight ends a march (surface.lost.stop); running is what wearies if it comes to a fight after all."""
    party, _, encounter = sides.at_hand(game)
    if side == PARTY:
        after_combat.weary_again(game, party, scribe)
        party.march = None
    encounter.end_hiding(PARTY)
    encounter.end_hiding(OTHERS)
    encounter.pursuit, game.stage = Pursuit(side), PURSUIT
    scribe.record(events.FLED, {"side": side})


def why_not(game: Game, party: Party, order: str = FLEE) -> Refusal | None:
    """Nobody runs with a member who cannot move: he must be unloaded or left behind."""
    stuck = sides.cannot_move(game, party)
    return None if stuck is None else Refusal(CLAUSE, order, {"member": stuck.id})
