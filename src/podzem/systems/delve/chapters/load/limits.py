"""What somebody can carry, ready and stowed, in Ж (delve.load.unit, delve.load.ready and what follows them)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.systems.delve.abilities import has
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import no
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.things import HAND, READY, STOWED, WORN, Item

_TABLE: Final = read_part("load")["load"]
LIMIT: Final = "delve.load.limit"
HANDS_CLAUSE: Final = "delve.load.hands"
HANDS: Final[int] = _TABLE["hands"]
BUNDLE: Final[int] = _TABLE["bundle"]
OVER_READY: Final[int] = _TABLE["over_ready"]
OVER_STOWED: Final[int] = _TABLE["over_stowed"]
ANIMAL: Final[int] = _TABLE["animal"]
"""Ж that an animal carries (delve.beast.hireling)."""


def slots(items: Iterable[Item], *, as_packed: bool = False) -> int:
    """Ж of things in one compartment: coins by hundreds, small things by threes (delve.load.small, delve.shared.load).

    Outside a fight they pack themselves; in one each bundle is as it was packed. What is held is in no bundle.
    """
    loose = whole = coins = 0
    bundles: set[int] = set()
    for item in items:
        gear = GEAR[item.kind]
        if item.kind == "coins":
            coins += item.count
        elif not gear.small or item.where == HAND:
            whole += gear.slots
        elif as_packed and item.bundle:
            bundles.add(item.bundle)
        else:
            loose += 1
    purses = -(-coins // GEAR["coins"].count)  # theirs and what they found lie together (delve.load.coins)
    return whole + purses + len(bundles) + (loose if as_packed else -(-loose // BUNDLE))


def ready_limit(person: Person) -> int:
    """Half of the strength, rounded down; an animal has nothing ready."""
    return 0 if is_animal(person) else person.strength // 2  # halves are rounded down (delve.core.rounding)


def stowed_limit(person: Person) -> int:
    """The full value of the strength."""
    return ANIMAL if is_animal(person) else person.strength


def is_animal(person: Person) -> bool:
    """Whether he bears a pack saddle."""
    return has(person, "animal")


def ready_of(person: Person) -> list[Item]:
    """What is ready: held and worn things count (delve.load.ready)."""
    return [item for item in person.items if item.where in (HAND, WORN, READY)]


def stowed_of(person: Person) -> list[Item]:
    """What is stowed."""
    return [item for item in person.items if item.where == STOWED]


def ready_slots(game: Game, person: Person) -> int:
    """Ж that he has ready now."""
    return slots(ready_of(person), as_packed=game.fight is not None)


def stowed_slots(game: Game, person: Person) -> int:
    """Ж that he has stowed now."""
    return slots(stowed_of(person), as_packed=game.fight is not None)


def is_overloaded(game: Game, person: Person) -> bool:
    """Whether he bears more than he should, where that is allowed."""
    return ready_slots(game, person) > ready_limit(person) or stowed_slots(game, person) > stowed_limit(person)


def hands_used(person: Person) -> int:
    """Hands that hold something, or a comrade."""
    held = sum(max(1, GEAR[item.kind].hands) for item in person.items if item.where == HAND)
    return held + (HANDS if person.bears else 0)


def why_not_hold(game: Game, person: Person, item: Item) -> Refusal | None:
    """Whether there are hands enough for one thing more (delve.load.hands)."""
    needed = max(1, GEAR[item.kind].hands)
    if hands_used(person) - _held(person, item) + needed > HANDS:
        return no(HANDS_CLAUSE, member=person.id, item=item.id)
    return None


def _held(person: Person, item: Item) -> int:
    return max(1, GEAR[item.kind].hands) if item in person.items and item.where == HAND else 0


def why_not_put(game: Game, person: Person, item: Item, where: str, *, whole_bundle: bool = False) -> Refusal | None:
    """Whether a thing has room there, be it his already or new; the refusal has the numbers (delve.load.limit)."""
    if GEAR[item.kind].never_ready and where != STOWED:
        return no("delve.load.coins", member=person.id, item=item.id)
    moved = Item(item.kind, item.number, where, item.bundle if whole_bundle else 0, item.count)
    others = [one for one in person.items if one is not item and not (whole_bundle and one.is_with(item))]
    slack, as_packed = game.setting.word("overload") == "slow", game.fight is not None
    if where == STOWED:
        used = slots([*(one for one in others if one.where == STOWED), moved], as_packed=as_packed)
        return _over(person, STOWED, used, stowed_limit(person), OVER_STOWED * slack)
    used = slots([*(one for one in others if one.where != STOWED), moved], as_packed=as_packed)
    refusal = _over(person, READY, used, ready_limit(person), OVER_READY * slack)
    return refusal or (why_not_hold(game, person, item) if where == HAND else None)


def _over(person: Person, where: str, used: int, limit: int, slack: int) -> Refusal | None:
    if used <= limit + slack:
        return None
    return no(LIMIT, member=person.id, where=where, count=used, most=limit)


def room_for(game: Game, person: Person, item: Item) -> str:
    """Where a new thing would go: stowed if there is room, else ready, what burns into a hand; else nothing."""
    key = item.kind, item.count, item.lit
    return cached(game, "room_for", person.number, key, lambda: _room_for(game, person, item))


def _room_for(game: Game, person: Person, item: Item) -> str:
    places = (HAND,) if item.lit else (STOWED, READY)
    return next((where for where in places if why_not_put(game, person, item, where) is None), "")
