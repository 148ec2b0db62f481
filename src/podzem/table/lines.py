"""The journal in lines, numbered for each viewer by himself: a gap would betray what he may not know."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

from podzem.core.decisions import Fact
from podzem.core.events import OPEN, Event, Term, sees
from podzem.core.words import Words

TAIL: Final = 48
"""Entries whose lines are kept at hand; older ones are read from the log."""
UNPACKED: Final = 3
"""So many of them, the latest, are kept as they are: whoever keeps up asks for no others."""


Called: TypeAlias = Mapping[str, tuple[str, dict[str, Fact]] | str | None]
"""What places were called when something was told of them: a later knowledge must not word an earlier line."""
NOTHING: Final[Called] = {}


class EntryLines:
    """The events of one entry, and their lines in the languages in which somebody has read them."""

    __slots__ = ("_called", "_events", "_packed", "_rendered", "entry", "is_open", "size")

    def __init__(self, entry: int, events: tuple[Event, ...], called: Called = NOTHING) -> None:
        self.entry = entry
        self.size = len(events)
        self.is_open = all(event.audience == OPEN for event in events)
        """Whether everybody may read all of it."""
        self._events: tuple[Event, ...] | None = events
        self._called = called
        self._packed = b""
        self._rendered: dict[str | None, list[bytes]] = {}

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, unpacked if they were packed."""
        return unpacked(self._packed) if self._events is None else self._events

    def line(self, index: int, words: Words | None, names: Sequence[str]) -> bytes:
        """One event as it goes over the wire."""
        return self.lines(words, names)[index]

    def lines(self, words: Words | None, names: Sequence[str]) -> list[bytes]:
        """All events as they go over the wire, put in words once."""
        language = words.language if words else None
        said = self._rendered.get(language)
        if said is None:
            named = words.naming(self._called.get) if words is not None and self._called else words
            said = self._rendered[language] = [_raw(event, named, names) for event in self.events]
        return said

    def pack(self) -> None:
        """Keep the events in few bytes, since they will hardly be asked for again."""
        self._packed = packed(self.events)
        self._events = None
        self._rendered.clear()

    def forget(self) -> None:
        """Forget the words, since a name has changed."""
        self._rendered.clear()


_Facts = dict[str, int | str | bool | list[str]]
_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[tuple[str, str, int, _Facts, list[tuple[str, int, str]]]]).decode


def packed(events: tuple[Event, ...]) -> bytes:
    """Events in a tenth of the room that the objects take."""
    return _pack(
        [(e.name, e.clause, e.audience, e.facts, [(t.name, t.value, t.clause) for t in e.terms]) for e in events]
    )


def unpacked(kept: bytes) -> tuple[Event, ...]:
    """The events that were packed."""
    return tuple(
        [
            Event(name, clause, audience, facts, [Term(term, value, by) for term, value, by in terms])
            for name, clause, audience, facts, terms in _unpack(kept)
        ]
    )


_encode = msgspec.json.Encoder().encode


def _raw(event: Event, words: Words | None, names: Sequence[str]) -> bytes:
    data: dict[str, object] = {
        "event": event.name,
        "clause": event.clause,
        "facts": event.facts,
        "secret": event.audience != OPEN,
    }
    if event.terms:
        name = str if words is None else words.modifier
        data["terms"] = [[name(term.name), term.value, term.clause] for term in event.terms]
    if words is not None:
        data["say"] = words.line(event, names)
    return _encode(data)


class Lines:
    """The lines of a game: how many each viewer has, and the latest of them."""

    def __init__(self, players: int, totals: list[int] | None = None) -> None:
        self.players = players
        self.totals = totals or [0] * (players + 2)
        self.tail: deque[EntryLines] = deque()

    def _place(self, viewer: int) -> int:
        return viewer if viewer >= 0 else self.players - 1 - viewer

    def count(self, viewer: int) -> int:
        """How many lines a viewer has."""
        return self.totals[self._place(viewer)]

    def append(self, entry: int, events: tuple[Event, ...], called: Called = NOTHING) -> None:
        """The events of a new entry, and what the places in them were called."""
        self._add(events, 1)
        self.tail.append(EntryLines(entry, events, called))
        if len(self.tail) > UNPACKED:
            self.tail[-1 - UNPACKED].pack()
        if len(self.tail) > TAIL:
            self.tail.popleft()

    def _add(self, events: tuple[Event, ...], number: int) -> None:
        if all(event.audience == OPEN for event in events):
            more = number * len(events)
            for place in range(len(self.totals)):
                self.totals[place] += more
            return
        for event in events:
            audience = event.audience
            for viewer in range(-2, self.players):
                if audience == OPEN or sees(audience, viewer):
                    self.totals[self._place(viewer)] += number

    def pop(self) -> None:
        """Take the lines of the last entry back."""
        self._add(self.tail.pop().events, -1)

    def since(self, viewer: int, had: int) -> tuple[int, list[tuple[EntryLines, int]]]:
        """The lines behind the first `had`, as far as they are at hand, and the number of the first of them."""
        number, found = self.count(viewer), []
        for told in reversed(self.tail):
            if number <= had:
                break
            events = told.events
            for index in range(len(events) - 1, -1, -1):
                audience = events[index].audience
                if number > had and (audience == OPEN or sees(audience, viewer)):
                    found.append((told, index))
                    number -= 1
        return number + 1, found[::-1]

    def latest(self, viewer: int, had: int) -> EntryLines | None:
        """The last entry, if a viewer lacks exactly its lines and may read them all."""
        if not self.tail:
            return None
        told = self.tail[-1]
        return told if told.is_open and had + told.size == self.count(viewer) else None

    def forget_words(self) -> None:
        """A name has changed: lines are put in words anew when they are next read."""
        for told in self.tail:
            told.forget()
