"""What turns bring: those who lie wake or die, smoke clears, a day needs food and rest (delve.time.travel)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.combat.wounds import die
from podzem.systems.delve.chapters.load.bodies import let_go
from podzem.systems.delve.chapters.time import events
from podzem.systems.delve.chapters.wander.events import smoke_cleared
from podzem.systems.delve.company import is_beast
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of
from podzem.systems.delve.people import DOWN, OK, STABLE, Person
from podzem.systems.delve.setting import read_part

_TABLE: Final[dict[str, Any]] = read_part("works")["needs"]
TURNS_IN_DAY: Final[int] = _TABLE["turns_in_day"]
REST_TURNS: Final[int] = _TABLE["rest_turns"]
"""Two travel turns of rest in a day."""


def pass_turn(game: Game, scribe: Scribe) -> None:
    """One turn is over."""
    for person in game.people.values():
        if person.state == DOWN:
            die(game, person, scribe)
        elif person.state == STABLE:
            person.rounds -= 1
            if person.rounds <= 0:
                person.state, person.hp, person.rounds = OK, max(1, person.hp), 0
                let_go(game, person)
                events.woke(scribe, person)
    _clear_smoke(game, scribe)
    if game.turn and game.turn % TURNS_IN_DAY == 0:
        for person in game.people.values():
            if person.state == OK and person.at.depth and not is_beast(person):
                _day(person, scribe)


def _clear_smoke(game: Game, scribe: Scribe) -> None:
    """Smoke lasts its turns; whoever stands where it was is told that he sees again (delve.wander.change)."""
    gone = {area for area, last in game.below.smoke.items() if last < game.turn}
    game.below.smoke = {area: last for area, last in game.below.smoke.items() if area not in gone}
    if any(area_of(game, one.at) in gone for one in game.people.values() if one.at.depth and one.state == OK):
        smoke_cleared(scribe)


def _day(person: Person, scribe: Scribe) -> None:
    """A ration and two travel turns of rest; each that is lacking exhausts."""
    ration = next((item for item in person.items if item.kind == "ration"), None)
    rested = person.rest >= REST_TURNS
    person.rest = 0
    if ration is None:
        person.exhaustion += 1
        events.hungry(scribe, person, person.exhaustion)
    else:
        person.items.remove(ration)
        events.ate(scribe, person)
    if not rested:
        person.exhaustion += 1
        events.sleepless(scribe, person, person.exhaustion)
    if rested and ration is not None:
        recover(person)
    else:
        person.satisfied = 0


def recover(person: Person) -> None:
    """The first day in a row with both takes nothing off, each further one an exhaustion (surface.needs.recovery)."""
    person.satisfied += 1
    if person.satisfied > 1 and person.exhaustion:
        person.exhaustion -= 1
