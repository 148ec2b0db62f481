"""What every rule book promises: each promise is a function that gives the faults a book has, and none is right."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from typing import Final

from podzem.core.clauses import Clause, Register, read_register
from podzem.core.words import LANGUAGES

FOREIGN: Final = {"ru": "[іїєґ]", "uk": "[ыэёъ]", "bg": "[ыэёіїєґ]", "en": "[a-z][а-я]|[а-я][a-z]"}
OWN: Final = {tongue: "[a-z]{3}" if tongue == "en" else "[а-яіїєґ]{3}" for tongue in LANGUAGES}


def book_of(system: str) -> Register:
    """The rule book of a system, whether or not it is listed."""
    return read_register(files(f"podzem.systems.{system}") / "clauses.toml")


@dataclass(frozen=True)
class Listing:
    """What a catalogue lists: its clauses by chapter, its switches, and the dice its texts speak of."""

    system: str
    catalogue: str
    """Lines `chapter: name name`, in the catalogue's order."""
    kinds: dict[str, int]
    switches: str
    sides: str
    """The sides of its dice, as the alternatives of a pattern: they tell nothing."""

    @cached_property
    def book(self) -> Register:
        return book_of(self.system)

    @property
    def clauses(self) -> list[Clause]:
        return list(self.book.clauses.values())

    @property
    def parts(self) -> list[tuple[str, str, dict[str, str]]]:
        return [(clause.id, part, texts) for clause in self.clauses for part, texts in clause.parts.items()]

    @property
    def ids(self) -> list[str]:
        lines = [line.split(": ") for line in self.catalogue.strip().splitlines()]
        return [f"{self.system}.{chapter}.{name}" for chapter, names in lines for name in names.split()]

    @property
    def headings(self) -> set[str]:
        """The document's headings that its clauses name."""
        return {heading for clause in self.clauses for heading in clause.source.split("; ") if heading}

    def numbers(self, text: str) -> set[str]:
        """The numbers of a text, decimals with a point."""
        plain = re.sub(rf"(?<![a-zа-я])(\d*)[dкз]({self.sides})\b", r"\1 ", text.casefold())
        return set(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", plain)))


def names(text: str) -> set[str]:
    return set(re.findall(r"`[^`]+`", text))


def has_other_clauses_than_the_catalogue(listing: Listing) -> list[str]:
    own, ids = list(listing.book.clauses), listing.ids
    return [] if own == ids else sorted(set(own) ^ set(ids)) or ["the order"]


def has_other_kinds_than_the_catalogue(listing: Listing) -> list[str]:
    kinds = Counter(kind for clause in listing.clauses for kind in clause.kinds)
    return [f"{kind}: {kinds[kind]}" for kind in {*kinds, *listing.kinds} if kinds[kind] != listing.kinds.get(kind)]


def has_chapters_without_title_or_clause(listing: Listing) -> list[str]:
    chapters = listing.book.chapters
    untitled = [id for id, titles in chapters.items() if set(titles) != set(LANGUAGES) or not all(titles.values())]
    return untitled + sorted(set(chapters) ^ {clause.chapter for clause in listing.clauses})


def is_silent_in_a_language(listing: Listing) -> list[str]:
    return [f"{id} {part}" for id, part, texts in listing.parts if set(texts) != set(LANGUAGES)]


def says_the_same_words_in_two_languages(listing: Listing) -> list[str]:
    return [f"{id} {part}" for id, part, texts in listing.parts if len(set(texts.values())) != len(LANGUAGES)]


def has_letters_of_another_language(listing: Listing) -> list[str]:
    bare = [(id, tongue, re.sub("`[^`]+`", "", text)) for id, tongue, text in texts_of(listing)]
    foreign = [f"{id} {tongue}" for id, tongue, text in bare if re.search(FOREIGN[tongue], text.casefold())]
    return foreign + [f"{id} {tongue}" for id, tongue, text in bare if not re.search(OWN[tongue], text)]


def has_other_numbers_in_a_language(listing: Listing) -> list[str]:
    faults = []
    for id, part, texts in listing.parts:
        told = {tongue: [listing.numbers(line) for line in text.split("\n")] for tongue, text in texts.items()}
        faults += [f"{id} {part} {tongue}" for tongue, lines in told.items() if lines != told["en"]]
    return faults


def names_other_things_in_a_language(listing: Listing) -> list[str]:
    return [
        f"{id} {part} {tongue}"
        for id, part, texts in listing.parts
        for tongue, text in texts.items()
        if names(text) != names(texts["en"]) or text.count("`") % 2
    ]


def has_switches_that_not_one_clause_explains(listing: Listing) -> list[str]:
    named = Counter(option for clause in listing.clauses for option in clause.options)
    unexplained = [
        f"{clause.id} {option} {tongue}"
        for clause in listing.clauses
        for option in clause.options
        for tongue in LANGUAGES
        if not any(f"`{option}`" in texts[tongue] for texts in clause.parts.values())
    ]
    listed = Counter(listing.switches.split())
    return unexplained + sorted((named - listed) + (listed - named))


def refers_to_clauses_that_do_not_exist(listing: Listing) -> list[str]:
    named = {(id, *other) for id, _, text in texts_of(listing) for other in references(text)}
    books = {system: book_of(system) for _, system, _ in named}
    return sorted(f"{id}: {other}" for id, system, other in named if other not in books[system])


def texts_of(listing: Listing) -> Iterator[tuple[str, str, str]]:
    """Each text with its clause and language."""
    for id, _, texts in listing.parts:
        for tongue, text in texts.items():
            yield id, tongue, text


def references(text: str) -> set[tuple[str, str]]:
    """The clauses that a text names, each with its system."""
    return {(system, other) for other, system in re.findall(r"`(([a-z]+)\.[a-z]+\.\w+)`", text)}


FAULTS: Final[tuple[Callable[[Listing], list[str]], ...]] = (
    has_other_clauses_than_the_catalogue,
    has_other_kinds_than_the_catalogue,
    has_chapters_without_title_or_clause,
    is_silent_in_a_language,
    says_the_same_words_in_two_languages,
    has_letters_of_another_language,
    has_other_numbers_in_a_language,
    names_other_things_in_a_language,
    has_switches_that_not_one_clause_explains,
    refers_to_clauses_that_do_not_exist,
)
