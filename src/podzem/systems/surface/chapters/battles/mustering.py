"""Who stands in an army: members become units, alike ones of those met together (surface.battle.strength, .when)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from podzem.expedition import carrying, loyalty
from podzem.expedition.arms import readied
from podzem.expedition.company import Company
from podzem.expedition.people import ANIMAL, CAPTIVE, Member
from podzem.systems.surface.chapters.battles.armies import BURDEN, CREATURE, HORSEMAN, MAN, NONE, PEASANT, Unit, grouped
from podzem.systems.surface.chapters.battles.tables import TABLES
from podzem.world.creatures import CREATURES

CLAUSE: Final = "surface.battle.when"
PEASANTS: Final[list[str]] = TABLES["kinds"]["peasant"]
MAIL: Final[list[str]] = TABLES["kinds"]["mail"]


def is_fighter(member: Member) -> bool:
    """Whether he counts among the fighters of a side: no animal of burden, no captive, nobody who lies."""
    return member.is_up and member.kind != ANIMAL and member.status != CAPTIVE


def is_battle(sides: Sequence[Sequence[Member]], threshold: int) -> bool:
    """Army rules are used if a side has so many fighters."""
    return any(sum(map(is_fighter, side)) >= threshold for side in sides)


def bare_unit_of(company: Company, member: Member) -> Unit:
    """One member as far as his strength goes."""
    items = carrying.condition_items(company, member)
    return Unit(kind_of(member), level=carrying.level_in_force(member), items=Fraction(items) if items else NONE)


def unit_of(company: Company, member: Member) -> Unit:
    """One member as a unit of his own."""
    return replace(
        bare_unit_of(company, member),
        type=member.id if member.owner >= 0 else member.type,
        armoured=is_mailed(member),
        loyalty=loyalty.score(company, member),
        speed=carrying.speed(company, member),
        members=[member.number],
    )


def kind_of(member: Member) -> str:
    """How he counts in T11."""
    if member.kind == ANIMAL:
        return BURDEN
    if member.type in PEASANTS:
        return PEASANT
    if carrying.level_in_force(member) != 1:
        return CREATURE
    return HORSEMAN if member.rides or _is_mounted(member) else MAN


def _is_mounted(member: Member) -> bool:
    creature = CREATURES.get(member.type)
    return creature is not None and creature.above is not None and creature.above.mounted


def is_mailed(member: Member) -> bool:
    """Whether he wears mail or better; of those met also who has it by his kind."""
    creature = CREATURES.get(member.type)
    worn = [item.kind for item in readied(member, "armour")]
    return any(kind in MAIL for kind in worn) or (creature is not None and any(kind in MAIL for kind in creature.gear))


def muster(company: Company, members: Sequence[Member], apart: bool) -> list[Unit]:
    """The units of a side; of a party each member is one of his own, so that its owner may choose whom he loses."""
    units = [unit_of(company, member) for member in members if member.is_up]
    return units if apart else grouped(units)


def commander_of(units: Sequence[Unit], number: int) -> int:
    """The place of the unit that a member commands from; without him that of the highest level above the common."""
    named = [place for place, unit in enumerate(units) if number and number in unit.members]
    if named:
        return named[0]
    best = max(range(len(units)), key=lambda place: units[place].level, default=-1)
    return best if best >= 0 and units[best].count == 1 and units[best].level > 1 else -1
