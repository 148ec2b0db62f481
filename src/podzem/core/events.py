"""Events: one fact each, with the clause that caused it and the audience that may know it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

Value = int | str | bool | list[str]

OPEN: Final = -1
"""Audience: every seat and every watcher."""
SECRET: Final = 0
"""Audience: the judge alone."""

AS_LISTED: Final = -3
"""Audience: the one that the event's row names."""

_JUDGE: Final = -2


def owner(seat: i64) -> i64:
    """Audience: one seat (and the judge)."""
    return 1 << int(seat)  # not with a small i64: compiled, a constant is shifted in 32 bits, and tables may be larger


def sees(audience: i64, viewer: i64) -> bool:
    """Whether a viewer (a seat, -1 a watcher, -2 the judge) belongs to an audience."""
    if viewer == _JUDGE or audience == OPEN:
        return True
    if viewer < 0:
        return False
    return (audience >> viewer) & 1 == 1


def audience_name(audience: int) -> str:
    """The audience as written in cases and journals: open, judge, owner 1, seats 0 2."""
    if audience == OPEN:
        return "open"
    seats = [str(seat) for seat in range(audience.bit_length()) if audience >> seat & 1]
    if not seats:
        return "judge"
    return f"owner {seats[0]}" if len(seats) == 1 else "seats " + " ".join(seats)


@final
class Term:
    """One row of a sum that explains itself: its name, its value, its clause."""

    def __init__(self, name: str, value: int, clause: str) -> None:
        self.name = name
        self.value = value
        self.clause = clause


@final
class EventSpec:
    """One row of a system's table of events: what can be told, by which clauses, with which facts, and to whom.

    Plain attributes, so that a telling reads them as fast as constants.
    """

    def __init__(
        self,
        name: str,
        clauses: tuple[str, ...],
        audiences: tuple[str, ...],
        facts: dict[str, str],
        sometimes: frozenset[str],
        discloses: bool,
    ) -> None:
        self.name = name
        self.clauses = clauses
        self.audiences = audiences
        """`open`, `judge`, or a word of the system such as `owner`: then each telling says which seats."""
        self.facts = facts
        """Each fact with the kind of term that it is; empty for a plain number, word or switch."""
        self.sometimes = sometimes
        """Those of the facts that a telling may leave out."""
        self.discloses = discloses
        """Whether it tells openly what was hidden until then: what led to it cannot be taken back."""
        self.clause = clauses[0] if len(clauses) == 1 else ""
        """The clause where there is one alone; else each telling says which."""
        self.audience: i64 = _LISTED.get(audiences[0], AS_LISTED) if len(audiences) == 1 else AS_LISTED

    def __repr__(self) -> str:
        return f"EventSpec({self.name})"


_LISTED: Final[dict[str, int]] = {"open": OPEN, "judge": SECRET}


@final
class Event:
    """Something that happened, told in ids and arguments; words are made elsewhere."""

    def __init__(self, name: str, clause: str, audience: int, facts: dict[str, Value], terms: list[Term]) -> None:
        self.name = name
        self.clause = clause
        self.audience = audience
        self.facts = facts
        self.terms = terms

    def __repr__(self) -> str:
        facts = " ".join(f"{key}={_plain(value)}" for key, value in self.facts.items())
        return f"{self.name} {facts} [{self.clause}] to {audience_name(self.audience)}"

    def data(self) -> dict[str, object]:
        """The event as plain data for the wire."""
        plain: dict[str, object] = {"event": self.name, "clause": self.clause, **self.facts}
        if self.terms:
            plain["terms"] = [[term.name, term.value, term.clause] for term in self.terms]
        return plain


def _plain(value: Value) -> str:
    return "[" + ",".join(value) + "]" if isinstance(value, list) else str(value)
