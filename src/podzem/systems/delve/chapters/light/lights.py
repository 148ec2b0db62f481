"""Torches and lanterns in hand: lit, put out, refilled, burnt down (delve.light.torch, .lantern, .handling, .burn)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.combat import actions
from podzem.systems.delve.chapters.light import events
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.chapters.load.bundles import is_at_hand
from podzem.systems.delve.company import group_of, members
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.data.results import SIDES, TORCH_TURNS
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.lighting import quench
from podzem.systems.delve.people import OK, Person
from podzem.systems.delve.rows import no
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.steps import touches
from podzem.systems.delve.things import HAND, READY, Item

HANDLING: Final = "delve.light.handling"
LANTERN: Final = "delve.light.lantern"
LAMP: Final = "lamp"
OIL: Final = "skin_oil"
TINDERBOX: Final = "tinderbox"
LOW: Final = 1
"""Turns left at which the players are warned."""


def is_light(item: Item) -> bool:
    """Whether it is made to shine."""
    return GEAR[item.kind].light_ft > 0


def lights_of(person: Person) -> list[Item]:
    """His torches and lanterns."""
    return [item for item in person.items if is_light(item)]


def light_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Whatever he could light."""
    return [(item.id,) for item in lights_of(person) if not item.lit]


def why_not_light(game: Game, person: Person, item: Item) -> Refusal | None:
    """A torch or lantern that has something to burn, a hand for it, and fire (delve.light.handling)."""
    if not is_light(item) or item.lit or item.broken:
        return no(HANDLING, member=person.id, item=item.id)
    if not item.left:
        return no(LANTERN if item.kind == LAMP else HANDLING, member=person.id, item=item.id)
    if not has_fire(game, person):
        return no(HANDLING, member=person.id, item=item.id)
    if not is_at_hand(game, person, item):
        return no("delve.load.move_item", member=person.id, item=item.id)
    if game.stage == COMBAT and item.where != HAND and actions.draw_is_main(game, person):
        return no("delve.load.draw", member=person.id, item=item.id)
    return None if item.where == HAND else limits.why_not_put(game, person, item, HAND)


def has_fire(game: Game, person: Person) -> bool:
    """A tinderbox of his own, or a flame: one that somebody beside him holds, or that lies within reach."""
    own = [item for item in person.items if item.kind == TINDERBOX and not item.broken]
    if any(is_at_hand(game, person, item) for item in own):
        return True
    group = group_of(game, person)
    others = members(game, group) if group is not None else [person]
    flames = [item for other in others if is_beside(other, person) for item in other.items]
    flames += [item for heap in game.below.lying if touches(game, person.at, heap.at) for item in heap.items]
    return any(item.lit for item in flames)


def is_beside(one: Person, other: Person) -> bool:
    """Whether two stand on the same or on neighbouring squares."""
    near = max(abs(one.at.x - other.at.x), abs(one.at.y - other.at.y)) <= 1
    return one.at.depth == other.at.depth and near


def kindle(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It burns, in his hand; how long a torch lasts is thrown where the table wants it (delve.light.torch)."""
    _catch(game, item, scribe)
    events.lit(scribe, person, item)


def _catch(game: Game, item: Item, scribe: Scribe) -> None:
    item.where, item.bundle = HAND, 0
    fresh = item.kind != LAMP and item.left == GEAR[item.kind].turns and not item.begun
    if fresh and game.setting.is_on("torch_variance"):
        item.left = TORCH_TURNS[int(scribe.roll(SIDES, events.TORCH_DIE)) - 1]
    item.lit = item.begun = True


def kindle_and_look(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It burns, and shows what there is; whoever hides gives himself away (delve.vis.hidden)."""
    person.drew = person.drew or (game.stage == COMBAT and item.where != HAND)
    kindle(game, person, item, scribe)
    person.hidden = False
    look_around(game, scribe)


def lit_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Whatever burns in his hands."""
    return [(item.id,) for item in person.items if item.lit]


def why_not_put_out(game: Game, person: Person, item: Item) -> Refusal | None:
    """It must burn."""
    return None if item.lit else no(HANDLING, member=person.id, item=item.id)


def put_out(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """It goes out and keeps what is left of it."""
    quench(game, person, item)
    events.put_out(scribe, person, item)


def lamp_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """His lanterns."""
    return [(item.id,) for item in person.items if item.kind == LAMP]


def why_not_refill(game: Game, person: Person, item: Item) -> Refusal | None:
    """A lantern that is empty or out, and oil (delve.light.lantern)."""
    if item.kind != LAMP or item.lit or item.left >= GEAR[OIL].turns or _oil(game, person) is None:
        return no(LANTERN, member=person.id, item=item.id)
    return None if is_at_hand(game, person, item) else no("delve.load.move_item", member=person.id, item=item.id)


def _oil(game: Game, person: Person) -> Item | None:
    return next((item for item in person.items if item.kind == OIL and is_at_hand(game, person, item)), None)


def refill(game: Game, person: Person, item: Item, scribe: Scribe) -> None:
    """A flask fills it for 24 turns; what is left of the flask stays in it."""
    oil = _oil(game, person)
    assert oil is not None
    full = GEAR[OIL].turns
    in_flask = oil.left or full
    poured = min(full - item.left, in_flask)
    item.left += poured
    oil.left = in_flask - poured
    if not oil.left:
        person.items.remove(oil)
    events.refilled(scribe, person, item, item.left)


def burning(game: Game) -> Iterator[tuple[Person | None, Item]]:
    """Every light of the party that burned in this turn, with somebody or on the ground."""
    for person in game.people.values():
        for item in person.items:
            if item.lit or item.burned:
                yield person, item
    for heap in game.below.lying:
        for item in heap.items:
            if item.lit or item.burned:
                yield None, item


def burn(game: Game, scribe: Scribe) -> None:
    """At the end of a turn each light has burnt one turn more; at 0 it goes out (delve.light.burn)."""
    for person, item in list(burning(game)):
        item.left, item.burned = item.left - 1, False
        if item.left <= 0:
            _burn_out(game, person, item, scribe)
        elif item.left == LOW and item.lit and person is not None:
            events.burns_low(scribe, person, item)


def _burn_out(game: Game, person: Person | None, item: Item, scribe: Scribe) -> None:
    was_lit, item.lit, item.left = item.lit, False, 0
    if person is None:
        for heap in game.below.lying:
            heap.items = [other for other in heap.items if other is not item or item.kind == LAMP]
        return
    if item.kind != LAMP:
        person.items.remove(item)
    events.burnt_out(scribe, person, item)
    if item.kind != LAMP and was_lit:
        _relight(game, person, scribe)


def _relight(game: Game, person: Person, scribe: Scribe) -> None:
    """The next ready torch is lit from the old one, his own or a neighbour's (delve.light.handling)."""
    group = group_of(game, person)
    if group is None or not group.relight:
        return
    near = [one for one in members(game, group) if one.state == OK and (one is person or is_beside(one, person))]
    near.sort(key=lambda one: one is not person)
    for one in near:
        for spare in one.items:
            if spare.kind == "torch" and spare.where in (READY, HAND) and not spare.lit and _can_hold(game, one, spare):
                _catch(game, spare, scribe)
                events.relit(scribe, one, spare)
                return
    if any(item.kind == "torch" for one in near for item in one.items):
        events.stowed_spare(scribe, person)


def _can_hold(game: Game, person: Person, item: Item) -> bool:
    return item.where == HAND or limits.why_not_put(game, person, item, HAND) is None
