"""Searches in the players' own words: the catalogue's examples first, then each language's pitfalls."""

from __future__ import annotations

from typing import Final

import pytest

from podzem.core.words import LANGUAGES
from podzem.systems.delve.chapters.description import read_description
from podzem.systems.delve.data.vocabulary import METHODS, PLACES, WALL

STRAW: Final = {"uk": ["солом"], "ru": ["солом"], "bg": ["слам"], "en": ["straw"]}


def pairs(text: str, language: str) -> list[tuple[str, str]]:
    return list(read_description(text, language, {"straw": STRAW[language]}).pairs())


@pytest.mark.clause("delve.search.describe")
@pytest.mark.parametrize(
    ("language", "text", "expected"),
    [
        ("uk", "Простукую західну стіну", [("wall_w", "tap")]),
        ("uk", "Простукую східну стіну", [("wall_e", "tap")]),
        ("uk", "Оглядаю кімнату", []),
        ("uk", "оглядаю західну стіну", []),
        ("uk", "заглядаю під солому", [("straw", "under")]),
        ("uk", "виміряю західну стіну", [("wall_w", "measure")]),
        ("uk", "зазираю за двері", [("door", "behind")]),
        ("uk", "промацую тичкою плити", [("floor", "probe")]),
        ("ru", "Простукиваю западную стену", [("wall_w", "tap")]),
        ("ru", "поливаю стену", []),
        ("ru", "лью воду на пол", [("floor", "pour")]),
        ("ru", "заглядываю под солому", [("straw", "under")]),
        ("ru", "ощупываю потолок", [("ceiling", "feel")]),
        ("bg", "почуквам пода", [("floor", "tap")]),
        ("bg", "поглеждам под сламата", [("straw", "under")]),
        ("bg", "опипвам целия под", [("floor", "feel")]),
        ("bg", "натискам източната стена", [("wall_e", "press")]),
        ("en", "I tap the west wall", [("wall_w", "tap")]),
        ("en", "look under the straw", [("straw", "under")]),
        ("en", "move aside the straw", [("straw", "behind")]),
        ("en", "PULL the lid!", [("lid", "pull")]),
        ("en", "taps everywhere", []),
        ("en", "tap the wall", []),
        ("en", "go north and push", []),
    ],
)
def test_delve_search_describe__a_place_and_a_method(language: str, text: str, expected: list[tuple[str, str]]) -> None:
    assert pairs(text, language) == expected


@pytest.mark.clause("delve.search.describe")
def test_delve_search_describe__a_preposition_needs_a_place_within_three_words() -> None:
    assert pairs("under all that straw", "en") == [("straw", "under")]
    assert pairs("under all that old straw", "en") == []
    assert read_description("straw, and what is under", "en", {"straw": ["straw"]}).methods == ()


@pytest.mark.clause("delve.search.describe")
def test_delve_search_describe__only_the_first_two_places_and_methods() -> None:
    text = "tap and press and pull the ceiling, the floor, the door"
    assert pairs(text, "en") == [("ceiling", "tap"), ("ceiling", "press"), ("floor", "tap"), ("floor", "press")]


@pytest.mark.clause("delve.search.describe")
def test_delve_search_describe__a_place_named_twice_is_one() -> None:
    assert read_description("door, the door, floor", "en").places == ("door", "floor")


@pytest.mark.clause("delve.search.describe")
@pytest.mark.parametrize("language", LANGUAGES)
def test_delve_search_describe__every_stem_names_its_place_and_method(language: str) -> None:
    for method in METHODS.values():
        for stem in method.stems[language]:
            text = f"{stem.strip('=')} {STRAW[language][0]}"
            assert method.id in read_description(text, language, {"straw": STRAW[language]}).methods, (method.id, stem)
    for place in PLACES.values():
        for stem in place.stems[language]:
            text = f"{stem.strip('=')} {WALL[language][0] if place.wall else ''}"
            assert place.id in read_description(text, language).places, (place.id, stem)


@pytest.mark.clause("delve.search.describe")
@pytest.mark.parametrize("text", ["", "   ", "123 !!", "=", "x" * 10_000, "\u0000 під"])
def test_delve_search_describe__whatever_is_said_is_no_error(text: str) -> None:
    assert pairs(text, "uk") == []
