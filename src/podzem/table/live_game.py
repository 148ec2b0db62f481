"""The game of a table as far as it has come: its state, what can be taken back, its lines.

Only the present is kept at hand; whatever lies further back is read from the log and played again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from podzem.core.chronicle import Chronicle
from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.errors import Malformed
from podzem.core.journal import Entry, Header, Journal, replay, replay_entries
from podzem.core.step import Step, digest, reveals, step
from podzem.core.system import System
from podzem.table.lines import Lines
from podzem.table.log import Row
from podzem.table.rows import Cut
from podzem.table.speech import called_in

History = Callable[[], Sequence[Row]]
"""Reads the whole log of a table."""


def live_entries(rows: Iterable[Row]) -> list[Entry]:
    """The entries of the game as it stands, without what was taken back or rewound."""
    entries: list[Entry] = []
    for row in rows:
        if row.kind == "step":
            entries.append(msgspec.json.decode(row.body, type=Entry))
        elif row.kind == "cut":
            del entries[msgspec.json.decode(row.body, type=Cut).entries :]
    return entries


class LiveGame:
    """A state with the number of entries that led to it."""

    def __init__(
        self, system: System[Any], header: Header, state: Any, entries: int, lines: Lines, chronicle: Chronicle
    ) -> None:
        self.system = system
        self.header = header
        self.state = state
        self.entries = entries
        self.lines = lines
        self.chronicle = chronicle
        self.undo: list[tuple[Any, Chronicle, int]] = []
        """State and chronicle before the last decisions that nothing has answered yet, and who took each."""

    def advance(self, decision: Decision, dice: Dice) -> Entry:
        """Take a decision; the entry for the log."""
        done = step(self.system, self.state, decision, dice)
        self._take(done)
        return Entry(str(decision), list(done.faces), digest(done.state))

    def accept(self, done: Step[Any], ruled: list[tuple[int, int]]) -> Entry:
        """Take a step that a judge has weighed, with the dice that he replaced."""
        self._take(done)
        return Entry(str(done.decision), list(done.faces), digest(done.state), ruled)

    def _take(self, done: Step[Any]) -> None:
        if reveals(self.system, self.state, done):
            self.undo.clear()
        else:
            self.undo.append((self.state, self.chronicle, done.decision.seat))
        self.lines.append(self.entries, done.events, called_in(self.system, self.state, done))
        self.chronicle = self.chronicle.after(done.events)
        self.state = done.state
        self.entries += 1

    def follow(self, entries: Sequence[Entry]) -> None:
        """Play entries of the log again; each digest is verified."""
        for moment in replay_entries(self.system, self.state, self.entries, entries):
            assert moment.decision is not None
            self._take(Step(moment.decision, moment.state, moment.events, moment.faces))

    def can_take_back(self, seat: int) -> bool:
        """Only one's own last decision, while neither chance has answered nor anything was revealed."""
        return bool(self.undo) and self.undo[-1][2] == seat

    def cut(self, entries: int) -> bool:
        """Go back to where the game had that many entries, if that is at hand."""
        back = self.entries - entries
        if back > len(self.undo) or back > len(self.lines.tail):
            return False
        for _ in range(back):
            self.state, self.chronicle, _seat = self.undo.pop()
            self.lines.pop()
        self.entries = entries
        return True


def begin(system: System[Any], header: Header, entries: Sequence[Entry]) -> LiveGame:
    """A game from its first entry on."""
    moments = replay(system, Journal(header, list(entries[:1])))
    opening = next(iter(moments))
    chronicle = Chronicle(system.book.retelling).after(opening.events)
    game = LiveGame(system, header, opening.state, 1, Lines(header.players), chronicle)
    game.lines.append(0, opening.events, called_in(system, opening.state, opening))
    game.follow(entries[1:])
    return game


def moment_at(game: LiveGame, entries: Sequence[Entry], at: int) -> LiveGame:
    """The game as it was after entry `at`, the set-up being entry 0."""
    if not 0 <= at < len(entries):
        raise Malformed(f"the game has entries 0 to {len(entries) - 1}; there is no {at}")
    return begin(game.system, game.header, entries[: at + 1])
