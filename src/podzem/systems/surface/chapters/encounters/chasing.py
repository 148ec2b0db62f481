"""The orders of a pursuit (surface.pursuit.leg, surface.pursuit.players_pursue)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import budget, pursuit
from podzem.systems.surface.chapters.encounters import flight, sides
from podzem.systems.surface.chapters.encounters.encounter import FOLLOW, OTHERS, PARTY, RUN
from podzem.systems.surface.chapters.encounters.moments import (
    Do,
    WhyNot,
    caller,
    once,
    why_not_in_pursuit,
)
from podzem.systems.surface.game import PURSUIT, Game
from podzem.systems.surface.parties import MARCH
from podzem.systems.surface.rows import Row, SeatOrder, Words


def _why_not_run(game: Game, seat: int, words: Words) -> Refusal | None:
    party, _, _ = sides.at_hand(game)
    return why_not_in_pursuit(game, "run", RUN, PARTY) or flight.why_not(game, party, "run")


def _run(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    pursuit.turn_to_pursuer(game)


def _why_not_pursue(game: Game, seat: int, words: Words) -> Refusal | None:
    """With budget 0 it must give up or force the day; nobody runs after others with the fallen on his back."""
    party, _, _ = sides.at_hand(game)
    refusal = why_not_in_pursuit(game, "pursue", FOLLOW, OTHERS) or flight.why_not(game, party, "pursue")
    paid = party.phase == MARCH and game.setting.word("pursuit_flight_cost") == "deduct"
    if refusal is None and paid and not budget.remaining(game, party):
        return Refusal("surface.pursuit.players_pursue", "pursue", {"party": party.number})
    return refusal


def _pursue(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    pursuit.run(game, True, scribe)


def _why_not_give_up(game: Game, seat: int, words: Words) -> Refusal | None:
    return why_not_in_pursuit(game, "give_up", FOLLOW, OTHERS)


def _give_up(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    pursuit.run(game, False, scribe)


def _chase(name: str, why_not: WhyNot, do: Do) -> SeatOrder:
    spec = OrderSpec(name, may_hide_a_die=True)
    return SeatOrder(spec=spec, stages=(PURSUIT,), whose=caller, choices=once, why_not=why_not, do=do)


ORDERS: Final[tuple[Row, ...]] = (
    _chase("run", _why_not_run, _run),
    _chase("pursue", _why_not_pursue, _pursue),
    _chase("give_up", _why_not_give_up, _give_up),
)
