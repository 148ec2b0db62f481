"""The register of clauses: each rule of a document with its kind, source, texts and options."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Any, Final

from podzem.core.errors import BadTable, Malformed

KINDS: Final = ("rule", "ruling", "house")
PARTS: Final = (*KINDS, "aside")
SAYINGS: Final = ("one", "other", "settled")


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


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Two sayings of a document that do not go together, and how, in which clause, by which options it is settled."""

    id: str
    clause: str
    options: tuple[str, ...]
    sayings: dict[str, dict[str, str]]

    def text(self, saying: str, language: str) -> str:
        """What the document says in one place or the other, or how it is settled."""
        texts = self.sayings[saying]
        return texts.get(language, texts["en"])


class Register:
    """All clauses of a system in the order of its catalogue, and the contradictions of its document."""

    def __init__(
        self,
        clauses: dict[str, Clause],
        chapters: dict[str, dict[str, str]],
        contradictions: tuple[Contradiction, ...] = (),
    ) -> None:
        self.clauses = clauses
        self.chapters = chapters
        self.contradictions = contradictions

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
    contradictions = tuple(_read_contradiction(row) for row in table.pop("contradictions", ()))
    clauses = {clause: _read_clause(clause, row) for clause, row in table.items()}
    for clause in clauses.values():
        if clause.chapter not in chapters:
            raise BadTable(f"{file.name}: {clause.id}: there is no chapter {clause.chapter!r}")
    for contradiction in contradictions:
        _check_contradiction(contradiction, clauses)
    return Register(clauses, chapters, contradictions)


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


def _read_contradiction(row: dict[str, Any]) -> Contradiction:
    id, clause, options = row.pop("id", "?"), row.pop("clause", ""), tuple(row.pop("options", ()))
    if set(row) != set(SAYINGS) or not all(row[saying].get("en") for saying in SAYINGS):
        raise BadTable(f"contradiction {id}: {', '.join(SAYINGS)} were expected in English, not {sorted(row)}")
    return Contradiction(id, clause, options, row)


def _check_contradiction(contradiction: Contradiction, clauses: dict[str, Clause]) -> None:
    """The clause that settles it and the options that switch it stand in the same book."""
    named = {option for clause in clauses.values() for option in clause.options}
    if contradiction.clause not in clauses:
        raise BadTable(f"contradiction {contradiction.id}: there is no clause {contradiction.clause!r}")
    if unknown := set(contradiction.options) - named:
        raise BadTable(f"contradiction {contradiction.id}: no clause has the options {sorted(unknown)}")
