"""A decision is a seat, an order and its words; its text form is the same in terminal, journal and test."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.errors import Malformed

JUDGE: Final = -2
WATCHER: Final = -1

Fact = int | str | bool | list[str]


@dataclass(frozen=True, slots=True, order=True)
class Decision:
    """What one seat wants done: `0 explode t1101 bomb`."""

    seat: int
    order: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((seat_name(self.seat), self.order, *self.words))

    @property
    def text(self) -> str:
        """The order and its words, without the seat."""
        return " ".join((self.order, *self.words))


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a decision is not open: the clause that forbids it and what it is about."""

    clause: str
    order: str = ""
    facts: dict[str, Fact] = field(default_factory=dict)

    def __str__(self) -> str:
        about = f"{self.order}: " if self.order else ""
        details = ", ".join(f"{key} {value}" for key, value in self.facts.items())
        return f"{about}refused by {self.clause}" + (f" ({details})" if details else "")


def seat_name(seat: int) -> str:
    """The seat as written in text forms: a number, `judge` or `watcher`."""
    return {JUDGE: "judge", WATCHER: "watcher"}.get(seat, str(seat))


def read_seat(text: str) -> int:
    """A seat from its written form."""
    if text in ("judge", "watcher"):
        return JUDGE if text == "judge" else WATCHER
    if text.isascii() and text.isdigit() and len(text) <= 3:
        return int(text)
    raise Malformed(f"{text!r} is no seat: a number from 0, or judge, was expected")


def read_decision(text: str) -> Decision:
    """A decision from its text form: seat, order, words."""
    parts = text.split()
    if len(parts) < 2:
        raise Malformed(f"{text!r} is no decision: a seat and an order were expected, such as '0 roll'")
    return Decision(read_seat(parts[0]), parts[1], tuple(parts[2:]))
