"""How a member bears himself: what he carries, how fast he is, what he holds, how much room he takes.

Everything here follows from the state and is never stored (dungeon.load.*, dungeon.combat.space).
"""

from __future__ import annotations

from typing import Final

from podzem.core.memo import cached_about
from podzem.expedition.company import Company
from podzem.expedition.people import CAPTIVE, CREATURE, Member
from podzem.expedition.rule_tables import read_table
from podzem.world.creatures import CREATURES, Creature
from podzem.world.gear import FILLING_QG, GEAR
from podzem.world.item import Item
from podzem.world.load import (
    BEASTS,
    BODY_PARTS_QG,
    BODY_QG,
    CARRY,
    CONDITION_QG,
    beast_bands,
    beast_speed,
    carry_speed,
    drag_speed,
    share,
)

TABLE: Final = read_table("load")
MAGIC: Final = read_table("magic")["magic"]
HANDS: Final[int] = TABLE["hands"]["hands"]
MAN_QS: Final[int] = TABLE["man"]["space_qs"]
WIDE_QS: Final[int] = TABLE["man"]["wide_qs"]
DONKEY: Final = "donkey"
METAL: Final = ("silver", "gold")
"""Kinds whose count is their weight in quarter grivnas."""


def creature_of(member: Member) -> Creature | None:
    """The row of the bestiary he belongs to; a man has none."""
    return CREATURES.get(member.type)


def is_natural(member: Member) -> bool:
    """Whether his numbers stand in the bestiary and not in what he carries; armed people go by their arms."""
    creature = creature_of(member)
    if creature is None or member.kind != CREATURE:
        return False
    return not (creature.gear and member.items)


