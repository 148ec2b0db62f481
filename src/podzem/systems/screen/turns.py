"""Who is waited for in a fight, and what a silent seat is taken to want."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.core.protocols import BySeat
from podzem.systems.screen import orders
from podzem.systems.screen.fight import OVER, Fight


@final
class ScreenTurns:
    """One seat at a time; after the fight all of them."""

    by_seat: BySeat[Fight] | None = staticmethod(orders.decisions)

    def awaited(self, state: Fight) -> tuple[int, ...]:
        """The seats that have open decisions."""
        return orders.awaited(state)

    def needed(self, state: Fight) -> tuple[int, ...]:
        """Without these nothing goes on; after the fight everybody says that he is done."""
        return orders.awaited(state)

    def turn(self, state: Fight) -> tuple[int, int]:
        """The round's slot and whose it is."""
        seat = orders.decider(state)
        return state.clock if state.stage != OVER else state.clock + 1, -2 if seat is None else seat

    def fallback(self, state: Fight, seat: int) -> Decision:
        """The book's answer, or the end of the turn."""
        return orders.fallback(state, seat)
