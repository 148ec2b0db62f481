"""Things taken out, stowed, held, picked up, laid down, handed over (delve.load.move_item, delve.load.draw).

At turn scale this takes no time and bundles pack themselves; in a fight one thing or bundle moves by a Main Action.
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.chapters.combat import actions
from podzem.systems.delve.chapters.combat.wounds import lay
from podzem.systems.delve.chapters.load import bodies, bundles, events, limits
from podzem.systems.delve.chapters.load.bundles import bundle_of, is_bundled
from podzem.systems.delve.company import found_person, group_of, members, own_item
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import COMBAT, TOWN, TURN, Game
from podzem.systems.delve.near import heaps_at
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import DRAW, FREE, MAIN, OrderRow, Word, no, row
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.things import HAND, READY, STOWED, WORN, Item, Lying

MOVE: Final = "delve.load.move_item"
ARMOUR: Final = "delve.load.ready"


ITEM: Final = Word("item", own_item)


def is_armour(item: Item) -> bool:
    """Whether it is worn on the body."""
    return GEAR[item.kind].defence > 0 and not GEAR[item.kind].hands


def moves(game: Game, person: Person, where: str) -> list[tuple[str, ...]]:
    """The things that could be put somewhere."""
    return [(item.id,) for item in person.items if item.where != where]


def why_not_move(game: Game, person: Person, item: Item, where: str) -> Refusal | None:
    """There must be room and hands; armour is put on and off outside a fight, and a light that burns is held."""
    if item.where == where or (item.lit and where != HAND):
        return no(MOVE, member=person.id, item=item.id)
    if (item.where == WORN or where == WORN) and (game.stage == COMBAT or not is_armour(item)):
        return no(ARMOUR, member=person.id, item=item.id)
    if where == WORN and any(other.where == WORN for other in person.items):
        return no(ARMOUR, member=person.id, item=item.id)
    if where == HAND and is_armour(item):
        return no(ARMOUR, member=person.id, item=item.id)
    return limits.why_not_put(game, person, item, where, whole_bundle=where != HAND)


def move(game: Game, person: Person, item: Item, where: str, scribe: Scribe) -> None:
    """It is there now, and with it its whole bundle; into a hand it goes alone (delve.load.move_item)."""
    moved = [item] if where == HAND else bundle_of(person, item)
    if where == HAND:
        item.bundle = 0
    for one in moved:
        one.where = where
        events.moved(scribe, person, one)


def price_of_draw(game: Game, person: Person, item: Item) -> str:
    """A ready thing is drawn freely; out of a bundle it is unpacked first (delve.load.draw, delve.load.move_item)."""
    return MAIN if is_bundled(person, item) else DRAW


def _why_not_unpack(game: Game, person: Person, item: Item) -> Refusal | None:
    """What takes the Main Action needs it."""
    in_fight = game.stage == COMBAT and price_of_draw(game, person, item) == MAIN
    return actions.why_not_spend(game, person, MAIN) if in_fight else None


# what a move starts from, its end, and the clause that says so


def _moving(
    name: str, start: tuple[str, ...], end: str, stages: tuple[str, ...], cost: str, clause: str = MOVE
) -> OrderRow:
    """The row of an order that puts a thing from one place on the body to another."""

    def why_not(game: Game, person: Person, item: Item) -> Refusal | None:
        if item.where not in start:
            return no(clause, member=person.id, item=item.id)
        barred = _why_not_unpack(game, person, item) if end == HAND else None
        return barred or why_not_move(game, person, item, end)

    return row(
        name,
        stages,
        (ITEM,),
        lambda game, person: moves(game, person, end),
        why_not,
        lambda game, person, item, scribe: move(game, person, item, end, scribe),
        cost=cost,
        price=price_of_draw if end == HAND else None,
    )


# lying things


def lying_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """What lies within reach and can be taken."""
    return [(item.id,) for heap in _open(game, person) for item in heap.items]


def _open(game: Game, person: Person) -> list[Lying]:
    return [heap for heap in heaps_at(game, person) if not heap.container or heap.opened]


def find_lying(game: Game, person: Person, text: str) -> Item | None:
    """A thing within reach."""
    return next((item for heap in _open(game, person) for item in heap.items if item.id == text), None)


def why_not_take(game: Game, person: Person, item: Item) -> Refusal | None:
    """Room for it, stowed or ready; of coins as many as there is room for."""
    if item.kind == "coins":
        return None if coins_room(game, person) else limits.why_not_put(game, person, item, STOWED)
    where = HAND if item.lit else STOWED
    return None if limits.room_for(game, person, item) else limits.why_not_put(game, person, item, where)


def coins_room(game: Game, person: Person) -> int:
    """How many coins more he can stow."""
    slack = limits.OVER_STOWED if game.setting.word("overload") == "slow" else 0
    own = sum(item.count for item in limits.stowed_of(person) if item.kind == "coins")
    others = limits.slots(item for item in limits.stowed_of(person) if item.kind != "coins")
    return max(0, (limits.stowed_limit(person) + slack - others) * GEAR["coins"].count - own)


def take(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """He takes it; coins go to his other coins."""
    heap = next(heap for heap in _open(game, person) if item in heap.items)
    if item.kind == "coins":
        _take_coins(game, person, heap, item, scribe)
        return
    heap.items.remove(item)
    item.where = limits.room_for(game, person, item)
    person.items.append(item)
    person.hidden = person.hidden and not item.lit  # a light gives him away (delve.vis.hidden)
    events.took(scribe, person, item)
    tidy(game)


def _take_coins(game: Game, person: Person, heap: Lying, item: Item, scribe: Scribe) -> None:
    count = min(item.count, coins_room(game, person))
    item.count -= count
    if not item.count:
        heap.items.remove(item)
    add_coins(game, person, count, item.found)
    events.took(scribe, person, Item("coins", item.number, count=count))
    tidy(game)


def add_coins(game: Game, person: Person, count: int, found: bool) -> None:
    """Coins to his others of the same origin."""
    own = next((item for item in person.items if item.kind == "coins" and item.found == found), None)
    if own is None:
        own = Item("coins", game.take_number(), STOWED, count=0, found=found)
        person.items.append(own)
    own.count += count


def tidy(game: Game) -> None:
    """Where nothing lies there is no heap; chests stay."""
    game.below.lying = [heap for heap in game.below.lying if heap.items or heap.container]


def why_not_drop(game: Game, person: Person, item: Item) -> Refusal | None:
    """In a fight only what is held can be let fall."""
    held = item.where == HAND or game.stage != COMBAT
    return None if held else no(MOVE, member=person.id, item=item.id)


def drop(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It lies on his square; a dropped torch burns on, a lantern goes out."""
    person.items.remove(item)
    events.laid_down(scribe, person, item)
    lay(game, person, [item])
    look_around(game, scribe)


