"""Помощь пострадавшим: what breaks and spills when somebody falls (dungeon.aid.breakage)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.company import Company
from podzem.expedition.people import CREATURE, DOWN, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.wealth import carried_by, take_out
from podzem.world.chance import die
from podzem.world.gear import GEAR
from podzem.world.item import Item

TABLE: Final = read_table("aid")["breakage"]
CLAUSE: Final = "dungeon.aid.breakage"
WEAPONS: Final = ("weapon", "weapon_small", "weapon_two_handed", "shooting")


def breakage(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """When the combat or trap event is over: the fallen in the order of falling, a die for each thing of theirs."""
    fallen = [member for member in company.members.values() if member.breakage_due and member.status == DOWN]
    for member in sorted(fallen, key=lambda one: one.fell_order):
        member.breakage_due, member.fell_turn = False, company.turn
        _break_things(member, scribe)
        member.armour_eaten = False
        if member.kind == CREATURE:
            surroundings.lay_out(member)


def _break_things(member: Member, scribe: Scribe) -> None:
    for item, happens in list(_in_order(member)):
        happens(member, item, die(scribe, events.BREAKAGE_DIE), scribe)


Happens = Callable[[Member, Item, int, Scribe], None]


def _in_order(member: Member) -> Iterator[tuple[Item, Happens]]:
    """Potions, filled skins, weapons in hand, worn armour, the readied shield, lamps, wands and staves."""
    things = list(carried_by(member))
    yield from ((item, _potion) for item in things if item.kind == "potion")
    yield from ((item, _skin) for item in things if is_filled_skin(item))
    yield from ((item, _weapon) for item in things if item.ready and _class(item) in WEAPONS)
    yield from (
        (item, _armour) for item in things if item.ready and _class(item) == "armour" and not member.armour_eaten
    )
    yield from ((item, _shield) for item in things if item.ready and _class(item) == "shield")
    yield from ((item, _lamp) for item in things if item.kind == "lamp")
    yield from ((item, _magic) for item in things if item.kind in ("wand", "staff"))


def _class(item: Item) -> str:
    return GEAR[item.kind].kind_class if item.kind in GEAR else ""


def is_filled_skin(item: Item) -> bool:
    """A skin with something in it."""
    return (item.kind.startswith("skin") or item.kind == "healing_water") and item.left > 0


def _potion(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    if face <= TABLE["potion"]:
        _lose(member, item, scribe)


def _skin(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    """Torn it is lost with its contents, spilled it is empty."""
    if face <= TABLE["skin_torn"]:
        _lose(member, item, scribe)
    elif face <= TABLE["skin_spilled"]:
        item.left = 0
        events.spilled(scribe, member, item)


def _weapon(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    if face <= TABLE["weapon"]:
        _damage(member, item, item.damage + 1 >= TABLE["weapon_breaks"], scribe)


def _armour(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    """Damaged it guards one less, at nothing it is useless."""
    if face <= TABLE["armour"] and item.damage < GEAR[item.kind].defence:
        _damage(member, item, False, scribe)


def _shield(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    if face <= TABLE["shield"]:
        _lose(member, item, scribe)


def _lamp(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    if face <= TABLE["lamp"]:
        _lose(member, item, scribe)


def _magic(member: Member, item: Item, face: int, scribe: Scribe) -> None:
    if face <= TABLE["magic"]:
        _lose(member, item, scribe)


def _damage(member: Member, item: Item, breaks: bool, scribe: Scribe) -> None:
    if breaks:
        _lose(member, item, scribe)
        return
    item.damage += 1
    events.damaged(scribe, member, item)


def _lose(member: Member, item: Item, scribe: Scribe) -> None:
    take_out(member.items, item.number)
    events.broken(scribe, member, item)


def repair_price(item: Item) -> int:
    """Above ground a quarter of its price for each damage, and a day."""
    return (GEAR[item.kind].price or 0) * item.damage // int(TABLE["repair_part"])
