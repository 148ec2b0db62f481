"""What a member takes into his hands and onto his back (dungeon.load.hands, dungeon.load.carry, dungeon.load.drag)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import carrying, events
from podzem.expedition.company import Company
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.load import MOST_CARRIED_QG, most_dragged

ERROR: Final = "dungeon.core.error"
HANDS: Final = "dungeon.load.hands"
HELD: Final = ("weapon", "weapon_small", "weapon_two_handed", "shooting", "shield", "armour", "light", "tool")
NOT_WITH_ARM: Final = ("shield", "bow")
"""What a maimed shield arm cannot hold, besides two-handed weapons (dungeon.aid.maim)."""


def own(member: Member, id: str) -> Item | None:
    """A thing he has on him, not in a container."""
    return next((item for item in member.items if item.id == id), None)


def is_held(item: Item) -> bool:
    """Whether it is of any use in the hand or on the body."""
    gear = GEAR.get(item.kind)
    return gear is not None and (gear.kind_class in HELD or gear.hands > 0)


def needs_room(item: Item) -> bool:
    """Whether it can be held only where the way is wide enough (dungeon.combat.space)."""
    return item.kind == "shield" or GEAR[item.kind].two_handed


def needs_both_arms(item: Item) -> bool:
    """Whether somebody with a maimed shield arm cannot hold it (T10b)."""
    return item.kind in NOT_WITH_ARM or GEAR[item.kind].two_handed


def why_not_ready(company: Company, member: Member, item: Item, width_qs: int = carrying.WIDE_QS) -> Refusal | None:
    """Two hands, the width of the way, and a whole arm."""
    if item.ready or not is_held(item) or member.kind == ANIMAL or member.status == CAPTIVE:
        return Refusal(ERROR, "ready", {"member": member.id})
    return why_not_hold(company, member, item, "ready", width_qs)


def why_not_hold(
    company: Company, member: Member, item: Item, verb: str, width_qs: int = carrying.WIDE_QS
) -> Refusal | None:
    """Why he cannot take a thing into his hands, on a way so wide."""
    if carrying.hands(company, member) + GEAR[item.kind].hands > carrying.HANDS:
        return Refusal(HANDS, verb, {"member": member.id, "item": item.id})
    if needs_room(item) and width_qs < carrying.WIDE_QS:
        return Refusal("dungeon.combat.space", verb, {"member": member.id, "item": item.id})
    if "shield_arm" in member.maims and needs_both_arms(item):
        return Refusal("dungeon.aid.maim", verb, {"member": member.id, "item": item.id})
    return None


def ready(company: Company, member: Member, item: Item, scribe: Scribe) -> None:
    """Into the hand, or on."""
    item.ready = True
    events.readied(scribe, member, item)


def why_not_stow(company: Company, member: Member, item: Item) -> Refusal | None:
    """Out of the hand: what burns is put out first."""
    if not item.ready or item.burning:
        return Refusal(ERROR, "stow", {"member": member.id})
    return None


def stow(company: Company, member: Member, item: Item, scribe: Scribe) -> None:
    """Out of the hand."""
    item.ready = False
    events.stowed(scribe, member, item)


def why_not_douse(company: Company, member: Member, item: Item) -> Refusal | None:
    """Only what burns."""
    return None if item.burning else Refusal(ERROR, "douse", {"member": member.id})


def douse(company: Company, member: Member, item: Item, scribe: Scribe) -> None:
    """It keeps the turns it has left (dungeon.light.torch)."""
    item.burning = False
    events.doused(scribe, member, item, item.left)


def why_not_bear(
    company: Company, member: Member, qg: int, verb: str, dragged: bool = False, carried: bool = False
) -> Refusal | None:
    """Whether so much more is within his limits; `carried`: he has it on him already and lets it down to drag it."""
    borne, behind = carrying.carried(company, member), carrying.dragged(company, member)
    facts = {"member": member.id}
    if member.kind == ANIMAL:
        over = dragged or borne + qg > carrying.limits(member)[-1]
        return Refusal("dungeon.load.donkey", verb, {**facts}) if over else None
    borne, behind = (borne - (qg if carried else 0), behind + qg) if dragged else (borne + qg, behind)
    if borne > MOST_CARRIED_QG:
        return Refusal("dungeon.load.carry", verb, {**facts})
    if behind and _too_much(company, member, borne, behind):
        return Refusal("dungeon.load.drag", verb, {**facts})
    return None


def _too_much(company: Company, member: Member, carried: int, behind: int) -> bool:
    total = carried + behind if company.setting.word("drag_mode") == "total" else behind
    return total > most_dragged("leg" in member.maims)
