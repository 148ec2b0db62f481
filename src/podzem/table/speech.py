"""The words of tables: those of a system, and the table's own."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol

from podzem.core.decisions import Decision
from podzem.core.events import Event
from podzem.core.system import System
from podzem.core.words import Words
from podzem.systems import load_system
from podzem.table.lines import Called
from podzem.table.members import People, Seat


class Told(Protocol):
    """A step, or a moment of a replay."""

    @property
    def decision(self) -> Decision | None:
        """What was decided; nothing at the opening."""

    @property
    def state(self) -> Any:
        """The state after it."""

    @property
    def events(self) -> tuple[Event, ...]:
        """What was told."""


WORDLESS = "en"
"""The language in which errors are told to somebody who asked for no words."""


@cache
def _words(system: str, language: str) -> Words:
    book = load_system(system).book
    return Words(language, book.words, book.terms)


def words_for(system: str, language: str | None) -> Words:
    """A system's words."""
    return _words(system, language or WORDLESS)


def words_at(system: System[Any], state: Any, language: str | None, viewer: int | None = None) -> Words:
    """A system's words with the places of a game named, where it has such, as a viewer's people call them."""
    words = words_for(system.key, language)
    places = system.showing.places
    return words if places is None else words.naming(places.namer(state, viewer))


def called_in(system: System[Any], before: Any, done: Told) -> Called:
    """What the places were called of which a step has told, then and there; empty where they need no names."""
    places, terms = system.showing.places, system.book.terms
    if places is None:
        return {}
    kinds = {name: terms.kind(kind) for name, kind in terms.facts.items()}
    named = {name for name, kind in kinds.items() if kind.named_by_state and not kind.alike}
    told = [fact for event in done.events for name, fact in event.facts.items() if name in named]
    ids = {str(id) for fact in told for id in (fact if isinstance(fact, list) else [fact])}
    namer = places.namer_of(before, done.decision, done.state) if ids else None
    return {} if namer is None else {id: namer(id) for id in sorted(ids)}


@cache
def _table_words(language: str) -> Words:
    return Words(language, ["podzem.table"])


def table_words(language: str | None) -> Words:
    """The table's own words."""
    return _table_words(language or WORDLESS)


def names_for(people: People, language: str | None) -> list[str]:
    """The players by seat; bots are called by what they are in the reader's language."""
    return [name_of(seat, language) for seat in people.seats]


def name_of(seat: Seat, language: str | None) -> str:
    """One player's name."""
    kind, space, number = seat.name.partition(" ")
    message = f"bot-{kind.partition(':')[0]}"
    is_named = language is not None and seat.kind == "bot" and number.isdigit() and table_words(language).has(message)
    return table_words(language).say(message) + space + number if is_named else seat.name


@cache
def terms_for(system: str, language: str) -> dict[str, dict[str, str]]:
    """The ids that views and scenes speak in, put in words: kind of term, then id."""
    words = words_for(system, language)
    terms = load_system(system).book.terms
    kinds = sorted({*terms.facts.values(), *terms.shown, "prospect"} - {"seat"})
    return {kind: words.starting(f"{kind}-") for kind in kinds}
