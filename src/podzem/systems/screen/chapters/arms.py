"""What somebody strikes, shoots and parries with: lengths, hands, base damage (screen.char.hands, screen.dmg.base)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.systems.screen.carried import Weapon
from podzem.systems.screen.creature import HANDS, MAIN, OFF, Creature
from podzem.systems.screen.data import IMPROVISED, RULES, SHORT, SPELLS, UNARMED, WeaponKind
from podzem.systems.screen.fight import Fight, pair
from podzem.systems.screen.resolving import Attack

_TIERS: Final[dict[str, int]] = RULES["npc_damage"]
HAND_OF: Final = {"arm_main": MAIN, "arm_off": OFF}


def is_useless(creature: Creature, hand: str) -> bool:
    """Whether an arm can neither hold nor use anything (screen.crit.effect_words)."""
    if not creature.wounds and not creature.useless_turns:
        return False
    zone = "arm_main" if hand == MAIN else "arm_off"
    if creature.useless_turns.get(zone, 0):
        return True
    bad = ("fracture", "amputated", "useless:fight")
    return any(wound.zone == zone and any(each in wound.effects for each in bad) for wound in creature.wounds)


def is_charged(kind: WeaponKind, weapon: Weapon) -> bool:
    """Whether there is a shot in it; a thing to throw only goes out by a misfire (screen.reload.state)."""
    return not weapon.extra if kind.has("thrown") else weapon.loaded


def is_unarmed(creature: Creature) -> bool:
    """Nothing is wielded in either hand; a shield counts as wielded (screen.char.hands)."""
    return creature.main == 0 and creature.off == 0


def uses_natural(fight: Fight, creature: Creature) -> bool:
    """Whether he fights with what nature gave him."""
    return is_unarmed(creature) and fight.kind_of(creature).natural != "unarmed"


def wielded(fight: Fight, creature: Creature) -> list[WeaponKind]:
    """What he wields ready, one by one; fists or claws where his hands are empty."""
    held = [fight.arm(weapon) for hand in HANDS if (weapon := creature.in_hand(hand)) is not None]
    return held or [UNARMED]


def length_of(fight: Fight, creature: Creature, kind: WeaponKind) -> int:
    """The length class of what he strikes with; natural weapons by size."""
    if kind is UNARMED and uses_natural(fight, creature):
        return fight.kind_of(creature).length
    return kind.length


def longest(fight: Fight, creature: Creature) -> int:
    """The longest weapon that he has ready."""
    if is_unarmed(creature):
        return length_of(fight, creature, UNARMED)
    found = 0
    for weapon in creature.weapons:
        if weapon.number == creature.main or weapon.number == creature.off:
            found = max(found, fight.arm(weapon).length)
    return found


def is_infighting(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether two fight close up; those in a clinch always do (screen.infight.leave)."""
    close = bool(fight.infights) and pair(a.number, b.number) in fight.infights
    return close or is_clinched(fight, a, b)


def is_clinched(fight: Fight, a: Creature, b: Creature) -> bool:
    """Whether one of two holds the other."""
    if not fight.clinches:
        return False
    return fight.clinches.get(a.number) == b.number or fight.clinches.get(b.number) == a.number


def clinch_partner(fight: Fight, creature: Creature) -> Creature | None:
    """Whom he holds, or who holds him."""
    for holder, held in fight.clinches.items():
        if creature.number in (holder, held):
            return fight.who(held if creature.number == holder else holder)
    return None


def used_as(
    fight: Fight, creature: Creature, kind: WeaponKind, other: Creature | None, charging: bool = False
) -> WeaponKind:
    """What a weapon counts as against somebody: too long close up, or not made for it, it is improvised."""
    if other is not None and is_infighting(fight, creature, other) and kind.length > SHORT and kind is not UNARMED:
        return IMPROVISED
    if kind.improvised:
        return IMPROVISED
    if kind.has("mounted") and not (charging and creature.mount):
        return IMPROVISED
    return kind


def is_simplified(fight: Fight, creature: Creature, kind: WeaponKind) -> bool:
    """Whether an NPC's tier stands for what a weapon does; a spell is no weapon (screen.master.npc_damage)."""
    if fight.kind_of(creature).character or kind.id in SPELLS:
        return False
    mode = fight.setting.word("npc_damage")
    return mode == "simplified" or (mode == "auto" and kind is UNARMED and uses_natural(fight, creature))


def base_damage(fight: Fight, creature: Creature, kind: WeaponKind, weapon: Weapon | None) -> list[Term]:
    """Base damage by rows: strength bonus, weapon, notches (screen.dmg.base, screen.master.npc_damage)."""
    strength = fight.bonus(creature, "s")
    simplified = is_simplified(fight, creature, kind)
    rows: list[Term] = []
    if strength and (kind.strength or simplified):
        rows.append(Term("strength_bonus", strength, "screen.core.bonus"))
    if simplified:
        rows.append(Term("tier", _TIERS[fight.kind_of(creature).tier], "screen.master.npc_damage"))
    elif kind.damage:
        rows.append(Term("weapon", kind.damage, "screen.dmg.base"))
    if weapon is not None and weapon.notches:
        rows.append(Term("notches", -weapon.notches, "screen.fumble.table"))
    return rows or [Term("weapon", 0, "screen.dmg.base")]


def base_number(fight: Fight, creature: Creature, kind: WeaponKind, weapon: Weapon | None) -> int:
    """Base damage as a number."""
    return sum(term.value for term in base_damage(fight, creature, kind, weapon))


def has_shield(fight: Fight, creature: Creature) -> bool:
    """Whether a wielded shield, or a weapon that guards as well, helps a defence."""
    return _wields(fight, creature, "shield")


def _wields(fight: Fight, creature: Creature, quality: str) -> bool:
    """Whether something that he wields has a quality."""
    for weapon in creature.weapons:
        if (weapon.number == creature.main or weapon.number == creature.off) and fight.arm(weapon).has(quality):
            return True
    return False


def is_guarded(fight: Fight, creature: Creature, skill: str, attack: Attack) -> bool:
    """Whether a defence has the flat level of a shield or a defensive weapon (screen.melee.shield)."""
    attacker = fight.who(attack.attacker)
    kind = used_as(fight, attacker, fight.arm(attacker.weapon(attack.weapon)), creature)
    if kind.has("wrap") or attack.act in ("infight", "squeeze", "break_free"):
        return False
    if attack.act == "throw_down" and skill != "melee":
        return False
    if has_shield(fight, creature) and (skill == "melee" or fight.setting.is_on("shield_dodge")):
        return True
    return skill == "melee" and _wards_off(fight, creature, attacker)


def _wards_off(fight: Fight, creature: Creature, attacker: Creature) -> bool:
    """Whether something that he wields guards as well as a shield; close up a long weapon has no qualities."""
    return any(used_as(fight, creature, kind, attacker).has("defensive") for kind in wielded(fight, creature))
