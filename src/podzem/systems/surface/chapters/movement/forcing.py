"""Движение: forced marches on double supplies or for a day of rest (surface.move.force_*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import Value
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.needs import supplies
from podzem.systems.surface.events import travel as events
from podzem.systems.surface.game import DAY, PURSUIT, Game
from podzem.systems.surface.parties import FOR_REST, MARCH, ON_SUPPLIES, Party
from podzem.systems.surface.rows import PartyOrder, Row, Words, no_words
from podzem.systems.surface.telling import amount, side

CLAUSES: Final = {ON_SUPPLIES: "surface.move.force_supplies", FOR_REST: "surface.move.force_rest"}
EXCLUSIVE: Final = "surface.move.force_exclusive"


def _why_not_forced(game: Game, party: Party, way: str) -> Refusal | None:
    """Each way once a day, and only one of them unless `move_force_stack` lets both."""
    order = f"force_{way}"
    if way in party.forced:
        return Refusal(CLAUSES[way], order, {"party": party.number})
    if party.forced and game.setting.word("move_force_stack") == "exclusive":
        return Refusal(EXCLUSIVE, order, {"party": party.number})
    return None


def _why_not_supplies(game: Game, party: Party, words: Words) -> Refusal | None:
    """Double rations for every head must be at hand; nobody eats more who lives off the land."""
    if party.is_foraging:
        return Refusal("surface.forage.no_supply_force", "force_supplies", {"party": party.number})
    needed, held = supplies.FORCED * len(supplies.eaters(game, party)), supplies.stock(game, party)
    refusal = _why_not_forced(game, party, ON_SUPPLIES)
    if refusal is not None or held >= needed:
        return refusal
    return Refusal(CLAUSES[ON_SUPPLIES], "force_supplies", {"party": party.number, "needed": needed, "held": held})


def _why_not_rest(game: Game, party: Party, words: Words) -> Refusal | None:
    """Not while a rest is owed."""
    refusal = _why_not_forced(game, party, FOR_REST)
    if refusal is None and party.rest_debt:
        return Refusal(CLAUSES[FOR_REST], "force_rest", {"party": party.number})
    return refusal


def _force(game: Game, party: Party, way: str, scribe: Scribe) -> None:
    party.forced = [*party.forced, way]
    if way == FOR_REST:
        party.rest_debt = True
    units = amount(budget.budget(game, party))
    facts: dict[str, Value] = {"party": party.number, "forced": way, "units": units}
    scribe.record(events.FORCED, facts, clause=CLAUSES[way], audience=side(game, party))
    if party.march is not None and not party.march.paused:
        game.agenda[:0] = [f"go:{party.number}"]


def _force_supplies(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    _force(game, party, ON_SUPPLIES, scribe)


def _force_rest(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    _force(game, party, FOR_REST, scribe)


ORDERS: Final[tuple[Row, ...]] = (
    PartyOrder(
        spec=OrderSpec("force_supplies", ("party",), may_hide_a_die=True),
        phases=(MARCH,),
        choices=no_words,
        why_not=_why_not_supplies,
        do=_force_supplies,
        stages=(DAY, PURSUIT),
    ),
    PartyOrder(
        spec=OrderSpec("force_rest", ("party",), may_hide_a_die=True),
        phases=(MARCH,),
        choices=no_words,
        why_not=_why_not_rest,
        do=_force_rest,
        stages=(DAY, PURSUIT),
    ),
)
