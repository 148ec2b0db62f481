"""What those met carry, and what becomes of valuables (dungeon.treasure.carried, dungeon.aid.valuables)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.expedition.making import coins
from podzem.expedition.people import CREATURE, DEAD, DOWN, Member
from podzem.expedition.rule_tables import read_table
from podzem.site.heaps import lay
from podzem.systems.dungeon.chapters.load import bodies
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.chance import die
from podzem.world.creatures import CREATURES
from podzem.world.item import Item
from podzem.world.points import distance

PURSES: Final = read_table("bearers")["carried"]
CARRIED: Final = "dungeon.treasure.carried"
FRAGILE: Final = tuple(read_table("aid")["valuables"]["kinds"])
"""Gems and works of art: what loses half its value in a fall or a broken chest."""
REACH_HS: Final = 2

EVENTS: Final[tuple[str, ...]] = ("purse_die", "purse", "stripped")


def roll_purse(game: Game, member: Member, scribe: Scribe) -> None:
    """The purse of one of those met, thrown when he is searched or stripped: a die by the depth."""
    creature = CREATURES.get(member.type)
    if creature is None or member.kind != CREATURE or member.searched or creature.carried not in ("p", "f"):
        return
    member.searched = True
    kuna = die(scribe, "purse_die", CARRIED, SECRET) * PURSES[creature.carried] * member.depth_met
    member.items.append(coins(game, kuna))
    scribe.tell("purse", CARRIED, SECRET, {"member": member.id, "kuna": kuna})


def strip(game: Game, member: Member, scribe: Scribe) -> list[Item]:
    """All that he has on him, his purse with it, laid on the floor beside him."""
    roll_purse(game, member, scribe)
    depth, at = bodies.place_of(game, member)
    taken, member.items = member.items, []
    lay(game.site, depth, at, taken)
    if taken:
        scribe.tell("stripped", CARRIED, OPEN, {"member": member.id, "item": [item.id for item in taken]})
    return taken


def lying_near(game: Game, group: Group) -> list[Member]:
    """The fallen and dead strangers within a sazhen of a group who have something on them."""
    return [member for member in game.members.values() if _is_spoil(game, member, group)]


def _is_spoil(game: Game, member: Member, group: Group) -> bool:
    if member.kind != CREATURE or member.status not in (DOWN, DEAD):
        return False
    purse = CREATURES[member.type].carried in ("p", "f") and not member.searched
    depth, at = bodies.place_of(game, member)
    return bool(member.items or purse) and depth == group.depth and distance(at, group.at) <= REACH_HS


def halve(items: list[Item], textiles: bool = False) -> list[Item]:
    """Gems and works of art lose half their value, rounded down to whole kuna; the pieces that did."""
    harmed: list[Item] = []
    for item in items:
        if item.kind in FRAGILE or (textiles and item.kind == "carpet"):
            item.value //= 2
            harmed.append(item)
        harmed += halve(item.contents, textiles)
    return harmed
