"""Occupations of a turn (delve.time.costs): noted when declared, done at their step, over several turns if need be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.light.working_light import turns
from podzem.systems.delve.chapters.time import events
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import OK, Person
from podzem.systems.delve.rows import OrderRow

ACTION_OF: Final = {"searching": "search", "act": "examine"}
"""The action of table B2 that an occupation is, where it has another name."""


def take_up(person: Person, order: list[str]) -> None:
    """His occupation from now on; what was interrupted goes on where it stood (delve.light.extra_turn)."""
    if person.order == order:
        return
    if person.suspended != order:
        person.worked = 0
    person.order, person.suspended = order, []


def interrupt(person: Person) -> None:
    """A fight takes his turn; what he has worked at for a turn waits for him."""
    if person.order:
        person.suspended = person.order if person.worked else []
    person.order = []


def forget(person: Person) -> None:
    """Something else came between: what was interrupted begins anew."""
    if person.suspended:
        person.suspended, person.worked = [], 0


def do_work(game: Game, number: int, orders: Mapping[str, OrderRow], scribe: Scribe) -> None:
    """What somebody is occupied with; if it cannot be done any more, it lapses."""
    person = game.people[number]
    if not person.order:
        return
    if person.state != OK:
        person.order, person.worked = [], 0
        return
    if person.order[0] == "help":
        return
    row, words = orders[person.order[0]], tuple(person.order[1:])
    if _refused(game, row, person.order, number):
        person.order, person.worked = [], 0
        events.lapsed(scribe, person)
        return
    person.worked += 1
    if person.worked < turns(game, person, ACTION_OF.get(row.name, row.name)):
        events.worked_on(scribe, person)
        return
    person.order, person.worked = [], 0
    row.do(game, person, *row.read(game, person, words), scribe)


def _refused(game: Game, row: OrderRow, order: list[str], number: int) -> Refusal | None:
    return row.refuse(game, game.people[number], tuple(order[1:]))
