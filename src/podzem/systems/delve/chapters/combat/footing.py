"""Where the party believes that a step of a fight leads, and what it finds when it takes it (delve.combat.move).

Only what was seen is reckoned with: through a door or a gap one step goes into the unseen, and a door that nobody has
tried is believed to open at a touch.
"""

from __future__ import annotations

from collections.abc import Iterator

from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.systems.delve import doors
from podzem.systems.delve.chapters.combat import events
from podzem.systems.delve.chapters.movement.events import door_fast
from podzem.systems.delve.chapters.traps import crossing, springing
from podzem.systems.delve.company import seen
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import opening_at, squares
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import group_with
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.steps import BARRED, FREE, SHUT, barrier, is_bad_ground, steps
from podzem.world.describing.squares import GRATE, WALL, Edge, beyond
from podzem.world.dungeon_map import Opening
from podzem.world.points import DIRECTIONS


def believed_steps(game: Game, place: Place) -> list[tuple[Place, str]]:
    """The squares beside a place that the party believes it can enter, each with the door on the way."""
    return cached(game, "believed_steps", place.depth, place.square, lambda: list(_steps(game, place)))


def _steps(game: Game, place: Place) -> Iterator[tuple[Place, str]]:
    known = seen(game)
    if place not in known:
        return
    for side in DIRECTIONS:
        there = Place(place.depth, *beyond(place.square, side))
        edge = (place.square, side)
        what = believed_barrier(game, place.depth, edge)
        if what != BARRED and not (there in known and is_bad_ground(game, there)):
            opening = opening_at(game, place.depth, edge)
            yield there, opening.id if what == SHUT and opening is not None else ""
    for there, door in steps(game, place):
        if there.x != place.x and there.y != place.y and there in known:
            yield there, door


def believed_barrier(game: Game, depth: int, edge: Edge) -> str:
    """What bars the way over a side of a square, as far as anybody has found out."""
    true = barrier(game, depth, edge)
    opening = opening_at(game, depth, edge)
    if true == FREE or opening is None or squares(game, depth).edge(*edge) in (WALL, GRATE):
        return true
    state = doors.stands(game, opening)
    return true if state.tried or state.wedged else SHUT


def pass_on(game: Game, person: Person, there: Place, door: str, scribe: Scribe) -> bool:
    """Whether one of the party comes through to the next square: a locked door stops him, a trap on it springs."""
    opening = opening_at(game, person.at.depth, _edge(person.at, there)) if door else None
    if opening is not None and not _open(game, person, there, opening, scribe):
        return False
    return not is_bad_ground(game, there)


def _edge(here: Place, there: Place) -> Edge:
    return here.square, next(side for side in DIRECTIONS if beyond(here.square, side) == there.square)


def _open(game: Game, person: Person, there: Place, opening: Opening, scribe: Scribe) -> bool:
    state = doors.doorway(game, opening)
    if barrier(game, person.at.depth, _edge(person.at, there)) == BARRED:
        state.tried = True
        door_fast(scribe, person, opening)
        return False
    state.open, state.unnoticed = True, False
    scribe.record(events.OPENED, {"member": person.id, "opening": opening.id})
    springing.on_action(game, person, opening.id, "open", scribe)
    look_around(game, scribe)
    return True


def tread(game: Game, person: Person, scribe: Scribe) -> None:
    """He stands on a square: what is in sight is known from now on, and a trap of the place may spring."""
    look_around(game, scribe)
    group = group_with(game, person)
    if group is not None:
        crossing.cross(game, group, [person], scribe)
