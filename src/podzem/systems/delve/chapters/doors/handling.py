"""Doors by hand: opened, shut, wedged, barred; a chest is opened likewise (delve.shared.map, point 5)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.combat.wounds import lay
from podzem.systems.delve.chapters.doors import events as chests
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.load import limits
from podzem.systems.delve.chapters.load.bundles import is_at_hand
from podzem.systems.delve.chapters.movement import events
from podzem.systems.delve.chapters.traps import hints, springing
from podzem.systems.delve.company import group_of
from podzem.systems.delve.doors import doorway, is_fast, is_open, stands
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import dungeon, level
from podzem.systems.delve.near import doors_at, heaps_at, side_of
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import no
from podzem.systems.delve.sight import look_around, number_things
from podzem.systems.delve.things import Item, Lying
from podzem.world.dungeon_map import Opening

MAP: Final = "delve.shared.map"
COSTS: Final = "delve.time.costs"
OPENED: Final = "opened"
"""The step of the agenda that waits for the judge: who opened which door."""


def find_door(game: Game, person: Person, text: str) -> Opening | None:
    """A door at hand by its id."""
    return next((opening for opening in doors_at(game, person) if opening.id == text), None)


def door_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The doors at hand."""
    return [(opening.id,) for opening in doors_at(game, person)]


def is_known_fast(game: Game, person: Person, opening: Opening) -> bool:
    """Whether the party has found out that it does not open."""
    return stands(game, opening).tried and is_fast(game, opening, side_of(game, person, opening))


