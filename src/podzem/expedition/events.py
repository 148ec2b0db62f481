"""The table of events about a company's people: what befalls them, what they do with their things and captives."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EmitterByClause, EventTable, Facts, shape
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition.event_facts import (
    KINDS,
    TO_PARTY,
    of_bearer,
    of_bearer_with_count,
    of_item,
    of_item_with_count,
    of_member,
    of_member_with_amount,
    of_member_with_kuna,
    of_member_with_seat,
)
from podzem.expedition.fight import events as fight
from podzem.expedition.people import Member
from podzem.world.item import Item

AID: Final = "dungeon.aid.roll"
BREAKAGE: Final = "dungeon.aid.breakage"
EXCESS: Final = "dungeon.captive.excess"
GROWTH: Final = "dungeon.level.growth"
HELD: Final = "dungeon.captive.party"
INFECTION: Final = "dungeon.aid.infection"
MAGIC: Final = "dungeon.treasure.magic"
MAIM: Final = "dungeon.aid.maim"
PURSE: Final = "dungeon.treasure.carried"
RETURN: Final = "dungeon.loyalty.return"
TRAPS: Final = ("dungeon.trap.catalogue", "dungeon.trap.pit_spikes")
WINDOW: Final = "dungeon.aid.window"


@shape("member", "left")
def _of_loss(member: Member) -> Facts:
    return {"member": member.id, "left": max(member.resilience, 0)}


@shape("member", "maim")
def _of_maim(member: Member, maim: str) -> Facts:
    return {"member": member.id, "maim": maim}


@shape("member", "level")
def _of_level(member: Member) -> Facts:
    return {"member": member.id, "level": member.level}


@shape("other")
def _of_other(other: Member) -> Facts:
    return {"other": other.id}


@shape("member", "item")
def _of_spoils(member: Member, items: list[Item]) -> Facts:
    return {"member": member.id, "item": [item.id for item in items]}


@shape("member", "potion")
def _of_potion(member: Member, potion: str) -> Facts:
    return {"member": member.id, "potion": potion}


@shape("member", "wand")
def _of_wand(member: Member, wand: str) -> Facts:
    return {"member": member.id, "wand": wand}


@shape("member", "power")
def _of_power(member: Member, power: str) -> Facts:
    return {"member": member.id, "power": power}


@shape("member", "item", "power")
def _of_known_power(member: Member, item: Item, power: str) -> Facts:
    return {"member": member.id, "item": item.id, "power": power}


_table: Final = EventTable(KINDS, fight.EVENTS)

fell: Final = EmitterByClause(fight.FELL, of_member)
hurt: Final = EmitterByClause(fight.HURT, _of_loss)
wounded: Final = _table.told_by("wounded", ("dungeon.trap.pit",), of_member)
TRAP_ATTACK: Final = _table.row("trap_attack", TRAPS, "member", "total", "defence", "hit")
TRAP_ATTACK_DIE: Final = _table.die("trap_attack_die", TRAPS)

valuables_halved: Final = _table.told("valuables_halved", "dungeon.aid.valuables", of_bearer)
armour_eaten: Final = _table.told("armour_eaten", "dungeon.bestiary.table", of_bearer)
died: Final = _table.told_by("died", (WINDOW, AID, INFECTION, "dungeon.bestiary.table", "dungeon.time.day"), of_member)
stood_up: Final = _table.told("stood_up", AID, of_member)
ran_off: Final = _table.told("ran_off", WINDOW, of_member)
AID_DIE: Final = _table.die("aid_die", AID)
AIDED: Final = _table.row("aided", AID, "member", "other", "amount", "result")
MAIM_DIE: Final = _table.die("maim_die", MAIM)
maimed: Final = _table.told("maimed", MAIM, _of_maim)
INFECTION_DIE: Final = _table.die("infection_die", INFECTION)
infected: Final = _table.told("infected", INFECTION, of_member)
DAWN_DIE: Final = _table.die("dawn_die", INFECTION)
infection_worse: Final = _table.told("infection_worse", INFECTION, of_member_with_amount)
infection_same: Final = _table.told("infection_same", INFECTION, of_member_with_amount)
infection_better: Final = _table.told("infection_better", INFECTION, of_member_with_amount)
wound_healed: Final = _table.told("wound_healed", "dungeon.aid.recovery", of_member)
BREAKAGE_DIE: Final = _table.die("breakage_die", BREAKAGE)
broken: Final = _table.told("broken", BREAKAGE, of_bearer)
spilled: Final = _table.told("spilled", BREAKAGE, of_bearer)
damaged: Final = _table.told("damaged", BREAKAGE, of_bearer)

captured: Final = _table.told("captured", "dungeon.captive.use", of_member)
party_captured: Final = _table.told("party_captured", HELD, of_member)
party_killed: Final = _table.told("party_killed", HELD, of_member)
rescued: Final = _table.told("rescued", HELD, of_member)
ESCAPE_DIE: Final = _table.die("escape_die", EXCESS)
escaped: Final = _table.told("escaped", EXCESS, of_member)
captive_killed: Final = _table.told("captive_killed", EXCESS, of_member)
captive_freed: Final = _table.told_by(
    "captive_freed", ("dungeon.captive.use", "dungeon.captive.hire", "dungeon.attitude.change"), of_member
)
recruited: Final = _table.told("recruited", "dungeon.captive.hire", of_member_with_seat)
would_join_for_double: Final = _table.told("would_join_for_double", "dungeon.captive.hire", _of_other)
RETURN_DIE: Final = _table.die("return_die", RETURN)
returned: Final = _table.told("returned", RETURN, of_member)
stayed_away: Final = _table.told("stayed_away", RETURN, of_member)
deserted: Final = _table.told("deserted", RETURN, of_member)

NUMBER_DIE: Final = _table.die("number_die", "dungeon.bestiary.table", to=TO_JUDGE)
LEVEL_DIE: Final = _table.die("level_die", "dungeon.bestiary.table", to=TO_JUDGE)
PURSE_DIE: Final = _table.die("purse_die", PURSE, to=TO_JUDGE)
purse: Final = _table.told("purse", PURSE, of_member_with_kuna, to=TO_JUDGE)
stripped: Final = _table.told("stripped", PURSE, _of_spoils)
gathered: Final = _table.told("gathered", "dungeon.load.ammo", of_bearer_with_count)
readied: Final = _table.told("readied", "dungeon.load.hands", of_bearer)
stowed: Final = _table.told("stowed", "dungeon.load.hands", of_bearer)
doused: Final = _table.told("doused", "dungeon.light.handling", of_bearer_with_count)

drunk: Final = _table.told("drunk", MAGIC, _of_potion)
healed: Final = _table.told("healed", MAGIC, of_member)
tasted: Final = _table.told_to("tasted", MAGIC, _of_known_power, TO_PARTY)
wand_used: Final = _table.told("wand_used", MAGIC, _of_wand)
wand_empty: Final = _table.told_to("wand_empty", MAGIC, of_item, TO_PARTY)
CHARGES_DIE: Final = _table.die("charges_die", MAGIC, to=TO_JUDGE)
charges: Final = _table.told("charges", MAGIC, of_item_with_count, to=TO_JUDGE)
commanded: Final = _table.told("commanded", MAGIC, of_member)
wore_off: Final = _table.told("wore_off", MAGIC, _of_power)
grew: Final = _table.told("grew", GROWTH, of_member_with_amount)
rose: Final = _table.told("rose", GROWTH, _of_level)
may_learn: Final = _table.told("may_learn", GROWTH, of_member)

EVENTS: Final = _table.rows


def aided(scribe: Scribe, healer: Member, patient: Member, amount: int, result: str, terms: list[Term]) -> None:
    """What came of the healer's work, with the rows of its sum."""
    if scribe.listening:
        facts: Facts = {"member": healer.id, "other": patient.id, "amount": amount, "result": result}
        scribe.record(AIDED, facts, terms)


def trap_attack(scribe: Scribe, clause: str, member: Member, total: int, defence: int, terms: list[Term]) -> None:
    """A trap's throw against somebody's defence, with the rows of its sum."""
    if scribe.listening:
        facts: Facts = {"member": member.id, "total": total, "defence": defence, "hit": total > defence}
        scribe.record(TRAP_ATTACK, facts, terms, clause)
