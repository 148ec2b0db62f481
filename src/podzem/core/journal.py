"""The journal: a header, then per step the decision, the faces chance gave, and a digest of the state after.

It is the truth of a game: replaying checks every digest; rewind and fork rebuild from it, no inverse of a rule exists.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import msgspec

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Dice, Recorded, Recording
from podzem.core.errors import Diverged, Malformed, PodzemError
from podzem.core.events import Event, sees
from podzem.core.protocols import S
from podzem.core.ruling import events_of
from podzem.core.scribe import Scribe
from podzem.core.step import Step, digest, reveals, step
from podzem.core.system import System

FORMAT = 1

Row = TypeVar("Row")


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game was begun with."""

    podzem: int
    system: str
    rules: str
    players: int
    options: dict[str, str | int | bool]
    seats: list[str]
    state: dict[str, Any] | None = None
    commitment: str | None = None


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One step; the first entry is the set-up, without a decision."""

    do: str | None
    dice: list[tuple[int, int]]
    digest: str
    ruled: list[tuple[int, int]] = msgspec.field(default_factory=list)
    """The dice whose face a judge replaced: the number of each in the step, from 0, and what had fallen."""

    @property
    def fallen(self) -> list[tuple[int, int]]:
        """The dice as they fell."""
        fell = dict(self.ruled)
        return [(sides, fell.get(number, face)) for number, (sides, face) in enumerate(self.dice)]


@dataclass(frozen=True, slots=True)
class Moment(Generic[S]):
    """A state reached in a game, with the decision and the events that led to it."""

    number: int
    decision: Decision | None
    state: S
    events: tuple[Event, ...]
    faces: tuple[tuple[int, int], ...]

    def can_be_taken_back_by(self, seat: int, system: System[S], before: S) -> bool:
        """Only one's own last decision, and only while neither chance has answered nor anything was revealed."""
        is_own = self.decision is not None and self.decision.seat == seat
        return is_own and not reveals(system, before, self)


@dataclass(slots=True)
class Journal:
    """Header and entries; the text form is one JSON object a line."""

    header: Header
    entries: list[Entry]

    def text(self) -> str:
        """The journal as a file's text."""
        rows = [self.header, *self.entries]
        return "".join(msgspec.json.encode(row).decode() + "\n" for row in rows)

    def fork(self, entries: int) -> Journal:
        """The journal of the same game up to that many entries: rewound, or the root of another course."""
        if not 1 <= entries <= len(self.entries):
            raise Malformed(f"the journal has {len(self.entries)} entries; 1 to that many can be kept, not {entries}")
        return Journal(self.header, self.entries[:entries])


def read_journal(text: str) -> Journal:
    """A journal from its text; a damaged line is named."""
    lines = text.splitlines()
    if not lines:
        raise Malformed("the journal is empty")
    header = _decode(lines[0], 1, Header)
    if header.podzem != FORMAT:
        raise Malformed(f"line 1: journal format {header.podzem} is not known; {FORMAT} was expected")
    entries = [_decode(line, number, Entry) for number, line in enumerate(lines[1:], 2)]
    if not entries or entries[0].do is not None or any(entry.do is None for entry in entries[1:]):
        raise Malformed("a journal has one set-up entry, and it stands first")
    return Journal(header, entries)


def _decode(line: str, number: int, row: type[Row]) -> Row:
    try:
        return msgspec.json.decode(line, type=row)
    except msgspec.DecodeError as error:
        raise Malformed(f"line {number} of the journal: {error}") from None


def open_game(
    system: System[S],
    players: int,
    options: Mapping[str, Any],
    seats: list[str],
    dice: Dice,
    commitment: str | None = None,
) -> tuple[Journal, Moment[S]]:
    """Set a game up and begin its journal."""
    recording = Recording(dice)
    scribe = Scribe(recording, listening=True)
    state = system.setup(players, options, scribe)
    header = Header(FORMAT, system.key, system.book.rules_digest, players, dict(options), seats, None, commitment)
    journal = Journal(header, [Entry(None, recording.faces, digest(state))])
    return journal, Moment(0, None, state, tuple(scribe.events), tuple(recording.faces))


def open_at(system: System[S], state: S, seats: list[str]) -> tuple[Journal, Moment[S]]:
    """Begin a journal at a given state."""
    players, options = system.forms.table_options(state)
    data = system.forms.write(state)
    header = Header(FORMAT, system.key, system.book.rules_digest, players, options, seats, data)
    return Journal(header, [Entry(None, [], digest(state))]), Moment(0, None, state, (), ())


def record(journal: Journal, done: Step[S], ruled: Sequence[tuple[int, int]] = ()) -> Moment[S]:
    """Append a step, with the dice that a judge replaced."""
    journal.entries.append(Entry(str(done.decision), list(done.faces), digest(done.state), list(ruled)))
    return Moment(len(journal.entries) - 1, done.decision, done.state, done.events, done.faces)


def replay(system: System[S], journal: Journal) -> Iterator[Moment[S]]:
    """Every moment of the game; the first digest, face or decision that does not fit is named."""
    try:
        moment = _replay_setup(system, journal.header, journal.entries[0])
    except PodzemError as error:
        raise Diverged(f"set-up: {error} [{system.book.journal_clause}]") from None
    yield moment
    yield from replay_entries(system, moment.state, 1, journal.entries[1:])


def replay_entries(system: System[S], state: S, first: int, entries: Sequence[Entry]) -> Iterator[Moment[S]]:
    """The moments that entries, numbered from `first`, lead to from a state in the middle of a game."""
    for number, entry in enumerate(entries, first):
        try:
            moment = _replay_entry(system, state, number, entry)
        except PodzemError as error:
            raise Diverged(f"entry {number} ({entry.do}): {error} [{system.book.journal_clause}]") from None
        state = moment.state
        yield moment


def _replay_setup(system: System[S], header: Header, entry: Entry) -> Moment[S]:
    recorded = Recorded(entry.dice)
    scribe = Scribe(recorded, listening=True)
    if header.state is None:
        state = system.setup(header.players, header.options, scribe)
    else:
        state = system.forms.read(header.players, header.options, header.state)
    recorded.finish()
    _check(entry, state, "the set-up")
    return Moment(0, None, state, tuple(scribe.events), tuple(entry.dice))


def _replay_entry(system: System[S], state: S, number: int, entry: Entry) -> Moment[S]:
    recorded = Recorded(entry.dice)
    done = step(system, state, read_decision(entry.do or ""), recorded)
    recorded.finish()
    _check(entry, done.state, "the step")
    if any(not 0 <= die < len(entry.dice) for die, _ in entry.ruled):
        raise Diverged("a die is said to be replaced that the step does not have")
    ruled = events_of(entry.ruled, entry.dice, system.book.judge_clause)
    return Moment(number, done.decision, done.state, done.events + ruled, done.faces)


def _check(entry: Entry, state: Any, what: str) -> None:
    found = digest(state)
    if found != entry.digest:
        raise Diverged(f"after {what} the journal's digest is {entry.digest}, the rules give {found}")


def lines_for(events: tuple[Event, ...], viewer: int) -> list[Event]:
    """The events that a viewer may know, and no trace of the others."""
    return [event for event in events if sees(event.audience, viewer)]
