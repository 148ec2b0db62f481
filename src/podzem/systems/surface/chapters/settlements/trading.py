"""Buying and selling in a settlement (surface.settlement.supplies, .goods, .sell_treasure, T5)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.events import Value
from podzem.core.numbers import read_natural
from podzem.core.scribe import Scribe
from podzem.expedition import handling, making
from podzem.expedition.breakage import repair_price
from podzem.expedition.making import METAL, STACKED
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.expedition.town import income, market
from podzem.expedition.wealth import carried_by, take_out
from podzem.systems.surface import calendar
from podzem.systems.surface.chapters.settlements import kinds, stocks
from podzem.systems.surface.chapters.settlements.kinds import ANIMALS, RATION, TABLE
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Words
from podzem.systems.surface.telling import side
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.money import silver_weight

TREASURE: Final = "surface.settlement.sell_treasure"
COUNTS: Final[tuple[str, ...]] = tuple(str(count) for count in TABLE["supplies"]["counts"])
ONE: Final = ("1",)
OWN: Final = "surface.settlement.kinds"
CART: Final = "cart"
"""It needs a draught animal (surface.move.animals)."""


def why_not_here(game: Game, party: Party, service: str, order: str) -> Refusal | None:
    """Business is legal only inside, and where the settlement has it (surface.settlement.kinds)."""
    place = stocks.settlement_of(game, party)
    if place is None or not stocks.offers(place, service):
        return Refusal(kinds.CLAUSE, order, {"party": party.number})
    return None


def goods(game: Game, party: Party) -> list[str]:
    """The things on sale here, animals and vessels left out."""
    kind = stocks.kind_at(game, party)
    if kind is None:
        return []
    here = kinds.KINDS[kinds.TOWN] if stocks.state_of(game, party.inside).merchant else kind
    return [thing for thing in kinds.on_sale(here) if thing in GEAR and thing not in ANIMALS]


def counts_of(thing: str) -> tuple[str, ...]:
    """How many may be bought at once: of what lies together several."""
    return COUNTS if thing in STACKED and not GEAR[thing].turns else ONE


def price_of(game: Game, thing: str) -> int:
    """What one of them costs today."""
    return kinds.price_of(thing, calendar.is_winter(game)) or 0


def bearers(game: Game, party: Party) -> list[Member]:
    """Who can take something: its people and animals, no captives and none of the fallen."""
    return [member for member in game.members_of(party) if member.is_up]


def bearer(game: Game, party: Party, id: str) -> Member | None:
    """A bearer by his name."""
    return next((member for member in bearers(game, party) if member.id == id), None)


def buy_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
    """Each bearer, each thing, each number."""
    for member in bearers(game, party) if party.inside else []:
        for thing in goods(game, party):
            yield from ((member.id, thing, count) for count in counts_of(thing))


def why_not_buy(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
    """On sale here, within the stock, the purse of who orders it, and what he can bear for whom it is."""
    id, thing, written = words
    refusal = why_not_here(game, party, "supplies" if thing == RATION else "goods", "buy")
    if refusal is not None:
        return refusal
    member, count = bearer(game, party, id), read_natural(written) or 0
    if thing not in goods(game, party):
        return Refusal(kinds.GOODS, "buy", {"item": thing})
    if thing == RATION and count > stocks.state_of(game, party.inside).supplies:
        return Refusal(kinds.SUPPLIES, "buy", {"count": count, "amount": stocks.state_of(game, party.inside).supplies})
    if member is None:
        return Refusal(kinds.GOODS, "buy", {"member": id, "item": thing, "count": written})
    return why_not_have(game, party, seat, member, (thing, written), "buy")


def why_not_have(game: Game, party: Party, seat: int, member: Member, wanted: Words, order: str) -> Refusal | None:
    """So many as are sold at once, for whom the seat may buy, within its purse and what he can bear."""
    thing, written = wanted
    count, is_fit = read_natural(written) or 0, thing != CART or member.kind == ANIMAL
    if not is_fit or written not in counts_of(thing):
        return Refusal(kinds.GOODS, order, {"member": member.id, "item": thing, "count": written})
    price, weight = price_of(game, thing) * count, GEAR[thing].full_qg * count
    refusal = why_not_for(party, seat, member, order) or why_not_pay(game, seat, price, order)
    return refusal or handling.why_not_bear(game.company, member, weight, order)


def why_not_for(party: Party, seat: int, member: Member, order: str) -> Refusal | None:
    """Who orders pays, out of his own purse, for his own people; the caller may do it for anybody of the party."""
    return None if seat in (party.caller, member.owner) else Refusal(OWN, order, {"member": member.id})


def why_not_own(seat: int, member: Member, order: str) -> Refusal | None:
    """Nobody spends or sells what is another's."""
    return None if seat == member.owner else Refusal(OWN, order, {"member": member.id})


