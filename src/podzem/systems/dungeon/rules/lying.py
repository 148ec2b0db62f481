"""Those who lie: where their bodies are, and who bears them (dungeon.load.body)."""

from __future__ import annotations

from typing import Final

from podzem.systems.dungeon import bearing
from podzem.systems.dungeon.game import Game, Group
from podzem.systems.dungeon.people import ACTIVE, DEAD, DOWN, Member
from podzem.systems.dungeon.rules.splitting import take_out
from podzem.systems.dungeon.spots import stand_of
from podzem.systems.dungeon.things import Heap, Item

BODY: Final = "body"


def body_id(member: Member) -> str:
    """How decisions name the body of somebody who lies."""
    return f"{BODY}.{member.number}"


def is_immovable(game: Game, member: Member) -> bool:
    """Whom his wounds alone hold in place may be carried like a body (dungeon.load.carry)."""
    weight = bearing.CONDITION_QG * bearing.condition_items(game, member)
    return member.status == ACTIVE and bearing.carry_speed(weight, "leg" in member.maims) == 0


def lying(game: Game, group: Group) -> list[Member]:
    """Members of a group who lie where it stands and are borne by nobody."""
    own = [member for member in game.members.values() if member.group == group.number]
    return [m for m in own if (m.status == DOWN or is_immovable(game, m)) and not m.pit and bearer_of(game, m) is None]


def bearer_of(game: Game, member: Member) -> Member | None:
    """Who holds his body."""
    name = member.id
    return next((m for m in game.members.values() if any(i.kind == BODY and i.name == name for i in m.items)), None)


def make_body(game: Game, member: Member) -> Item:
    """A body as a thing to be borne; what he has on him stays his and adds its weight."""
    return Item(BODY, member.number, name=member.id, left=bearing.naked_body(game, member))


def heap_at(game: Game, depth: int, at: tuple[int, int]) -> Heap:
    """The heap at a point, made when there is none."""
    for heap in game.heaps:
        if heap.depth == depth and heap.at == at and not heap.treasure:
            return heap
    heap = Heap(depth, at)
    game.heaps.append(heap)
    return heap


def lay_down(game: Game, member: Member) -> None:
    """His body lies where he is, a thing among others."""
    stand = stand_of(game, member)
    heap = heap_at(game, stand.depth, stand.at)
    heap.items.append(make_body(game, member))
    heap.seen = max(heap.seen, 2)


def tidy(game: Game) -> None:
    """The dead leave the ranks and lie where they died; heaps with nothing in them are no more."""
    for group in game.groups:
        for number in group.members:
            member = game.members[number]
            if member.status == DEAD:
                if bearer_of(game, member) is None:
                    lay_down(game, member)
                member.group = 0
            if member.status not in (ACTIVE, DOWN) or member.group != group.number:
                take_out(game, group, [number])
    game.heaps = [heap for heap in game.heaps if heap.items]


def leave_behind(game: Game, group: Group) -> None:
    """A group that walks off leaves its fallen where they fell, unless somebody bears them."""
    for member in lying(game, group):
        lay_down(game, member)
        take_out(game, group, [member.number])
        member.group = 0
