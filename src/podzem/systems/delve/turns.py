"""Who is waited for in `delve`, and what a silent seat is taken to want."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.systems.delve import acting, deciding
from podzem.systems.delve.game import Game


@final
class DelveTurns:
    """In a turn every seat may order for its own; the caller says when it is declared."""

    def by_seat(self, state: Game, seat: int) -> list[Decision]:
        """Every legal decision of a seat."""
        return deciding.candidates(state, seat)

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seats that are asked: those without whom nothing goes on first."""
        return acting.awaited(state)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The seats without whom nothing goes on."""
        return acting.needed(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The dungeon turn and the seat that is waited for."""
        return state.turn, next(iter(acting.needed(state)), state.caller)

    def fallback(self, state: Game, seat: int) -> Decision:
        """What a seat that does not answer is taken to have decided."""
        return deciding.fallback(state, seat)
