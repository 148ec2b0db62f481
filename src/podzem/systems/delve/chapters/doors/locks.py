"""Locks picked with care or in a hurry, doors and lids forced, ways broken and dug through (delve.trap.disarm ff.)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import CRAFT, FORCE, STEALTH, Pair, is_up, level
from podzem.systems.delve.chapters import helping
from podzem.systems.delve.chapters.checks import Result, check, helped
from podzem.systems.delve.chapters.combat.aid import pass_round
from podzem.systems.delve.chapters.doors import events, handling
from podzem.systems.delve.chapters.wander import noise
from podzem.systems.delve.data.actions import ACTIONS
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.data.traps import QUALITY_DC
from podzem.systems.delve.doors import FAST, doorway, stands
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.near import doors_at, gratings_at, heaps_at, rubble_at, side_of
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place, read_place, write_place
from podzem.systems.delve.rows import no
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.things import STOWED, Lying
from podzem.world.dungeon_map import Opening

DISARM: Final = "delve.trap.disarm"
HASTE: Final = "delve.trap.haste"
FAILURE: Final = "delve.trap.failure"
FORCING: Final = "delve.trap.force"
_TABLE: Final = read_part("works")
HASTE_DC: Final[int] = _TABLE["difficulty"]["haste"]
BARE_DC: Final[int] = _TABLE["difficulty"]["no_tools"]
BADLY: Final[int] = _TABLE["difficulty"]["badly"]
"""Missing by so much springs a trap or jams a lock (delve.trap.failure)."""
FORCE_DC: Final[dict[str, int]] = _TABLE["force"]
HALF: Final = 2

Lock = Opening | Lying
"""What has a lock."""


def pairs(person: Person) -> list[str]:
    """The pairs by which locks and traps are worked on, the better first."""
    both = sorted((STEALTH, CRAFT), key=lambda pair: -level(person, pair))
    return [pair[1] for pair in both]


def pair_of(word: str) -> Pair | None:
    """A pair by the name of its skill."""
    return {"stealth": STEALTH, "craft": CRAFT}.get(word)


def lock_id(lock: Lock) -> str:
    """How a lock is named."""
    return lock.id if isinstance(lock, Opening) else lock.treasure


def find_lock(game: Game, person: Person, text: str) -> Lock | None:
    """A door or chest at hand."""
    return handling.find_door(game, person, text) or next(
        (heap for heap in heaps_at(game, person) if heap.container and heap.treasure == text), None
    )


def locks_at(game: Game, person: Person) -> list[Lock]:
    """The doors and chests at hand that are known not to open."""
    doors = [opening for opening in doors_at(game, person) if handling.is_known_fast(game, person, opening)]
    chests = [heap for heap in heaps_at(game, person) if heap.container and heap.tried and not heap.opened]
    return [*doors, *chests]


def lock_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """Each lock with each pair."""
    return [(lock_id(lock), pair) for lock in locks_at(game, person) for pair in pairs(person)]


def why_not_unlock(game: Game, person: Person, lock: Lock, pair: Pair) -> Refusal | None:
    """A lock that the party has found locked: no bar, no grating, nothing jammed."""
    if lock in locks_at(game, person) and _is_jammed(game, lock):
        return no(FAILURE, member=person.id, what=lock_id(lock))
    if lock not in locks_at(game, person) or not _has_lock(game, lock):
        return no(DISARM, member=person.id, what=lock_id(lock))
    return None


def _is_jammed(game: Game, lock: Lock) -> bool:
    """Only force helps, or the key from the other side (delve.trap.failure)."""
    return lock.jammed if isinstance(lock, Lying) else stands(game, lock).jammed


def _has_lock(game: Game, lock: Lock) -> bool:
    if isinstance(lock, Lying):
        return lock.locked and not lock.jammed
    state = stands(game, lock)
    return lock.door is not None and lock.door.kind == "locked" and not (state.jammed or state.stuck or state.unlocked)


def why_not_hurry(game: Game, person: Person, lock: Lock, pair: Pair) -> Refusal | None:
    """One hurried attempt for each lock and turn (delve.trap.haste)."""
    record = lock if isinstance(lock, Lying) else stands(game, lock)
    if record.hurried == game.turn:
        return no(HASTE, member=person.id, what=lock_id(lock))
    return why_not_unlock(game, person, lock, pair)


def lock_difficulty(person: Person, lock: Lock, hurried: bool) -> int:
    """Of the quality; haste and the lack of tools add to it (delve.trap.tools)."""
    quality = lock.quality if isinstance(lock, Lying) else lock.door.quality if lock.door is not None else ""
    bare = not has_tool(person, "locks")
    return QUALITY_DC[quality or "good"] + HASTE_DC * hurried + BARE_DC * bare


def has_tool(person: Person, use: str) -> bool:
    """A whole tool that is in hand or ready."""
    return any(use in GEAR[item.kind].uses and not item.broken and item.where != STOWED for item in person.items)


def unlock(game: Game, person: Person, lock: Lock, pair: Pair, scribe: Scribe) -> None:
    """Careful work: with helpers, and nothing without light."""
    places = helping.squares_of_work(game, person, lock_id(lock))
    if not helping.can_see(game, person, places):
        events.in_the_dark(scribe, "delve.dark.checks", person)
        return
    more = helped(scribe, helping.helpers_of(game, (person.number,), places), pair)
    _pick(game, person, lock, pair, False, more, scribe)


def unlock_hurried(game: Game, person: Person, lock: Lock, pair: Pair, scribe: Scribe) -> None:
    """A Main Action; outside a fight one round, which does not end the turn."""
    pass_round(game, scribe)
    if isinstance(lock, Lying):
        lock.hurried = game.turn
    else:
        doorway(game, lock).hurried = game.turn
    if not helping.can_see(game, person, helping.squares_of_work(game, person, lock_id(lock))):
        events.in_the_dark(scribe, "delve.dark.checks", person)
        return
    _pick(game, person, lock, pair, True, [], scribe)


def _pick(game: Game, person: Person, lock: Lock, pair: Pair, hurried: bool, more: list[Term], scribe: Scribe) -> None:
    clause = HASTE if hurried else DISARM
    result = check(scribe, person, pair, lock_difficulty(person, lock, hurried), clause, more=more)
    if result.success:
        _undo(game, lock)
        events.unlocked(scribe, person, lock_id(lock))
    elif is_bad(result):
        _jam(game, person, lock)
        events.lock_jammed(scribe, person, lock_id(lock))
    else:
        events.lock_holds(scribe, person, lock_id(lock))


def is_bad(result: Result) -> bool:
    """Whether a check was missed by so much that harm is done (delve.trap.failure)."""
    return result.missed_by >= BADLY


def _undo(game: Game, lock: Lock) -> None:
    if isinstance(lock, Lying):
        lock.locked = False
    else:
        doorway(game, lock).unlocked = True


def _jam(game: Game, person: Person, lock: Lock) -> None:
    if isinstance(lock, Lying):
        lock.jammed = True
    else:
        state = doorway(game, lock)
        state.jammed, state.jammed_from = True, side_of(game, person, lock)


# force


def find_bar(game: Game, person: Person, text: str) -> Lock | str | None:
    """What bars the way at hand: a door, a chest, a fallen grating."""
    return text if text in gratings_at(game, person) else find_lock(game, person, text)


def bars_at(game: Game, person: Person) -> list[str]:
    """All that could be forced."""
    return [*(lock_id(lock) for lock in locks_at(game, person)), *gratings_at(game, person)]


def force_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """All that could be forced."""
    return [(id,) for id in bars_at(game, person)]


def why_not_force(game: Game, person: Person, what: Lock | str) -> Refusal | None:
    """Something that is known not to open by hand."""
    id = what if isinstance(what, str) else lock_id(what)
    return None if id in bars_at(game, person) else no(FORCING, member=person.id, what=id)


def force_difficulty(game: Game, person: Person, what: Lock | str) -> int:
    """Wedged fast 8, locked or jammed 10, barred, let down, reinforced 12; in a fight 2 more."""
    kind = _hold(game, person, what)
    return FORCE_DC[kind] + (FORCE_DC["fight"] if game.stage == COMBAT else 0)


def _hold(game: Game, person: Person, what: Lock | str) -> str:
    """What holds it on his side, the strongest of it: a bar or grating, a lock, or that it is only stuck."""
    if isinstance(what, str):
        return "barred"
    if isinstance(what, Lying):
        return "locked"
    state, kind = stands(game, what), what.door.kind if what.door is not None else ""
    if kind in FAST and not state.unlocked and not (kind == "barred" and side_of(game, person, what) == what.b):
        return "locked" if kind == "locked" else "barred"
    return "locked" if state.jammed else "stuck"


def force_terms(person: Person) -> list[Term]:
    """A crowbar helps (delve.gear.list)."""
    best = max((GEAR[item.kind].force for item in person.items if not item.broken and item.where != STOWED), default=0)
    return [Term("crowbar", best, FORCING)] if best else []


def force(game: Game, person: Person, what: Lock | str, scribe: Scribe) -> None:
    """Strength and athletics; loud (delve.meet.conspicuous)."""
    id = what if isinstance(what, str) else lock_id(what)
    helpers = helping.helpers_of(game, (person.number,), blindly=True) if game.stage != COMBAT else []
    rows = [*helped(scribe, helpers, FORCE), *force_terms(person)]
    result = check(scribe, person, FORCE, force_difficulty(game, person, what), FORCING, more=rows)
    noise.make(game, person, scribe)
    if not result.success:
        events.holds(scribe, person, id)
        return
    events.forced(scribe, person, id)
    _burst(game, person, what, scribe)


def _burst(game: Game, person: Person, what: Lock | str, scribe: Scribe) -> None:
    if isinstance(what, str):
        lift_grating(game, what)
        look_around(game, scribe)
    elif isinstance(what, Lying):
        _damage(game, what, scribe)
        handling.lift_lid(game, person, what, scribe)
    else:
        doorway(game, what).unlocked, doorway(game, what).jammed, doorway(game, what).stuck = True, False, False
        handling.swing(game, person, what, scribe)


def _damage(game: Game, heap: Lying, scribe: Scribe) -> None:
    """Forcing a chest breaks what is fragile: art and gems lose half of their worth."""
    fragile = [item for item in heap.items if item.kind in ("gem", "tableware")]
    for item in fragile:
        item.value //= HALF
    if fragile:
        events.contents_damaged(scribe, heap.treasure)


def lift_grating(game: Game, edge: str) -> None:
    """The grating is up again, from either side."""
    place, side = read_place(edge[:-1]), edge[-1]
    dx, dy = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}[side]
    back = {"N": "S", "S": "N", "E": "W", "W": "E"}[side]
    other = f"{write_place(Place(place.depth, place.x + dx, place.y + dy))}{back}"
    game.below.shut = [one for one in game.below.shut if one not in (edge, other)]


# breaking through, digging


def why_not_break(game: Game, person: Person, what: Lock | str) -> Refusal | None:
    """A door, a grating, not a chest, and at most three at once."""
    id = what if isinstance(what, str) else lock_id(what)
    if isinstance(what, Lying) or id not in bars_at(game, person) or _crowd(game, person, "break_through", id):
        return no(FORCING, member=person.id, what=id)
    return None


def _crowd(game: Game, person: Person, action: str, id: str) -> bool:
    """Whether as many as can are at it already, of whichever group."""
    others = [one for one in game.people.values() if one is not person and is_up(one)]
    return sum(one.order == [action, id] for one in others) >= ACTIONS[action].persons


def break_through(game: Game, person: Person, what: Opening | str, scribe: Scribe) -> None:
    """So many person-turns, three times as many without a pick or crowbar; loud."""
    id = what if isinstance(what, str) else what.id
    row = ACTIONS["break_through"]
    with_tool = any(
        "break" in GEAR[item.kind].uses and not item.broken for item in person.items if item.where != STOWED
    )
    share = row.untooled // row.person_turns if with_tool else 1
    done = game.below.digs.get(id, 0) + share
    noise.make(game, person, scribe)
    if done < row.untooled:
        game.below.digs[id], person.order = done, ["break_through", id]
        events.breaking(scribe, person, id, done // (row.untooled // row.person_turns), row.person_turns)
        return
    game.below.digs.pop(id, None)
    events.broke_through(scribe, person, id)
    if isinstance(what, str):
        lift_grating(game, what)
        look_around(game, scribe)
        return
    doorway(game, what).broken = True
    handling.swing(game, person, what, scribe)


def find_rubble(game: Game, person: Person, text: str) -> Place | None:
    """Rubble at hand by its square."""
    return next((place for place in rubble_at(game, person) if write_place(place) == text), None)


def dig_choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    """The rubble at hand."""
    return [(write_place(place),) for place in rubble_at(game, person)]


def why_not_dig(game: Game, person: Person, place: Place) -> Refusal | None:
    """At most three dig at one heap."""
    return no("delve.time.costs", member=person.id) if _crowd(game, person, "dig", write_place(place)) else None


def dig(game: Game, person: Person, place: Place, scribe: Scribe) -> None:
    """24 person-turns clear it (delve.time.costs)."""
    id, row = write_place(place), ACTIONS["dig"]
    done = game.below.digs.get(id, 0) + 1
    noise.make(game, person, scribe)
    if done < row.person_turns:
        game.below.digs[id], person.order = done, ["dig", id]
        events.digging(scribe, person, id, done, row.person_turns)
        return
    game.below.digs.pop(id, None)
    game.below.rubble = [one for one in game.below.rubble if one != place]
    if place not in game.below.cleared:
        game.below.cleared.append(place)
    events.dug_out(scribe, person, id)
    look_around(game, scribe)
