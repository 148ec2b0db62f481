"""A system's table of events: what can be told, by which clauses, with which facts, to whom, and what it gives away."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Generic, ParamSpec

from podzem.core.errors import BadTable
from podzem.core.events import EventSpec, Value
from podzem.core.ruling import EVENT as DIE_REPLACED
from podzem.core.scribe import Scribe

P = ParamSpec("P")
Facts = dict[str, Value]
"""What an event says, by the names of its facts."""

Events = Mapping[str, EventSpec]
"""Every event of a system by its name."""

TO_ALL: Final = ("open",)
TO_JUDGE: Final = ("judge",)
DIE: Final = ("sides", "face")
"""The facts by which a die is told."""


class Shape(Generic[P]):
    """How the facts of events are made of what a rule has in hand; several rows may have the same shape."""

    def __init__(self, names: tuple[str, ...], make: Callable[P, Facts]) -> None:
        self.names = names
        self.make = make


def shape(*names: str) -> Callable[[Callable[P, Facts]], Shape[P]]:
    """The shape that a function gives to facts of these names."""
    return lambda make: Shape(names, make)


class Emitter(Generic[P]):
    """An event of one clause and one audience: a rule calls it with what its facts are made of."""

    def __init__(self, spec: EventSpec, made: Shape[P]) -> None:
        self.spec = spec
        self._make = made.make

    def __call__(self, scribe: Scribe, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell it; when nobody listens nothing is built."""
        if scribe.listening:
            scribe.record(self.spec, self._make(*args, **kwargs))


class EmitterByClause(Generic[P]):
    """An event that several clauses cause: the rule says by which."""

    def __init__(self, spec: EventSpec, made: Shape[P]) -> None:
        self.spec = spec
        self._make = made.make

    def __call__(self, scribe: Scribe, clause: str, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell it by this clause."""
        if scribe.listening:
            scribe.record(self.spec, self._make(*args, **kwargs), clause=clause)


class EmitterToAudience(Generic[P]):
    """An event of which not the row but the rule says who learns it."""

    def __init__(self, spec: EventSpec, made: Shape[P]) -> None:
        self.spec = spec
        self._make = made.make

    def __call__(self, scribe: Scribe, audience: int, *args: P.args, **kwargs: P.kwargs) -> None:
        """Tell it to this audience."""
        if scribe.listening:
            scribe.record(self.spec, self._make(*args, **kwargs), audience=audience)


class EventTable:
    """Takes the rows of a system, or of a package that systems stand on, in the order in which they are listed."""

    def __init__(self, kinds: Mapping[str, str], *included: Events) -> None:
        self.kinds = kinds
        """What kind of term each fact is; a plain number, word or switch is not listed."""
        self.rows: dict[str, EventSpec] = {}
        for table in included:
            for spec in table.values():
                self._add(spec)

    def row(
        self,
        name: str,
        clause: str | tuple[str, ...],
        *facts: str,
        sometimes: tuple[str, ...] = (),
        to: tuple[str, ...] = TO_ALL,
        discloses: bool = False,
    ) -> EventSpec:
        """One event with its facts; `sometimes` are those that a telling may leave out."""
        clauses = (clause,) if isinstance(clause, str) else clause
        kinds = {fact: self.kinds.get(fact, "") for fact in (*facts, *sometimes)}
        return self._add(EventSpec(name, clauses, to, kinds, frozenset(sometimes), discloses))

    def told(
        self, name: str, clause: str, made: Shape[P], to: tuple[str, ...] = TO_ALL, discloses: bool = False
    ) -> Emitter[P]:
        """A row that rules tell by calling it."""
        return Emitter(self.row(name, clause, *made.names, to=to, discloses=discloses), made)

    def told_by(
        self, name: str, clauses: tuple[str, ...], made: Shape[P], to: tuple[str, ...] = TO_ALL
    ) -> EmitterByClause[P]:
        """A row of several clauses; the rule says by which."""
        return EmitterByClause(self.row(name, clauses, *made.names, to=to), made)

    def told_to(
        self, name: str, clause: str, made: Shape[P], to: tuple[str, ...], discloses: bool = False
    ) -> EmitterToAudience[P]:
        """A row of an audience that the rule gives: `to` names the audiences there are."""
        return EmitterToAudience(self.row(name, clause, *made.names, to=to, discloses=discloses), made)

    def die(
        self, name: str, clause: str | tuple[str, ...], *, of_seat: bool = False, to: tuple[str, ...] = TO_ALL
    ) -> EventSpec:
        """A die that is told under this name, with the seat that throws it where it is a seat's own."""
        return self.row(name, clause, *(("seat",) if of_seat else ()), *DIE, to=to)

    def die_replaced(self, clause: str) -> EventSpec:
        """What the judge reads of a face that he gave a die."""
        return self.row(DIE_REPLACED, clause, *DIE, "die", "fell", to=TO_JUDGE)

    def _add(self, spec: EventSpec) -> EventSpec:
        if spec.name in self.rows:
            raise BadTable(f"the event {spec.name!r} stands twice")
        self.rows[spec.name] = spec
        return spec
