"""Ranks: as many abreast as the way is wide, in marching order (dungeon.combat.first_rank, dungeon.combat.space)."""

from __future__ import annotations

from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.spots import width_at


def pack_ranks(game: Game, group: Group, members: list[Member]) -> list[list[int]]:
    """Greedily: the next one joins the rank if he fits, else he starts the next one."""
    ranks: list[list[int]] = []
    room = 0
    for member in members:
        space = carrying.space(game.company, member)
        if not ranks or space > room:
            ranks.append([])
            room = width_at(game, group)
        ranks[-1].append(member.number)
        room -= space
    return ranks
