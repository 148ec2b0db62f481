"""Groups: a party parts and joins again, each group with its own place and march (dungeon.move.party_speed)."""

from __future__ import annotations

from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.points import Point


def part_group(game: Game, group: Group, numbers: list[int], at: Point, depth: int = 0) -> Group:
    """These members become a group of their own at a point; a group that nobody is left in is no more."""
    number = max(other.number for other in game.groups) + 1
    ranks = [[n for n in rank if n in numbers] for rank in group.ranks]
    area = group.area if not depth or depth == group.depth else ""
    new = Group(
        number, depth or group.depth, at, group.heading, [rank for rank in ranks if rank], group.trail[:], area=area
    )
    new.moved, new.lapsed, new.noise, new.from_area = group.moved, group.lapsed, group.noise, group.from_area
    new.fought = group.fought
    take_out(game, group, numbers)
    game.groups.append(new)
    for n in numbers:
        game.members[n].group = number
    if not new.area:
        from podzem.site.grounds import ground_at

        new.area = ground_at(game.site, new.depth).area_at(at, new.heading)
    drop_empty(game)
    return new


def take_out(game: Game, group: Group, numbers: list[int]) -> None:
    """These no longer march with the group."""
    group.ranks = [rank for rank in ([n for n in rank if n not in numbers] for rank in group.ranks) if rank]


def drop_empty(game: Game) -> None:
    """Groups without anybody on the march, lying or captive are no more."""
    alive = {member.group for member in game.members.values() if member.group}
    game.groups = [group for group in game.groups if group.ranks or group.number in alive]


def merge(game: Game, group: Group, other: Group) -> None:
    """All of another group fall in behind this one."""
    group.ranks += other.ranks
    for member in game.members.values():
        if member.group == other.number:
            member.group = group.number
        if member.captor == other.number:
            member.captor = group.number
    group.noise = group.noise or other.noise
    game.groups.remove(other)