def why_not_pay(game: Game, seat: int, price: int, order: str) -> Refusal | None:
    """Whether a purse holds so much."""
    has = game.company.ledger.purse[seat]
    return Refusal(market.MONEY, order, {"kuna": price, "amount": has}) if has < price else None


def buy(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """The purse pays, the stock falls, he has it."""
    thing, count = words[1], int(words[2])
    if thing == RATION:
        stocks.touched(game, party.inside).supplies -= count
    clause = kinds.SUPPLIES if thing == RATION else kinds.GOODS
    hand_over(game, party, seat, words, clause, scribe)


def hand_over(game: Game, party: Party, seat: int, words: Words, clause: str, scribe: Scribe) -> int:
    """Somebody has so many of a thing, the seat's purse has paid; what it cost."""
    member, thing, count = bearer(game, party, words[0]), words[1], int(words[2])
    assert member is not None
    price = price_of(game, thing) * count
    game.company.ledger.purse[seat] -= price
    market.give(game.company, member, thing, count)
    facts: dict[str, Value] = {"member": member.id, "item": thing, "count": count, "kuna": price}
    scribe.record(told.GOODS_BOUGHT, facts, clause=clause, audience=side(game, party))
    return price


def animal_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
    """The kinds of animals on sale here."""
    kind = stocks.kind_at(game, party)
    return [(animal,) for animal in ANIMALS if kind is not None and kinds.sells(kind, animal)]


def why_not_buy_animal(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
    """On sale here and within the purse of who orders it."""
    refusal = why_not_here(game, party, "goods", "buy_animal")
    if refusal is None and words not in animal_choices(game, party, seat):
        return Refusal(kinds.GOODS, "buy_animal", {"animal": words[0]})
    return refusal or why_not_pay(game, seat, price_of(game, words[0]), "buy_animal")


def buy_animal(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """It is the buyer's, and goes with the party from now on."""
    lead_off(game, party, seat, words[0], kinds.GOODS, scribe)


def lead_off(game: Game, party: Party, seat: int, type: str, clause: str, scribe: Scribe) -> None:
    """A beast changes hands for its price."""
    number, price = game.company.take_number(), price_of(game, type)
    animal = Member(ANIMAL, type, number, owner=seat, group=party.number)
    game.members[number] = animal
    game.company.ledger.purse[seat] -= price
    facts: dict[str, Value] = {"member": animal.id, "kuna": price}
    scribe.record(told.ANIMAL_BOUGHT, facts, clause=clause, audience=side(game, party))


def own_things(game: Game, party: Party) -> Iterable[tuple[Member, Item]]:
    """Everything that the party has on it."""
    for member in game.members_of(party):
        if member.status != CAPTIVE:
            yield from ((member, item) for item in carried_by(member))


def thing_of(game: Game, party: Party, words: Words) -> tuple[Member, Item] | None:
    """A thing by its bearer and its name."""
    pairs = own_things(game, party)
    return next(((who, item) for who, item in pairs if (who.id, item.id) == tuple(words[:2])), None)


def thing_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
    """Each thing with its bearer."""
    return [(member.id, item.id) for member, item in own_things(game, party)] if party.inside else []


def value_of(item: Item) -> int:
    """What a thing is worth: metal its weight, treasure its value, used goods half their price."""
    return making.worth(item) if item.kind in METAL else market.resale(item)


def price_paid(game: Game, party: Party, item: Item) -> int:
    """What is paid for it here: its value times the share, in whole kuna; metal is money everywhere."""
    kind = stocks.kind_at(game, party)
    if item.kind in METAL:
        return value_of(item)
    return int(value_of(item) * kind.share) if kind is not None and kind.share is not None else 0


def is_loot(item: Item) -> bool:
    """Whether it was found and belongs to all who share: the caller sells it, everybody has his part."""
    return item.shared or not item.own


def why_not_sell(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
    """Something of value, where it is bought, within what is left of the month's purse."""
    refusal = why_not_here(game, party, "treasure", "sell")
    if refusal is not None:
        return refusal
    found = thing_of(game, party, words)
    facts: dict[str, Fact] = {"member": words[0], "item": words[1]}
    price = price_paid(game, party, found[1]) if found and not found[1].contents else 0
    if found is None or price <= 0:
        return Refusal(TREASURE, "sell", facts)
    purse = stocks.state_of(game, party.inside).purse
    if found[1].kind not in METAL and price > purse:
        return Refusal(TREASURE, "sell", {**facts, "kuna": price, "amount": purse})
    if is_loot(found[1]) and seat == party.caller:
        return None
    return why_not_own(seat, found[0], "sell") if not is_loot(found[1]) else Refusal(OWN, "sell", facts)


def sell(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """Own goods fill their owner's purse, metal too; treasure is shared out (dungeon.income.delivery)."""
    found = thing_of(game, party, words)
    assert found is not None
    member, item = found
    price = price_paid(game, party, item)
    take_out(member.items, item.number)
    if item.kind in METAL:
        facts: dict[str, Value] = {"member": member.id, "item": item.id, "kuna": price}
        scribe.record(told.METAL_CHANGED, facts, audience=side(game, party))
    else:
        stocks.touched(game, party.inside).purse -= price
        facts = {"member": member.id, "item": item.id, "value": value_of(item), "price": price}
        scribe.record(told.TREASURE_SOLD, facts, audience=side(game, party))
    if not is_loot(item):
        game.company.ledger.purse[seat] += price
    else:
        game.company.ledger.income += price
        income.share_out(game.company, scribe)


def silver_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
    """Silver for each bearer, in a few sums."""
    return [(member.id, kuna) for member in bearers(game, party) for kuna in market.SUMS] if party.inside else []


def why_not_silver(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
    """Within the purse and what he can bear."""
    refusal, member = why_not_here(game, party, "stay", "take_silver"), bearer(game, party, words[0])
    if refusal is not None:
        return refusal
    if member is None or words[1] not in market.SUMS:
        return Refusal(market.MONEY, "take_silver", {"member": words[0], "kuna": words[1]})
    kuna = int(words[1])
    short = why_not_own(seat, member, "take_silver") or why_not_pay(game, seat, kuna, "take_silver")
    return short or handling.why_not_bear(game.company, member, silver_weight(kuna), "take_silver")


def take_silver(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """Out of the purse into his bag."""
    member, kuna = bearer(game, party, words[0]), int(words[1])
    assert member is not None
    silver = making.coins(game.company, kuna)
    silver.own = True
    member.items.append(silver)
    game.company.ledger.purse[seat] -= kuna
    scribe.record(told.SILVER_TAKEN, {"member": member.id, "kuna": kuna}, audience=side(game, party))


def why_not_mend(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
    """What is damaged, where arms are sold."""
    refusal, found = why_not_here(game, party, "goods", "mend"), thing_of(game, party, words)
    kind = stocks.kind_at(game, party)
    if refusal is not None:
        return refusal
    if found is None or not found[1].damage or kind is None or not kinds.sells(kind, "mail"):
        return Refusal("dungeon.aid.breakage", "mend", {"member": words[0], "item": words[1]})
    refusal = why_not_for(party, seat, found[0], "mend")
    return refusal or why_not_pay(game, seat, repair_price(found[1]), "mend")


def mend(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """Whole again; business costs no time (surface.settlement.kinds)."""
    found = thing_of(game, party, words)
    assert found is not None
    member, item = found
    price = repair_price(item)
    game.company.ledger.purse[seat] -= price
    item.damage = 0
    facts: dict[str, Value] = {"member": member.id, "item": item.id, "kuna": price}
    scribe.record(told.MENDED, facts, audience=side(game, party))
