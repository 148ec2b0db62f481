"""Those who lie: bodies and what falls to the floor (dungeon.load.body)."""

from __future__ import annotations

from podzem.expedition.carrying import naked_body
from podzem.expedition.people import Member
from podzem.site.contents import Heap
from podzem.site.grounds import area_of
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.item import Item
from podzem.world.points import Point


def lay(game: Game, depth: int, at: Point, items: list[Item], area: str = "") -> None:
    """Put things on the floor, to what lies there already."""
    if not items:
        return
    there = [heap for heap in game.site.heaps if heap.depth == depth and heap.at == at and not heap.treasure]
    heap = next((heap for heap in there if not area or area_of(game, heap) == area), None)
    if heap is None:
        heap = Heap(depth, at, area=area)
        game.site.heaps.append(heap)
    for item in items:
        item.ready = False
    heap.items += items
    heap.seen = 0


def body_of(game: Game, member: Member) -> Item | None:
    """The body of somebody who lies on the floor; what he wears stays his until he is stripped."""
    return next((item for heap in game.site.heaps for item in heap.items if _is_body(item, member)), None)


def _is_body(item: Item, member: Member) -> bool:
    return item.kind == "body" and item.name == member.id


def lay_out(game: Game, member: Member, depth: int, at: Point, area: str = "") -> None:
    """His body lies on the floor; a nav leaves none."""
    weight = naked_body(game, member)
    if body_of(game, member) is None and weight:
        lay(game, depth, at, [Item("body", game.company.take_number(), left=weight, name=member.id)], area)


def pick_up(game: Game, member: Member) -> None:
    """He stands up or is gone: no body lies there any more."""
    for heap in game.site.heaps:
        heap.items = [item for item in heap.items if not _is_body(item, member)]
    game.site.heaps = [heap for heap in game.site.heaps if heap.items]


def place_of(game: Game, member: Member) -> tuple[int, Point]:
    """Where somebody lies: at his body, with his group, or where the fight was."""
    for heap in game.site.heaps:
        if any(_is_body(item, member) for item in heap.items):
            return heap.depth, heap.at
    group = nearest(game, member)
    if group is None:
        return 1, (0, 0)
    is_met = game.meeting is not None and member.number in game.meeting.creatures
    return group.depth, game.meeting.at if game.meeting is not None and is_met else group.at


def nearest(game: Game, member: Member) -> Group | None:
    """His group, the group that fights or holds him, or any."""
    wanted = (member.group, member.captor, game.fight_group)
    found = [group for number in wanted for group in game.groups if group.number == number]
    return next(iter([*found, *game.groups]), None)
