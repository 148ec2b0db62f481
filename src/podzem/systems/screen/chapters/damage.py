"""«Зоны попадания», «Расчёт урона и ран»: where a blow lands and what it does (screen.zone.*, screen.dmg.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen import events
from podzem.systems.screen.chapters import advantage
from podzem.systems.screen.chapters.conditions import spoil_aim
from podzem.systems.screen.chapters.rolls import knows_health
from podzem.systems.screen.chapters.tests import reversed_roll
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES, SPELLS, ZONE, ZONE_ENDS, ZONES
from podzem.systems.screen.fight import Fight

STONE_SKIN: Final = int(SPELLS["stone_skin"]["ap"])
WOUND: Final = "screen.adv.loss_wound"


def zone_at(value: int) -> str:
    """The zone of a value from 1 to 100 (screen.zone.table)."""
    zone = 0
    while value > ZONE_ENDS[zone]:
        zone += 1
    return ZONES[zone]


def zone_of_roll(roll: int) -> str:
    """The zone of an attack roll: its digits exchanged (screen.zone.reverse)."""
    return zone_at(reversed_roll(roll))


def armour(fight: Fight, creature: Creature, zone: str) -> int:
    """Armour points of a zone, with what is torn off and what a spell adds."""
    return armour_at(fight, creature, ZONE[zone])


def armour_at(fight: Fight, creature: Creature, zone: int) -> int:
    """The same by the number of the zone."""
    worn = max(0, fight.kind_of(creature).ap[zone] - creature.lost_ap[zone])
    return worn + (STONE_SKIN if creature.stone_skin else 0)


def melee_levels(setting: Setting, own: int, margin: int) -> int:
    """What a won opposed test adds to a blow: its margin, or the winner's own levels (screen.dmg.melee)."""
    return max(0, own) if setting.word("melee_damage_sl") == "own" else margin


def wounds_of(damage: int, toughness: int, points: int) -> int:
    """Damage less toughness bonus and armour, at least one (screen.dmg.wounds)."""
    return max(1, damage - toughness - points)


def wound(
    fight: Fight,
    creature: Creature,
    zone: str,
    rows: list[Term],
    scribe: Scribe,
    clause: str = "screen.dmg.wounds",
    armoured: bool = True,
) -> int:
    """A blow lands: damage by its rows, less toughness and armour; gives the wounds."""
    damage = max(0, sum(term.value for term in rows))
    points = armour(fight, creature, zone) if armoured else 0
    wounds = wounds_of(damage, fight.bonus(creature, "t"), points)
    told = [*rows, Term("toughness_bonus", -fight.bonus(creature, "t"), "screen.dmg.wounds")]
    told += [Term("armour", -points, "screen.char.armour")] if points else []
    events.hit(fight, scribe, creature, zone, damage, wounds, told, clause)
    lose_hp(fight, creature, wounds, scribe)
    return wounds


def lose_hp(fight: Fight, creature: Creature, number: int, scribe: Scribe, clause: str = "") -> None:
    """Health falls, not below nothing; Advantage and aim are gone (screen.adv.loss_wound)."""
    if number <= 0 or creature.dead:
        return
    if clause:
        events.amount(fight, scribe, events.LOST_HP, creature, number, clause)
    creature.hp = max(0, creature.hp - number)
    events.health(fight, scribe, creature, knows_health(fight, creature))
    advantage.lose(fight, creature, WOUND, scribe)
    spoil_aim(creature)


def heal(fight: Fight, creature: Creature, number: int, scribe: Scribe, clause: str) -> None:
    """Health comes back, up to the maximum less what sticks in the body (screen.crit.recovery_block)."""
    ceiling = fight.kind_of(creature).hp - len(creature.stuck)
    gained = max(0, min(ceiling, creature.hp + number) - creature.hp)
    creature.hp += gained
    events.amount(fight, scribe, events.HEALED, creature, gained, clause)
    events.health(fight, scribe, creature, knows_health(fight, creature))


def fire_rows(face: int) -> list[Term]:
    """What a round in flames does (screen.cond.burning)."""
    return [
        Term("die", face, "screen.cond.burning"),
        Term("fire", int(RULES["burning"]["plus"]), "screen.cond.burning"),
    ]
