"""Outside, which counts as a town (dungeon.income.delivery): everything a party does between two expeditions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.town import heroes, market, personnel
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.movement import setting_out
from podzem.systems.dungeon.chapters.movement.entering import NEVER
from podzem.systems.dungeon.game import TOWN, Game

Candidates = Callable[[Game, int], list[Decision]]
WhyNot = Callable[[Game, Decision], Refusal | None]
Apply = Callable[[Game, Decision, Scribe], None]

PARTS: Final[tuple[tuple[dict[str, tuple[str, ...]], Candidates, WhyNot, Apply], ...]] = (
    (setting_out.ORDERS, setting_out.candidates, setting_out.why_not, setting_out.apply),
    (
        market.ORDERS,
        lambda game, seat: market.candidates(game.company, seat),
        lambda game, decision: market.why_not(game.company, decision, NEVER),
        lambda game, decision, scribe: market.apply(game.company, decision, Below(game), scribe),
    ),
    (
        personnel.ORDERS,
        lambda game, seat: personnel.candidates(game.company, seat),
        lambda game, decision: personnel.why_not(game.company, decision),
        lambda game, decision, scribe: personnel.apply(game.company, decision, scribe),
    ),
    (
        heroes.ORDERS,
        lambda game, seat: heroes.candidates(game.company, seat),
        lambda game, decision: heroes.why_not(game.company, decision),
        lambda game, decision, scribe: heroes.apply(game.company, decision, scribe),
    ),
)
ORDERS: Final[dict[str, tuple[str, ...]]] = {
    order: facts for orders, _, _, _ in PARTS for order, facts in orders.items()
}


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every decision of a seat in the town."""
    if game.stage != TOWN or game.questions or not 0 <= seat < game.setting.players:
        return []
    found = [decision for _, listed, _, _ in PARTS for decision in listed(game, seat)]
    return [decision for decision in found if why_not(game, decision) is None]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open in the town."""
    facts: dict[str, Fact] = {"order": decision.order}
    if game.stage != TOWN or game.questions or not 0 <= decision.seat < game.setting.players:
        return Refusal("dungeon.premise.goal", decision.order, facts)
    for orders, _, refuse, _ in PARTS:
        if decision.order in orders and len(decision.words) == len(orders[decision.order]):
            return refuse(game, decision)
    return Refusal("dungeon.income.delivery", decision.order, facts)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry it out."""
    for orders, _, _, carry_out in PARTS:
        if decision.order in orders:
            carry_out(game, decision, scribe)
            return
