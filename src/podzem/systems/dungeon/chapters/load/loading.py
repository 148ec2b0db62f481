"""«Нагрузка и движение»: taking, putting, giving, dragging, bearing together (dungeon.load.*, dungeon.action.load)."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition import carrying
from podzem.expedition.handling import why_not_bear
from podzem.expedition.people import ANIMAL, DEAD, DOWN, Member
from podzem.site.contents import Heap
from podzem.site.grounds import area_of
from podzem.site.made_out import items_known
from podzem.site.steps import can_step
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.encounters import encounters
from podzem.systems.dungeon.chapters.load import lying
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.reach import arms_length, group_of, no
from podzem.systems.dungeon.spots import Stand, stand_of
from podzem.world.chance import succeeds
from podzem.world.item import Item

LOAD: Final = "dungeon.action.load"
LAMP_OUT: Final[int] = PLACE["lamp"]["goes_out"]
"""A dropped lamp goes out on d6 <= 3 (dungeon.light.handling)."""
ITEM_ACTS: Final = ("take", "give", "drag", "help")
"""Each is one item; one of them is free in a turn."""
BOXES: Final = ("sack", "chest")


class Found(NamedTuple):
    """A thing at hand, the list that holds it, and the heap in which it lies."""

    item: Item
    holder: list[Item]
    heap: Heap | None


def _in(items: list[Item], heap: Heap, shown: list[Item]) -> list[Found]:
    """Things of a list that were made out, those in open containers too."""
    found = [Found(item, items, heap) for item in shown]
    for item in shown:
        if item.kind in BOXES and (item.ready or item.kind == "sack"):
            found += [Found(inner, item.contents, heap) for inner in item.contents]
    return found


def at_hand(game: Game, member: Member) -> list[Found]:
    """What a member can take: things seen in heaps within reach, what is on bodies there, what is in his own bags."""
    return cached(game, "at_hand", member.number, "", lambda: _at_hand(game, member))


def _at_hand(game: Game, member: Member) -> list[Found]:
    here, hs = stand_of(game, member), arms_length(game, group_of(game, member))
    found: list[Found] = []
    for heap in game.site.heaps:
        place = Stand(heap.depth, heap.at, area_of(game.site, heap))
        if heap.seen and heap.depth == here.depth and can_step(game.site, here, place, hs):
            found += _in(heap.items, heap, items_known(heap))
            found += [one for other in _bodies_in(game, heap) for one in _in(other.items, heap, other.items)]
    found += [
        Found(lying.make_body(game, other), [], None)
        for other in lying.lying(game, group_of(game, member))
        if other is not member
    ]
    return found + [
        Found(inner, item.contents, None) for item in member.items if item.kind in BOXES for inner in item.contents
    ]


def _bodies_in(game: Game, heap: Heap) -> list[Member]:
    names = [item.name for item in items_known(heap) if item.kind == lying.BODY]
    return [member for member in game.members.values() if member.id in names and member.status in (DEAD, DOWN)]


def find(game: Game, member: Member, id: str) -> Found | None:
    """The thing of that name at hand."""
    return next((found for found in at_hand(game, member) if found.item.id == id), None)


def acts_done(game: Game, member: Member) -> int:
    """How many things he has handled this turn."""
    return sum(act.member == member.number and act.verb in ITEM_ACTS for act in game.acts)


def why_not_handle(game: Game, member: Member, verb: str) -> Refusal | None:
    """One thing is free in a turn; more are a turn's work, the order `load`."""
    order = game.orders.get(member.number)
    is_loading = order is not None and order.verb == "load"
    if member.kind == ANIMAL or member.pit:
        return no(LOAD, verb, member=member.id)
    return no(LOAD, verb, member=member.id) if acts_done(game, member) and not is_loading else None


def take_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every thing at hand."""
    return [(found.item.id,) for found in at_hand(game, member)]


def why_not_take(game: Game, member: Member, found: Found) -> Refusal | None:
    """A thing at hand, light enough for one."""
    refusal = why_not_handle(game, member, "take")
    if refusal is not None or is_own(member, found):
        return refusal
    if found.item.burning and carrying.hands(game.company, member) >= carrying.HANDS:
        return no("dungeon.load.hands", "take", member=member.id)
    return why_not_bear(game.company, member, carrying.weight_here(game.company, found.item), "take")


def is_own(member: Member, found: Found) -> bool:
    """Whether it comes out of his own bag: the load stays the same."""
    return any(found.holder is item.contents for item in member.items)


def take(game: Game, member: Member, found: Found, scribe: Scribe) -> None:
    """Into his load; a burning light into his hand."""
    item, treasure = pick_up(member, found)
    events.took(scribe, member, item)
    disturb(game, member, treasure, scribe)


def pick_up(member: Member, found: Found) -> tuple[Item, str]:
    """The thing, now his, and the treasure of the map that it was part of."""
    item, holder, heap = found
    holder[:] = [other for other in holder if other is not item]
    item.ready = item.burning
    member.items.append(item)
    return item, heap.treasure if heap is not None else ""


def disturb(game: Game, member: Member, treasure: str, scribe: Scribe) -> None:
    """Lifting a treasure may set off its trap, or wake what guards it."""
    level = game.dungeon.level(group_of(game, member).depth)
    found = next((one for one in level.treasure if one.id == treasure), None)
    if found is not None:
        traps.act_done(game, level.depth, treasure, "take", [member], scribe)
        encounters.took(game, group_of(game, member), found.area, scribe)


def drop_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Everything he has."""
    return [(item.id,) for item in member.items]


def drop(game: Game, member: Member, item: Item, scribe: Scribe) -> None:
    """It lies where he stands; a torch burns on, a lamp may go out."""
    member.items.remove(item)
    events.dropped(scribe, member, item)
    if item.burning and item.kind == "lamp" and succeeds(scribe, LAMP_OUT, events.LAMP_DIE):
        item.burning = False
        events.lamp_out(scribe, item)
    item.ready, item.dragged, item.bearers = item.kind == "chest" and not item.locked, False, []
    stand = stand_of(game, member)
    heap = lying.heap_at(game, stand)
    heap.items.append(item)
    heap.seen = 3
