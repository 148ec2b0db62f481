"""Places in words: everything an order is about has a name, and no name tells what the party does not know."""

import re
from functools import cache

import pytest

from podzem.core.deciding import open_to
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.events import OPEN, Event
from podzem.core.journal import open_game
from podzem.core.step import step
from podzem.core.words import LANGUAGES, Words
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.system import DungeonSystem
from podzem.table.speech import words_at

SYSTEM = DungeonSystem()
AN_ID = re.compile(r"\b(wall|floor):|\b(O|D|SD|TR|F|K|PA|PB|PC|R)\d\b|\b(PA|PB|PC)\b")
NEEDED = {"search", "listen", "open", "wedge", "act"}


@cache
def walk() -> list[Game]:
    """States of an expedition led by the bot: the passages, a door, a room, a secret door."""
    _, moment = open_game(SYSTEM, 1, {"map": "proba", "judge_wandering": "off", "judge": "ask"}, ["Ana"], Seeded(5))
    dice, bot, states = Seeded(5), SYSTEM.advice.bot("delver"), [moment.state]
    while len(states) < 90 and SYSTEM.outcome(states[-1]) is None:
        state = states[-1]
        seat = SYSTEM.turns.awaited(state)[0]
        open_now = open_to(SYSTEM, state, seat)
        chosen = bot.choose(SYSTEM.view(state, seat), open_now, _nothing) if seat >= 0 else open_now[0]
        states.append(step(SYSTEM, state, chosen, dice).state)
    return states


def _nothing(*_: object) -> Game:
    raise AssertionError


def said(state: Game, language: str) -> dict[Decision, str]:
    words = words_at(SYSTEM, state, language)
    return {each: words.order(each, SYSTEM.book.orders[each.order], ["Ana"]) for each in open_to(SYSTEM, state, 0)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_order_speaks_of_an_id(language: str) -> None:
    orders = set()
    for state in walk()[::9]:
        for decision, sentence in said(state, language).items():
            assert not AN_ID.search(sentence), sentence
            orders.add(decision.order)
    assert orders >= NEEDED, orders


def test_within_a_turn_no_two_orders_read_the_same() -> None:
    for state in walk()[::9]:
        sentences = list(said(state, "en").values())
        assert len(set(sentences)) == len(sentences)


def test_a_wall_is_named_by_side_area_and_section() -> None:
    state = walk()[0]
    assert SYSTEM.showing.places.namer(state)("wall:PA:N:1") == (
        "named-wall", {"area": "passage", "number": 0, "part": 0, "side": "N", "section": 1}
    )  # fmt: skip
    told = {name: words_at(SYSTEM, state, name).place("wall:PA:N:1") for name in LANGUAGES}
    assert told["ru"] == "северная стена прохода, отрезок 1"
    assert told["en"] == "north wall of the passage, section 1"
    assert len(set(told.values())) == len(LANGUAGES)


def test_what_the_party_does_not_know_has_no_name() -> None:
    namer = SYSTEM.showing.places.namer(walk()[0])
    assert [namer(id) for id in ("SD1", "D2", "R3", "TR1", "F1", "wall:R3:N:1", "floor:R1:1:1")] == [None] * 7
    words = words_at(SYSTEM, walk()[0], "ru")
    assert words.place("SD1") == "SD1"


def test_names_are_the_same_with_everything_hidden_drawn_anew() -> None:
    for state in walk()[::15]:
        other, first, second = SYSTEM.resample(state, 0, Seeded(1)), SYSTEM.showing.places.namer(state), None
        second = SYSTEM.showing.places.namer(other)
        ids = SYSTEM.showing.places.shown(state, 0)
        assert SYSTEM.showing.places.shown(other, 0) == ids
        assert {id: first(id) for id in ids} == {id: second(id) for id in ids}
        assert said(state, "en") == said(other, "en")


def test_words_without_a_game_show_the_id() -> None:
    assert Words("en", ["podzem.systems.dungeon"], SYSTEM.book.terms).place("D2") == "D2"


def test_a_story_tells_things_without_their_numbers_and_people_with_them() -> None:
    words = Words("en", ["podzem.systems.dungeon"], SYSTEM.book.terms)
    lit = Event("lit", "dungeon.light.handling", OPEN, {"member": "porter.3", "item": "torch.6"}, [])
    assert words.line(lit, ()) == "porter 3 lights: torch."
    assert words.term("item", ["torch", "sword", "torch"], ()) == "torch × 2, sword"
    assert words.term("item", "torch.6", ()) == "torch 6", "orders must be told apart"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_judge_may_say_that_nobody_comes_in_words(language: str) -> None:
    words = Words(language, ["podzem.systems.dungeon"], SYSTEM.book.terms)
    said = words.order(Decision(-2, "direction", ("none",)), SYSTEM.book.orders["direction"], ())
    assert "none" not in said
