"""The words of tables: those of a system, and the table's own."""

from __future__ import annotations

from functools import cache
from typing import Any

from podzem.core.system import System
from podzem.core.words import Words
from podzem.systems import load_system
from podzem.table.members import People, Seat

WORDLESS = "en"
"""The language in which errors are told to somebody who asked for no words."""


@cache
def _words(system: str, language: str) -> Words:
    book = load_system(system).book
    return Words(language, book.words, book.terms)


def words_for(system: str, language: str | None) -> Words:
    """A system's words."""
    return _words(system, language or WORDLESS)


def words_at(system: System[Any], state: Any, language: str | None) -> Words:
    """A system's words with the places of a game named, where it has such."""
    words = words_for(system.key, language)
    places = system.showing.places
    return words if places is None else words.naming(places.namer(state))


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
