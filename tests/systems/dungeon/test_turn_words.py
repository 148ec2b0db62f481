"""Every event, order and refusal of the turn has its words in every language."""

import inspect
import re
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

import pytest

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.words import LANGUAGES, Words
from podzem.expedition import harm
from podzem.systems.dungeon import chapters, deciding, reach, turn_stage
from podzem.systems.dungeon.book import TERMS
from podzem.systems.dungeon.chapters.actions import acting
from podzem.systems.dungeon.events import EVENTS
from podzem.world.gear import GEAR
from podzem.world.map_objects import DOOR_KINDS, TRAP_TYPES
from tests.systems.dungeon.build import TURN_ORDERS

from .build import join, order, pass_turn, quiet
from .test_turn_walks import party

PACKAGE = "podzem.systems.dungeon"


def words(language: str) -> Words:
    return Words(language, [PACKAGE], TERMS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words__nothing_is_missing(language: str) -> None:
    said = words(language)
    wanted = [f"event-{name}" for name in EVENTS] + [f"order-{name}" for name in TURN_ORDERS]
    wanted += [f"item-{kind}" for kind in (*GEAR, "silver", "gold")] + [f"trap-{kind}" for kind in TRAP_TYPES]
    wanted += [f"door-{kind}" for kind in (*DOOR_KINDS, "gap")] + [
        f"verb-{verb}" for verb in (*acting.VERBS, *turn_stage.FOR_ALL)
    ]
    assert [message for message in wanted if not said.has(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words__every_clause_that_refuses_can_say_so(language: str) -> None:
    said = words(language)
    for clause in refusing_clauses():
        line = said.refusal(Refusal(clause, "hold", {}), [])
        assert not line.startswith("refused-"), clause


def _chapters() -> list[ModuleType]:
    """The modules of the rules."""
    return [import_module(found.name) for found in walk_packages(chapters.__path__, f"{chapters.__name__}.")]


def refusing_clauses() -> list[str]:
    """The clauses that the modules of this part name in refusals, by their source."""
    found: set[str] = set()
    for module in (turn_stage, reach, harm, *_chapters()):
        source = inspect.getsource(module)
        named = dict(re.findall(r'^([A-Z]+): Final = "(dungeon\.[a-z_.]+)"$', source, re.M))
        found.update(re.findall(r'\bno\(\s*"(dungeon\.[a-z_.]+)"', source))
        found.update(named[word] for word in re.findall(r"\bno\(\s*([A-Z]+)\b", source) if word in named)
    assert len(found) > 30
    return sorted(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words__sentences_are_made_of_real_events(language: str) -> None:
    said, game = words(language), quiet(at="23,36")
    hero = join(game, "torch! wedge:2 sack rope:2")
    one = order(game, f"pack {hero.id} {hero.items[3].id} {hero.items[2].id}", f"act {hero.id} F1 turn")
    one.events += pass_turn(game, f"search {hero.id} wall:R2:S:1", faces=(6,)).events
    order(game, "leg 1 19,35")
    one.events += pass_turn(game).events
    lines = [said.line(event, ["Anna"]) for event in one.events]
    assert len(lines) > 8
    assert not any("event-" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words__every_order_can_be_put_on_a_button(language: str) -> None:
    said, game = words(language), party(1)
    for decision in deciding.candidates(game, 0):
        assert not said.order(decision, OrderSpec(decision.order, TURN_ORDERS[decision.order]), ["Anna"]).startswith(
            "order-"
        )
