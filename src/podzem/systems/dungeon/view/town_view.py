"""The town as everybody sees it."""

from __future__ import annotations

from podzem.expedition.shapes import CandidateView, TownView
from podzem.expedition.town import market
from podzem.systems.dungeon.game import Game


def seen_by(game: Game) -> TownView:
    """Purses, days, who may be hired, what things cost."""
    ledger = game.company.ledger
    return TownView(
        purse=ledger.purse[:],
        day=ledger.day,
        candidates=[CandidateView(one.id, one.number, one.type, one.answer) for one in ledger.candidates],
        prices=market.PRICES,
        expeditions=ledger.expeditions,
    )
