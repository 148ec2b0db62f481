"""What a player says he searches, and how, or how he gets round a danger: a text read by the stems of its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from podzem.systems.delve.data.vocabulary import (
    MEANS,
    METHODS,
    MOST_METHODS,
    MOST_PLACES,
    PLACES,
    PREPOSITION_WORDS,
    PREPOSITIONS,
    WALL,
    fits,
)

Features = Mapping[str, Sequence[str]]
"""The stems of a room's furnishings in one language, by their ids."""


@dataclass(frozen=True, slots=True)
class Description:
    """The first places and methods that a text names; a list of everything is no description."""

    places: tuple[str, ...]
    methods: tuple[str, ...]

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Each place with each method, in the order in which they were named."""
        for place in self.places:
            for method in self.methods:
                yield place, method


def read_description(text: str, language: str, features: Features | None = None) -> Description:
    """The places and methods of a text in one of the four languages."""
    words = words_of(text)
    before = _prepositions(words, language, features or {})
    methods = [(at, id) for id, entry in METHODS.items() for at in _method_at(words, entry.stems[language], before)]
    places = [place for place in _places(words, language, features or {}) if place[0] not in before]
    return Description(_first(places, MOST_PLACES), _first(methods, MOST_METHODS))


@dataclass(frozen=True, slots=True)
class WayRound:
    """Where and with what a player says he gets round a trap (delve.trap.choice)."""

    place: str
    means: str


def read_way_round(text: str, language: str) -> WayRound | None:
    """The first place and the first means of a text; none where it names a way of searching besides."""
    words = words_of(text)
    named = sorted((at, id) for id, entry in MEANS.items() for at in _stem_at(words, entry.stems[language]))
    others = " ".join(word for at, word in enumerate(words) if at not in {at for at, _ in named})
    places = [(at, id) for at, id in _places(words, language, {}) if not PLACES[id].wall]
    places += [(at, "wall") for at, word in enumerate(words) if any(fits(word, stem) for stem in WALL[language])]
    if not named or not places or read_description(others, language).methods:
        return None
    return WayRound(min(places)[1], named[0][1])


def words_of(text: str) -> list[str]:
    """The words of a text in small letters."""
    return re.findall(r"[^\W\d_]+", text.casefold())


def _stem_at(words: Sequence[str], stems: Sequence[str]) -> Iterator[int]:
    """Where one of the stems stands, which may be several words side by side."""
    for parts in (stem.split() for stem in stems):
        for at in range(len(words) - len(parts) + 1):
            if all(fits(word, part) for word, part in zip(words[at:], parts)):
                yield at


def _first(named: Iterable[tuple[int, str]], most: int) -> tuple[str, ...]:
    """The first ids by their place in the text, none twice."""
    return tuple(dict.fromkeys(id for _, id in sorted(named)))[:most]


def _places(words: Sequence[str], language: str, features: Features) -> list[tuple[int, str]]:
    """Where in the text a place is named; a direction is one only if the text names a wall as well."""
    has_wall = any(fits(word, stem) for word in words for stem in WALL[language])
    stems = {id: entry.stems[language] for id, entry in PLACES.items() if has_wall or not entry.wall}
    return [
        (at, id)
        for id, own in [*stems.items(), *features.items()]
        for at, word in enumerate(words)
        if any(fits(word, stem) for stem in own)
    ]


def _prepositions(words: Sequence[str], language: str, features: Features) -> set[int]:
    """The words that are prepositions: a place follows closely. Bulgarian «под» is the floor where none does."""
    places = {at for at, _ in _places(words, language, features)}
    own = [stem for entry in METHODS.values() for stem in entry.stems[language] if stem in PREPOSITIONS]
    return {
        at
        for at, word in enumerate(words)
        if any(fits(word, stem) for stem in own) and places.intersection(range(at + 1, at + 1 + PREPOSITION_WORDS))
    }


def _method_at(words: Sequence[str], stems: Sequence[str], before: set[int]) -> Iterator[int]:
    """Where one of the stems stands; one of several words needs them side by side."""
    for stem in stems:
        parts = stem.split()
        for at in range(len(words) - len(parts) + 1):
            if all(fits(word, part) for word, part in zip(words[at:], parts)) and (
                stem not in PREPOSITIONS or at in before
            ):
                yield at
