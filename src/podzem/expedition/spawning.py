"""Those met come into being: their number, their level, what they bear (dungeon.bestiary.table)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.carrying import HANDS, hands_for
from podzem.expedition.company import Company
from podzem.expedition.making import from_map, thing
from podzem.expedition.people import CREATURE, Member
from podzem.expedition.rule_tables import read_table
from podzem.world.creatures import CREATURES, Creature, how_many
from podzem.world.dungeon_map import Encounter
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.number import read_number

TABLE: Final = read_table("bearers")
WORN: Final = ("armour", "shield", "weapon", "weapon_small", "weapon_two_handed", "shooting")


def number_met(kind: str, depth: int, scribe: Scribe) -> int:
    """How many of a kind wander together; numbers in dice grow with the depth (dungeon.premise.depth)."""
    return how_many(CREATURES[kind].number, depth, lambda sides: int(scribe.roll(sides, events.NUMBER_DIE)))


def number_keyed(encounter: Encounter, scribe: Scribe) -> int:
    """The number that a map states, thrown when it states dice."""
    return read_number(encounter.number).throw(lambda sides: int(scribe.roll(sides, events.NUMBER_DIE)))


def spawn(company: Company, kind: str, count: int, depth: int, scribe: Scribe) -> list[int]:
    """So many of a kind, each with level and gear; their numbers in order, the first of a people leads them."""
    made = [_creature(company, kind, place, depth, scribe) for place in range(1, count + 1)]
    if "torch_per_4" in CREATURES[kind].flags:
        for first in range(0, count, TABLE["torchbearer"]["every"]):
            _bear_torch(company, made[first : first + TABLE["torchbearer"]["every"]])
    return [member.number for member in made]


def _bear_torch(company: Company, some: list[Member]) -> None:
    """One torch for each four begun, in the hand of the first who is no bowman; his shield is on his back then."""
    bearer = next((member for member in some if not any(item.kind == "bow" for item in member.items)), some[0])
    torch = thing(company, "torch")
    for item in sorted(bearer.items, key=lambda item: item.kind != "shield"):
        if item.ready and hands_for(item) and _free_hands(bearer) < hands_for(torch):
            item.ready = False
    torch.ready = torch.burning = True
    bearer.items.append(torch)


def _creature(company: Company, type: str, place: int, depth: int, scribe: Scribe) -> Member:
    creature = CREATURES[type]
    member = Member(CREATURE, type, company.take_number(), depth_met=depth)
    member.level = read_number(creature.level).throw(lambda sides: int(scribe.roll(sides, events.LEVEL_DIE)))
    member.resilience = member.level
    for kind in _gear_of(creature, place):
        member.items.append(_worn(company, kind, member))
    company.members[member.number] = member
    return member


def _gear_of(creature: Creature, place: int) -> tuple[str, ...]:
    """Every third robber is a bowman with other gear."""
    if creature.shot and creature.shot.gear and place % creature.shot.every == 0:
        return creature.shot.gear
    return creature.gear


def _worn(company: Company, kind: str, bearer: Member) -> Item:
    """Armour is worn, and arms are in the hand as far as there are hands: a bowman's knife is not."""
    item = thing(company, kind)
    item.ready = GEAR[kind].kind_class in WORN and hands_for(item) <= _free_hands(bearer)
    return item


def _free_hands(bearer: Member) -> int:
    return HANDS - sum(hands_for(held) for held in bearer.items if held.ready)


def leader_of(company: Company, encounter: Encounter | None, creatures: list[int], depth: int, scribe: Scribe) -> int:
    """Who leads them: the first of a people, or one more of the kind that the map names; 0 nobody."""
    if not creatures:
        return 0
    if encounter is not None and isinstance(encounter.leader, str):
        leader = spawn(company, encounter.leader, 1, depth, scribe)[0]
        creatures.insert(0, leader)
        return leader
    people = CREATURES[company.members[creatures[0]].type].mind == "people"
    leads = people if encounter is None else bool(encounter.leader)
    return creatures[0] if leads else 0


def hand_out(company: Company, encounter: Encounter, creatures: list[int]) -> None:
    """What the map says they carry, instead of purse dice (dungeon.treasure.carried)."""
    if encounter.carried is None or not creatures:
        return
    first = company.members[creatures[0]]
    for plain in encounter.carried:
        first.items += from_map(company, plain)
    for number in creatures:
        company.members[number].searched = True
