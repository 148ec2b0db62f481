"""Each system has the seven functions and the small protocols beside them, and nothing else that anybody could need."""

import inspect
from typing import Any

import pytest

from podzem.core.book import Book
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.events import EventSpec
from podzem.core.lane import Lane
from podzem.core.orders import OrderSpec
from podzem.core.protocols import (
    Advice,
    Aloud,
    Forms,
    Places,
    Reckoning,
    Settling,
    SharedView,
    Showing,
    Staging,
    Turns,
    Workshop,
)
from podzem.core.scribe import Scribe
from podzem.core.system import System
from podzem.systems import SYSTEMS, load_system

PARTS = {"forms": Forms, "showing": Showing, "turns": Turns, "advice": Advice}
MAYBE = {
    "forms.staging": Staging,
    "forms.workshop": Workshop,
    "showing.places": Places,
    "showing.shared": SharedView,
    "showing.aloud": Aloud,
    "advice.reckoning": Reckoning,
    "advice.settling": Settling,
}
FUNCTIONS = ("setup", "decisions", "refuse", "apply", "view", "resample", "outcome")


@pytest.fixture(params=SYSTEMS, ids=str)
def system(request: pytest.FixtureRequest) -> Any:
    return load_system(request.param)


def public(thing: object) -> set[str]:
    return {name for name in dir(thing) if not name.startswith("_")}


def test_a_system_is_its_seven_functions_and_a_few_parts(system: Any) -> None:
    assert isinstance(system, System)
    assert public(system) == {*FUNCTIONS, *PARTS, "key", "book", "lane"}
    assert isinstance(system.book, Book)
    assert system.lane is None or isinstance(system.lane, Lane)


@pytest.mark.parametrize("part", PARTS)
def test_each_part_satisfies_its_protocol_and_has_no_more(system: Any, part: str) -> None:
    found, protocol = getattr(system, part), PARTS[part]
    assert isinstance(found, protocol)
    assert public(found) == public(protocol)


@pytest.mark.parametrize("path", MAYBE)
def test_what_a_system_may_lack_is_none_or_whole(system: Any, path: str) -> None:
    part, name = path.split(".")
    found = getattr(getattr(system, part), name)
    assert found is None or (isinstance(found, MAYBE[path]) and public(found) == public(MAYBE[path]))


def test_no_member_only_raises(system: Any) -> None:
    """What a system cannot do is None, so that whoever asks can see it beforehand."""
    for part in (system, *(getattr(system, name) for name in PARTS)):
        for name in public(part):
            member = getattr(type(part), name, None)
            if inspect.isfunction(member):
                body = inspect.getsource(member).rpartition('"""')[2].split()
                assert body[:1] != ["raise"], f"{type(part).__name__}.{name}"


def test_the_tables_of_a_book_hold_rows_by_their_names(system: Any) -> None:
    book = system.book
    assert all(isinstance(spec, OrderSpec) and spec.name == name for name, spec in book.orders.items())
    assert all(isinstance(spec, EventSpec) and spec.name == name for name, spec in book.events.items())
    assert book.disclosing == {name for name, spec in book.events.items() if spec.discloses}
    assert all(spec.facts or not spec.repeats for spec in book.orders.values())


def test_kinds_and_columns_speak_of_words_that_the_system_has(system: Any) -> None:
    terms = system.book.terms
    known = {*terms.facts.values(), "modifier"}
    assert set(terms.kinds) <= known
    assert {each for kind in terms.kinds.values() for each in kind.also} <= known
    assert not terms.concerned or terms.concerned in terms.facts


def test_bots_say_whether_they_are_slow(system: Any) -> None:
    assert [system.advice.bot(name).is_slow for name in system.advice.bots] == [False] * len(system.advice.bots)


def test_chances_are_told_for_each_decision_that_is_asked_about(system: Any) -> None:
    state = system.setup(system.book.usual, {}, Scribe(Seeded(4)))
    decisions: list[Decision] = system.decisions(state)
    assert len(system.advice.chances(state, decisions)) == len(decisions)
    assert system.advice.chances(state, []) == []
