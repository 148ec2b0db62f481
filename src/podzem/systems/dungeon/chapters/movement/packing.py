"""Ranks: as many abreast as the way is wide, in marching order (dungeon.combat.first_rank, dungeon.combat.space)."""

from __future__ import annotations

from typing import Final

from podzem.expedition import carrying
from podzem.expedition.people import Member
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import contains
from podzem.world.tracing import touching

WIDE_HS: Final = 40
"""As wide as any rank."""


def width_at(game: Game, group: Group) -> int:
    """How wide the ground is across the group's heading, in quarter sazhens; one hs is two of them."""
    area = game.dungeon.level(group.depth).area(group.area)
    if area.is_passage and area.width:
        return 2 * area.width
    if area.is_part:
        return 2 * _seen_width(game, group)
    rect = next((rect for rect in area.rects if contains(rect, group.at)), area.extent)
    return 2 * (rect[3] if group.heading in "EW" else rect[2])


def _seen_width(game: Game, group: Group) -> int:
    """How wide a room is of which only a part is known: as far as nobody has seen its walls, wide enough for all."""
    ground, sides = ground_at(game, group.depth), "NS" if group.heading in "EW" else "EW"
    here = next(cell for cell in map(ground.raster.cell, touching(ground.raster, group.at)) if ground.area_of(cell))
    return 1 + sum(ground.free_beside(here, side, WIDE_HS) for side in sides)


def pack_ranks(game: Game, group: Group, members: list[Member]) -> list[list[int]]:
    """Greedily: the next one joins the rank if he fits, else he starts the next one."""
    ranks: list[list[int]] = []
    room = 0
    for member in members:
        space = carrying.space(game, member)
        if not ranks or space > room:
            ranks.append([])
            room = width_at(game, group)
        ranks[-1].append(member.number)
        room -= space
    return ranks