def measures(item: Item) -> int:
    """How many measures or phases a full one of its kind holds; 0 when it holds none."""
    gear = GEAR[item.kind]
    return gear.phases or (gear.holds_qg // FILLING_QG if gear.holds_of else 0)


def weight(item: Item) -> int:
    """What it weighs in quarter grivnas with all that is in it (dungeon.load.weights, dungeon.load.containers)."""
    inside = sum([weight(thing) for thing in item.contents]) if item.contents else 0
    if item.kind == "body":
        return item.left + inside
    gear = GEAR.get(item.kind)
    if gear is None:
        assert item.kind in METAL
        return item.count
    if gear.phases:
        return (gear.qg if gear.holds_qg else 0) + gear.phase_qg * item.left
    return gear.qg * item.count + (FILLING_QG * item.left if gear.holds_of else 0) + inside


def weight_here(company: Company, item: Item) -> int:
    """What it weighs for a bearer: the equipment left on a body is added (dungeon.load.body)."""
    if item.kind != "body":
        return weight(item)
    lying = next((member for member in company.members.values() if member.id == item.name), None)
    return weight(item) + (sum(weight(thing) for thing in lying.items) if lying else 0)


def naked_body(company: Company, member: Member) -> int:
    """The weight of his body alone (dungeon.load.body): 170 for a man, or the sum of the parts; T11 for others."""
    creature = creature_of(member)
    if creature is not None:
        return 4 * creature.body_gr
    return BODY_QG if company.setting.word("body_weight") == "170" else BODY_PARTS_QG


def condition_items(company: Company, member: Member) -> int:
    """How many items of load and points of attack his state costs him (dungeon.load.conditions).

    An exhaustion is one of them (surface.needs.exhaustion_item).
    """
    wounds = member.wound * company.setting.number("wound_items")
    return member.fatigue + member.infection + member.exhaustion + wounds + member.maims.count("inner")


def level_in_force(member: Member) -> int:
    """His level, less one for each exhaustion beyond the fifth; at 0 he dies (dungeon.time.day)."""
    return member.level - max(0, member.exhaustion - int(TABLE["hunger"]["borne"]))


def carried(company: Company, member: Member) -> int:
    """Quarter grivnas on his body, condition items and his part of shared things included."""
    return _loads(company, member)[0]


def dragged(company: Company, member: Member) -> int:
    """Quarter grivnas that he drags behind him (dungeon.load.drag)."""
    return _loads(company, member)[1]


def _loads(company: Company, member: Member) -> tuple[int, int]:
    return cached_about(company, "loads", member.number, member, _weighed)


def _weighed(company: Company, member: Member) -> tuple[int, int]:
    """What he carries and what he drags, of shared things his part."""
    on_him, behind = CONDITION_QG * condition_items(company, member), 0
    for item in [*member.items, *helping_with(company, member)]:
        part = _part(company, item)
        if item.dragged:
            behind += part
        else:
            on_him += part
    return on_him, behind


def load(company: Company, member: Member) -> int:
    """All that he moves with him, carried and dragged, in quarter grivnas."""
    return carried(company, member) + dragged(company, member)


def _part(company: Company, item: Item) -> int:
    """A bearer's part of a thing: shared equally, rounded up (dungeon.load.shared)."""
    whole = weight_here(company, item)
    return share(whole, 1 + len(item.bearers)) if item.bearers else whole


def helping_with(company: Company, member: Member) -> list[Item]:
    """Things that others hold and he helps to carry or drag."""
    return [item for item in _shared(company) if member.number in item.bearers]


def _shared(company: Company) -> list[Item]:
    """Everything that several bear; nearly always nothing."""
    return cached_about(company, "shared", 0, company.members, _borne_by_several)


def _borne_by_several(company: Company, members: dict[int, Member]) -> list[Item]:
    return [item for one in members.values() for item in one.items if item.bearers]


def has_cart(member: Member) -> bool:
    """Whether a beast goes before a cart (surface.move.animals)."""
    return member.type in BEASTS and any(item.kind == "cart" for item in member.items)


def ridden(company: Company, member: Member) -> int:
    """What its riders weigh with all they bear (surface.move.animals); nobody rides below ground."""
    riders = [one for one in company.members.values() if one.rides == member.number]
    return sum(naked_body(company, one) + load(company, one) for one in riders)


def limits(member: Member) -> list[int]:
    """The bounds of his bands of load in quarter grivnas: over the last one he cannot go."""
    return [band[0] for band in (beast_bands(member.type, has_cart(member)) if member.type in BEASTS else CARRY)]


def speed(company: Company, member: Member) -> int:
    """Sazhens of one leg or one phase (dungeon.load.carry, dungeon.load.drag, dungeon.load.donkey); 0: he cannot go."""
    faster = int(MAGIC["swiftness"]) * sum(effect.kind == "swiftness" for effect in member.effects)
    if is_natural(member) and member.status != CAPTIVE:
        creature = creature_of(member)
        assert creature is not None
        return creature.speed + faster
    if member.type in BEASTS:
        return beast_speed(member.type, carried(company, member) + ridden(company, member), has_cart(member))
    pace = _walking(company, member)
    creature = creature_of(member)
    return 0 if pace == 0 else min(pace, creature.speed if creature else pace) + faster


def _walking(company: Company, member: Member) -> int:
    lame = "leg" in member.maims
    heavy, behind = _loads(company, member)
    pace = carry_speed(heavy, lame)
    return pace if not behind or not pace else drag_speed(heavy, behind, company.setting.word("drag_mode"), lame)


def slowest(company: Company, members: list[Member]) -> int:
    """The speed of those who go together (dungeon.move.party_speed); who lies is carried."""
    return min((speed(company, member) for member in members if member.is_up or member.status == CAPTIVE), default=0)


def hands(company: Company, member: Member) -> int:
    """How many hands are taken (dungeon.load.hands)."""
    return cached_about(company, "hands", member.number, member, _hands)


def hands_held(company: Company, member: Member) -> int:
    """How many hands hold or bear something, dragging left out."""
    held = sum(hands_for(item) for item in member.items if item.ready)
    shared = any(item.bearers and not item.dragged for item in [*member.items, *helping_with(company, member)])
    return held + (HANDS if shared else 0)


def _hands(company: Company, member: Member) -> int:
    held = sum(hands_for(item) for item in member.items if item.ready)
    both = any(item.dragged or item.bearers for item in member.items) or bool(helping_with(company, member))
    return held + (HANDS if both else 0)


def hands_for(item: Item) -> int:
    """How many hands a thing takes when readied; armour is worn and takes none."""
    return GEAR[item.kind].hands


def space(company: Company, member: Member) -> int:
    """How wide he stands, in quarter sazhens (dungeon.combat.space)."""
    creature = creature_of(member)
    if is_natural(member) and creature is not None:
        return creature.space_qs
    return max(size(member), WIDE_QS) if _needs_room(company, member) else size(member)


def size(member: Member) -> int:
    """The room his body takes whatever he holds, in quarter sazhens."""
    if member.type in BEASTS:
        return int(TABLE["donkey"]["space_qs"])
    creature = creature_of(member)
    return MAN_QS if creature is None or creature.gear else creature.space_qs


def _needs_room(company: Company, member: Member) -> bool:
    if any(item.kind == "shield" or GEAR[item.kind].two_handed for item in member.items if item.ready):
        return True
    return company.setting.word("bow_space") == "1" and any(item.kind == "bow" for item in member.items if item.ready)


def sees_in_dark(member: Member) -> bool:
    """Whether he needs no light: his kind, or cat's eyes (dungeon.light.darkness)."""
    creature = creature_of(member)
    return (creature is not None and creature.dark) or any(effect.kind == "cat_eyes" for effect in member.effects)
