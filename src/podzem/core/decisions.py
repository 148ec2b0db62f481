"""A decision is a seat, an order and its words; its text form is the same in terminal, journal and test."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural

JUDGE: Final = -2
WATCHER: Final = -1

Fact = int | str | bool | list[str]
Namer = Callable[[str], tuple[str, dict[str, Fact]] | str | None]
"""Gives the message and the facts by which an id is called, or its name where that is the same in every language."""


@final
class Decision:
    """What one seat wants done: `0 explode t1101 bomb`. A value: it is never changed."""

    __slots__ = ("order", "seat", "words")

    def __init__(self, seat: int, order: str, words: tuple[str, ...] = ()) -> None:
        self.seat = seat
        self.order = order
        self.words = words

    def __str__(self) -> str:
        return " ".join((seat_name(self.seat), self.order, *self.words))

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.order!r}, {self.words!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return self.seat == other.seat and self.order == other.order and self.words == other.words

    def __lt__(self, other: Decision) -> bool:
        return (self.seat, self.order, self.words) < (other.seat, other.order, other.words)

    def __hash__(self) -> int:
        return hash((self.seat, self.order, self.words))

    def __reduce__(self) -> tuple[type[Decision], tuple[int, str, tuple[str, ...]]]:
        return Decision, (self.seat, self.order, self.words)

    @property
    def text(self) -> str:
        """The order and its words, without the seat."""
        return " ".join((self.order, *self.words))


@final
class Refusal:
    """Why a decision is not open: the clause that forbids it and what it is about. A value, too."""

    __slots__ = ("clause", "facts", "order")

    def __init__(self, clause: str, order: str = "", facts: dict[str, Fact] | None = None) -> None:
        self.clause = clause
        self.order = order
        self.facts: dict[str, Fact] = {} if facts is None else facts

    def __repr__(self) -> str:
        return f"Refusal({self.clause!r}, {self.order!r}, {self.facts!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return self.clause == other.clause and self.order == other.order and self.facts == other.facts

    def __hash__(self) -> int:
        return hash((self.clause, self.order))

    def __reduce__(self) -> tuple[type[Refusal], tuple[str, str, dict[str, Fact]]]:
        return Refusal, (self.clause, self.order, self.facts)

    def __str__(self) -> str:
        about = f"{self.order}: " if self.order else ""
        details = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        return f"{about}refused by {self.clause}" + (f" ({details})" if details else "")


def seat_name(seat: int) -> str:
    """The seat as written in text forms: a number, `judge` or `watcher`."""
    if seat >= 0:
        return str(seat)
    return {JUDGE: "judge", WATCHER: "watcher"}.get(seat, str(seat))


def read_seat(text: str) -> int:
    """A seat from its written form."""
    if text in ("judge", "watcher"):
        return JUDGE if text == "judge" else WATCHER
    seat = read_natural(text, 3)
    if seat is not None:
        return seat
    raise Malformed(f"{text!r} is no seat: a number from 0, or judge, was expected")


def read_decision(text: str) -> Decision:
    """A decision from its text form: seat, order, words."""
    parts = text.split()
    if len(parts) < 2:
        raise Malformed(f"{text!r} is no decision: a seat and an order were expected, such as '0 roll'")
    return Decision(read_seat(parts[0]), parts[1], tuple(parts[2:]))
