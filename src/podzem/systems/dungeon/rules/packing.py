"""Ranks: as many abreast as the way is wide, in marching order (dungeon.combat.first_rank, dungeon.combat.space)."""

from __future__ import annotations

from podzem.systems.dungeon import bearing
from podzem.systems.dungeon.game import Game, Group
from podzem.systems.dungeon.people import Member
from podzem.world.points import contains


def width_at(game: Game, group: Group) -> int:
    """How wide the ground is across the group's heading, in quarter sazhens; one hs is two of them."""
    area = game.dungeon.level(group.depth).area(group.area)
    if area.is_passage and area.width:
        return 2 * area.width
    rect = next((rect for rect in area.rects if contains(rect, group.at)), area.extent)
    return 2 * (rect[3] if group.heading in "EW" else rect[2])


def pack_ranks(game: Game, group: Group, members: list[Member]) -> list[list[int]]:
    """Greedily: the next one joins the rank if he fits, else he starts the next one."""
    ranks: list[list[int]] = []
    room = 0
    for member in members:
        space = bearing.space(game, member)
        if not ranks or space > room:
            ranks.append([])
            room = width_at(game, group)
        ranks[-1].append(member.number)
        room -= space
    return ranks
