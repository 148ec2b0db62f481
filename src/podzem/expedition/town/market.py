"""Buying, selling, repairing and handing over in a town (T2, dungeon.money.values, dungeon.income.delivery)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import carrying, handling, magic
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

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "buy": ("member", "item"),
    "buy_donkey": (),
    "sell": ("member", "item"),
    "repair": ("member", "item"),
    "hand": ("member", "item", "other"),
    "ready": ("member", "item"),
    "stow": ("member", "item"),
    "douse": ("member", "item"),
    "take_silver": ("member", "kuna"),
}
HANDLED: Final = ("ready", "stow", "douse")
"""Acts that are the same here as below ground, by the same rules (dungeon.load.hands, dungeon.aid.maim)."""


def own(company: Company, seat: int) -> list[Member]:
    """A seat's people and animals outside."""
    return [member for member in company.members.values() if member.owner == seat and member.status == OUTSIDE]


def candidates(company: Company, seat: int) -> list[Decision]:
    """All that this seat could buy, sell, mend, hand over, put on."""
    found = [Decision(seat, "buy_donkey")]
    mine = own(company, seat)
    for member in mine:
        found += [Decision(seat, "buy", (member.id, kind)) for kind in PRICES]
        found += [Decision(seat, "take_silver", (member.id, kuna)) for kuna in SUMS]
        for item in carried_by(member):
            about = (member.id, item.id)
            found += [Decision(seat, order, about) for order in ("sell", "repair", *HANDLED)]
            found += [Decision(seat, "hand", (*about, other.id)) for other in mine if PC in (member.kind, other.kind)]
    return found


def why_not(company: Company, decision: Decision, never: Sequence[str] = ()) -> Refusal | None:
    """Whether the purse, the bearer and the thing allow it; `never` are beasts of no use where the company goes."""
    if decision.order == "buy_donkey":
        return _short(company, decision, GEAR["donkey"].price or 0)
    member = _member(company, decision)
    if member is None:
        return Refusal("dungeon.time.order", decision.order, {"member": decision.words[0]})
    if decision.order == "buy":
        return _why_not_buy(company, member, decision, never)
    if decision.order == "take_silver":
        return _why_not_silver(company, member, decision)
    if decision.order in HANDLED:
        return _why_not_handle(company, member, decision)
    item = _item(member, decision.words[1])
    if item is None:
        return Refusal(CLAUSE, decision.order, {"member": member.id, "item": decision.words[1]})
    return _why_not_item(company, member, item, decision)


def _why_not_handle(company: Company, member: Member, decision: Decision) -> Refusal | None:
    words = (decision.words[1],)
    if decision.order == "ready":
        return handling.why_not_ready(company, member, words)
    return handling.why_not_stow(member, words) if decision.order == "stow" else handling.why_not_douse(member, words)


def _member(company: Company, decision: Decision) -> Member | None:
    return next((one for one in own(company, decision.seat) if one.id == decision.words[0]), None)


def _item(member: Member, id: str) -> Item | None:
    return next((item for item in carried_by(member) if item.id == id), None)


def _short(company: Company, decision: Decision, price: int) -> Refusal | None:
    has = company.ledger.purse[decision.seat]
    return Refusal(MONEY, decision.order, {"kuna": price, "amount": has}) if has < price else None


def _why_not_buy(company: Company, member: Member, decision: Decision, never: Sequence[str]) -> Refusal | None:
    kind = decision.words[1]
    if kind in never:
        return Refusal("dungeon.premise.animals", "buy", {"item": kind})
    if kind not in PRICES:
        return Refusal(MONEY, "buy", {"item": kind})
    return _short(company, decision, PRICES[kind]) or why_not_bear(company, member, GEAR[kind].full_qg, "buy")


def _why_not_silver(company: Company, member: Member, decision: Decision) -> Refusal | None:
    if decision.words[1] not in SUMS:
        return Refusal(MONEY, decision.order, {"kuna": decision.words[1]})
    kuna = int(decision.words[1])
    return _short(company, decision, kuna) or why_not_bear(company, member, silver_weight(kuna), decision.order)


