"""Buying, selling, repairing and handing over in a town (T2, dungeon.money.values, dungeon.income.delivery)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import carrying, magic
from podzem.expedition.breakage import repair_price
from podzem.expedition.company import Company
from podzem.expedition.handling import why_not_bear
from podzem.expedition.making import STACKED, coins, thing
from podzem.expedition.people import ANIMAL, OUTSIDE, PC, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.town import days, events
from podzem.expedition.wealth import carried_by, take_out
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.money import silver_weight

TABLE: Final = read_table("market")
CLAUSE: Final = "dungeon.income.delivery"
MONEY: Final = "dungeon.money.values"
PRICES: Final[dict[str, int]] = {
    id: gear.price for id, gear in GEAR.items() if gear.price is not None and gear.kind_class != "animal"
}
SUMS: Final = tuple(str(kuna) for kuna in TABLE["silver"]["sums"])
"""Silver that may be taken along, in kuna."""


def own(company: Company, seat: int) -> list[Member]:
    """A seat's people and animals outside."""
    return [member for member in company.members.values() if member.owner == seat and member.status == OUTSIDE]


def find_own(company: Company, seat: int, id: str) -> Member | None:
    """One of them by his name."""
    return next((one for one in own(company, seat) if one.id == id), None)


def find_thing(company: Company, member: Member, id: str) -> Item | None:
    """Something that he has with him, in his bags too."""
    return next((item for item in carried_by(member) if item.id == id), None)


def thing_choices(company: Company, member: Member) -> list[tuple[str, ...]]:
    """All that he has with him."""
    return [(item.id,) for item in carried_by(member)]


def _short(company: Company, seat: int, price: int) -> Refusal | None:
    has = company.ledger.purse[seat]
    return Refusal(MONEY, "", {"kuna": price, "amount": has}) if has < price else None


def buy_choices(company: Company, member: Member) -> list[tuple[str, ...]]:
    """All that is on sale."""
    return [(kind,) for kind in PRICES]


def why_not_buy(company: Company, member: Member, kind: str, never: Sequence[str] = ()) -> Refusal | None:
    """The purse, and what he can bear; `never` are beasts of no use where the company goes."""
    if kind in never:
        return Refusal("dungeon.premise.animals", "buy", {"item": kind})
    if kind not in PRICES:
        return Refusal(MONEY, "buy", {"item": kind})
    return _short(company, member.owner, PRICES[kind]) or why_not_bear(company, member, GEAR[kind].full_qg, "buy")


def buy(company: Company, member: Member, kind: str, scribe: Scribe) -> None:
    """For its price."""
    bought = give(company, member, kind)
    company.ledger.purse[member.owner] -= PRICES[bought.kind]
    events.bought(scribe, member, member.owner, bought.kind, PRICES[bought.kind])


def silver_choices(company: Company, member: Member) -> list[tuple[str, ...]]:
    """Round sums."""
    return [(kuna,) for kuna in SUMS]


def why_not_take_silver(company: Company, member: Member, word: str) -> Refusal | None:
    """The purse, and the weight of it."""
    if word not in SUMS:
        return Refusal(MONEY, "", {"kuna": word})
    kuna = int(word)
    return _short(company, member.owner, kuna) or why_not_bear(company, member, silver_weight(kuna), "take_silver")


def why_not_sell(company: Company, member: Member, item: Item) -> Refusal | None:
    """What is worth something and holds nothing."""
    facts: dict[str, Fact] = {"member": member.id, "item": item.id}
    return None if resale(item) > 0 and not item.contents else Refusal(CLAUSE, "sell", facts)


def sell(company: Company, member: Member, item: Item, scribe: Scribe) -> None:
    """For half its price, or its value."""
    company.ledger.purse[member.owner] += resale(item)
    take_out(member.items, item.number)
    events.sold(scribe, member, item, resale(item))


def why_not_repair(company: Company, member: Member, item: Item) -> Refusal | None:
    """What is damaged, for who can pay."""
    if not item.damage:
        return Refusal("dungeon.aid.breakage", "repair", {"member": member.id, "item": item.id})
    return _short(company, member.owner, repair_price(item))


def repair(company: Company, member: Member, item: Item, surroundings: Surroundings, scribe: Scribe) -> None:
    """It takes a day."""
    company.ledger.purse[member.owner] -= repair_price(item)
    events.repaired(scribe, member, item, repair_price(item))
    item.damage = 0
    days.pass_day(company, surroundings, scribe)


def hand_choices(company: Company, member: Member) -> list[tuple[str, ...]]:
    """Each thing from or to a hero."""
    others = [other for other in own(company, member.owner) if PC in (member.kind, other.kind)]
    return [(item.id, other.id) for item in carried_by(member) for other in others]


def why_not_hand(company: Company, member: Member, item: Item, other: Member) -> Refusal | None:
    """Between a hero and his people, nothing that holds other things, to who can bear it."""
    if other is member or PC not in (member.kind, other.kind) or item.contents:
        return Refusal("dungeon.action.load", "hand", {"member": member.id, "other": other.id})
    return why_not_bear(company, other, carrying.weight(item), "hand")


def hand(company: Company, member: Member, item: Item, other: Member, scribe: Scribe) -> None:
    """From one to the other."""
    item.ready = item.burning = False
    other.items.append(take_out(member.items, item.number))
    events.handed(scribe, member, item, other)


def resale(item: Item) -> int:
    """Used gear brings half its price, magic its value; damaged things nothing."""
    if item.kind in magic.MAGIC:
        return magic.value(item)
    if item.value:
        return item.value
    price = GEAR[item.kind].price if item.kind in GEAR and not item.damage else 0
    return (price or 0) * item.count // int(TABLE["delivery"]["arms_divisor"])


def give(company: Company, member: Member, kind: str, count: int = 1) -> Item:
    """So many more of a stack, or a new thing."""
    same = next((item for item in member.items if item.kind == kind and item.own), None)
    if same is not None and kind in STACKED and not GEAR[kind].turns:
        same.count += count
        return same
    bought = thing(company, kind, count)
    bought.own = True
    member.items.append(bought)
    return bought


def why_not_buy_donkey(company: Company, seat: int) -> Refusal | None:
    """The purse."""
    return _short(company, seat, GEAR["donkey"].price or 0)


def buy_donkey(company: Company, seat: int, scribe: Scribe) -> None:
    """A beast of burden that goes below."""
    donkey = Member(ANIMAL, "donkey", company.take_number(), owner=seat, status=OUTSIDE)
    company.members[donkey.number] = donkey
    price = GEAR["donkey"].price or 0
    company.ledger.purse[seat] -= price
    events.bought_donkey(scribe, donkey, seat, price)


def take_silver(company: Company, member: Member, word: str, scribe: Scribe) -> None:
    """Out of the purse, into his load."""
    silver = coins(company, int(word))
    silver.own = True
    member.items.append(silver)
    company.ledger.purse[member.owner] -= int(word)
    events.took_silver(scribe, member, int(word))
