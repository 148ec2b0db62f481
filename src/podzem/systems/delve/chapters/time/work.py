"""Occupations of a turn (delve.time.costs): noted when declared, done at their step, over several turns if need be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.helping import squares_of_work
from podzem.systems.delve.chapters.light.working_light import turns
from podzem.systems.delve.chapters.search.searching import roller_of, searchers
from podzem.systems.delve.chapters.time import aftermath, events
from podzem.systems.delve.company import group_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import OK, SEARCHING, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.rows import OrderRow

ACTION_OF: Final = {SEARCHING: "search"}
"""The action of table B2 that an occupation is, where it has another name; what the table has not takes a turn."""


def do_work(game: Game, number: int, orders: Mapping[str, OrderRow], scribe: Scribe) -> None:
    """What somebody is occupied with; if it cannot be done any more, it lapses."""
    person = game.people[number]
    if not person.order or person.state != OK:
        person.order, person.worked = [], 0
        return
    if _is_suspended(game, person):
        return
    if person.order[0] == "help":
        person.worked += 1
        return
    row, words = orders[person.order[0]], tuple(person.order[1:])
    if _refused(game, row, person.order, number):
        person.order, person.worked = [], 0
        events.lapsed(scribe, person)
        return
    person.worked += 1
    if person.worked < turns(game, _worker(game, person), ACTION_OF.get(row.name, row.name), _places(game, person)):
        events.worked_on(scribe, person)
        return
    if row.name != SEARCHING:  # all who search together are done together
        person.order, person.worked = [], 0
    row.do(game, person, *row.read(game, person, words), scribe)


def _is_suspended(game: Game, person: Person) -> bool:
    """Whether his work does not fit into this turn, which a fight has filled (delve.light.extra_turn)."""
    return aftermath.bar(group_of(game, person), person.order[0]) is not None


def _worker(game: Game, person: Person) -> Person:
    """By whose light the work goes: of a search whoever rolls (delve.light.extra_turn), else his own."""
    return roller_of(game, searchers(game, person)) or person if person.order[0] == SEARCHING else person


def _places(game: Game, person: Person) -> list[Place]:
    """Where he works at something that has a place."""
    is_at_it = person.order[0] != SEARCHING and len(person.order) > 1
    return squares_of_work(game, person, person.order[1]) if is_at_it else []


def _refused(game: Game, row: OrderRow, order: list[str], number: int) -> Refusal | None:
    return row.refuse(game, game.people[number], tuple(order[1:]))
