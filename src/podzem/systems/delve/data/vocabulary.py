"""The words of a search (delve.search.describe, table B4): stems of methods and places in four languages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take, unique
from podzem.core.words import LANGUAGES
from podzem.systems.delve.setting import read_part

WHOLE: Final = "="
"""Before a stem: it is a whole word."""
_TABLES: Final = read_part("vocabulary")


@dataclass(frozen=True, slots=True)
class Entry:
    """A method or place with the stems that name it, by language."""

    id: str
    stems: dict[str, tuple[str, ...]]
    touch: bool = False
    """Whether it needs no light (delve.search.blind)."""
    wall: bool = False
    """Whether its stems are directions, which need the word for a wall beside them."""


def fits(word: str, stem: str) -> bool:
    """Whether a word, in small letters, is what the stem means."""
    return word == stem[1:] if stem.startswith(WHOLE) else word.startswith(stem)


def read_stems(row: dict[str, Any], where: str) -> dict[str, tuple[str, ...]]:
    """The stems of a row: some in every language, in small letters, none twice."""
    for language in LANGUAGES:
        stems = unique(row[language], f"{where} in {language}")
        if not stems or any(stem != stem.strip().lower() or not stem.strip(WHOLE) for stem in stems):
            raise BadTable(f"{where}: stems in small letters were expected in {language}, not {stems}")
    return {language: tuple(row[language]) for language in LANGUAGES}


def read_entries(rows: list[dict[str, Any]], kind: str) -> dict[str, Entry]:
    """All methods or places."""
    entries = {}
    for row in rows:
        where = f"{kind} {row.get('id')}"
        take(row, where, needs=("clause", "id", *LANGUAGES), may=("touch", "wall"))
        entries[row["id"]] = Entry(row["id"], read_stems(row, where), row.get("touch", False), row.get("wall", False))
    unique([row["id"] for row in rows], kind)
    return entries


METHODS: Final = read_entries(_TABLES["method"], "method")
PLACES: Final = read_entries(_TABLES["place"], "place")
MEANS: Final = read_entries(_TABLES["means"], "means")
"""How traps are got round, in words (delve.trap.choice)."""
WALL: Final = read_stems(_TABLES["wall"], "wall")
MOST_PLACES: Final[int] = _TABLES["text"]["places"]
MOST_METHODS: Final[int] = _TABLES["text"]["methods"]
PREPOSITIONS: Final[frozenset[str]] = frozenset(_TABLES["text"]["prepositions"])
"""Stems that count only before a place."""
PREPOSITION_WORDS: Final[int] = _TABLES["text"]["preposition_words"]
"""Within so many words the place must follow."""
