"""What is brought out counts, and what is paid from it (dungeon.income.delivery, dungeon.premise.income)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import levels, loyalty, magic
from podzem.expedition.company import Company
from podzem.expedition.making import METAL, VALUED, worth
from podzem.expedition.people import CAPTIVE, COMPANION, FLED, OUTSIDE, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.town import events, hiring
from podzem.world.clock import TURNS_IN_DAY
from podzem.world.gear import GEAR
from podzem.world.item import Item

TABLE: Final = read_table("market")["delivery"]
CLAUSE: Final = "dungeon.income.delivery"
ARMS: Final = ("weapon", "weapon_small", "weapon_two_handed", "shooting", "armour", "shield", "ammo")


def value_of(item: Item) -> int:
    """What one thing counts when it is brought out, without what is in it; own gear counts nothing."""
    if item.own:
        return 0
    if item.kind in METAL or item.kind in VALUED:
        return worth(item)
    if item.kind in magic.MAGIC:
        return magic.value(item)
    gear = GEAR.get(item.kind)
    is_arm = gear is not None and gear.kind_class in ARMS
    return (gear.price or 0) * item.count // int(TABLE["arms_divisor"]) if gear and is_arm else 0


def deliver(company: Company, members: list[Member], group: int, scribe: Scribe, sells: bool = True) -> None:
    """A group has come out: what it brings is counted and sold, or far from any town stays with its bearers."""
    value = sum(_count(member.items, sells) for member in members)
    if sells:
        company.ledger.income += sum(_sell(member) for member in members)
    company.ledger.delivered += value
    company.ledger.unpaid_growth += value
    events.delivered(scribe, group, value)
    for member in members:
        member.delivered = True


def _count(items: list[Item], sells: bool) -> int:
    """The value of all things; each counts once."""
    total = 0
    for item in items:
        value = value_of(item)
        total += value + _count(item.contents, sells)
        item.shared = item.shared or (value > 0 and not sells)
        if not sells or (item.kind not in METAL and item.kind not in VALUED):
            item.own = True
    return total


def _sell(member: Member) -> int:
    """Metal, gems, art and cloth become money at once, in a town at their whole value; arms and magic stay with him."""
    return _turn_into_money(member.items)


def _turn_into_money(items: list[Item]) -> int:
    sold = [item for item in items if item.kind in METAL or item.kind in VALUED]
    money = sum(worth(item) for item in sold)
    items[:] = [item for item in items if item not in sold]
    return money + sum(_turn_into_money(item.contents) for item in items)


def expedition_over(company: Company, scribe: Scribe) -> None:
    """They are home: what they have brought is told, and paid out."""
    come_back(company, scribe)
    pay_out(company, scribe)


def come_back(company: Company, scribe: Scribe, sells: bool = True) -> None:
    """Nobody free is below any more: those who fled, what was delivered, growth (dungeon.premise.goal)."""
    fled = [member.number for member in company.members.values() if member.status == FLED]
    back = [member for member in loyalty.wait_at_entrance(company, scribe) if member.number in fled]
    if back:
        deliver(company, back, 0, scribe, sells)
    events.expedition_over(scribe, company.ledger.delivered, company.turn)
    company.ledger.companions_lost = _lost(company)
    give_growth(company, scribe)


def pay_out(company: Company, scribe: Scribe) -> None:
    """The days that the expedition took, with their wages, and the shares of what is left."""
    for _ in range(max(1, -(-company.turn // TURNS_IN_DAY))):
        company.ledger.day += 1
        hiring.pay_wages(company, scribe)
    share_out(company, scribe)


def _lost(company: Company) -> int:
    """Companions of this expedition who did not come back."""
    back = [one for one in company.members.values() if one.kind == COMPANION and one.status == OUTSIDE]
    return max(0, company.ledger.companions_taken - sum(not one.stays_home for one in back))


def give_growth(company: Company, scribe: Scribe) -> None:
    """Growth counts the value before wages."""
    kuna, company.ledger.unpaid_growth = company.ledger.unpaid_growth, 0
    levels.award(company, kuna, scribe)


def share_out(company: Company, scribe: Scribe) -> None:
    """The rest is divided: a part for each surviving hero, half a part for each companion who was promised it."""
    heroes, halves = levels.heroes(company), levels.parts(company)
    if not heroes or company.ledger.income <= 0:
        return
    part = company.ledger.income * 2 // halves
    promised = levels.half_shares(company) * (part // 2)
    for hero in heroes:
        company.ledger.purse[hero.owner] += part
        events.shared_out(scribe, hero, part)
    company.ledger.income -= part * len(heroes) + promised


def held_outside(company: Company) -> list[Member]:
    """Captives who were brought out and not yet sold or freed."""
    return [member for member in company.members.values() if member.status == CAPTIVE and member.delivered]