def why_not_open(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """A shut door that is not known to be locked or wedged; each key may be tried, whether it fits or not."""
    state = stands(game, opening)
    if is_open(game, opening) or state.wedged:
        return no(MAP, member=person.id, opening=opening.id)
    if is_known_fast(game, person, opening) and not _untried_keys(game, person, opening):
        return no(MAP, member=person.id, opening=opening.id)
    return None


def _untried_keys(game: Game, person: Person, opening: Opening) -> list[str]:
    """His keys of which nobody knows yet that they do not turn here."""
    return [] if _is_jammed_here(game, person, opening) else keys_besides(person, stands(game, opening).misfits)


def keys_besides(person: Person, misfits: list[str]) -> list[str]:
    """His keys, without those that were tried in vain."""
    return [item.name for item in person.items if item.name and item.name not in misfits]


def _is_jammed_here(game: Game, person: Person, opening: Opening) -> bool:
    """A jammed lock is turned from the other side alone (delve.trap.failure)."""
    state = stands(game, opening)
    return state.jammed and state.jammed_from in ("", side_of(game, person, opening))


def key_for(game: Game, person: Person, opening: Opening) -> Item | None:
    """A key that fits, his own."""
    wanted = opening.door.key if opening.door is not None else ""
    if not wanted or stands(game, opening).stuck or _is_jammed_here(game, person, opening):
        return None
    return next((item for item in person.items if item.name == wanted), None)


def open_door(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """It opens, or it is found to be fast; a trap that is bound to opening springs first."""
    state = doorway(game, opening)
    if is_fast(game, opening, side_of(game, person, opening)):
        if key_for(game, person, opening) is None:
            state.tried = True
            state.misfits += _untried_keys(game, person, opening)
            events.door_fast(scribe, person, opening)
            return
        state.unlocked, state.jammed, state.jammed_from = True, False, ""
        events.key_turned(scribe, person, opening)
    swing(game, person, opening, scribe)


def swing(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """The door is open: what is bound to that springs, what is behind it is seen, those behind it are met."""
    state = doorway(game, opening)
    state.open, state.unnoticed, state.found = True, False, state.found or opening.is_hidden
    events.door_opened(scribe, person, opening)
    springing.on_action(game, person, opening.id, "open", scribe)
    _look(game, person, scribe)
    group = group_of(game, person)
    if game.stage != TURN or group is None:
        return
    if game.questions:
        game.agenda.insert(0, f"{OPENED}:{group.number}:{opening.id}")
    else:
        keyed.at_door(game, group, opening, scribe)


def meet_behind(game: Game, words: str, scribe: Scribe) -> None:
    """The judge has decided about a hint: those behind the door are met."""
    number, _, id = words.partition(":")
    group = game.group(int(number))
    opening = next((one.opening(id) for one in dungeon(game).levels if one.has_opening(id)), None)
    if game.stage == TURN and opening is not None:
        keyed.at_door(game, group, opening, scribe)


def _look(game: Game, person: Person, scribe: Scribe) -> None:
    look_around(game, scribe)
    group = group_of(game, person)
    if group is not None and game.stage == TURN:
        hints.give(game, group, scribe)


def why_not_shut(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """A door that stands open and still is a door."""
    state = stands(game, opening)
    good = is_open(game, opening) and not state.broken and not state.wedged
    return None if good else no(MAP, member=person.id, opening=opening.id)


def shut(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """It is shut, and opens at a touch."""
    state = doorway(game, opening)
    state.open = state.unnoticed = False
    state.unlocked = True
    events.door_shut(scribe, person, opening)


def why_not_wedge(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """A whole door, and a wedge; in a fight one that is at hand."""
    state = stands(game, opening)
    if state.wedged or state.broken or wedge_of(game, person) is None:
        return no(COSTS, member=person.id, opening=opening.id)
    return None


def wedge_of(game: Game, person: Person) -> Item | None:
    """One of his wedges."""
    wedges = (item for item in person.items if item.kind == "wedge" and not item.broken)
    return next((item for item in wedges if is_at_hand(game, person, item)), None)


def wedge(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """It stays as it is, open or shut, until the wedge is drawn."""
    found = wedge_of(game, person)
    assert found is not None
    person.items.remove(found)
    doorway(game, opening).wedged = True
    events.wedged(scribe, person, opening)


def why_not_unwedge(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """A door that was wedged."""
    return None if stands(game, opening).wedged else no(COSTS, member=person.id, opening=opening.id)


def unwedge(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """The wedge is drawn, and is one's own again; who has no room for it lets it lie (delve.load.limit)."""
    doorway(game, opening).wedged = False
    drawn = Item("wedge", game.take_number())
    room = limits.room_for(game, person, drawn)
    if room:
        drawn.where = room
        person.items.append(drawn)
    else:
        lay(game, person, [drawn])
    events.unwedged(scribe, person, opening)


def why_not_bar(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """From the side of the bar, a shut door whose bar was lifted."""
    state = stands(game, opening)
    has_bar = opening.door is not None and opening.door.kind == "barred" and side_of(game, person, opening) == opening.b
    good = has_bar and state.unlocked and not state.open and not state.broken
    return None if good else no(COSTS, member=person.id, opening=opening.id)


def bar(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """The bar is laid."""
    doorway(game, opening).unlocked = False
    events.barred(scribe, person, opening)


def why_not_unbar(game: Game, person: Person, opening: Opening) -> Refusal | None:
    """From the side of the bar."""
    state = stands(game, opening)
    has_bar = opening.door is not None and opening.door.kind == "barred" and side_of(game, person, opening) == opening.b
    return None if has_bar and not state.unlocked and not state.broken else no(COSTS, opening=opening.id)


def unbar(game: Game, person: Person, opening: Opening, scribe: Scribe) -> None:
    """The bar is lifted."""
    doorway(game, opening).unlocked = True
    events.door_unbarred(scribe, person, opening)


# chests


def chest_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The chests at hand."""
    return [(heap.treasure,) for heap in heaps_at(game, person) if heap.container]


def why_not_open_chest(game: Game, person: Person, heap: Lying) -> Refusal | None:
    """One that is shut and not known to be locked; each key may be tried, whether it fits or not."""
    holds = heap.tried and (heap.locked or heap.jammed)
    if heap.opened or (holds and (heap.jammed or not keys_besides(person, heap.misfits))):
        return no(MAP, member=person.id, what=heap.treasure)
    return None


def _is_shut_to(game: Game, person: Person, heap: Lying) -> bool:
    """Whether he cannot lift its lid: the lock holds and he has no key to it, or it is jammed (delve.trap.failure)."""
    keys = {one.key for one in level(game, heap.at.depth).treasure if one.id == heap.treasure and one.key}
    return heap.jammed or (heap.locked and not any(item.name in keys for item in person.items))


def open_chest(game: Game, person: Person, heap: Lying, scribe: Scribe) -> None:
    """It opens, or is found to be locked."""
    if _is_shut_to(game, person, heap):
        heap.tried = True
        heap.misfits += keys_besides(person, heap.misfits)
        chests.chest_locked(scribe, person, heap.treasure)
        return
    lift_lid(game, person, heap, scribe)


def lift_lid(game: Game, person: Person, heap: Lying, scribe: Scribe) -> None:
    """The lid is up: what is bound to that springs, and what is in it can be taken."""
    heap.opened, heap.locked, heap.jammed = True, False, False
    number_things(game, heap)
    springing.on_action(game, person, heap.treasure, "open", scribe)
    chests.chest_opened(scribe, person, heap.treasure, heap.items)
