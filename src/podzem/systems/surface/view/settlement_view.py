"""Business in the settlement where a party is, as its seats see it."""

from __future__ import annotations

from podzem.expedition.shapes import CandidateView
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.chapters.settlements import kinds, stocks
from podzem.systems.surface.chapters.settlements.kinds import Kind
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.shapes import SettlementView


def settlement_view(game: Game, party: Party | None) -> SettlementView | None:
    """Nothing where it is outside."""
    kind = stocks.kind_at(game, party) if party is not None else None
    if party is None or kind is None:
        return None
    state = stocks.state_of(game, party.inside)
    return SettlementView(
        id=party.inside,
        kind=kind.kind,
        supplies=state.supplies,
        purse=state.purse,
        share=amount(kind.share) if kind.share is not None else "",
        prices=_prices(game, kinds.KINDS[kinds.TOWN] if state.merchant else kind),
        candidates=_candidates(game, state.candidates),
        local_men=state.local_men[:],
        buys_captives=kind.buys_captives and game.setting.word("captives_trade") == "on",
    )


def _prices(game: Game, kind: Kind) -> dict[str, int]:
    winter = is_winter(game)
    return {thing: kinds.price_of(thing, winter) or 0 for thing in kinds.on_sale(kind)}


def _candidates(game: Game, numbers: list[int]) -> list[CandidateView]:
    here = [one for one in game.company.ledger.candidates if one.number in numbers]
    return [CandidateView(one.id, one.number, one.type, one.answer) for one in here]
