"""The book of a system: all that can be said of it without a game, as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.chronicle import Retelling
from podzem.core.clauses import Register
from podzem.core.event_table import Events
from podzem.core.options import Option
from podzem.core.orders import Orders
from podzem.core.tallies import Tallies
from podzem.core.terms import Terms


@dataclass(frozen=True)
class Book:
    """Clauses, options, orders, events, terms; who can sit down, and what the lab counts."""

    clauses: Register
    script_clause: str
    """The clause about scripted dice, named when a script does not fit."""
    judge_clause: str
    """The clause by which a human judge may override what the dice say before it is told."""
    journal_clause: str
    """The clause about the journal, named when one does not replay."""
    rules_digest: str
    """A digest of all data the rules read."""
    options: tuple[Option, ...]
    seats: tuple[int, int]
    """The least and the most players."""
    usual: int
    """How many play when nobody says how many."""
    orders: Orders
    events: Events
    terms: Terms
    words: tuple[str, ...]
    """The packages with the words of its events, orders and terms; where two have a message, the first says it."""
    tallies: Tallies
    """What the lab counts over many games."""
    retelling: Retelling = field(default_factory=Retelling)
    """What is told again to whoever comes back to a game."""
    disclosing: frozenset[str] = field(init=False)
    """The events that disclose, by their column: it is asked for each event that is told."""

    def __post_init__(self) -> None:
        told = frozenset(name for name, spec in self.events.items() if spec.discloses)
        object.__setattr__(self, "disclosing", told)
