"""The part of the rules about meetings, captives, aid, treasure and the town: its decisions and orders."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import recruiting
from podzem.expedition.meeting import parley
from podzem.systems.dungeon import rulings
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.chapters.loyalty import excess
from podzem.systems.dungeon.chapters.town import town
from podzem.systems.dungeon.game import MEETING, TOWN, Game
from podzem.systems.dungeon.game import ORDERS as GIVING_ORDERS

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    **parley.ORDERS,
    **rulings.ORDERS,
    **excess.ORDERS,
    **recruiting.ORDERS,
    **town.ORDERS,
}


def candidates(game: Game, seat: int) -> list[Decision]:
    """Every legal decision of a seat that belongs to this part."""
    if game.questions:
        return rulings.candidates(game, seat) if rulings.is_asked(game) else []
    if game.stage == MEETING:
        return parley.candidates(game, seat)
    if game.stage == TOWN:
        return town.candidates(game, seat)
    return recruiting.candidates(game.company, seat) if game.stage == GIVING_ORDERS else []


def owns(game: Game, decision: Decision) -> bool:
    """Whether it is for this part to refuse or carry out a decision now."""
    if game.questions:
        return rulings.is_asked(game)
    return game.stage in (MEETING, TOWN) or decision.order in recruiting.ORDERS


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a decision is not open."""
    if game.questions:
        return rulings.why_not(game, decision)
    if game.stage == MEETING:
        return parley.why_not(game, decision)
    if game.stage == TOWN:
        return town.why_not(game, decision)
    return recruiting.why_not(game.company, decision)


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Carry out a legal decision."""
    if game.questions:
        rulings.apply(game, decision, scribe)
    elif game.stage == MEETING:
        parley.apply(game, decision, scribe)
    elif game.stage == TOWN:
        town.apply(game, decision, scribe)
    else:
        recruiting.apply(game.company, decision, Below(game), scribe)
