"""Верность: captives, their guards, and what becomes of them (dungeon.captive.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events, treasure
from podzem.expedition.company import Company
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, CAPTIVE, CREATURE, DEAD, GONE, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import pick
from podzem.world.creatures import CREATURES

TABLE: Final = read_table("captives")
GUARDED: Final[int] = TABLE["guard"]["captives"]
EXCESS: Final = "dungeon.captive.excess"
USE: Final = "dungeon.captive.use"
PARTY: Final = "dungeon.captive.party"
OPPONENTS: Final = -1
"""The captor of those whom the others hold."""


def can_be_captive(member: Member) -> bool:
    """Only people can, and a zmey never (dungeon.captive.use)."""
    creature = CREATURES.get(member.type)
    return creature is None or (creature.mind == "people" and "never_captive" not in creature.flags)


def surrendered(
    company: Company, member: Member, meeting: Meeting | None, surroundings: Surroundings, scribe: Scribe
) -> None:
    """He is a captive of the other side at once."""
    if member.kind == CREATURE:
        take(company, member, surroundings, scribe)
        member.fresh = True
        return
    is_held = holders_are_people(meeting)
    member.captor, member.status = OPPONENTS, CAPTIVE if is_held else DEAD
    member.held_by = meeting.source if is_held and meeting is not None else ""
    if is_held:
        events.party_captured(scribe, member)
    else:
        events.party_killed(scribe, member)
        surroundings.lay_out(member)
    surroundings.leave(member)


def holders_are_people(meeting: Meeting | None) -> bool:
    """People hold captives for ransom; all others kill them (dungeon.captive.party)."""
    return meeting is None or CREATURES[meeting.kind].mind == "people"


def rescue(
    company: Company, group: int, captured: list[int], holders: list[str], surroundings: Surroundings, scribe: Scribe
) -> None:
    """Whoever beats those who hold members of the party frees them: captured in this combat, or held by the beaten."""
    for member in company.members.values():
        if member.status != CAPTIVE or member.captor != OPPONENTS:
            continue
        if member.number in captured or member.held_by in holders:
            member.status, member.captor, member.held_by = ACTIVE, 0, ""
            surroundings.join(member, group)
            events.rescued(scribe, member)


def take(company: Company, member: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """A captive of the party, disarmed and searched; what he had lies on the floor."""
    captor = surroundings.keeper_of(member)
    treasure.strip(company, member, surroundings, scribe)
    member.status, member.captor = CAPTIVE, captor
    events.captured(scribe, member)


def ransom(member: Member) -> int:
    """What people ask for one of the party (dungeon.captive.party)."""
    return int(TABLE["ransom"]["kuna"]) * member.level


def held(company: Company, group: int) -> list[Member]:
    """Those who count: who surrendered in this very phase does not yet."""
    return [captive for captive in company.captives(group) if not captive.fresh]


def excess(company: Company, group: int, guards: int) -> int:
    """Captives beyond two to a guard."""
    return max(0, len(held(company, group)) - GUARDED * guards)


def let_escape(company: Company, group: int, count: int, scribe: Scribe) -> None:
    """One after another, each chosen by chance among those left."""
    for _ in range(count):
        there = held(company, group)
        runaway = there[pick(scribe, len(there), events.ESCAPE_DIE) - 1]
        runaway.status, runaway.captor = GONE, 0
        events.escaped(scribe, runaway)


def kill(company: Company, captive: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """A free act; those of his kind will remember it (dungeon.captive.excess)."""
    surroundings.lay_out(captive)  # while his captors are his, for they say where he is
    captive.status, captive.captor = DEAD, 0
    if captive.type not in company.ledger.killed_captives:
        company.ledger.killed_captives.append(captive.type)
    events.captive_killed(scribe, captive)


def set_free(captive: Member, scribe: Scribe, clause: str = USE) -> None:
    """A free act; he leaves in peace."""
    captive.status, captive.captor = GONE, 0
    events.captive_freed(scribe, clause, captive)


def price(member: Member) -> int:
    """What a slave brings in a town, less by a quarter for a wound and by half when maimed; 0: never sold."""
    creature = CREATURES.get(member.type)
    full = (creature.slave or 0) if creature else int(TABLE["sale"]["per_level"]) * member.level
    parts, maimed = int(TABLE["sale"]["parts"]), int(TABLE["sale"]["maimed_divisor"])
    kept = max(0, parts - member.wound - member.infection)
    return full * kept // parts // (maimed if member.maims else 1)
