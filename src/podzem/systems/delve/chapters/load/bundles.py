"""Small things by threes (delve.load.small): packed when a fight begins, one taken out by a Main Action.

Outside a fight things pack themselves and nobody asks which bundle something is in.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.load import events, limits
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import no
from podzem.systems.delve.things import READY, STOWED, Item

MOVE: Final = "delve.load.move_item"
SMALL: Final = "delve.load.small"


def bundle_of(person: Person, item: Item) -> list[Item]:
    """A thing and those that are in one bundle with it."""
    return [one for one in person.items if one is item or one.is_with(item)]


def is_bundled(person: Person, item: Item) -> bool:
    """Whether it must be taken out of a bundle of two or three before it is of use."""
    return any(one.is_with(item) for one in person.items)


def is_at_hand(game: Game, person: Person, item: Item) -> bool:
    """Whether a thing can be used as it is: in a fight one that is held or ready and in no bundle."""
    return game.fight is None or (item.where != STOWED and not is_bundled(person, item))


def is_loose(person: Person, item: Item, where: str) -> bool:
    """Whether a thing of a compartment could go into a bundle."""
    return item.where == where and GEAR[item.kind].small and not is_bundled(person, item)


def pack_all(people: Iterable[Person]) -> None:
    """A fight begins: what is stowed is packed by threes; of what is ready only as much as lack of room demands."""
    for person in people:
        _pack(person, STOWED, 0)
        _pack(person, READY, limits.ready_limit(person))


def _pack(person: Person, where: str, limit: int) -> None:
    """The last of the list go into bundles, until there is room enough or nothing is loose."""
    own = limits.stowed_of if where == STOWED else limits.ready_of
    loose = [item for item in person.items if is_loose(person, item, where)]
    while len(loose) > 1 and (over := limits.slots(own(person), as_packed=True) - limit) > 0:
        count = min(limits.BUNDLE, over + 1)
        _tie(person, loose[-count:])
        del loose[-count:]


def _tie(person: Person, items: list[Item]) -> None:
    number = max(item.bundle for item in person.items) + 1
    for item in items:
        item.bundle = number


def unpack_all(people: Iterable[Person]) -> None:
    """The fight is over: nobody minds bundles."""
    for person in people:
        for item in person.items:
            item.bundle = 0


def choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """What is ready and small."""
    return [(item.id,) for item in person.items if item.where == READY and GEAR[item.kind].small]


def why_not_unpack(game: Game, person: Person, item: Item) -> Refusal | None:
    """One of a ready bundle of two or three, and room for it by itself (delve.load.move_item)."""
    if item.where != READY or not is_bundled(person, item):
        return no(MOVE, member=person.id, item=item.id)
    return limits.why_not_put(game, person, item, READY)


def unpack(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It is a ready thing of its own; the rest stays a bundle."""
    item.bundle = 0
    events.unpacked(scribe, person, item)


def why_not_pack(game: Game, person: Person, item: Item) -> Refusal | None:
    """A small ready thing on its own, and another to put it to (delve.load.small)."""
    if not is_loose(person, item, READY) or not _companions(person, item):
        return no(SMALL, member=person.id, item=item.id)
    return None


def _companions(person: Person, item: Item) -> list[Item]:
    """What it is put to: the first small thing that is ready whose bundle has room."""
    for other in person.items:
        if other is not item and other.where == READY and GEAR[other.kind].small:
            tied = bundle_of(person, other)
            if len(tied) < limits.BUNDLE:
                return tied
    return []


def pack(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It goes into a bundle with others."""
    _tie(person, [*_companions(person, item), item])
    events.packed(scribe, person, item)
