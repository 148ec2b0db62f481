"""Whole days in town: food, sleep, healing, wages (delve.time.travel, delve.beast.hireling)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import most_hp
from podzem.systems.delve.chapters.time.events import NIGHT_DIE
from podzem.systems.delve.chapters.time.needs import TURNS_IN_DAY, recover
from podzem.systems.delve.chapters.town import events
from podzem.systems.delve.data.companions import ANIMALS
from podzem.systems.delve.data.fighting import dice
from podzem.systems.delve.game import ROUNDS, TOWN, Game
from podzem.systems.delve.people import DEAD, GONE, OK, Person
from podzem.systems.delve.rows import SEAT, no, row

DAY: Final = TURNS_IN_DAY * ROUNDS


def today(game: Game) -> int:
    """The number of the day."""
    return game.clock // DAY


def led(game: Game) -> list[Person]:
    """The companions who are with the party; beasts of burden are not counted."""
    return [
        one for one in game.people.values() if one.kind and one.kind not in ANIMALS and one.state not in (DEAD, GONE)
    ]


def pay_wages(game: Game, scribe: Scribe) -> None:
    """Each day begun after the advance; who is not paid leaves."""
    for one in led(game):
        while one.paid_until <= today(game) and one.state != GONE:
            if one.wage > game.coins:
                one.state = GONE
                events.left_unpaid(scribe, one)
            else:
                game.coins -= one.wage
                one.paid_until += 1
                events.paid_wage(scribe, one, one.wage)


def pass_day(game: Game, scribe: Scribe) -> None:
    """A day of six travel turns: everybody eats and sleeps in town, a night heals, exhaustion passes in time."""
    game.clock = (today(game) + 1) * DAY
    events.day_in_town(scribe, today(game) + 1)
    for person in game.people.values():
        if person.state == OK:
            _rest(person, scribe)
    pay_wages(game, scribe)


def _rest(person: Person, scribe: Scribe) -> None:
    person.rest = 0
    recover(person)
    if person.hp < most_hp(person):
        healed = dice("first_aid", "night").throw(lambda sides: int(scribe.roll(sides, NIGHT_DIE)))
        person.hp = min(most_hp(person), person.hp + healed)
        events.healed(scribe, person, healed)


def _why_not_stay(game: Game, seat: int) -> Refusal | None:
    return None if seat == game.caller else no("delve.time.travel")


def _stay(game: Game, seat: int, scribe: Scribe) -> None:
    """A day passes."""
    pass_day(game, scribe)


ROWS: Final = (row("stay_a_day", (TOWN,), (), why_not=_why_not_stay, do=_stay, whose=SEAT),)
