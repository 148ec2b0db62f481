"""Squares in words: by a word of their own, else by a letter and a number, the same in sentences and on the scene."""

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.core.words import LANGUAGES, Words
from podzem.systems import load_system
from podzem.systems.escape.orders import ORDERS
from podzem.systems.escape.square_names import column

SYSTEM = load_system("escape")
NAMES = ["Ana", "Boris", "Vera"]


def words(language: str, board: str = "short") -> Words:
    state = SYSTEM.setup(3, {"board": board}, Scribe(Seeded(1)))
    places = SYSTEM.showing.places
    assert places is not None
    return Words(language, SYSTEM.book.words, SYSTEM.book.terms).naming(places.namer(state))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_walk_is_told_by_letters_and_numbers_and_by_words_where_there_are_such(language: str) -> None:
    said = words(language).order(Decision(0, "go", ("t0103", "t0203", "prison")), ORDERS["go"], NAMES)
    prison = words(language).say("square-prison")
    assert said.endswith(f"B4, C4, {prison}")


def test_a_board_wider_than_the_alphabet_begins_it_anew() -> None:
    assert [column(x) for x in (0, 25, 26, 52)] == ["A", "Z", "A′", "A′′"]


@pytest.mark.parametrize("board", ["classic", "twin", "short"])
def test_the_scene_brings_the_marks_by_which_sentences_call_squares(board: str) -> None:
    state = SYSTEM.setup(3, {"board": board}, Scribe(Seeded(1)))
    told = words("en", board)
    squares = SYSTEM.showing.scene(state)["squares"]
    marks = [square["mark"] for square in squares]
    assert len(set(marks)) == len(marks) > 20
    for square in squares:
        assert told.term("square", square["id"], NAMES) in (square["mark"], told.say(f"square-{square['id']}"))
    assert told.term("square", "nowhere", NAMES) == "nowhere"