def _why_not_item(company: Company, member: Member, item: Item, decision: Decision) -> Refusal | None:
    facts: dict[str, Fact] = {"member": member.id, "item": item.id}
    if decision.order == "sell":
        return None if resale(item) > 0 and not item.contents else Refusal(CLAUSE, "sell", facts)
    if decision.order == "repair":
        if not item.damage:
            return Refusal("dungeon.aid.breakage", "repair", facts)
        return _short(company, decision, repair_price(item))
    return _why_not_hand(company, member, item, decision)


def _why_not_hand(company: Company, member: Member, item: Item, decision: Decision) -> Refusal | None:
    other = next((one for one in own(company, decision.seat) if one.id == decision.words[2]), None)
    if other is None or other is member or PC not in (member.kind, other.kind) or item.contents:
        return Refusal("dungeon.action.load", "hand", {"member": member.id, "other": decision.words[2]})
    return why_not_bear(company, other, carrying.weight(item), "hand")


def resale(item: Item) -> int:
    """Used gear brings half its price, magic its value; damaged things nothing."""
    if item.kind in magic.MAGIC:
        return magic.value(item)
    if item.value:
        return item.value
    price = GEAR[item.kind].price if item.kind in GEAR and not item.damage else 0
    return (price or 0) * item.count // int(TABLE["delivery"]["arms_divisor"])


def apply(company: Company, decision: Decision, surroundings: Surroundings, scribe: Scribe) -> None:
    """Carry it out; the purse pays and is paid."""
    seat = decision.seat
    if decision.order == "buy_donkey":
        _buy_donkey(company, seat, scribe)
        return
    member = _member(company, decision)
    assert member is not None
    if decision.order == "buy":
        bought = give(company, member, decision.words[1])
        company.ledger.purse[seat] -= PRICES[bought.kind]
        events.bought(scribe, member, seat, bought.kind, PRICES[bought.kind])
    elif decision.order == "take_silver":
        _take_silver(company, member, int(decision.words[1]), scribe)
    else:
        item = _item(member, decision.words[1])
        assert item is not None
        _with_item(company, decision, member, item, surroundings, scribe)


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


def _buy_donkey(company: Company, seat: int, scribe: Scribe) -> None:
    donkey = Member(ANIMAL, "donkey", company.take_number(), owner=seat, status=OUTSIDE)
    company.members[donkey.number] = donkey
    price = GEAR["donkey"].price or 0
    company.ledger.purse[seat] -= price
    events.bought_donkey(scribe, donkey, seat, price)


def _take_silver(company: Company, member: Member, kuna: int, scribe: Scribe) -> None:
    silver = coins(company, kuna)
    silver.own = True
    member.items.append(silver)
    company.ledger.purse[member.owner] -= kuna
    events.took_silver(scribe, member, kuna)


def _with_item(
    company: Company, decision: Decision, member: Member, item: Item, surroundings: Surroundings, scribe: Scribe
) -> None:
    if decision.order == "sell":
        company.ledger.purse[decision.seat] += resale(item)
        take_out(member.items, item.number)
        events.sold(scribe, member, item, resale(item))
    elif decision.order == "repair":
        company.ledger.purse[decision.seat] -= repair_price(item)
        events.repaired(scribe, member, item, repair_price(item))
        item.damage = 0
        days.pass_day(company, surroundings, scribe)
    elif decision.order == "hand":
        other = next(one for one in own(company, decision.seat) if one.id == decision.words[2])
        item.ready = item.burning = False
        other.items.append(take_out(member.items, item.number))
        events.handed(scribe, member, item, other)
    elif decision.order == "ready":
        handling.ready(member, [item.id], scribe)
    elif decision.order == "stow":
        handling.stow(member, [item.id], scribe)
    else:
        handling.douse(member, [item.id], scribe)
