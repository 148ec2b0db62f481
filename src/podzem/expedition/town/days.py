"""A day above ground: wages, dawn, healing (dungeon.aid.recovery, dungeon.hire.terms)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition import infection
from podzem.expedition.people import CAPTIVE, OUTSIDE
from podzem.expedition.town import hiring
from podzem.systems.dungeon.game import Game

EVENTS: Final[tuple[str, ...]] = ("day_passed",)


def pass_day(game: Game, scribe: Scribe) -> None:
    """One whole day for everybody outside."""
    game.company.ledger.day += 1
    scribe.tell("day_passed", "dungeon.aid.recovery", OPEN, {"count": game.company.ledger.day})
    infection.dawn(game, scribe)
    for member in list(game.members.values()):
        if member.status == OUTSIDE or (member.status == CAPTIVE and member.delivered):
            member.fatigue = 0
            infection.heal_above(game, member, scribe)
    hiring.pay_wages(game, scribe)
    if hiring.period(game.company.ledger.day) != hiring.period(game.company.ledger.sought):
        game.company.ledger.candidates = []
