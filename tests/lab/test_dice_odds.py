"""Exact odds of dice: against icepool, against figures worked out by hand, and the table of screen.odds.opposed."""

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import Any

import icepool
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.lab.dice_odds import Distribution, chance_of, distribution
from podzem.lab.dice_throw import Amount, Chance, Comparison, Dice, Pick, Relation, Selection, throw
from podzem.lab.dice_words import parse
from podzem.lab.opposed import Opposed, Side


def spread(text: str) -> Distribution:
    amount = parse(text)
    assert not isinstance(amount, Comparison | Chance | Opposed)
    return distribution(amount)


def chance(text: str) -> Fraction:
    question = parse(text)
    assert isinstance(question, Comparison | Chance)
    return chance_of(question)


def theirs(die: Any) -> dict[int, Fraction]:
    """icepool's answer; outcomes without a way are left out."""
    ways = {int(value): Fraction(count, die.denominator()) for value, count in die.items()}
    return {value: chance for value, chance in ways.items() if chance}


def ours(text: str) -> dict[int, Fraction]:
    found = spread(text)
    assert sum(found.ways.values()) == found.total
    assert list(found.ways) == sorted(found.ways)
    return {value: Fraction(ways, found.total) for value, ways in found.ways.items()}


ICEPOOL: dict[str, Any] = {
    "3d6": 3 @ icepool.d6,
    "40d10": 40 @ icepool.d10,
    "2d6+d4-1": 2 @ icepool.d6 + icepool.d4 - 1,
    "d100-3d20": icepool.d(100) - 3 @ icepool.d20,
    "2d6*10": (2 @ icepool.d6) * 10,
    "4d6kh3": icepool.d6.highest(4, 3),
    "4d6kl3": icepool.d6.lowest(4, 3),
    "4d6dl1": icepool.d6.highest(4, 3),
    "4d6dh1": icepool.d6.lowest(4, 3),
    "2d20 best": icepool.d20.highest(2),
    "3d20 worst": icepool.d20.lowest(3),
    "10d10kh4": icepool.d10.highest(10, 4),
    "7d8dh3": icepool.d8.lowest(7, 4),
    "30d6kh1": icepool.d6.highest(30),
    "4d6kh3+2d8kl1*2": icepool.d6.highest(4, 3) + icepool.d8.lowest(2) * 2,
}


@pytest.mark.parametrize("text", ICEPOOL)
def test_distributions__agree_with_icepool(text: str) -> None:
    assert ours(text) == theirs(ICEPOOL[text])
    found = spread(text)
    assert found.mean == Fraction(ICEPOOL[text].mean())
    assert found.variance == Fraction(ICEPOOL[text].variance())


@settings(max_examples=60)
@given(st.integers(1, 9), st.integers(2, 12), st.sampled_from(Pick), st.data())
def test_picked_dice__agree_with_icepool(count: int, sides: int, pick: Pick, data: st.DataObject) -> None:
    picked = data.draw(st.integers(1, count))
    keeps = pick in (Pick.KEEP_HIGHEST, Pick.KEEP_LOWEST)
    kept = picked if keeps else count - picked
    pool = icepool.d(sides).pool(count)
    best = pick in (Pick.KEEP_HIGHEST, Pick.DROP_LOWEST)
    expected = (pool.highest(kept) if best else pool.lowest(kept)).sum() if kept else icepool.Die([0])
    found = distribution(Dice(count, sides, Selection(pick, picked)))
    assert {value: Fraction(ways, found.total) for value, ways in found.ways.items()} == theirs(expected)


THEIR_CHANCES: dict[str, Any] = {
    "3к6 >= 12": 3 @ icepool.d6 >= 12,
    "3d6 <= 12": 3 @ icepool.d6 <= 12,
    "3d6 > 12": 3 @ icepool.d6 > 12,
    "3d6 < 12": 3 @ icepool.d6 < 12,
    "3d6 = 12": 3 @ icepool.d6 == 12,
    "2d6 > d12": 2 @ icepool.d6 > icepool.d12,
    "2d6 >= d12": 2 @ icepool.d6 >= icepool.d12,
    "2d6 < d12": 2 @ icepool.d6 < icepool.d12,
    "2d6 <= d12": 2 @ icepool.d6 <= icepool.d12,
    "2d6 = d12": 2 @ icepool.d6 == icepool.d12,
    "2d20 best > 2d20 worst + 5": icepool.d20.highest(2) > icepool.d20.lowest(2) + 5,
    "4d6kh3-d4 >= 2d6": icepool.d6.highest(4, 3) - icepool.d4 >= 2 @ icepool.d6,
}


@pytest.mark.parametrize("text", THEIR_CHANCES)
def test_chances__agree_with_icepool(text: str) -> None:
    assert chance(text) == Fraction(THEIR_CHANCES[text].quantity(True), THEIR_CHANCES[text].denominator())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1 из 6", "1/6"),
        ("2 in 6", "1/3"),
        ("d6 >= 7", "0"),
        ("d6 > 0", "1"),
        ("2d6 = 7", "1/6"),
        ("d6-5 >= -2", "2/3"),
    ],
)
def test_chances__worked_out_by_hand(text: str, expected: str) -> None:
    assert chance(text) == Fraction(expected)


