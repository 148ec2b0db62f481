"""The protocol of a system: seven functions over a state, and beside them its book and a few small protocols."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from podzem.core.book import Book
from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.protocols import Advice, Forms, S, Showing, Turns
from podzem.core.scribe import Scribe


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats (none in a draw), the clause, and how."""

    winners: tuple[int, ...]
    clause: str
    way: str


@runtime_checkable
class System(Protocol[S]):
    """A rule document as a program."""

    @property
    def key(self) -> str:
        """Its name in files and messages."""
        ...

    @property
    def book(self) -> Book:
        """What can be said of the rules without a game."""
        ...

    @property
    def forms(self) -> Forms[S]:
        """States as text."""
        ...

    @property
    def showing(self) -> Showing[S]:
        """What is sent and drawn."""
        ...

    @property
    def turns(self) -> Turns[S]:
        """Who is waited for."""
        ...

    @property
    def advice(self) -> Advice[S]:
        """Bots and odds."""
        ...

    @property
    def lane(self) -> Lane | None:
        """The same rules over packed integers, where the system offers them; `decisions` then follow from its codes."""
        ...

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> S:
        """A fresh game; refused with its clause when the table cannot start."""
        ...

    def decisions(self, state: S) -> list[Decision]:
        """Every legal decision, each with its seat; empty when the game is over."""
        ...

    def refuse(self, state: S, decision: Decision) -> Refusal | None:
        """Why not, with the clause; the one source of legality."""
        ...

    def apply(self, state: S, decision: Decision, scribe: Scribe) -> None:
        """Change the state, tell the scribe."""
        ...

    def view(self, state: S, viewer: int) -> Any:
        """What this viewer may know, built up from nothing."""
        ...

    def resample(self, state: S, viewer: int, dice: Dice) -> S:
        """Another state that this viewer cannot tell apart."""
        ...

    def outcome(self, state: S) -> Outcome | None:
        """How the game ended, if it has."""
        ...
