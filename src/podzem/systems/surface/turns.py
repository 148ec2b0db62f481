"""Who is waited for in `surface`: the callers of parties whose day is not over, whoever is asked, the judge."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.systems.surface import orders
from podzem.systems.surface.game import Game


@final
class SurfaceTurns:
    """Several callers may be asked at once."""

    def by_seat(self, state: Game, seat: int) -> list[Decision]:
        """Every legal decision of a seat."""
        return orders.candidates(state, seat) if seat in self.awaited(state) else []

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seats that are asked."""
        return orders.awaited(state)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The seats without whom nothing goes on."""
        return orders.needed(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The day of the campaign and the seat that calls."""
        return state.days, state.company.caller

    def fallback(self, state: Game, seat: int) -> Decision:
        """What a seat that does not answer is taken to have decided."""
        return orders.fallback(state, seat)
