"""Who helps whom in a turn's work (delve.core.help), and work that must be seen (delve.dark.checks)."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import in_darksight
from podzem.systems.delve.chapters.light.working_light import DARK, light_at
from podzem.systems.delve.company import awake, found_person, group_of, is_beast
from podzem.systems.delve.data.actions import ACTIONS
from podzem.systems.delve.document import spots_of, thing_at
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.ground import level
from podzem.systems.delve.people import SEARCHING, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.rows import WORK, Word, no, row
from podzem.systems.delve.smoke import is_smoky_between
from podzem.systems.delve.steps import sees_place

CLAUSE: Final = "delve.core.help"
HELPED: Final = (SEARCHING, "disarm", "unlock", "force", "treat")
"""Works in which one can help."""


def helpers_of(
    game: Game, mains: Collection[int], at: Collection[Place] = (), *, blindly: bool = False
) -> list[Person]:
    """Those who help one of these this turn, in marching order; where sight is needed, those who see what they do."""
    ids = {game.people[number].id for number in mains}
    group = group_of(game, game.people[next(iter(mains))])
    if group is None:
        return []
    helpers = [one for one in awake(game, group) if one.order[:1] == ["help"] and one.order[1] in ids]
    return [one for one in helpers if blindly or can_see(game, one, at)]


def can_see(game: Game, person: Person, at: Collection[Place] = ()) -> bool:
    """Whether he sees what he works at, on his own square unless it is said where (delve.dark.checks).

    Light falls on it, or he sees in the dark; his own square need not be lit (delve.vis.visible). No smoke and no wall
    is between: at turn scale the members of a group change places freely, so he stands where it is seen best.
    """
    group = group_of(game, person) if game.stage == TURN else None
    stands = {person.at} if group is None else {person.at, *(one.at for one in awake(game, group))}
    return any(
        _is_bright(game, person, place) and any(_is_clear(game, stand, place) for stand in stands)
        for place in at or (person.at,)
    )


def _is_bright(game: Game, person: Person, place: Place) -> bool:
    return light_at(game, place) != DARK or in_darksight(person, place)


def _is_clear(game: Game, one: Place, other: Place) -> bool:
    return sees_place(game, one, other) and not is_smoky_between(game, one, other)


def squares_of_work(game: Game, person: Person, id: str) -> list[Place]:
    """The squares at which a trap, a lock, a chest, a furnishing is worked at, or on which somebody lies."""
    patient = found_person(game, id)
    if patient is not None:
        return [patient.at]
    depth = person.at.depth
    one = level(game, depth)
    trap = next((trap for trap in one.traps if trap.id == id), None)
    if trap is not None:
        return spots_of(game, depth, trap)
    return [place for area in one.areas if area.kind != "outside" for place in thing_at(game, depth, area.id, id)]


def needs_sight(action: str) -> bool:
    """Whether an action fails in the dark (table B2)."""
    return action in ACTIONS and ACTIONS[action].sight


def is_doomed(game: Game, person: Person, order: str, *words: str) -> bool:
    """Whether an order must fail because he sees nothing; a search asks for itself, it may go by touch."""
    if order == "search" or not needs_sight(order):
        return False
    return not can_see(game, person, squares_of_work(game, person, words[0]) if words else ())


def _choices(game: Game, person: Person) -> list[tuple[str, ...]]:
    group = group_of(game, person)
    if group is None:
        return []
    return [(one.id,) for one in awake(game, group) if one is not person and one.order[:1] and one.order[0] in HELPED]


def _find(game: Game, person: Person, text: str) -> Person | None:
    return found_person(game, text)


def _why_not(game: Game, person: Person, other: Person) -> Refusal | None:
    """Somebody of one's group who works at what others can help with, and whom one can see to help.

    A helper is busy for the same time, so he does not join work that is half done.
    """
    group = group_of(game, person)
    if group is None or other.number not in group.members or other is person or is_beast(other):
        return no(CLAUSE, member=person.id)
    work = other.order[0] if other.order else ""
    late = other.worked > 0 and person.order != ["help", other.id]
    if work not in HELPED or late or _is_in_the_dark(game, person, other):
        return no(CLAUSE, member=person.id)
    return None


def _is_in_the_dark(game: Game, person: Person, other: Person) -> bool:
    """Whether the same check would fail for him because he does not see what the other works at."""
    if other.order[0] == SEARCHING:
        return not can_see(game, person)
    return needs_sight(other.order[0]) and not can_see(game, person, squares_of_work(game, other, other.order[1]))


def _do(game: Game, person: Person, other: Person, scribe: Scribe) -> None:
    """What he adds is asked for by the work itself."""


ROWS: Final = (row("help", (TURN,), (Word("other", _find),), _choices, _why_not, _do, time=WORK, side_by_side=True),)