@pytest.mark.parametrize(
    ("text", "mean", "variance"),
    [("3d6", "21/2", "35/4"), ("d100", "101/2", "3333/4"), ("7", "7", "0"), ("0*d6", "0", "0"), ("2d6dl2", "0", "0")],
)
def test_mean_and_variance__worked_out_by_hand(text: str, mean: str, variance: str) -> None:
    assert (spread(text).mean, spread(text).variance) == (Fraction(mean), Fraction(variance))
    assert spread(text).deviation == pytest.approx(float(Fraction(variance)) ** 0.5)


@pytest.mark.parametrize("text", ["3d4kh2-2*d3", "2d3*0+d2", "10-2d4dl1", "4d3dh2+1"])
def test_distributions__count_what_throwing_gives(text: str) -> None:
    """The slow obvious way: every face of every die through the throw that plays."""
    amount = parse(text)
    asked: list[int] = []
    throw(amount, lambda sides: asked.append(sides) or 1)  # type: ignore[func-returns-value]
    ways: Counter[int] = Counter()
    for faces in product(*(range(1, sides + 1) for sides in asked)):
        left = iter(faces)
        ways[throw(amount, lambda sides, left=left: next(left)).total] += 1  # type: ignore[misc]
    assert spread(text).ways == ways


@pytest.mark.parametrize("text", ["1000d6", "1000d6kh3", "100d6dl10", "d1000000", "100d100"])
def test_great_questions_are_still_answered(text: str) -> None:
    found = spread(text)
    assert sum(found.ways.values()) == found.total


MONSTERS = [
    "1000d1000000",
    "2d1000000",
    "1000d6dl1",
    "200d1000000kh1",
    "+".join(["1000d1000kh1"] * 20),
    "99d99*3-99d999",
]


@pytest.mark.parametrize("text", MONSTERS)
def test_monstrous_questions_are_refused_in_one_line(text: str) -> None:
    amount = parse(text)
    assert not isinstance(amount, Comparison | Chance | Opposed)
    for ask in (lambda: distribution(amount), lambda: chance_of(_against_itself(amount))):
        with pytest.raises(Malformed, match="is too much to count exactly") as caught:
            ask()
        assert len(str(caught.value).splitlines()) == 1


def _against_itself(amount: Amount) -> Comparison:
    return Comparison(amount, Relation.MORE, amount)


def test_levels__by_the_examples_of_the_catalogue() -> None:
    """screen.core.sl, screen.core.auto_bands: their own checks."""
    assert [Side(45).level(roll) for roll in (23, 47, 100)] == [2, 0, -6]
    assert Side(0).level(5) == 1
    assert Side(150).level(97) == -1
    assert Side(45, 1).level(23) == 3


OPPOSED_TABLE = """
    25 45 0 2809  800 6391 5491
    30 30 0 4509  982 4509 3609
    30 50 0 2809  800 6391 5491
    35 45 0 3609  900 5491 4509
    40 30 0 5491  900 3609 2809
    40 40 0 4509  982 4509 3609
    40 40 1 3609  900 5491 4509
    40 60 0 2809  800 6391 5491
    45 35 0 5491  900 3609 2809
    45 45 0 4509  982 4509 3609
    50 50 0 4509  982 4509 3609
    50 50 1 3609  900 5491 4509
    55 45 0 5491  900 3609 2809
    60 40 0 6391  800 2809 2109
    60 40 1 5491  900 3609 2809
    70 30 0 7891  600 1509 1009
    70 50 0 6391  800 2809 2109
    90 40 0 8451  500 1049  649
"""
"""screen.odds.opposed: targets, the defender's shield, attacker hits, tie, defender wins, of which by 2 or more."""


@pytest.mark.parametrize("row", OPPOSED_TABLE.strip().splitlines())
def test_opposed__the_table_of_the_catalogue(row: str) -> None:
    active, passive, shield, *expected = map(int, row.split())
    assert verdicts(Opposed(Side(active), Side(passive, shield))) == expected


def test_opposed__the_charge_of_the_catalogue() -> None:
    assert verdicts(Opposed(Side(60, 1), Side(40)))[:3] == [7191, 700, 2109]


def verdicts(test: Opposed) -> list[int]:
    margins = test.margins()
    assert sum(margins.values()) == 10_000
    won, lost = [m for m in margins if m > 0], [m for m in margins if m < 0]
    counterable = [m for m in margins if m <= -2]
    return [sum(margins[m] for m in some) for some in (won, [0], lost, counterable)]


@pytest.mark.parametrize(
    "test", [Opposed(Side(25), Side(45, 1)), Opposed(Side(0), Side(150)), Opposed(Side(7), Side(98))]
)
def test_opposed__margins_count_what_throwing_gives(test: Opposed) -> None:
    thrown: Counter[int] = Counter()
    for faces in product(range(1, 101), repeat=2):
        left = iter(faces)
        thrown[throw(test, lambda sides, left=left: next(left)).total] += 1  # type: ignore[misc]
    assert test.margins() == thrown
