"""The register of clauses: each rule of a document with its kind, source, texts and options."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from podzem.core.errors import BadTable, Malformed

KINDS: Final = ("rule", "ruling", "house")
PARTS: Final = (*KINDS, "aside")


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: what the document says, how it is read, what fills its holes."""

    id: str
    source: str
    parts: dict[str, dict[str, str]]
    options: tuple[str, ...]

    @property
    def kinds(self) -> tuple[str, ...]:
        """Which of rule, ruling and house the clause has."""
        return tuple(kind for kind in KINDS if kind in self.parts)

    @property
    def chapter(self) -> str:
        """The part of the id that names its chapter."""
        return self.id.split(".")[1]

    def text(self, part: str, language: str) -> str:
        """One part in a language, in English when the book has no other."""
        texts = self.parts[part]
        return texts.get(language, texts["en"])


class Register:
    """All clauses of a system in the order of its catalogue."""

    def __init__(self, clauses: dict[str, Clause], chapters: dict[str, dict[str, str]]) -> None:
        self.clauses = clauses
        self.chapters = chapters

    def __getitem__(self, clause: str) -> Clause:
        try:
            return self.clauses[clause]
        except KeyError:
            raise Malformed(f"there is no clause {clause!r}") from None

    def __contains__(self, clause: str) -> bool:
        return clause in self.clauses

    def search(self, word: str, language: str) -> list[Clause]:
        """The clauses whose id or text, in the language or in English, holds the word."""
        sought = word.casefold()
        return [clause for clause in self.clauses.values() if _mentions(clause, sought, language)]


def _mentions(clause: Clause, sought: str, language: str) -> bool:
    texts = [clause.text(part, tongue) for part in clause.parts for tongue in (language, "en")]
    return any(sought in text.casefold() for text in (clause.id, clause.source, *texts))


def read_register(file: Traversable) -> Register:
    """Load a clauses.toml; a clause without kind, text or chapter is an error."""
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    chapters = {row.pop("id"): row for row in table.pop("chapters")}
    clauses = {clause: _read_clause(clause, row) for clause, row in table.items()}
    for clause in clauses.values():
        if clause.chapter not in chapters:
            raise BadTable(f"{file.name}: {clause.id}: there is no chapter {clause.chapter!r}")
    return Register(clauses, chapters)


def _read_clause(clause: str, row: dict[str, Any]) -> Clause:
    parts: dict[str, dict[str, str]] = {part: row.pop(part) for part in PARTS if part in row}
    source, options = row.pop("source", None), tuple(row.pop("options", ()))
    if row or source is None:
        raise BadTable(f"{clause}: unknown keys {sorted(row)} or no source")
    if not any(kind in parts for kind in KINDS):
        raise BadTable(f"{clause}: a clause has a rule, a ruling or a house part")
    for part, texts in parts.items():
        if not texts.get("en"):
            raise BadTable(f"{clause}: {part} has no English text")
    return Clause(clause, source, parts, options)
