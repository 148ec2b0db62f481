"""What happened so far: of all that was told the few events that a system would tell again, under headings of its own.

A chronicle grows with the game and stays small. What it forgets follows, for each audience by itself, from what that
audience was told: nobody can see in it that others were told more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from podzem.core.events import Event, sees

DETAIL: Final = 1
"""Told of the latest pages only."""
NOTABLE: Final = 2
"""Told of earlier pages, too, while there is room."""
MILESTONE: Final = 3
"""Told as long as there is room for anything."""
KEPT: Final[Mapping[int, int]] = {DETAIL: 60, NOTABLE: 120, MILESTONE: 240}
"""How many of a weight are kept for an audience."""
MOST: Final = 30
"""The sentences of a recap."""
LATEST: Final = 3
"""So many pages, the latest, are told in detail."""
DETAILED: Final = 14
"""The sentences that they may take."""


@dataclass(frozen=True, slots=True)
class Retelling:
    """What a system tells again: the event that begins a page, such as a new day, and the weight of others by name."""

    heading: str = ""
    weights: Mapping[str, int] = field(default_factory=dict)


class Page(NamedTuple):
    """Events under the event that heads them; nothing heads what was before the first heading."""

    heading: Event | None
    events: list[Event]


@dataclass(frozen=True, slots=True)
class Chronicle:
    """What is kept, headings among it, in the order in which it was told; it never changes."""

    retelling: Retelling
    kept: tuple[Event, ...] = ()

    def after(self, events: Sequence[Event]) -> Chronicle:
        """The chronicle with what a step has told."""
        weights, heading = self.retelling.weights, self.retelling.heading
        new = tuple(event for event in events if event.name in weights or event.name == heading)
        return Chronicle(self.retelling, self._without_empty(self._bounded(self.kept + new))) if new else self

    def _bounded(self, events: tuple[Event, ...]) -> list[Event]:
        """The latest of each weight for each audience, and all headings."""
        left: Counter[tuple[int, int]] = Counter()
        found = []
        for event in reversed(events):
            weight = self.retelling.weights.get(event.name, 0)
            left[event.audience, weight] += 1
            if event.name == self.retelling.heading or left[event.audience, weight] <= KEPT[weight]:
                found.append(event)
        return found[::-1]

    def _without_empty(self, events: list[Event]) -> tuple[Event, ...]:
        """Without headings under which nothing stands, but for the last: more may come."""
        heads = [event.name == self.retelling.heading for event in events] + [False]
        return tuple(event for number, event in enumerate(events) if not (heads[number] and heads[number + 1]))

    def pages(self, viewer: int) -> list[Page]:
        """What a viewer is told again: the latest pages in detail, of earlier ones what weighs most."""
        pages = [page for page in self._pages(viewer) if page.events]
        latest = [event for page in pages[-LATEST:] for event in page.events]
        earlier = [event for page in pages[:-LATEST] for event in page.events]
        told = self._weightiest(latest, DETAILED)
        told |= self._weightiest([event for event in earlier if self._weight(event) > DETAIL], MOST - len(told))
        chosen = [Page(page.heading, [event for event in page.events if id(event) in told]) for page in pages]
        return [page for page in chosen if page.events]

    def _pages(self, viewer: int) -> list[Page]:
        pages = [Page(None, [])]
        for event in self.kept:
            if event.name == self.retelling.heading:
                pages.append(Page(event, []))
            elif sees(event.audience, viewer):
                pages[-1].events.append(event)
        return pages

    def _weightiest(self, events: Sequence[Event], room: int) -> set[int]:
        """As many as there is room for, the weightiest and of these the latest."""
        ranked = sorted(enumerate(events), key=lambda numbered: (-self._weight(numbered[1]), -numbered[0]))
        return {id(event) for _, event in ranked[:room]}

    def _weight(self, event: Event) -> int:
        return self.retelling.weights[event.name]
