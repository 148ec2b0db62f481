"""Questions about open decisions that are answered alike for every system."""

from __future__ import annotations

from podzem.core.decisions import Decision
from podzem.core.protocols import S
from podzem.core.system import System


def open_to(system: System[S], state: S, seat: int) -> list[Decision]:
    """The decisions of one seat, in the order of `decisions`."""
    by_seat = system.turns.by_seat
    if by_seat is not None:
        return by_seat(state, seat)
    if seat not in system.turns.awaited(state):
        return []
    return [decision for decision in system.decisions(state) if decision.seat == seat]
