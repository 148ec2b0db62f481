"""A party's supplies: one a day for each head (surface.needs.supplies, surface.needs.allocation)."""

from __future__ import annotations

from typing import Final

from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.systems.surface.calendar import TABLE
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import ON_SUPPLIES, Party
from podzem.systems.surface.setting import read_part
from podzem.world.item import Item

RATION: Final = "ration"
A_DAY: Final[int] = TABLE["needs"]["rations"]
FORCED: Final[int] = read_part("travel")["forced"]["rations"]


def _packs(items: list[Item]) -> list[list[Item]]:
    """A pack, and the packs in it."""
    return [items, *(pack for item in items if item.contents for pack in _packs(item.contents))]


def held(member: Member) -> int:
    """The rations that somebody has with him."""
    return sum(item.count for pack in _packs(member.items) for item in pack if item.kind == RATION)


def stock(game: Game, party: Party) -> int:
    """The supplies of a party, which are common to all."""
    return sum(held(member) for member in game.members_of(party))


def eaters(game: Game, party: Party) -> list[Member]:
    """Every head: people, animals, captives."""
    return game.members_of(party)


def ration(party: Party) -> int:
    """What each needs today: twice as much on a day that was forced so (surface.move.force_supplies)."""
    return FORCED if ON_SUPPLIES in party.forced else A_DAY


def take(game: Game, party: Party, count: int) -> None:
    """So many rations, each from whoever bears most at that moment; among equals by the roster."""
    for _ in range(count):
        bearers = [member for member in game.members_of(party) if held(member)]
        most = max(bearers, key=lambda member: carrying.carried(game.company, member))
        _take_one(most)


def _take_one(member: Member) -> None:
    for pack in _packs(member.items):
        for item in pack:
            if item.kind == RATION:
                item.count -= 1
                if not item.count:
                    pack.remove(item)
                return


def is_warm(game: Game, party: Party) -> bool:
    """Whether it carries something to keep it warm: one for a party of any size (surface.season.warm_gear)."""
    things = (item for member in game.members_of(party) for pack in _packs(member.items) for item in pack)
    return any(item.kind == "warm_gear" for item in things)
