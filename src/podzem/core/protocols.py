"""What a system offers besides its rules, in small protocols: its forms, what it shows, its turns, its advice.

What not every system has stands as an attribute that may be None; nobody has to write a function that only raises.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol, Self, TypeAlias, TypeVar, runtime_checkable

from podzem.core.decisions import Decision, Namer
from podzem.core.dice import Dice
from podzem.core.events import Term, Value
from podzem.core.options import Choice
from podzem.core.scribe import Scribe
from podzem.core.words import Words


class State(Protocol):
    """Plain data that can be copied, compared and stored."""

    def copy(self) -> Self:
        """An equal state that shares nothing that changes."""
        ...

    def key(self) -> bytes:
        """All of the state in bytes: equal states have equal keys, unequal ones do not."""
        ...


S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


# forms: a state as text


@runtime_checkable
class Staging(Protocol[S]):
    """How cases set up states that are too large to be written path by path."""

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> S:
        """The state of a case in a few words; faults are refused by name."""
        ...

    def whole(self, state: S) -> dict[str, Any]:
        """Every path of a state, those at their default too."""
        ...


@runtime_checkable
class Workshop(Protocol):
    """Documents that a game can be set up from, made by people: what may stand in one, and what one comes to."""

    @property
    def option(self) -> str:
        """The option that takes the text of such a document."""
        ...

    @property
    def desk(self) -> str:
        """The folder of the page that knows how such a document is edited."""
        ...

    def stock(self, words: Words) -> dict[str, Any]:
        """What a document can be made of, as plain data with names in words."""
        ...

    def examine(self, text: str, words: Words) -> dict[str, Any]:
        """What a document comes to: its plain data, all its faults, and how it is drawn where it has none."""
        ...


@runtime_checkable
class Forms(Protocol[S]):
    """A state as nested plain data and back: in journals, snapshots, cases, a judge's corrections."""

    @property
    def workshop(self) -> Workshop | None:
        """How documents of one's own are made, where games can be set up from them."""
        ...

    @property
    def staging(self) -> Staging[S] | None:
        """The short form of cases, where the system has one."""
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


# showing: what is sent and drawn


@runtime_checkable
class Places(Protocol[S_contra]):
    """Names of places that follow from the state, such as those of a map that is explored."""

    def namer(self, state: S_contra, viewer: int | None = None) -> Namer:
        """What gives the words by which the players call a place (see `Namer`); None where they do not know it.

        Where people are in several places at once it is the one that this viewer is shown.
        """
        ...

    def namer_of(self, before: S_contra, decision: Decision | None, after: S_contra) -> Namer:
        """What gives the words for what a step has told: as places were called then and where it happened."""
        ...

    def shown(self, state: S_contra, viewer: int) -> list[str]:
        """The ids of places that a viewer's view speaks of, so that they can be put in words beside it."""
        ...


@runtime_checkable
class SharedView(Protocol[S_contra]):
    """The view in two parts, what all see and what is a viewer's own; `seen` then is both together.

    A table makes the open part once for all who are there.
    """

    def open_json(self, state: S_contra) -> bytes:
        """What a watcher sees, and so everybody: a JSON object."""
        ...

    def own_json(self, state: S_contra, viewer: int) -> bytes:
        """What is a viewer's own: a JSON object with other keys."""
        ...


@runtime_checkable
class Aloud(Protocol[S_contra]):
    """Places told in words, as a judge reads them out."""

    def readings(self, state: S_contra, viewer: int, language: str) -> list[str]:
        """What can be read out to a viewer now, from what he may know; nothing where nobody is in such a place."""
        ...


@runtime_checkable
class Showing(Protocol[S_contra]):
    """What is sent to a page or terminal, and drawn there."""

    @property
    def places(self) -> Places[S_contra] | None:
        """The names of places, where they follow from the state."""
        ...

    @property
    def shared(self) -> SharedView[S_contra] | None:
        """The view in two parts, where the system can tell them apart."""
        ...

    @property
    def aloud(self) -> Aloud[S_contra] | None:
        """Places in words, where the system has such."""
        ...

    def seen(self, state: S_contra, viewer: int) -> Any:
        """The view as the wire has it: a struct of named fields (`forms.plain` makes nested plain data of it)."""
        ...

    def facts(self, decision: Decision) -> dict[str, Any]:
        """What a decision is about, by name and as plain data for the wire: numbers as numbers, points as pairs."""
        ...

    def scene(self, state: S_contra) -> dict[str, Any]:
        """What lies under the view and never changes in a game, for drawing.

        Its `kind` says how it is drawn (`graph`, `grid`); its `desk`, where there is one, names what lies before a
        player: a folder of the page and a screen of the terminal.
        """
        ...


