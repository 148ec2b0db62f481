"""The journal in lines, numbered for each viewer by himself: a gap would betray what he may not know."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

import msgspec

from podzem.core.events import OPEN, Event, sees
from podzem.core.words import Words

TAIL: Final = 64
"""Entries whose lines are kept at hand; older ones are read from the log."""


class Told:
    """The events of one entry, and their lines in the languages in which somebody has read them."""

    __slots__ = ("_said", "entry", "events")

    def __init__(self, entry: int, events: tuple[Event, ...]) -> None:
        self.entry = entry
        self.events = events
        self._said: dict[str | None, list[msgspec.Raw]] = {}

    def line(self, index: int, words: Words | None, names: Sequence[str]) -> msgspec.Raw:
        """One event as it goes over the wire."""
        language = words.language if words else None
        if language not in self._said:
            self._said[language] = [_raw(event, words, names) for event in self.events]
        return self._said[language][index]

    def forget(self) -> None:
        """Forget the words, since a name has changed."""
        self._said.clear()


def _raw(event: Event, words: Words | None, names: Sequence[str]) -> msgspec.Raw:
    data: dict[str, object] = {
        "event": event.name,
        "clause": event.clause,
        "facts": event.facts,
        "secret": event.audience != OPEN,
    }
    if event.terms:
        data["terms"] = [[term.name, term.value, term.clause] for term in event.terms]
    if words is not None:
        data["say"] = words.line(event, names)
    return msgspec.Raw(msgspec.json.encode(data))


class Lines:
    """The lines of a game: how many each viewer has, and the latest of them."""

    def __init__(self, players: int, totals: list[int] | None = None) -> None:
        self.players = players
        self.totals = totals or [0] * (players + 2)
        self.tail: deque[Told] = deque()

    def _place(self, viewer: int) -> int:
        return viewer if viewer >= 0 else self.players - 1 - viewer

    def count(self, viewer: int) -> int:
        """How many lines a viewer has."""
        return self.totals[self._place(viewer)]

    def tell(self, entry: int, events: tuple[Event, ...]) -> None:
        """The events of a new entry."""
        self._add(events, 1)
        self.tail.append(Told(entry, events))
        if len(self.tail) > TAIL:
            self.tail.popleft()

    def _add(self, events: tuple[Event, ...], number: int) -> None:
        for event in events:
            for viewer in range(-2, self.players):
                if event.audience == OPEN or sees(event.audience, viewer):
                    self.totals[self._place(viewer)] += number

    def untell(self) -> None:
        """Take the lines of the last entry back."""
        self._add(self.tail.pop().events, -1)

    def since(self, viewer: int, had: int) -> tuple[int, list[tuple[Told, int]]]:
        """The lines behind the first `had`, as far as they are at hand, and the number of the first of them."""
        number, found = self.count(viewer), []
        for told in reversed(self.tail):
            if number <= had:
                break
            for index in range(len(told.events) - 1, -1, -1):
                audience = told.events[index].audience
                if number > had and (audience == OPEN or sees(audience, viewer)):
                    found.append((told, index))
                    number -= 1
        return number + 1, found[::-1]

    def forget_words(self) -> None:
        """A name has changed: lines are put in words anew when they are next read."""
        for told in self.tail:
            told.forget()
