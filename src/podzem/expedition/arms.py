"""What a member's arms are worth: his defence, his blow, his shot (dungeon.defence.*, dungeon.attack.*, T19).

Like all of `carrying` it follows from the state and is never stored.
"""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.expedition.carrying import HANDS, MAGIC, TABLE, condition_items, creature_of, hands, is_natural
from podzem.expedition.company import Company
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.world.gear import GEAR, UNARMED, shot_with
from podzem.world.item import Item

SLING_FIRST: Final = ("bag_bullets", "bag_stones", "stones")
"""What a slinger uses, the best first."""


def readied(member: Member, kind_class: str) -> list[Item]:
    """What he holds or wears of a class of gear."""
    return [item for item in member.items if item.ready and GEAR[item.kind].kind_class == kind_class]


def defence(member: Member, shield: bool = True) -> int:
    """The number an attack must overcome (dungeon.defence.armour, dungeon.defence.shield).

    Each exhaustion lowers it (surface.needs.exhaustion_combat).
    """
    if is_natural(member):
        creature = creature_of(member)
        return creature.defence if creature and member.status != CAPTIVE else 0
    worn = max((GEAR[item.kind].defence - item.damage for item in readied(member, "armour")), default=0)
    held = 1 if shield and readied(member, "shield") else 0
    return max(worn, 0) + held - member.exhaustion


def attack_penalty(company: Company, member: Member) -> int:
    """What his state takes from shots and strikes: one for each condition item (dungeon.action.fatigue)."""
    return -condition_items(company, member)


def strike(company: Company, member: Member) -> tuple[int, list[Term]]:
    """His modifier in melee with the reasons for it (dungeon.attack.strike_mods)."""
    terms = [_weapon_term(member), *_state_terms(company, member)]
    if "weapon_hand" in member.maims:
        terms.append(Term("maim", TABLE["strike"]["maimed_hand"], "dungeon.aid.maim"))
    if any(effect.kind == "strength" for effect in member.effects):
        terms.append(Term("strength", MAGIC["strength"], "dungeon.treasure.magic"))
    return sum(term.value for term in terms), terms


def _weapon_term(member: Member) -> Term:
    clause = "dungeon.attack.strike_mods"
    creature = creature_of(member)
    if is_natural(member) and creature is not None:
        return Term(member.type, creature.strike, clause)
    weapons = [item for item in member.items if item.ready and strike_of(item) is not None]
    if not weapons or member.kind == ANIMAL:
        return Term("unarmed", UNARMED, clause)
    best = max(weapons, key=lambda item: (strike_of(item) or 0) - item.damage)
    return Term(best.kind, (strike_of(best) or 0) - best.damage, clause)


def strike_of(item: Item) -> int | None:
    """A thing's modifier as a weapon, none when it cannot serve as one."""
    gear = GEAR[item.kind]
    if gear.kind_class in ("weapon", "weapon_small", "weapon_two_handed"):
        return gear.strike
    if item.kind not in TABLE["strike"]["improvised"] or (item.kind == "chest" and item.contents):
        return None
    return gear.strike


def _state_terms(company: Company, member: Member) -> list[Term]:
    penalty = attack_penalty(company, member)
    return [Term("condition", penalty, "dungeon.load.conditions")] if penalty else []


def shot(company: Company, member: Member) -> tuple[int, int, Item | None] | None:
    """His modifier and range in hs with what he shoots, and what it uses up; none when he cannot shoot."""
    found = _natural_shot(member) if is_natural(member) else _held_shot(company, member)
    if found is None:
        return None
    modifier, range_hs, ammo = found
    if "eye" in member.maims:
        modifier += TABLE["shot"]["maimed_eye"]
    return modifier + attack_penalty(company, member), range_hs, ammo


def _natural_shot(member: Member) -> tuple[int, int, Item | None] | None:
    creature = creature_of(member)
    if creature is None or creature.shot is None:
        return None
    return creature.shot.modifier, creature.shot.range_hs, None


def _held_shot(company: Company, member: Member) -> tuple[int, int, Item | None] | None:
    for item in member.items:
        if item.ready and item.kind == "bow" and hands(company, member) <= HANDS:
            return _with(member, item, ("quiver",))
        if item.ready and item.kind == "sling":
            return _with(member, item, SLING_FIRST)
    if hands(company, member) < HANDS:
        return _with(member, None, ("stones", "bag_stones"))
    return None


def _with(member: Member, weapon: Item | None, kinds: tuple[str, ...]) -> tuple[int, int, Item | None] | None:
    for kind in kinds:
        ammo = next((item for item in member.items if item.kind == kind and item.left > 0), None)
        if ammo is not None:
            return _numbers(weapon, ammo)
    return None


def _numbers(weapon: Item | None, ammo: Item) -> tuple[int, int, Item] | None:
    """Modifier and range of a weapon, or the bare hand, with what it shoots (T19)."""
    found = shot_with(weapon.kind if weapon else "", ammo.kind)
    if found is None:
        return None
    return found.modifier - (weapon.damage if weapon else 0), found.range_hs, ammo
