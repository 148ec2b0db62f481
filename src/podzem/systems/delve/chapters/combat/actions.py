"""One Main Action and one Move a round, and free acts (delve.combat.actions)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import DRAW, MAIN, MOVE, no

CLAUSE: Final = "delve.combat.actions"


def why_not_spend(game: Game, person: Person, cost: str) -> Refusal | None:
    """Whether he has so much of his round left."""
    if not is_up(person):
        return no("delve.combat.down", member=person.id)
    if cost == MAIN or (cost == DRAW and draw_is_main(game, person)):
        if person.bears:
            return no("delve.load.body", member=person.id)
        return no(CLAUSE, member=person.id) if person.main_used else None
    return no(CLAUSE, member=person.id) if cost == MOVE and person.moved else None


def draw_is_main(game: Game, person: Person) -> bool:
    """A second thing drawn in a round takes the Main Action, by option the first does (delve.load.draw)."""
    return person.drew or game.setting.word("draw") == "main"


def spend(game: Game, person: Person, cost: str) -> None:
    """It is taken of his round."""
    if cost == MAIN:
        person.main_used = True
    elif cost == MOVE:
        person.moved = 1
    elif cost == DRAW:
        person.main_used = person.main_used or draw_is_main(game, person)
        person.drew = True


def begin_round(person: Person) -> None:
    """He has all of a round before him."""
    person.main_used = person.drew = person.struck_free = person.done = False
    person.moved = 0
