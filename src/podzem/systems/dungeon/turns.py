"""Who is waited for in `dungeon`: the seats with somebody to order, the caller, the judge where he is asked."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.systems.dungeon import deciding
from podzem.systems.dungeon.game import Game


@final
class DungeonTurns:
    """Several seats may be asked at once."""

    def by_seat(self, state: Game, seat: int) -> list[Decision]:
        """Every legal decision of a seat; to list those of all seats takes as many times as long."""
        return deciding.candidates(state, seat) if seat in self.awaited(state) else []

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seats that are asked: those without whom nothing goes on first."""
        return deciding.awaited(state)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The seats without whom nothing goes on."""
        return deciding.needed(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The turn of the expedition and the seat that calls."""
        return state.company.turn, state.company.caller

    def fallback(self, state: Game, seat: int) -> Decision:
        """What a seat that does not answer is taken to have decided (dungeon.time.order)."""
        return deciding.fallback(state, seat)