# to others


def give_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Each thing to each of the others."""
    return [(item.id, other.id) for item in person.items if not item.lit for other in _others(game, person)]


def _others(game: Game, person: Person) -> list[Person]:
    if game.stage == TOWN:
        return [one for one in game.people.values() if one is not person and is_up(one)]
    group = group_of(game, person)
    return [one for one in (members(game, group) if group is not None else ()) if one is not person and is_up(one)]


def find_other(game: Game, person: Person, text: str) -> Person | None:
    """One of the others of his group."""
    other = found_person(game, text)
    return other if other is not None and other in _others(game, person) else None


def why_not_give(game: Game, person: Person, item: Item, other: Person) -> Refusal | None:
    """What burns stays with its bearer; the other must have room."""
    if item.lit or item.where == WORN:
        return no(MOVE, member=person.id, item=item.id)
    return None if limits.room_for(game, other, item) else limits.why_not_put(game, other, item, STOWED)


def give(game: Game, person: Person, item: Item, other: Person, scribe: Scribe) -> None:
    """It is the other's now."""
    person.items.remove(item)
    if item.kind == "coins":
        add_coins(game, other, item.count, item.found)
    else:
        item.where, item.bundle = limits.room_for(game, other, item), 0
        other.items.append(item)
    events.gave(scribe, person, other, item)


LYING: Final = Word("item", find_lying, MOVE)
OTHER: Final = Word("other", find_other)
BOTH: Final = (TURN, COMBAT)
ALWAYS: Final = (TOWN, TURN, COMBAT)
CALM: Final = (TOWN, TURN)

ROWS: Final = (
    _moving("hold", (READY,), HAND, ALWAYS, DRAW, "delve.load.draw"),
    _moving("fetch", (STOWED,), READY, ALWAYS, MAIN),
    _moving("sheathe", (HAND,), READY, ALWAYS, DRAW),
    _moving("stow", (HAND, WORN, READY), STOWED, ALWAYS, MAIN),
    _moving("wear", (HAND, READY, STOWED), WORN, CALM, FREE),
    row("unpack", (COMBAT,), (ITEM,), bundles.choices, bundles.why_not_unpack, bundles.unpack, cost=MAIN),
    row("pack", (COMBAT,), (ITEM,), bundles.choices, bundles.why_not_pack, bundles.pack, cost=MAIN),
    row("take", BOTH, (LYING,), lying_choices, why_not_take, take, cost=MAIN),
    row("drop", BOTH, (ITEM,), lambda game, person: moves(game, person, ""), why_not_drop, drop, cost=FREE),
    row("give", CALM, (ITEM, OTHER), give_choices, why_not_give, give),
    *bodies.ROWS,
)
