"""Who may give orders now, for whom (section 19 of the catalogue): the stage says it, and the row of the order."""

from __future__ import annotations

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.systems.delve.chapters.combat.stage import bar as bar_in_fight
from podzem.systems.delve.chapters.combat.stage import concerned, needed_now
from podzem.systems.delve.chapters.movement.marching import gathered
from podzem.systems.delve.chapters.time import aftermath
from podzem.systems.delve.chapters.time.turn import is_declared
from podzem.systems.delve.chapters.town.creating import is_made
from podzem.systems.delve.company import awake, group_of, is_beast, seat_of
from podzem.systems.delve.game import COMBAT, MEETING, OVER, TOWN, TURN, Game
from podzem.systems.delve.people import OK, Person
from podzem.systems.delve.present import own_group
from podzem.systems.delve.rows import ANYBODY, ASKED, CALLER, OWNER, SEAT, WORK, Actor, OrderRow, no


def awaited(game: Game) -> tuple[int, ...]:
    """The seats that have open decisions, those without whom nothing goes on first."""
    if game.stage == OVER:
        return ()
    if game.questions:
        return (game.questions[-1].seat,)
    if game.stage == TOWN:
        seats = {seat_of(game, person) for person in _in_town(game)} - {game.caller}
        return (game.caller, *sorted(seats))
    if game.stage == TURN:
        seats = {seat_of(game, person) for person in _at_work(game)} - {game.caller}
        return (game.caller, *sorted(seats))
    if game.stage == MEETING:
        return (game.caller,)
    return _fighting_seats(game)


def needed(game: Game) -> tuple[int, ...]:
    """The seats that are asked first: each declares for its own, then the caller for all (delve.time.sequence)."""
    seats = awaited(game)
    if game.questions or game.stage not in (TOWN, TURN, COMBAT):
        return seats
    if game.stage == COMBAT:
        return tuple(dict.fromkeys(seat_of(game, person) for person in needed_now(game))) or seats
    undecided = _unmade(game) if game.stage == TOWN else [one for one in _at_work(game) if _is_idle(game, one)]
    others = {seat_of(game, person) for person in undecided} - {game.caller}
    return (*sorted(others), game.caller)


def _in_town(game: Game) -> list[Person]:
    """Everybody who can do anything in town; a player whose people did not come back waits for nobody."""
    return [person for person in game.people.values() if person.state == OK]


def _unmade(game: Game) -> list[Person]:
    """Characters who cannot go below before their players have made them (delve.char.create)."""
    return [person for person in _in_town(game) if not is_made(person)]


def _is_idle(game: Game, person: Person) -> bool:
    """Whether he has no occupation yet and can have one; who runs is busy running."""
    group = group_of(game, person)
    return not person.order and not is_beast(person) and group is not None and not group.ran


def _fighting_seats(game: Game) -> tuple[int, ...]:
    fight = game.fight
    if fight is not None and fight.declarer and not fight.flight_asked:
        return (seat_of(game, game.people[fight.declarer]),)  # all have answered: whoever declared it leads away
    return tuple(dict.fromkeys(seat_of(game, person) for person in concerned(game))) or (game.caller,)


def _at_work(game: Game) -> list[Person]:
    """Everybody who may be given an occupation now."""
    return cached(game, "at_work", 0, "", lambda: _workers(game))


def _workers(game: Game) -> list[Person]:
    return [
        person
        for group in game.groups
        if not is_declared(group, game)
        for person in awake(game, group)
        if person.at.depth
    ]


def bar(game: Game, row: OrderRow, seat: int) -> Refusal | None:
    """Why an order is not this seat's."""
    if row.whose == CALLER and seat != game.caller:
        return no("delve.time.sequence", seat=seat)
    if row.whose == ASKED and (not game.questions or game.questions[-1].seat != seat):
        return no("delve.core.judge", why="order")
    return None


def actors(game: Game, row: OrderRow, seat: int) -> list[tuple[Actor, tuple[str, ...]]]:
    """For whom a seat could give an order now, with the words that name him."""
    if row.whose == OWNER:
        return [(person, (person.id,)) for person in _people(game, row) if seat_of(game, person) == seat]
    if row.whose == CALLER and game.stage == MEETING:
        return [(group, (str(group.number),)) for group in (own_group(game),)]
    if row.whose == CALLER and game.stage == TOWN:
        group = gathered(game)
        return [(group, (str(group.number),))]
    if row.whose == CALLER:
        open_groups = [group for group in game.groups if game.stage != TURN or not is_declared(group, game)]
        return [(group, (str(group.number),)) for group in open_groups]
    assert row.whose in (SEAT, ASKED, ANYBODY)
    return [(seat, ())]


def _people(game: Game, row: OrderRow) -> list[Person]:
    if game.stage == TOWN:
        return _in_town(game)
    if game.stage == COMBAT:
        return cached(game, "concerned", 0, "", lambda: concerned(game))
    return _at_work(game)


def bar_actor(game: Game, row: OrderRow, actor: Actor) -> Refusal | None:
    """Why somebody cannot do this kind of thing now, whatever it is about."""
    if row.whose == CALLER and game.stage == TURN:
        return aftermath.bar(actor, row.name)
    if row.whose != OWNER or game.stage not in (TURN, COMBAT):
        return None
    person: Person = actor
    if game.stage == COMBAT:
        return bar_in_fight(game, row, person)
    if is_beast(person):
        return no("delve.beast.hireling", member=person.id)
    group = group_of(game, person)
    if row.time == WORK and group is not None and group.ran:
        return no("delve.time.pace", member=person.id)
    return aftermath.bar(group, row.name)
