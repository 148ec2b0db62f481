"""Who may give an order in a fight now, and what it takes of his round (delve.combat.actions, delve.flee.declare)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.chapters.combat import actions, fights
from podzem.systems.delve.chapters.flight import fleeing
from podzem.systems.delve.chapters.load.bundles import is_bundled
from podzem.systems.delve.chapters.load.limits import hands_used
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import FREE, OrderRow, no
from podzem.systems.delve.things import READY

FLIGHT: Final = ("flee_too", "stay", "plan", "throw_down", "away", "drop", "lift", "set_down")
"""Orders that are open while a flight is being settled."""
ONLY_FLIGHT: Final = ("flee_too", "stay", "plan", "throw_down", "away")


def bar(game: Game, row: OrderRow, person: Person) -> Refusal | None:
    """Why somebody may not give an order now: not his place in the order, not enough of his round left."""
    fight = game.fight
    if fight is None:
        return no("delve.combat.order", member=person.id)
    if fight.declarer:
        concerned = fleeing.is_asked(game, person) or fleeing.flees(game, person)
        return None if concerned and row.name in FLIGHT else no("delve.flee.declare", member=person.id)
    if row.name in ONLY_FLIGHT:
        return no("delve.flee.declare", member=person.id)
    if all(one.number != person.number for one in fights.acting(game)):
        return no("delve.combat.order", member=person.id)
    return None if row.cost == FREE else actions.why_not_spend(game, person, row.cost)


def concerned(game: Game) -> list[Person]:
    """Those of the party who may give an order now, those without whom nothing goes on first."""
    needed = needed_now(game)
    fight = game.fight
    if fight is None or not fight.declarer or fight.flight_asked:
        return needed
    others = [one for one in fleeing.fugitives(game) if one not in needed]
    return needed + [one for one in others if any(fleeing.why_not_throw(game, one, item) is None for item in one.items)]


def needed_now(game: Game) -> list[Person]:
    """Those without whom nothing goes on: whose place in the order it is, who is asked, who called to flight."""
    fight = game.fight
    if fight is None:
        return []
    if not fight.declarer:
        return fights.acting(game)
    asked = [game.people[number] for number in fight.flight_asked]
    return asked or [game.people[fight.declarer]]


def spend(game: Game, row: OrderRow, person: Person, things: tuple[Any, ...] = ()) -> None:
    """What it takes of his round; who has nothing left to do is through."""
    actions.spend(game, person, row.cost if row.price is None else row.price(game, person, *things))


def close(game: Game, person: Person) -> None:
    """Whoever has neither Move nor Main Action left is through with his round, unless he may still draw a weapon."""
    if person.main_used and person.moved and not _is_disarmed(game, person):
        person.done = True


def _is_disarmed(game: Game, person: Person) -> bool:
    """Whether he has nothing to fight with in his hands, and one that he can draw freely (delve.load.draw)."""
    if not is_up(person) or person.bears or actions.draw_is_main(game, person) or hands_used(person):
        return False
    ready = [item for item in person.items if item.where == READY and not is_bundled(person, item)]
    return any(GEAR[item.kind].damage is not None for item in ready)
