"""Ammunition found again on a field that was held (dungeon.load.ammo, `ammo_recovery`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition.carrying import measures
from podzem.expedition.company import Company
from podzem.expedition.people import Member

EVENTS: Final[tuple[str, ...]] = ("gathered",)


def gather(company: Company, member: Member, scribe: Scribe) -> None:
    """A turn of loading brings back what can be found of his shots."""
    for item in member.items:
        if item.spent:
            count = min(item.spent, measures(item) - item.left)
            item.left, item.spent = item.left + count, 0
            scribe.tell("gathered", "dungeon.load.ammo", OPEN, {"member": member.id, "item": item.id, "count": count})


def leave(members: Iterable[Member]) -> None:
    """Who marches off leaves it lying."""
    for member in members:
        for item in member.items:
            item.spent = 0
