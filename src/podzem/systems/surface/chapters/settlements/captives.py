"""Captives in a settlement: sold, ransomed, freed (surface.settlement.captives)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition import captives
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.expedition.town import personnel
from podzem.systems.surface.chapters.settlements import kinds, stocks
from podzem.systems.surface.chapters.settlements.trading import why_not_here
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Words
from podzem.systems.surface.telling import side

CLAUSE: Final = "surface.settlement.captives"
TRADE: Final = "captives_trade"


def held(game: Game, party: Party) -> list[Member]:
    """The captives whom the party holds."""
    return [member for member in game.members_of(party) if member.status == CAPTIVE]


def captive(game: Game, party: Party, id: str) -> Member | None:
    """One of them by his name."""
    return next((member for member in held(game, party) if member.id == id), None)


def captive_choices(game: Game, party: Party) -> Iterable[Words]:
    """Each captive."""
    return [(member.id,) for member in held(game, party)]


def price_paid(game: Game, party: Party, member: Member) -> int:
    """His value times the settlement's share, in whole kuna; nothing where captives are not bought."""
    kind = stocks.kind_at(game, party)
    if kind is None or kind.share is None or not kind.buys_captives:
        return 0
    return int(captives.price(member) * kind.share)


def why_not_sell(game: Game, party: Party, words: Words) -> Refusal | None:
    """Where they are bought, within the purse, and if the table trades in them at all."""
    refusal = why_not_here(game, party, "captives", "sell_captive")
    if refusal is not None:
        return refusal
    member = captive(game, party, words[0])
    price = price_paid(game, party, member) if member is not None else 0
    if price <= 0 or game.setting.word(TRADE) != "on":
        return Refusal(CLAUSE, "sell_captive", {"member": words[0]})
    purse = stocks.state_of(game, party.inside).purse
    if price > purse:
        return Refusal(CLAUSE, "sell_captive", {"member": words[0], "kuna": price, "amount": purse})
    return None


def sell(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """Income and growth as treasure (dungeon.captive.sale)."""
    member = captive(game, party, words[0])
    assert member is not None
    price, audience = price_paid(game, party, member), side(game, party)
    stocks.touched(game, party.inside).purse -= price
    facts: dict[str, Value] = {"member": member.id, "value": captives.price(member), "price": price}
    scribe.record(told.CAPTIVE_SOLD, facts, audience=audience)
    personnel.part_with(game.company, member, price, scribe)


def why_not_ransom(game: Game, party: Party, words: Words) -> Refusal | None:
    """By his own people, who let nobody in but friends: a settlement of his kind."""
    refusal = why_not_here(game, party, "captives", "ransom_captive")
    if refusal is not None:
        return refusal
    member, place = captive(game, party, words[0]), stocks.settlement_of(game, party)
    is_theirs = place is not None and place.type == kinds.MONSTERS and member is not None
    if not is_theirs or member is None or place is None or place.dwellers != member.type:
        return Refusal(CLAUSE, "ransom_captive", {"member": words[0]})
    is_forbidden = game.setting.word(TRADE) == "off" or captives.price(member) <= 0
    return Refusal(CLAUSE, "ransom_captive", {"member": words[0]}) if is_forbidden else None


def ransom(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """The full value, from his own side."""
    member = captive(game, party, words[0])
    assert member is not None
    price = captives.price(member)
    facts: dict[str, Value] = {"member": member.id, "price": price}
    scribe.record(told.CAPTIVE_RANSOMED, facts, audience=side(game, party))
    personnel.part_with(game.company, member, price, scribe)


def why_not_free(game: Game, party: Party, words: Words) -> Refusal | None:
    """Anywhere, one whom the party holds (dungeon.captive.use)."""
    found = captive(game, party, words[0])
    return None if found is not None else Refusal(captives.USE, "free_captive", {"member": words[0]})


def free(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """He leaves in peace."""
    member = captive(game, party, words[0])
    assert member is not None
    captives.set_free(member, scribe)


def at_night(game: Game, words: list[str], scribe: Scribe) -> None:
    """Each night outside a settlement captives above two to a guard escape; all who stand keep watch by turns."""
    party = game.party(int(words[0]))
    if not party.inside:
        guards = sum(one.is_up and one.kind != ANIMAL for one in game.members_of(party))
        over = captives.excess(game.company, party.number, guards)
        captives.let_escape(game.company, party.number, over, scribe)


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"captives": at_night}
