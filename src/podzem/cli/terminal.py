"""What every game says at the terminal: sentences, journal lines, choices and their odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.console import Console

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.events import Event
from podzem.core.protocols import Chances
from podzem.core.retelling import begun
from podzem.core.system import System
from podzem.core.words import Words
from podzem.lab.chains import Limits, follow, policy_of
from podzem.table.lines import NOTHING, Called

FEW: Final = 30
"""So many choices are told one by one; of more only what is of note."""


class Terminal:
    """Speaks to the people at one keyboard in one language."""

    def __init__(self, system: System[Any], words: Words, names: list[str], console: Console) -> None:
        self.system = system
        self.words = words
        self.names = names
        self.console = console
        self.styles: Mapping[str, str] = {}
        """How lines of some events are marked."""

    def say(self, message: str, **facts: Any) -> None:
        """A sentence of the program."""
        self.console.print(self.words.say(message, **facts), markup=False)

    def at(self, state: Any, viewer: int | None = None) -> None:
        """From now on places are called as in this state, by this viewer where one is named."""
        places = self.system.showing.places
        if places is not None:
            self.words = self.words.naming(places.namer(state, viewer))

    def number(self, decisions: list[Decision]) -> None:
        """Decisions one by one, numbered."""
        for number, decision in enumerate(decisions, 1):
            self.console.print(f"  {number:>2}  {self.order(decision)}", markup=False, highlight=False)

    def order(self, decision: Decision) -> str:
        """A decision in words."""
        return self.words.order(decision, self.system.book.orders[decision.order], self.names)

    def lines(self, events: list[Event], numbers: int, called: Called = NOTHING) -> None:
        """Journal lines, numbered on so that `?` can open the clause behind each; places as they were called then."""
        words = self.words.naming(called.get) if called else self.words
        for number, event in enumerate(events, numbers):
            line = words.line(event, self.names)
            self.console.print(
                f"{number:>4}. {begun(line)}", style=self.styles.get(event.name, ""), markup=False, highlight=False
            )

    def terms(self, event: Event) -> None:
        """What the sum of a line is made of, each part by its name."""
        parts = ", ".join(f"{self.words.modifier(term.name)} {term.value:+d}" for term in event.terms)
        if parts:
            self.console.print(f"      {parts}", markup=False, highlight=False)

    def odds(self, state: Any, decisions: list[Decision], seat: int) -> None:
        """The exact chances of what each decision can bring, in a state that the seat cannot tell from the true one."""
        state = self.system.resample(state, seat, Seeded(0))
        known = self.system.advice.chances(state, decisions)
        found = [self._chances(state, *pair) for pair in zip(decisions, known)]
        for number, (decision, chances) in enumerate(zip(decisions, found), 1):
            told = [f"{self.words.say('prospect-' + name)} {chance}" for name, chance in chances.items()]
            text = ", ".join(told) or self.words.say("prospect-nothing")
            if told or len(found) <= FEW:
                self.console.print(f"  {number:>2}  {self.order(decision)}: {text}", markup=False, highlight=False)
        silent = sum(not chances for chances in found)
        if silent and len(found) > FEW:
            self.say("odds-rest", n=silent, nothing=self.words.say("prospect-nothing"))

    def _chances(self, state: Any, decision: Decision, known: Chances | None) -> Chances:
        if known is None:
            return follow(self.system, state, decision, policy_of(self.system, "fallback"), Limits()).prospects()
        return known
