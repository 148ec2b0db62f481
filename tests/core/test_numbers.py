"""Numbers of orders, states and options are plain digits of bounded length."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from podzem.core.decisions import Decision, read_decision
from podzem.core.dice import Seeded
from podzem.core.errors import Malformed, Refused
from podzem.core.forms import read_leaf
from podzem.core.numbers import MOST_DIGITS, WIDEST, read_natural, read_whole
from podzem.core.options import Option
from podzem.core.orders import OrderSpec, is_miscounted
from podzem.core.record import read
from podzem.core.scribe import Scribe
from podzem.site.contents import Heap
from podzem.systems import SYSTEMS, load_system
from podzem.systems.surface.below_orders import SharedSpec

NO_NUMBERS = ("", "²", "٣", "１２", "-", "+3", " 3", "1_000", "3.0", "0x1", "--1", "9" * 10, "9" * 5000)


@pytest.mark.parametrize("word", NO_NUMBERS)
def test_what_is_no_plain_number_is_none(word: str) -> None:
    assert read_natural(word) is None
    assert read_whole(word) is None


def test_plain_numbers_are_read_to_their_last_digit() -> None:
    assert [read_natural(word) for word in ("0", "007", "9" * MOST_DIGITS)] == [0, 7, 10**MOST_DIGITS - 1]
    assert [read_whole(word) for word in ("-3", "3")] == [-3, 3]
    assert read_natural("9" * WIDEST, WIDEST) == 10**WIDEST - 1
    assert read_natural("9" * (WIDEST + 1), WIDEST) is None


def test_state_lines_options_and_records_read_numbers_the_same_way() -> None:
    assert [read_leaf(word) for word in ("12", "-12", "²", "9" * 5000)] == [12, -12, "²", "9" * 5000]
    with pytest.raises(Malformed, match="a number was expected"):
        read(Heap, {"depth": "²", "at": "1,1"})
    option = Option("turns", "dungeon.core.options", 1, least=1)
    with pytest.raises(Refused, match="turns"):
        option.read("9" * 5000)


PARTY: dict[str, Any] = {"party": ["man torch! sword*"], "at": "14,5"}
MET = {"kind": "chud", "count": 2, "at": "20,5"}
DUEL = {"darya": {"at": "5,5"}, "brigand": {"at": "6,5"}}
SCENES: dict[str, tuple[dict[str, Any], ...]] = {
    "dungeon": ({**PARTY, "met": MET}, {**PARTY, "met": {**MET, "combat": True}}),
    "screen": ({"creatures": DUEL}, {"creatures": DUEL, "state": {"stage": "after", "slots": [], "acting": False}}),
}
"""Moments that a game does not begin with, as cases set them up."""


def moments(system: Any) -> Iterator[Any]:
    """A game as it begins, and scenes: a meeting, a fight, what comes after it."""
    yield system.setup(system.book.usual, {}, Scribe(Seeded(1)))
    for scene in SCENES.get(system.key, ()):
        yield system.forms.staging.stage(1, {}, scene)


def meanings(spec: OrderSpec) -> tuple[OrderSpec, ...]:
    """What an order may mean: one of a campaign that is given above and below ground has the words of either."""
    return (spec.above, spec.beneath) if isinstance(spec, SharedSpec) else (spec,)


@pytest.mark.parametrize("key", SYSTEMS)
def test_every_order_with_a_word_too_few_or_too_many_is_refused_by_one_line(key: str) -> None:
    system: Any = load_system(key)
    for state, (order, spec) in product(moments(system), system.book.orders.items()):
        takes = {len(row.facts) for row in meanings(spec)}
        goes_on = min((len(row.facts) for row in meanings(spec) if row.repeats), default=10)
        for count in ({count + step for count in takes for step in (-1, 1)} | {0, 9}) - takes - {-1}:
            decision = Decision(0, order, ("²",) * count)
            assert is_miscounted(system.book.orders, decision) == (count < goes_on)
            refusal = system.refuse(state, decision)
            assert refusal is not None
            assert refusal.clause in system.book.clauses


@pytest.mark.parametrize("key", SYSTEMS)
@pytest.mark.parametrize("word", ["²", "9" * 23, "٣", "-", "0", "x"])
def test_no_word_of_any_order_breaks_the_rules(key: str, word: str) -> None:
    system: Any = load_system(key)
    for state, (order, spec) in product(moments(system), system.book.orders.items()):
        for seat in ("0", "judge"):
            refusal = system.refuse(state, read_decision(" ".join((seat, order, *[word] * len(spec.facts)))))
            assert refusal is None or refusal.clause in system.book.clauses
