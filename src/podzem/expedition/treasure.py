"""What those met carry, and what becomes of valuables (dungeon.treasure.carried, dungeon.aid.valuables)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.company import Company
from podzem.expedition.making import coins
from podzem.expedition.people import CREATURE, DEAD, DOWN, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.world.chance import die
from podzem.world.creatures import CREATURES
from podzem.world.item import Item

PURSES: Final = read_table("bearers")["carried"]
FRAGILE: Final = tuple(read_table("aid")["valuables"]["kinds"])
"""Gems and works of art: what loses half its value in a fall or a broken chest."""


def roll_purse(company: Company, member: Member, scribe: Scribe) -> None:
    """The purse of one of those met, thrown when he is searched or stripped: a die by the depth."""
    creature = CREATURES.get(member.type)
    if creature is None or member.kind != CREATURE or member.searched or creature.carried not in ("p", "f"):
        return
    member.searched = True
    kuna = die(scribe, events.PURSE_DIE) * PURSES[creature.carried] * member.depth_met
    member.items.append(coins(company, kuna))
    events.purse(scribe, member, kuna)


def strip(company: Company, member: Member, surroundings: Surroundings, scribe: Scribe) -> list[Item]:
    """All that he has on him, his purse with it, laid on the floor beside him."""
    roll_purse(company, member, scribe)
    taken, member.items = member.items, []
    surroundings.lay_down(member, taken)
    if taken:
        events.stripped(scribe, member, taken)
    return taken


def is_spoil(member: Member) -> bool:
    """Whether he is a fallen or dead stranger with something on him."""
    if member.kind != CREATURE or member.status not in (DOWN, DEAD):
        return False
    purse = CREATURES[member.type].carried in ("p", "f") and not member.searched
    return bool(member.items or purse)


def halve(items: list[Item], textiles: bool = False) -> list[Item]:
    """Gems and works of art lose half their value, rounded down to whole kuna; the pieces that did."""
    harmed: list[Item] = []
    for item in items:
        if item.kind in FRAGILE or (textiles and item.kind == "carpet"):
            item.value //= 2
            harmed.append(item)
        harmed += halve(item.contents, textiles)
    return harmed
