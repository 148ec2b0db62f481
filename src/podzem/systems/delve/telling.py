"""Which of several the lot falls on, and the sides of the dice that are thrown."""

from __future__ import annotations

from typing import Final

from podzem.core.events import AS_LISTED, EventSpec
from podzem.core.scribe import Scribe

SIDES: Final = 6


def pick(scribe: Scribe, count: int, event: EventSpec, audience: int = AS_LISTED) -> int:
    """Which of so many the lot falls on, from 0; the only one needs no die (delve.core.dice_order)."""
    return 0 if count == 1 else int(scribe.roll(count, event, audience=audience)) - 1
