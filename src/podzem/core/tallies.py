"""What the lab counts over many games, as a system lists it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from podzem.core.events import Event

CLAUSE: Final = "clause"
EVENT: Final = "event"


@dataclass(frozen=True, slots=True)
class Counting:
    """Events that are counted together, by what, and how much each counts."""

    events: tuple[str, ...]
    by: str
    """`clause`, `event` (which of them it was), or a fact."""
    of: tuple[str, ...] = ()
    """The facts whose numbers are summed up, of each event the first that it has; none: each event counts once."""
    last: str = ""
    """The event that told the fact by which they are counted, if it is another: what held when they were told."""
    share: bool = False
    """Whether each item is shown as its share of all of them."""
    only: Callable[[Event], bool] | None = None
    """Which of the events are counted, where not all are."""

    def amount(self, event: Event) -> int:
        """How much an event counts."""
        if self.only is not None and not self.only(event):
            return 0
        if not self.of:
            return 1
        for fact in self.of:
            if fact in event.facts:
                return int(str(event.facts[fact]))
        return 0


Tallies = Mapping[str, tuple[str, str] | Counting]
"""By its name what is counted; an event and the fact by which it is counted in short."""


def counting(row: tuple[str, str] | Counting) -> Counting:
    """A row in full."""
    return row if isinstance(row, Counting) else Counting((row[0],), row[1])
