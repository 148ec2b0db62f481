"""Реки и озёра: whether a swimmer drowns under what he carries (surface.river.drown)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.systems.surface.calendar import SUMMER, season
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.setting import read_part
from podzem.world.item import Item

TABLE: Final = read_part("travel")["swim"]
ITEM_QG: Final[int] = TABLE["item_qg"]
IN_SUMMER: Final[int] = TABLE["summer"]
DIE: Final = 6
CLAUSE: Final = "surface.river.drown"


def items_of(game: Game, member: Member) -> int:
    """How many items he carries: ten grivnas are one, or by `river_items_round` each thing is."""
    how = game.setting.word("river_items_round")
    if how == "count":
        return _things(member.items) + carrying.condition_items(game.company, member)
    load = carrying.load(game.company, member)
    return load // ITEM_QG if how == "down" else -(-load // ITEM_QG)


def _things(items: list[Item]) -> int:
    """Every single thing, what is in others too."""
    return sum(item.count + _things(item.contents) for item in items)


def chance(game: Game, member: Member, summer: bool = True) -> int:
    """In sixths: the number of his items, two less in summer."""
    less = IN_SUMMER if summer and season(game.month) == SUMMER else 0
    return min(max(items_of(game, member) - less, 0), DIE)


def drowns(game: Game, member: Member, clause: str, scribe: Scribe, summer: bool = True) -> bool:
    """An open die for each swimmer; none where it is certain (surface.core.dice)."""
    sixths = chance(game, member, summer)
    if sixths in (0, DIE):
        return sixths == DIE
    return scribe.check(sixths, DIE, events.DROWN_DIE, clause=clause)
