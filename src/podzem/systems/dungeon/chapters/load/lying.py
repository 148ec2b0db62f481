"""Those who lie: where their bodies are, and who bears them (dungeon.load.body)."""

from __future__ import annotations

from typing import Final

from podzem.core.memo import cached
from podzem.expedition import carrying
from podzem.expedition.people import ACTIVE, DOWN, Member
from podzem.site.contents import Heap
from podzem.site.grounds import area_of
from podzem.systems.dungeon.chapters.load.bodies import body_of, lay_out
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.splitting import take_out
from podzem.systems.dungeon.spots import Stand, stand_of
from podzem.world.item import Item
from podzem.world.load import CONDITION_QG, carry_speed

BODY: Final = "body"


def body_id(member: Member) -> str:
    """How decisions name the body of somebody who lies."""
    return f"{BODY}.{member.number}"


def is_immovable(game: Game, member: Member) -> bool:
    """Whom his wounds alone hold in place may be carried like a body (dungeon.load.carry)."""
    weight = CONDITION_QG * carrying.condition_items(game.company, member)
    return member.status == ACTIVE and carry_speed(weight, "leg" in member.maims) == 0


def lying(game: Game, group: Group) -> list[Member]:
    """Members of a group who lie where it stands and are borne by nobody."""
    own = [member for member in game.members.values() if member.group == group.number]
    still = [member for member in own if member.status == DOWN or is_immovable(game, member)]
    return [m for m in still if not m.pit and bearer_of(game, m) is None and body_of(game, m) is None]


def bearer_of(game: Game, member: Member) -> Member | None:
    """Who holds his body."""
    return cached(game, "bearer", member.number, "", lambda: _bearer_of(game, member.id))


def _bearer_of(game: Game, name: str) -> Member | None:
    return next((m for m in game.members.values() if any(i.kind == BODY and i.name == name for i in m.items)), None)


def make_body(game: Game, member: Member) -> Item:
    """A body as a thing to be borne; what he has on him stays his and adds its weight."""
    return Item(BODY, member.number, name=member.id, left=carrying.naked_body(game.company, member))


def heap_at(game: Game, stand: Stand) -> Heap:
    """The heap at a place, made when there is none."""
    for heap in game.site.heaps:
        is_here = (heap.depth, heap.at) == (stand.depth, stand.at) and area_of(game.site, heap) == stand.area
        if is_here and not heap.treasure:
            return heap
    heap = Heap(stand.depth, stand.at, area=stand.area)
    game.site.heaps.append(heap)
    return heap


def tidy(game: Game) -> None:
    """Who stands up is borne no longer, who left marches no longer, and heaps with nothing in them are no more."""
    up = [member.id for member in game.members.values() if member.status == ACTIVE and not is_immovable(game, member)]
    for bearer in game.members.values():
        bearer.items = [item for item in bearer.items if item.kind != BODY or item.name not in up]
    for group in game.groups:
        gone = [
            n
            for n in group.members
            if game.members[n].status not in (ACTIVE, DOWN) or game.members[n].group != group.number
        ]
        take_out(game, group, gone)
    game.site.heaps = [heap for heap in game.site.heaps if heap.items]


def leave_behind(game: Game, group: Group) -> None:
    """A group that walks off leaves its fallen where they fell, unless somebody bears them."""
    for member in lying(game, group):
        if member.status == DOWN:
            stand = stand_of(game, member)
            lay_out(game, member, stand.depth, stand.at, stand.area)
            take_out(game, group, [member.number])
            member.group = 0
