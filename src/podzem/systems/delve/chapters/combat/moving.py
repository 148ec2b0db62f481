"""Moving in squares, and what leaving somebody's reach costs (delve.combat.move, delve.combat.withdraw)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import has, is_up, nature
from podzem.systems.delve.below import Doorway
from podzem.systems.delve.chapters.combat import events, footing
from podzem.systems.delve.chapters.combat.arms import reach_of
from podzem.systems.delve.chapters.combat.attacks import free_attack
from podzem.systems.delve.chapters.flight.slowness import is_slow
from podzem.systems.delve.chapters.load.bodies import carry_along
from podzem.systems.delve.chapters.visibility.cover import come_out, look_for_hidden
from podzem.systems.delve.chapters.visibility.sight import is_in_sight, is_visible, look_about, sees
from podzem.systems.delve.chapters.wander.secrecy import enter
from podzem.systems.delve.data.fighting import SQUARE_FT, number
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.place import Place, write_place
from podzem.systems.delve.present import band_with, foes, friends, group_with, is_ours, ours
from podzem.systems.delve.rows import no
from podzem.systems.delve.sight import look_at_doors
from podzem.systems.delve.steps import reaches, steps, ways

CLAUSE: Final = "delve.combat.move"
WITHDRAW: Final = "delve.combat.withdraw"
Ways = dict[Place, tuple[int, tuple[tuple[Place, str], ...]]]


def squares_of_move(game: Game, person: Person) -> int:
    """How many squares a Move is: three, of a slow member two, of those met by their kind."""
    if person.is_character or is_ours(game, person):
        return number("move", "slow" if is_slow(game, person) else "squares")
    return max(1, nature(person).move_ft // SQUARE_FT)


def known_foes(game: Game, person: Person) -> dict[Place, int]:
    """Where his side knows enemies to stand, and how many."""
    found: dict[Place, int] = {}
    party = is_ours(game, person)
    group = group_with(game, person) if party else None
    for foe in foes(game, person):
        place: Place | None = foe.at
        if party and not any(sees(game, one, foe) for one in ours(game)):
            place = None if group is None else group.memory.get(foe.number)
        if place is not None:
            found[place] = found.get(place, 0) + 1
    return found


def has_room(game: Game, person: Person, place: Place) -> bool:
    """Two of a side to a square, or one that is large."""
    there = [one for one in friends(game, person) if one.at == place and one.number != person.number]
    if has(person, "large") or any(has(one, "large") for one in there):
        return not there
    return len(there) < number("move", "most_in_a_square")


def destinations(game: Game, person: Person, most: int) -> Ways:
    """Where he can come: round enemies whom his side knows of, past friends, and where there is room."""
    return cached(game, "destinations", person.number, most, lambda: _destinations(game, person, most))


def _destinations(game: Game, person: Person, most: int) -> Ways:
    if person.pit:
        return {}  # he must climb out first (delve.trap.effects)
    barred = known_foes(game, person)
    goes = footing.believed_steps if is_ours(game, person) else steps
    found = ways(game, person.at, most, lambda place: place not in barred, goes)
    return {place: way for place, way in found.items() if place != person.at and has_room(game, person, place)}


def why_not_go(game: Game, person: Person, place: Place, most: int) -> Refusal | None:
    """Only where a way leads, not too far, not through enemies, not a third to a square."""
    return None if place in destinations(game, person, most) else no(CLAUSE, member=person.id, place=write_place(place))


def go(game: Game, person: Person, place: Place, most: int, scribe: Scribe, *, guarded: bool = False) -> None:
    """Step by step; whoever's reach he leaves strikes at him first, unless he withdraws fighting."""
    _, path = destinations(game, person, most)[place]
    before = _hidden_in_sight(game, person)
    _walk(game, person, path, scribe, guarded)
    if is_up(person):
        look_for_hidden(game, person, [foe for foe in _hidden_in_sight(game, person) if foe not in before], scribe)
    clause = WITHDRAW if guarded else CLAUSE
    tell_move(game, person, scribe, clause)


def _hidden_in_sight(game: Game, person: Person) -> list[Person]:
    """Enemies whom he would see if they did not hide."""
    return [foe for foe in foes(game, person) if foe.hidden and is_in_sight(game, person, foe)]


def tell_move(game: Game, person: Person, scribe: Scribe, clause: str) -> None:
    """He is somewhere else: told to all who can know it."""
    look_about(game)
    if is_ours(game, person) or any(sees(game, one, person) for one in ours(game)):
        scribe.record(events.MOVED, {"member": person.id, "place": write_place(person.at)}, clause=clause)


def _walk(game: Game, person: Person, path: tuple[tuple[Place, str], ...], scribe: Scribe, guarded: bool) -> None:
    for place, door in path:
        if not guarded:
            _be_struck(game, person, place, scribe)
        if not is_up(person) or _bumps(game, person, place, scribe):
            return
        if not _step(game, person, place, door, scribe):
            return


def _step(game: Game, person: Person, place: Place, door: str, scribe: Scribe) -> bool:
    """Whether he goes on from the next square: a door that is locked holds him up, and so does a trap."""
    party = is_ours(game, person)
    if party and not (footing.pass_on(game, person, place, door, scribe) and is_up(person)):
        return False
    if door and not party:
        _open(game, person, door, scribe)
    came_from, person.at = person.at, place
    carry_along(game, person)
    if person.hidden:
        come_out(game, person, foes(game, person))
    look_about(game)
    if party:
        enter(game, [person], came_from)
        footing.tread(game, person, scribe)
    elif game.fight is not None:
        game.fight.still = -1
    return is_up(person) and person.at == place and not person.pit


def _be_struck(game: Game, person: Person, there: Place, scribe: Scribe) -> None:
    """Each enemy whose reach he leaves has one blow, at most one a round."""
    for foe in foes(game, person):
        band = band_with(game, foe)
        stands = band is None or not band.broken
        reach = reach_of(foe)
        leaves = reaches(game, foe.at, person.at, reach) and not reaches(game, foe.at, there, reach)
        if leaves and stands and not foe.struck_free and is_visible(game, foe, person) and is_up(person):
            free_attack(game, foe, person, scribe)


def _bumps(game: Game, person: Person, there: Place, scribe: Scribe) -> bool:
    """Somebody unseen stands in the way: one stops, and knows now where he is."""
    unseen = next((foe for foe in foes(game, person) if foe.at == there), None)
    if unseen is None:
        return False
    group = group_with(game, person) if is_ours(game, person) else None
    if group is not None:
        group.memory[unseen.number] = unseen.at
        scribe.record(events.BUMPED, {"member": person.id, "place": write_place(there)})
    return True


def _open(game: Game, person: Person, id: str, scribe: Scribe) -> None:
    """One of those met opens an unlocked door on the way; who sees neither him nor it takes it for shut."""
    door, spotted = game.below.doors.setdefault(id, Doorway()), any(sees(game, one, person) for one in ours(game))
    door.open, door.unnoticed = True, not spotted
    look_at_doors(game)
    if spotted:
        scribe.record(events.OPENED, {"member": person.id, "opening": id})


def why_not_fall_back(game: Game, person: Person, place: Place) -> Refusal | None:
    """A fighting withdrawal: one square, out of every reach."""
    barred = why_not_go(game, person, place, 1)
    if barred is not None:
        return barred
    known = known_foes(game, person)
    return no(WITHDRAW, member=person.id) if any(reaches(game, there, place) for there in known) else None
