"""Ammunition found again on a field that was held (dungeon.load.ammo, `ammo_recovery`)."""

from __future__ import annotations

from collections.abc import Iterable

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.carrying import measures
from podzem.expedition.company import Company
from podzem.expedition.people import Member


def gather(company: Company, member: Member, scribe: Scribe) -> None:
    """A turn of loading brings back what can be found of his shots."""
    for item in member.items:
        if item.spent:
            count = min(item.spent, measures(item) - item.left)
            item.left, item.spent = item.left + count, 0
            events.gathered(scribe, member, item, count)


def leave(members: Iterable[Member]) -> None:
    """Who marches off leaves it lying."""
    for member in members:
        for item in member.items:
            item.spent = 0
