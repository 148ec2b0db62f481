"""Who is waited for in `escape`: one seat at a time."""

from __future__ import annotations

from typing import final

from podzem.core.decisions import Decision
from podzem.core.protocols import BySeat
from podzem.systems.escape import texts
from podzem.systems.escape.fallback import fallback
from podzem.systems.escape.game import OVER, Game


@final
class EscapeTurns:
    """The seat on turn, or the one whom a rule asks in between."""

    by_seat: BySeat[Game] | None = None

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seat that is asked."""
        return () if state.phase == OVER else (int(state.actor),)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The seat that is asked."""
        return self.awaited(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The round and the seat on turn; a further turn after a six belongs to the turn that threw it."""
        return int(state.round), int(state.seat)

    def fallback(self, state: Game, seat: int) -> Decision:
        """The default of escape.house.timeout."""
        assert seat == state.actor
        return texts.decode(state, fallback(state))
