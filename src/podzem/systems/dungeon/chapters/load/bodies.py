"""Those who lie: bodies and what falls to the floor (dungeon.load.body)."""

from __future__ import annotations

from podzem.expedition.carrying import naked_body
from podzem.expedition.people import Member
from podzem.site.heaps import drop_empty_heaps, lay
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.world.item import Item
from podzem.world.points import Point


def body_of(game: Game, member: Member) -> Item | None:
    """The body of somebody who lies on the floor; what he wears stays his until he is stripped."""
    return next((item for heap in game.site.heaps for item in heap.items if _is_body(item, member)), None)


def _is_body(item: Item, member: Member) -> bool:
    return item.kind == "body" and item.name == member.id


def lay_out(game: Game, member: Member, depth: int, at: Point, area: str = "") -> None:
    """His body lies on the floor; a nav leaves none."""
    weight = naked_body(game.company, member)
    if body_of(game, member) is None and weight:
        lay(game.site, depth, at, [Item("body", game.company.take_number(), left=weight, name=member.id)], area)


def pick_up(game: Game, member: Member) -> None:
    """He stands up or is gone: no body lies there any more."""
    for heap in game.site.heaps:
        heap.items = [item for item in heap.items if not _is_body(item, member)]
    drop_empty_heaps(game.site)


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
