"""The rows of a system's table of events: what can be told, with which facts, to whom, and what it gives away."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from importlib.resources import files


@dataclass(frozen=True, slots=True)
class EventSpec:
    """One event: its name and its facts. An event that is told has some or all of them.

    A system that keeps more in its rows (the clause, the types of the facts) makes a subclass with more fields.
    """

    name: str
    facts: Mapping[str, str] = field(default_factory=dict)
    """Each fact with the kind of term that it is; empty for a plain number, word or switch."""
    audience: str = ""
    """To whom it is told: `open`, `owner`, `judge` or a word of the system; empty where each telling says so."""
    discloses: bool = False
    """Whether it tells openly what was hidden until then: what led to it cannot be taken back."""


Events = Mapping[str, EventSpec]
"""Every event of a system by its name."""


def event_specs(
    facts: Mapping[str, Iterable[str]], kinds: Mapping[str, str], disclosing: Iterable[str] = ()
) -> dict[str, EventSpec]:
    """Rows from the names of events with those of their facts, and from what kind of term each fact is."""
    discloses = frozenset(disclosing)
    return {
        name: EventSpec(name, {fact: kinds.get(fact, "") for fact in own}, "", name in discloses)
        for name, own in facts.items()
    }


def facts_of_events(package: str) -> dict[str, list[str]]:
    """The events of a system with the names of their facts, as its `reference.toml` lists them."""
    reference = tomllib.loads(files(package).joinpath("reference.toml").read_text(encoding="utf-8"))
    return dict(reference["events"])
