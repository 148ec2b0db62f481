"""`sprint` as a system: seven functions, its book, and the four parts beside them."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import msgspec

from podzem.core import record
from podzem.core.book import Book
from podzem.core.clauses import read_register
from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import Malformed, Refused
from podzem.core.lane import Lane
from podzem.core.options import Choice, choose
from podzem.core.orders import OrderSpec, is_miscounted
from podzem.core.protocols import (
    Aloud,
    Bot,
    BySeat,
    Chances,
    Imagine,
    Places,
    Reckoning,
    Settling,
    SharedView,
    Staging,
    Workshop,
)
from podzem.core.scribe import Scribe
from podzem.core.system import Outcome, System
from podzem.core.terms import Terms
from podzem.systems.sprint.chapters import FILE, throw, why_not_throw, winner
from podzem.systems.sprint.events import EVENTS, TERMS
from podzem.systems.sprint.game import PLAYERS, Game

PACKAGE: Final = "podzem.systems.sprint"
ORDERS: Final = {"throw": OrderSpec("throw")}
BOOK: Final = Book(
    clauses=read_register(files(PACKAGE).joinpath("clauses.toml")),
    script_clause="sprint.table.program",
    judge_clause="sprint.table.program",
    journal_clause="sprint.table.program",
    rules_digest=hashlib.blake2b(FILE.read_bytes(), digest_size=8).hexdigest(),
    options=(),
    seats=(PLAYERS, PLAYERS),
    usual=PLAYERS,
    orders=ORDERS,
    events=EVENTS,
    terms=Terms(TERMS),
    words=(PACKAGE,),
    tallies={},
)


class SprintView(msgspec.Struct, frozen=True):
    """What everybody sees: nothing is hidden here."""

    steps: list[int]
    seat: int
    round: int


def seen(state: Game) -> SprintView:
    """The view of any viewer, built up from nothing."""
    return SprintView([runner.steps for runner in state.runners], state.seat, state.round)


class SprintForms:
    """States as text: by the types of their fields."""

    staging: Staging[Game] | None = None
    workshop: Workshop | None = None

    def write(self, state: Game) -> dict[str, Any]:
        """The state as nested plain data."""
        return record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """A state from partial data; what cannot be is refused by name."""
        game = record.read(Game, data)
        if len(game.runners) != PLAYERS or not 0 <= game.seat < PLAYERS or game.round < 1:
            raise Malformed("two runners, the seat of one of them and a round were expected")
        return game

    def table_options(self, state: Game) -> tuple[int, dict[str, Choice]]:
        """Two players, no options."""
        return PLAYERS, {}


class SprintShowing:
    """What is sent; there is no drawing and no desk of its own."""

    places: Places[Game] | None = None
    shared: SharedView[Game] | None = None
    aloud: Aloud[Game] | None = None

    def seen(self, state: Game, viewer: int) -> SprintView:
        """The view as the wire has it."""
        return seen(state)

    def facts(self, decision: Decision) -> dict[str, Any]:
        """A throw has no words."""
        return {}

    def scene(self, state: Game) -> dict[str, Any]:
        """Nothing to draw."""
        return {}


class SprintTurns:
    """One after the other."""

    by_seat: BySeat[Game] | None = None

    def awaited(self, state: Game) -> tuple[int, ...]:
        """The seat whose turn it is."""
        return () if winner(state) is not None else (state.seat,)

    def needed(self, state: Game) -> tuple[int, ...]:
        """The same."""
        return self.awaited(state)

    def turn(self, state: Game) -> tuple[int, int]:
        """The round and the seat."""
        return state.round, state.seat

    def fallback(self, state: Game, seat: int) -> Decision:
        """Who does not answer throws."""
        return Decision(seat, "throw")


class Hare:
    """A bot: gets a view and its decisions, never the state."""

    is_slow = False

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """The only one."""
        return decisions[0]


class SprintAdvice:
    """The hare; odds follow from the die."""

    bots = ("hare",)
    offers_search = False
    reckoning: Reckoning[Game] | None = None
    settling: Settling[Game] | None = None

    def bot(self, name: str) -> Bot:
        """The hare."""
        if name == "hare":
            return Hare()
        raise Malformed(f"there is no bot {name!r} in sprint; hare or random was expected")

    def prospects(self, before: Game, after: Game, seat: int) -> tuple[str, ...]:
        """Winning."""
        return ("won",) if winner(after) == seat else ()

    def chances(self, state: Game, decisions: Sequence[Decision]) -> list[Chances | None]:
        """The dice of a decision tell all."""
        return [None] * len(decisions)


class Sprint:
    """Throw, go, be first."""

    key = "sprint"
    book = BOOK
    forms = SprintForms()
    showing = SprintShowing()
    turns = SprintTurns()
    advice = SprintAdvice()
    lane: Lane | None = None

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh game."""
        if players != PLAYERS:
            raise Refused(Refusal("sprint.table.seats", "setup"))
        choose((), options, "sprint.table.seats")
        return Game()

    def decisions(self, state: Game) -> list[Decision]:
        """The throw of whoever is awaited."""
        return [Decision(seat, "throw") for seat in self.turns.awaited(state)]

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        if decision.order not in ORDERS or is_miscounted(ORDERS, decision):
            return Refusal("sprint.table.program", decision.order)
        clause = why_not_throw(state, decision.seat)
        return Refusal(clause, decision.order) if clause else None

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        throw(state, scribe)

    def view(self, state: Game, viewer: int) -> SprintView:
        """What a viewer may know: everything."""
        return seen(state)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Nothing is hidden, so there is no other state that looks the same."""
        return state.copy()

    def outcome(self, state: Game) -> Outcome | None:
        """Who was first."""
        first = winner(state)
        return None if first is None else Outcome((first,), "sprint.table.goal", "goal")


SYSTEM: Final[System[Game]] = Sprint()
