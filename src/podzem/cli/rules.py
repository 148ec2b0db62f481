"""`podzem rules`: the rule book in the terminal."""

from __future__ import annotations

from rich.console import Console

from podzem.cli.screens.services import TABLES, table_lines
from podzem.cli.speech import clause_text, own_words, words_of
from podzem.core.errors import Malformed
from podzem.systems import load_system


def show(key: str, sought: str | None, language: str) -> None:
    """A clause by id, a printed table or a chapter by name, clauses by word, or the table of chapters."""
    system, console = load_system(key), Console(highlight=False, soft_wrap=True)
    if sought is None:
        _show_chapters(key, language, console)
        return
    if sought in TABLES.get(key, {}):
        console.print("\n".join(table_lines(key, sought, words_of(key, language))), markup=False)
        return
    book = system.book.clauses
    if sought in book:
        found = [book[sought]]
    else:
        found = [clause for clause in book.clauses.values() if clause.chapter == sought]
        found = found or book.search(sought, language)
    if not found:
        raise Malformed(f"no clause of {key} has {sought!r}")
    for clause in found:
        console.print("\n".join(clause_text(system, clause.id, language)), markup=False)
        console.print()


def _show_chapters(key: str, language: str, console: Console) -> None:
    system, own = load_system(key), own_words(language)
    console.print(words_of(key, language).say("title"), style="bold")
    for chapter, titles in system.book.clauses.chapters.items():
        count = sum(clause.chapter == chapter for clause in system.book.clauses.clauses.values())
        console.print(f"  {chapter:10} {titles.get(language, titles['en'])} ({count})", markup=False)
    console.print(own.say("rules-hint", system=key))