# turns: who is waited for


BySeat: TypeAlias = Callable[[S_contra, int], list[Decision]]
"""Lists the decisions of one seat, in the order of `decisions`; none when it is not asked."""


@runtime_checkable
class Turns(Protocol[S_contra]):
    """Who is asked, without whom nothing goes on, whose turn it is, and what a silent seat is taken to want."""

    @property
    def by_seat(self) -> BySeat[S_contra] | None:
        """A shorter way to the decisions of one seat than to list all (see `deciding.open_to`), where there is one."""
        ...

    def awaited(self, state: S_contra) -> tuple[int, ...]:
        """The seats that have open decisions, those without whom nothing goes on first."""
        ...

    def needed(self, state: S_contra) -> tuple[int, ...]:
        """Of the awaited seats those without whom nothing goes on; the others may still change their mind."""
        ...

    def turn(self, state: S_contra) -> tuple[int, int]:
        """Which turn it is: the round, or what a system has in its place, and the seat whose turn it is.

        The pair differs from one turn to the next; its first part is how long the game has gone on.
        """
        ...

    def fallback(self, state: S_contra, seat: int) -> Decision:
        """What a needed seat that does not answer in time is taken to have decided."""
        ...


# advice: bots and odds


Imagine: TypeAlias = Callable[[Dice], Any]
"""Another state that a seat cannot tell from the true one, drawn with these dice."""


class Bot(Protocol):
    """A player made of code: gets a view, its open decisions and states to imagine, never the state."""

    @property
    def is_slow(self) -> bool:
        """Whether it thinks so long that nobody may wait for it with a table's lock in hand."""
        ...

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        ...


Chances: TypeAlias = Mapping[str, Fraction]
"""What may come of a decision, by the names of prospects."""


@dataclass(frozen=True)
class Sum:
    """A number that a decision will be judged by: its message, its facts, and the rows that make it up."""

    name: str
    facts: Mapping[str, Value]
    terms: Sequence[Term]


@runtime_checkable
class Reckoning(Protocol[S_contra]):
    """The numbers behind decisions, before anybody decides."""

    def sums(self, state: S_contra, decision: Decision) -> list[Sum]:
        """The numbers that a decision would be judged by, as far as its seat may know them; none where there are none.

        The state is one that the seat cannot tell from the true one.
        """
        ...


NextThing: TypeAlias = Callable[[S, Scribe], None]
"""What comes next in a game that is left to itself; it can be carried out on any state equal to the one asked about."""


@runtime_checkable
class Settling(Protocol[S]):
    """How a game ends that is left to itself: nobody is asked, everybody does what the rule book would have him do."""

    @property
    def most_rounds(self) -> int:
        """After so many rounds the rules end it by themselves."""
        ...

    def left_alone(self, state: S) -> S:
        """The same state with nobody to be asked."""
        ...

    def next_thing(self, state: S) -> NextThing[S]:
        """What comes next; with dice that fan it goes no further than to the next choice of somebody."""
        ...

    def settled(self, state: S) -> str:
        """How it has ended, by the name of a prospect; nothing while it is open."""
        ...

    def rounds(self, state: S) -> int:
        """How many rounds have passed."""
        ...

    def essence(self, state: S) -> bytes:
        """All of the state on which what follows can depend, but for the number of rounds."""
        ...


@runtime_checkable
class Advice(Protocol[S]):
    """Bots, and what decisions may bring."""

    @property
    def settling(self) -> Settling[S] | None:
        """How a game ends that is left to itself, where the system can tell."""
        ...

    @property
    def reckoning(self) -> Reckoning[S] | None:
        """The numbers behind decisions, where decisions are judged by numbers made of rows."""
        ...

    @property
    def bots(self) -> tuple[str, ...]:
        """The bots that the system brings, the best for a person to play against first."""
        ...

    @property
    def offers_search(self) -> bool:
        """Whether a search, where there is a lane for it, plays better than these within its second."""
        ...

    def bot(self, name: str) -> Bot:
        """A bot of that name; `Malformed` when there is none."""
        ...

    def prospects(self, before: S, after: S, seat: int) -> tuple[str, ...]:
        """What a change means for a seat, by the names for which words and odds are shown: won, dead, treasure."""
        ...

    def chances(self, state: S, decisions: Sequence[Decision]) -> list[Chances | None]:
        """What each of some decisions leads to in the end, where the system can tell more than its dice.

        None where the dice of the decision tell all; nothing in it where the table shows no odds. They are asked about
        together, so that what they have in common is worked out once.
        """
        ...
