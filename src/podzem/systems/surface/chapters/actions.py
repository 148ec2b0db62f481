"""Whole-day actions, and how foraging doubles their time (surface.forage.double_time)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.days import camp
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import side

NEEDED: Final = Fraction(1)
FORAGED: Final = Fraction(1, 2)


def begin(game: Game, party: Party, action: str, clause: str, scribe: Scribe) -> None:
    """The whole day goes to it; what was done of the same on the day before stands, anything else is lost."""
    if party.action != action:
        party.action, party.progress = action, Fraction(0)
    party.march = None
    scribe.record(events.ACTION, {"party": party.number, "action": action}, clause=clause, audience=side(game, party))
    camp(game, party, scribe)


def advance(party: Party) -> bool:
    """A supplied day is a whole one, a foraged day half; whether it is done."""
    party.progress += FORAGED if party.is_foraging else NEEDED
    return party.progress >= NEEDED
