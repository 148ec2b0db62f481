"""Встречи: those met go their way (dungeon.attitude.choices)."""

from __future__ import annotations

from podzem.expedition.company import Company
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, COWERING, GONE


def go_away(company: Company, meeting: Meeting) -> None:
    """Those met are met no more."""
    for number in meeting.creatures:
        if company.members[number].status in (ACTIVE, COWERING):
            company.members[number].status = GONE


def forget(company: Company, meeting: Meeting) -> None:
    """Nobody knows they were there: their numbers are free again, since a gap would tell (dungeon.core.secrecy)."""
    go_away(company, meeting)
    members = company.members
    numbers = {number for n in meeting.creatures for number in (n, *(item.number for item in members[n].items))}
    if numbers and set(range(min(numbers), company.next_number)) <= numbers:
        for number in meeting.creatures:
            del members[number]
        company.next_number = min(numbers)
