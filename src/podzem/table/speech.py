"""The words of tables: those of a system, and the table's own."""

from __future__ import annotations

from functools import cache

from podzem.core.words import Words
from podzem.systems import load_system

WORDLESS = "en"
"""The language in which errors are told to somebody who asked for no words."""


@cache
def _words(system: str, language: str) -> Words:
    return Words(language, [f"podzem.systems.{system}"], load_system(system).terms)


def words_for(system: str, language: str | None) -> Words:
    """A system's words."""
    return _words(system, language or WORDLESS)


@cache
def _table_words(language: str) -> Words:
    return Words(language, ["podzem.table"])


def table_words(language: str | None) -> Words:
    """The table's own words."""
    return _table_words(language or WORDLESS)


@cache
def terms_for(system: str, language: str) -> dict[str, dict[str, str]]:
    """The ids that views and scenes speak in, put in words: kind of term, then id."""
    words = words_for(system, language)
    kinds = sorted({*load_system(system).terms.values(), "category", "kind", "phase", "prospect"} - {"seat"})
    return {kind: words.starting(f"{kind}-") for kind in kinds}
