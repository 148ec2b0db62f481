"""Помощь пострадавшим: how infections go on at dawn, and how wounds heal above ground (dungeon.aid.infection)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition.aid import die_of
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, CAPTIVE, DOWN, OUTSIDE, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import die

TABLE: Final = read_table("aid")
CLAUSE: Final = "dungeon.aid.infection"
RECOVERY: Final = "dungeon.aid.recovery"

EVENTS: Final[tuple[str, ...]] = ("dawn_die", "infection_worse", "infection_same", "infection_better", "wound_healed")


def dawn(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """Each dawn, below every 144th turn: a die for each of the infected."""
    for member in list(company.members.values()):
        if member.infection and member.status in (ACTIVE, OUTSIDE, DOWN, CAPTIVE):
            _fester(company, member, surroundings, scribe)


def _fester(company: Company, member: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    row = TABLE["infection"]
    total = die(scribe, "dawn_die", CLAUSE, OPEN) + tending_skill(company, member)
    if total <= row["worse_to"]:
        member.infection += 1
    elif total >= row["better_from"]:
        member.infection -= 1
    worse, better = total <= row["worse_to"], total >= row["better_from"]
    name = "infection_worse" if worse else "infection_better" if better else "infection_same"
    scribe.tell(name, CLAUSE, OPEN, {"member": member.id, "amount": total})
    if member.infection >= row["deadly"]:
        die_of(member, CLAUSE, surroundings, scribe)


def tending_skill(company: Company, patient: Member) -> int:
    """The best healer on his feet in the same place, himself excepted."""
    place = (patient.group or patient.captor, patient.status == OUTSIDE)
    healers = [
        member.medicine
        for member in company.members.values()
        if member.number != patient.number
        and member.status in (ACTIVE, OUTSIDE)
        and (member.group, member.status == OUTSIDE) == place
    ]
    return max(healers, default=0)


def heal_above(company: Company, member: Member, scribe: Scribe) -> None:
    """A day above ground: all resilience back after the night, a wound less after seven days, five with a healer."""
    member.resilience = max(member.resilience, member.level)
    if not member.wound:
        member.healing = 0
        return
    row = TABLE["recovery"]
    member.healing += 1
    days = row["days_with_healer"] if tending_skill(company, member) >= row["skill"] else row["days"]
    if member.healing >= days:
        member.wound, member.healing = member.wound - 1, 0
        scribe.tell("wound_healed", RECOVERY, OPEN, {"member": member.id})
