"""A system's table of events: what can be told, by which clauses, with which facts, to whom, and what it gives away."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from importlib.resources import files
from typing import Final

from podzem.core.errors import BadTable
from podzem.core.events import EventSpec
from podzem.core.ruling import EVENT as DIE_REPLACED

Events = Mapping[str, EventSpec]
"""Every event of a system by its name."""

TO_ALL: Final = ("open",)
TO_JUDGE: Final = ("judge",)
DIE: Final = ("sides", "face")
"""The facts by which a die is told."""


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


def event_specs(
    facts: Mapping[str, Iterable[str]], kinds: Mapping[str, str], disclosing: Iterable[str] = ()
) -> dict[str, EventSpec]:
    """Rows from the names of events with those of their facts: goes once every system has its table."""
    table, discloses = EventTable(kinds), frozenset(disclosing)
    for name, own in facts.items():
        table.row(name, (), sometimes=tuple(own), discloses=name in discloses)
    return table.rows


def facts_of_events(package: str) -> dict[str, list[str]]:
    """The events of a system with the names of their facts, as its `reference.toml` lists them."""
    reference = tomllib.loads(files(package).joinpath("reference.toml").read_text(encoding="utf-8"))
    return dict(reference["events"])
