"""The terminal's words: those of the program and of a system, in one language."""

from __future__ import annotations

import sys
from functools import cache
from typing import Any

from podzem.core.errors import Refused
from podzem.core.system import System
from podzem.core.words import Words
from podzem.systems import load_system


@cache
def words_of(system: str, language: str) -> Words:
    """The words for a system's table."""
    book = load_system(system).book
    return Words(language, ["podzem.cli", *book.words], book.terms)


@cache
def own_words(language: str) -> Words:
    """The words of the program itself."""
    return Words(language, ["podzem.cli"])


def refused(error: Refused, language: str, names: tuple[str, ...] = ()) -> str:
    """A refusal as a sentence; its clause tells whose words to use."""
    system = error.refusal.clause.split(".")[0]
    return words_of(system, language).refusal(error.refusal, names)


def clause_text(system: System[Any], clause: str, language: str) -> list[str]:
    """A clause for reading: id and heading, then its parts, each with its kind."""
    words, entry = own_words(language), system.book.clauses[clause]
    lines = [f"{entry.id}" + (f" — {entry.source}" if entry.source else "")]
    lines += [f"  {words.say('part-' + part)}: {entry.text(part, language)}" for part in entry.parts]
    if entry.options:
        lines.append(f"  {words.say('part-options')}: {', '.join(entry.options)}")
    return lines


def complain(message: str) -> int:
    """One line on stderr, and the exit code."""
    print("podzem:", " ".join(message.split()), file=sys.stderr)
    return 2
