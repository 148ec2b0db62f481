"""Orders of a flight (delve.flee.*, section 19)."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.chapters.combat.orders import ITEM
from podzem.systems.delve.chapters.flight import fleeing, plans
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.people import Person
from podzem.systems.delve.rows import FREE, Word, row

FIGHT: Final = (COMBAT,)
PLAN: Final = Word("plan", lambda game, person, text: text)


def _plans(game: Game, person: Person) -> list[tuple[str, ...]]:
    running = fleeing.fugitives(game) if game.meeting is not None else []
    return [(plan,) for plan in plans.plans(game, running)] if running else []


def _items(game: Game, person: Person) -> list[tuple[str, ...]]:
    return [(item.id,) for item in person.items]


ROWS: Final = (
    row("flee", FIGHT, why_not=fleeing.why_not_declare, do=fleeing.declare, cost=FREE),
    row("flee_too", FIGHT, why_not=fleeing.why_not_join, do=fleeing.join, cost=FREE, side_by_side=True),
    row("stay", FIGHT, why_not=fleeing.why_not_stay, do=fleeing.stay, cost=FREE, side_by_side=True),
    row("plan", FIGHT, (PLAN,), _plans, fleeing.why_not_plan, fleeing.plan, cost=FREE, repeats=True),
    row("throw_down", FIGHT, (ITEM,), _items, fleeing.why_not_throw, fleeing.throw, cost=FREE),
    row("away", FIGHT, why_not=fleeing.why_not_away, do=fleeing.away, cost=FREE),
)
