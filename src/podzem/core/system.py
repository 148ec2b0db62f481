"""The protocol of a system: seven functions over a state, its text forms, and the fast lane where there is one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from podzem.core.clauses import Register
from podzem.core.decisions import Decision, Namer, Refusal
from podzem.core.dice import Dice
from podzem.core.event_table import Events
from podzem.core.lane import Lane
from podzem.core.options import Choice, Option
from podzem.core.orders import Orders
from podzem.core.scribe import Scribe


class State(Protocol):
    """Plain data that can be copied, compared and stored."""

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        ...

    def key(self) -> bytes:
        """All of the state in bytes: equal states have equal keys, unequal ones do not."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: the winning seats (none in a draw), the clause, and how."""

    winners: tuple[int, ...]
    clause: str
    way: str


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


Imagine: TypeAlias = Callable[[Dice], Any]
"""Another state that a seat cannot tell from the true one, drawn with these dice."""


class Bot(Protocol):
    """A player made of code: gets a view, its open decisions and states to imagine, never the state."""

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        ...


class System(Protocol[S]):
    """A rule document as a program."""

    key: str
    options: tuple[Option, ...]
    clauses: Register
    seats: tuple[int, int]
    """The least and the most players."""
    usual: int
    """How many play when nobody says how many."""
    terms: Mapping[str, str]
    """What kind of word a fact of an event or an argument of an order is: seat, card, square."""
    orders: Orders
    """Every order: the facts that its words are, and what the table has to know of it."""
    events: Events
    """Every event: its facts, and whether it discloses."""
    script_clause: str
    """The clause about scripted dice, named when a script does not fit."""
    judge_clause: str
    """The clause by which a human judge may override what the dice say before it is told."""
    journal_clause: str
    """The clause about the journal, named when one does not replay."""
    rules_digest: str
    """A digest of all data the rules read."""
    tallies: Mapping[str, tuple[str, str]]
    """What the lab counts over many games: a name, the event, and `clause` or the fact by which it is counted."""
    bots: tuple[str, ...]
    """The bots that the system brings, the best for a person to play against first."""
    lane: Lane | None
    """The same rules over packed integers, where the system offers them; `decisions` then follow from its codes."""

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> S:
        """A fresh game; refused with its clause when the table cannot start."""
        ...

    def decisions(self, state: S) -> list[Decision]:
        """Every legal decision, each with its seat; empty when the game is over."""
        ...

    def open_to(self, state: S, seat: int) -> list[Decision]:
        """The decisions of one seat, in the same order."""
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

    def awaited(self, state: S) -> tuple[int, ...]:
        """The seats that have open decisions, those without whom nothing goes on first."""
        ...

    def needed(self, state: S) -> tuple[int, ...]:
        """Of the awaited seats those without whom nothing goes on; the others may still change their mind."""
        ...

    def turn(self, state: S) -> tuple[int, int]:
        """Which turn it is: the round, or what a system has in its place, and the seat whose turn it is.

        The pair differs from one turn to the next; its first part is how long the game has gone on.
        """
        ...

    def fallback(self, state: S, seat: int) -> Decision:
        """What a needed seat that does not answer in time is taken to have decided."""
        ...

    def write(self, state: S) -> dict[str, Any]:
        """The state as nested plain data."""
        ...

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> S:
        """A state from data that may be partial, the rest as in an empty test state; faults are refused by name."""
        ...

    def table_options(self, state: S) -> tuple[int, dict[str, Choice]]:
        """The number of players and the options the state was set up with."""
        ...

    def seeing(self, state: S, viewer: int) -> Any:
        """The view as the wire has it: a struct of named fields (`plain` makes nested plain data of it)."""
        ...

    def scene(self, state: S) -> dict[str, Any]:
        """What lies under the view and never changes in a game, for drawing: a graph board or a grid map."""
        ...

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name and as plain data for the wire: numbers as numbers, points as pairs."""
        ...

    def prospects(self, before: S, after: S, seat: int) -> tuple[str, ...]:
        """What a change means for a seat, by the names for which words and odds are shown: won, dead, treasure."""
        ...

    def chances(self, state: S, decision: Decision) -> Mapping[str, Fraction] | None:
        """What a decision leads to in the end, by the names of prospects, where the system can tell more than its dice.

        None where the dice of the decision tell all; nothing in it where the table shows no odds.
        """
        ...

    def standing_still(self, state: S) -> AbstractContextManager[None]:
        """Inside, many questions about a state that does not change may be answered from what they have in common."""
        ...

    def bot(self, name: str) -> Bot:
        """A bot of that name; `Malformed` when there is none."""
        ...

    def decode(self, state: S, code: int) -> Decision:
        """The decision that a code of the fast lane stands for."""
        ...


@runtime_checkable
class NamesPlaces(Protocol[S_contra]):
    """A system whose places have names that follow from the state, such as a map's walls and doors."""

    def namer(self, state: S_contra) -> Namer:
        """What gives the message and the facts by which the players call a place; None where they do not know it."""
        ...

    def places_shown(self, state: S_contra, viewer: int) -> list[str]:
        """The ids of places that a viewer's view speaks of, so that they can be put in words beside it."""
        ...


@runtime_checkable
class SeesApart(Protocol[S_contra]):
    """A system that can tell what all see from what is a viewer's own; `seeing` then is both together.

    A table makes the open part once for all who are there.
    """

    def open_json(self, state: S_contra) -> bytes:
        """What a watcher sees, and so everybody: a JSON object."""
        ...

    def own_json(self, state: S_contra, viewer: int) -> bytes:
        """What is a viewer's own: a JSON object with other keys."""
        ...


@runtime_checkable
class Staged(Protocol):
    """A system whose states are too large to be written path by path: cases set them up in a few words."""

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Any:
        """The state of a case; faults are refused by name."""
        ...

    def whole(self, state: Any) -> dict[str, Any]:
        """Every path of a state, those at their default too."""
        ...
