"""No id is shown to a person: whatever is said in random games of every system is made of words alone.

In Cyrillic languages a Latin letter betrays an id at once: all players have Cyrillic names here. In English ids are
known by their shape. Squares without a name of their own are called by the marks of their scene, letters and numbers
as on a chessboard.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from podzem.core.decisions import JUDGE, WATCHER, Decision
from podzem.core.words import LANGUAGES, Words
from podzem.systems import SYSTEMS, load_system
from podzem.table.news import places_data
from podzem.table.speech import words_at
from tests.random_games import Asked, play

NAMES = ("Мария", "Іван", "Пелагея", "Рада", "Остап", "Ксенія", "Тодор", "Лада")
GAMES, DECISIONS, ORDERS_EVERY = 12, 110, 9
CLAUSE = re.compile(r" \[[\w.]+\]$")
LATIN = re.compile(r"[A-Za-z][\w.:+′]*")
SHAPES = re.compile(r"\b[a-z]+_[a-z_]+|\b[a-z_]+\.\d+|\b[A-Z]+\d+\b|\b(?:wall|floor):|\bevent-|\border-|\brefused-")


@pytest.fixture(scope="module", params=SYSTEMS)
def spoken(request: pytest.FixtureRequest) -> dict[str, set[tuple[str, str]]]:
    """By language all sentences of some games, each with what it is."""
    found: dict[str, set[tuple[str, str]]] = {language: set() for language in LANGUAGES}
    for seed in range(1, GAMES + 1):
        earlier: dict[str, Decision] = {}
        for number, asked in enumerate(play(request.param, seed, DECISIONS)):
            for language in LANGUAGES:
                words = words_at(asked.table.system, asked.state, language)
                found[language] |= set(lines(asked, words))
                if number % ORDERS_EVERY == 0:
                    found[language] |= {*orders(asked, words), *refusals(asked, words, earlier), *places(asked, words)}
            earlier |= {each.order: each for each in asked.open}
    return found


def lines(asked: Asked, words: Words) -> Iterator[tuple[str, str]]:
    """What was told last, and what its numbers are made of."""
    for event in asked.table.game.lines.tail[-1].events:
        yield f"event {event.name}", words.line(event, NAMES)
        yield from ((f"term of {event.name}", words.modifier(term.name)) for term in event.terms)


def orders(asked: Asked, words: Words) -> Iterator[tuple[str, str]]:
    """What may be decided."""
    signatures = asked.table.system.book.orders
    yield from ((f"order {each.order}", words.order(each, signatures[each.order], NAMES)) for each in asked.open)


def refusals(asked: Asked, words: Words, earlier: dict[str, Decision]) -> Iterator[tuple[str, str]]:
    """What those hear who ask for what was open before."""
    for decision in earlier.values():
        refusal = asked.table.system.refuse(asked.state, decision)
        if refusal is not None:
            yield f"refusal {refusal.clause}", CLAUSE.sub("", words.refusal(refusal, NAMES))


def places(asked: Asked, words: Words) -> Iterator[tuple[str, str]]:
    """What the page is told that places are called."""
    system: Any = asked.table.system
    named_places = system.showing.places
    for viewer in () if named_places is None else (asked.seat, JUDGE, WATCHER):
        here = words_at(system, asked.state, words.language)
        named = places_data(here, named_places.shown(asked.state, viewer))
        yield from ((f"place {id}", name) for id, name in named.items())


def marks(key: str) -> set[str]:
    """The letters and numbers by which a scene calls its squares."""
    found: set[str] = set()
    for seed in range(1, GAMES + 1):
        asked = next(play(key, seed, 1))
        found |= {each["mark"] for each in asked.table.system.showing.scene(asked.state).get("squares", ())}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_said_holds_an_id(
    spoken: dict[str, set[tuple[str, str]]], language: str, request: pytest.FixtureRequest
) -> None:
    key = request.node.callspec.params["spoken"]
    known, shape = marks(key), SHAPES if language == "en" else LATIN
    assert len(spoken[language]) > 300
    raw = {
        (what, said) for what, said in spoken[language] for word in shape.findall(said) if word.strip(".:") not in known
    }
    assert not raw, sorted(raw)[:20]


def test_an_id_would_be_found() -> None:
    """Without that the test above could not fail."""
    words = Words("ru", ["podzem.systems.dungeon"], load_system("dungeon").book.terms)
    for said in (words.place("pc.1"), words.place("wall:R2:W:2"), str(words.term("trap", "T108", ()))):
        assert LATIN.findall(said)
        assert SHAPES.findall(said)
