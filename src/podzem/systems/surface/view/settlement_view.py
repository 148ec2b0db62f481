"""Business in the settlement where a party is, as its seats see it."""

from __future__ import annotations

from podzem.expedition.shapes import CandidateView
from podzem.expedition.town import hiring
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.chapters.sea import vessels
from podzem.systems.surface.chapters.settlements import captives, kinds, men, stocks, trading
from podzem.systems.surface.chapters.settlements.kinds import Kind
from podzem.systems.surface.game import Game, Settlement
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.shapes import SettlementView
from podzem.world.item import Item


def settlement_view(game: Game, party: Party, viewer: int) -> SettlementView | None:
    """Nothing where it is outside; the judge sees it as the caller does."""
    kind = stocks.kind_at(game, party)
    if kind is None:
        return None
    state = stocks.state_of(game, party.inside)
    prices = _prices(game, kinds.KINDS[kinds.TOWN] if state.merchant else kind)
    return SettlementView(
        id=party.inside,
        kind=kind.kind,
        supplies=state.supplies,
        purse=state.purse,
        share=amount(kind.share) if kind.share is not None else "",
        prices=prices,
        candidates=_candidates(game, state.candidates),
        local_men=state.local_men[:],
        buys_captives=kind.buys_captives and game.setting.word("captives_trade") == "on",
        pays=_offers(game, party, viewer if viewer >= 0 else party.caller),
        wages=_wages(game, state),
        holds_qg={thing: vessels.KINDS[thing].holds_qg for thing in prices if thing in vessels.KINDS},
        burden_qg=vessels.burden(game, party),
    )


def _offers(game: Game, party: Party, seat: int) -> dict[str, int]:
    """What is given for each thing that the seat may sell here, and for each captive."""
    things = [(who.id, item) for who, item in trading.own_things(game, party)]
    open_now = {
        item.id: trading.price_paid(game, party, item) for who, item in things if _sells(game, party, seat, who, item)
    }
    held = {one.id: captives.price_paid(game, party, one) for one in captives.held(game, party)}
    return open_now | {id: kuna for id, kuna in held.items() if captives.why_not_sell(game, party, (id,)) is None}


def _sells(game: Game, party: Party, seat: int, who: str, item: Item) -> bool:
    return trading.why_not_sell(game, party, seat, (who, item.id)) is None


def _wages(game: Game, state: Settlement) -> dict[str, int]:
    """A day's wage of each who would come; those who ask double ask it here."""
    found = {one.id: hiring.asked_wage(one) for one in game.company.ledger.candidates if one.number in state.candidates}
    return found | dict.fromkeys(state.local_men, men.WAGE)


def _prices(game: Game, kind: Kind) -> dict[str, int]:
    winter = is_winter(game)
    return {thing: kinds.price_of(thing, winter) or 0 for thing in kinds.on_sale(kind)}


def _candidates(game: Game, numbers: list[int]) -> list[CandidateView]:
    here = [one for one in game.company.ledger.candidates if one.number in numbers]
    return [CandidateView(one.id, one.number, one.type, one.answer) for one in here]
