"""Помощь пострадавшим: how infections go on at dawn, and how wounds heal above ground (dungeon.aid.infection)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.aid import die_of
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, CAPTIVE, DOWN, OUTSIDE, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import die

TABLE: Final = read_table("aid")
CLAUSE: Final = "dungeon.aid.infection"


def dawn(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """Each dawn, below every 144th turn: a die for each of the infected."""
    for member in list(company.members.values()):
        if member.infection and member.status in (ACTIVE, OUTSIDE, DOWN, CAPTIVE):
            _fester(company, member, surroundings, scribe)


def _fester(company: Company, member: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    row = TABLE["infection"]
    total = die(scribe, events.DAWN_DIE) + tending_skill(company, member)
    if total <= row["worse_to"]:
        member.infection += 1
        events.infection_worse(scribe, member, total)
    elif total >= row["better_from"]:
        member.infection -= 1
        events.infection_better(scribe, member, total)
    else:
        events.infection_same(scribe, member, total)
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
        events.wound_healed(scribe, member)
