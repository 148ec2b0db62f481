"""Dice questions in words: the grammar in four languages, the throw, the description, the errors."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.lab.dice_throw import (
    Amount,
    Chance,
    Comparison,
    Dice,
    Difference,
    Expression,
    Number,
    Pick,
    Product,
    Relation,
    Selection,
    Sum,
    ThrownDie,
    describe,
    notation,
    throw,
)
from podzem.lab.dice_words import parse
from podzem.lab.opposed import Opposed, Side


def scripted(*faces: int) -> Callable[[int], int]:
    """A face function that gives these faces and fails when asked once too often."""
    remaining = iter(faces)
    return lambda sides: next(remaining)


def picked(pick: Pick, count: int, dice_count: int = 4) -> Dice:
    """Six-sided dice with a selection."""
    return Dice(dice_count, 6, Selection(pick, count))


PLAIN: dict[str, Expression] = {
    "7": Number(7),
    "2d6": Dice(2, 6),
    "d20": Dice(1, 20),
    "D20": Dice(1, 20),
    "2D6": Dice(2, 6),
    "2к6": Dice(2, 6),
    "2К6": Dice(2, 6),
    "к6": Dice(1, 6),
    "2д6": Dice(2, 6),
    "2Д6": Dice(2, 6),
    "д6": Dice(1, 6),
    "2з6": Dice(2, 6),
    "2З6": Dice(2, 6),
    "з6": Dice(1, 6),
    "2 з6": Dice(2, 6),
    "2з 6": Dice(2, 6),
    "d100": Dice(1, 100),
    "d%": Dice(1, 100),
    "к%": Dice(1, 100),
    "2 д %": Dice(2, 100),
    "  2  d  6  ": Dice(2, 6),
    "1000d1000000": Dice(1000, 1_000_000),
    "1d2": Dice(1, 2),
    "999999999": Number(999_999_999),
}

SUMS: dict[str, Expression] = {
    "2d6+1": Sum(Dice(2, 6), Number(1)),
    "2d6 − 1": Difference(Dice(2, 6), Number(1)),
    "2d6－1": Difference(Dice(2, 6), Number(1)),
    "2d6–1": Difference(Dice(2, 6), Number(1)),
    "2d6+1d4-1": Difference(Sum(Dice(2, 6), Dice(1, 4)), Number(1)),
    "10-d6-d4": Difference(Difference(Number(10), Dice(1, 6)), Dice(1, 4)),
    "3*2d6": Product(Dice(2, 6), 3),
    "2d6*10": Product(Dice(2, 6), 10),
    "2d6×10": Product(Dice(2, 6), 10),
    "2к6х10": Product(Dice(2, 6), 10),
    "2к6 Х 10": Product(Dice(2, 6), 10),
    "2d6x10": Product(Dice(2, 6), 10),
    "3×к6": Product(Dice(1, 6), 3),
    "2*3": Product(Number(2), 3),
    "1+2d6*10": Sum(Number(1), Product(Dice(2, 6), 10)),
    "4d6kh3*2+1": Sum(Product(picked(Pick.KEEP_HIGHEST, 3), 2), Number(1)),
}

SELECTIONS: dict[str, Expression] = {
    "4d6kh3": picked(Pick.KEEP_HIGHEST, 3),
    "4D6KH3": picked(Pick.KEEP_HIGHEST, 3),
    "4d6kl1": picked(Pick.KEEP_LOWEST, 1),
    "4d6dh1": picked(Pick.DROP_HIGHEST, 1),
    "4d6dl1": picked(Pick.DROP_LOWEST, 1),
    "4к6dl1": picked(Pick.DROP_LOWEST, 1),
    "4d6k3": picked(Pick.KEEP_HIGHEST, 3),
    "4d6 k 3": picked(Pick.KEEP_HIGHEST, 3),
    "4d6kl": picked(Pick.KEEP_LOWEST, 1),
    "4d6kh4": picked(Pick.KEEP_HIGHEST, 4),
    "4к6 лучшие 3": picked(Pick.KEEP_HIGHEST, 3),
    "4к6 Лучшие 3": picked(Pick.KEEP_HIGHEST, 3),
    "4к6лучшие3": picked(Pick.KEEP_HIGHEST, 3),
    "4к6 худшие 2": picked(Pick.KEEP_LOWEST, 2),
    "4к6 лучший": picked(Pick.KEEP_HIGHEST, 1),
    "4к6 худший": picked(Pick.KEEP_LOWEST, 1),
    "4д6 найкращі 3": picked(Pick.KEEP_HIGHEST, 3),
    "4д6 найгірші 2": picked(Pick.KEEP_LOWEST, 2),
    "4д6 найкращий": picked(Pick.KEEP_HIGHEST, 1),
    "4д6 найгірший": picked(Pick.KEEP_LOWEST, 1),
    "4з6 най-добрите 3": picked(Pick.KEEP_HIGHEST, 3),
    "4з6 най-лошите 2": picked(Pick.KEEP_LOWEST, 2),
    "4з6 най-добрият": picked(Pick.KEEP_HIGHEST, 1),
    "4з6 най-лошият": picked(Pick.KEEP_LOWEST, 1),
    "4з6 наи\u0306-добрите 3": picked(Pick.KEEP_HIGHEST, 3),
    "4з6 най‑добрите 3": picked(Pick.KEEP_HIGHEST, 3),
    "4d6 best 3": picked(Pick.KEEP_HIGHEST, 3),
    "4d6 worst 2": picked(Pick.KEEP_LOWEST, 2),
    "4d6 best": picked(Pick.KEEP_HIGHEST, 1),
    "4d6 worst": picked(Pick.KEEP_LOWEST, 1),
    "4d6 best + 2": Sum(picked(Pick.KEEP_HIGHEST, 1), Number(2)),
    "4к6 лучшие 3 - 1": Difference(picked(Pick.KEEP_HIGHEST, 3), Number(1)),
    "4d6 be\u017ft 3": picked(Pick.KEEP_HIGHEST, 3),
    "4d6\u212ah3": picked(Pick.KEEP_HIGHEST, 3),
}

CHANCES: dict[str, Expression] = {
    "1 из 6": Chance(1, 6),
    "1из6": Chance(1, 6),
    "1 з 6": Chance(1, 6),
    "2  З  6": Chance(2, 6),
    "1 із 6": Chance(1, 6),
    "1 от 6": Chance(1, 6),
    "1 of 6": Chance(1, 6),
    "2 in 6": Chance(2, 6),
    "6 of 6": Chance(6, 6),
}

COMPARISONS: dict[str, Expression] = {
    "3к6 >= 12": Comparison(Dice(3, 6), Relation.AT_LEAST, Number(12)),
    "3к6≥12": Comparison(Dice(3, 6), Relation.AT_LEAST, Number(12)),
    "3d6 <= 12": Comparison(Dice(3, 6), Relation.AT_MOST, Number(12)),
    "3d6≤12": Comparison(Dice(3, 6), Relation.AT_MOST, Number(12)),
    "3d6>12": Comparison(Dice(3, 6), Relation.MORE, Number(12)),
    "3d6<12": Comparison(Dice(3, 6), Relation.LESS, Number(12)),
    "3d6=12": Comparison(Dice(3, 6), Relation.EQUAL, Number(12)),
    "d6-5 >= −2": Comparison(Difference(Dice(1, 6), Number(5)), Relation.AT_LEAST, Number(-2)),
    "d6 >= +2": Comparison(Dice(1, 6), Relation.AT_LEAST, Number(2)),
    "4к6 лучшие 3 > 9": Comparison(picked(Pick.KEEP_HIGHEST, 3), Relation.MORE, Number(9)),
    "3d6 >= d6": Comparison(Dice(3, 6), Relation.AT_LEAST, Dice(1, 6)),
    "2к6+1 > к12": Comparison(Sum(Dice(2, 6), Number(1)), Relation.MORE, Dice(1, 12)),
    "d20 = 2d10-1": Comparison(Dice(1, 20), Relation.EQUAL, Difference(Dice(2, 10), Number(1))),
    "d6 > -2+d4": Comparison(Dice(1, 6), Relation.MORE, Sum(Number(-2), Dice(1, 4))),
    "2d6 < 3*d4": Comparison(Dice(2, 6), Relation.LESS, Product(Dice(1, 4), 3)),
}

OPPOSED: dict[str, Expression] = {
    "opposed 45 vs 35": Opposed(Side(45), Side(35)),
    "45 vs 35": Opposed(Side(45), Side(35)),
    "45 versus 35": Opposed(Side(45), Side(35)),
    "45 against 35": Opposed(Side(45), Side(35)),
    "45 против 35": Opposed(Side(45), Side(35)),
    "встречная 45 против 35": Opposed(Side(45), Side(35)),
    "45 ПРОТИ 35": Opposed(Side(45), Side(35)),
    "зустрічна 45 проти 35": Opposed(Side(45), Side(35)),
    "45 срещу 35": Opposed(Side(45), Side(35)),
    "насрещна 45 срещу 35": Opposed(Side(45), Side(35)),
    "45+1 vs 35-2": Opposed(Side(45, 1), Side(35, -2)),
    "0 vs 999": Opposed(Side(0), Side(999)),
}

READ = {**PLAIN, **SUMS, **SELECTIONS, **CHANCES, **COMPARISONS, **OPPOSED}


@pytest.mark.parametrize("text", READ)
def test_reading__gives_the_tree(text: str) -> None:
    assert parse(text) == READ[text]


@pytest.mark.parametrize("text", READ)
def test_notation__reads_back_as_the_same_tree(text: str) -> None:
    assert parse(notation(READ[text])) == READ[text]


def test_reading__allows_twenty_terms() -> None:
    assert throw(parse("+".join(["1"] * 20)), scripted()).total == 20


ERRORS = {
    "": "found nothing, expected something like 2d6+1",
    "  \n ": "found nothing, expected something like 2d6+1",
    "2d6+$": "found '$' at position 5, expected dice such as 2d6+1",
    "2d6\x00": "found '\\x00' at position 4, expected dice such as 2d6+1",
    "2d6 foo": "found 'f' at position 5, expected dice such as 2d6+1",
    "(2d6)": "found '(' at position 1, expected dice such as 2d6+1",
    "٣d6": "found '٣' at position 1, expected dice such as 2d6+1",
    "2d": "found the end at position 3, expected 2 to 1000000 sides",
    "2d+1": "found '+' at position 3, expected 2 to 1000000 sides",
    "2d6+": "found the end at position 5, expected a number or dice",
    "2d6 + + 1": "found '+' at position 7, expected a number or dice",
    "-2d6": "found '-' at position 1, expected a number or dice",
    "%": "found '%' at position 1, expected a number or dice",
    "best 3": "found 'best' at position 1, expected a number or dice",
    "2d6 7": "found '7' at position 5, expected +, -, *, a comparison or the end",
    "2d6d6": "found 'd' at position 4, expected +, -, *, a comparison or the end",
    "4к6к3": "found 'к' at position 4, expected +, -, *, a comparison or the end",
    "5 best 3": "found 'best' at position 3, expected +, -, *, a comparison or the end",
    "2*2d6*2": "found '*' at position 6, expected +, -, *, a comparison or the end",
    "2d6*2d6": "found '2' at position 5, expected an integer to multiply the dice by",
    "0d6": "found '0' at position 1, expected 1 to 1000 dice",
    "1001d6": "found '1001' at position 1, expected 1 to 1000 dice",
    "1+1001d6": "found '1001' at position 3, expected 1 to 1000 dice",
    "d0": "found '0' at position 2, expected 2 to 1000000 sides",
    "d1": "found '1' at position 2, expected 2 to 1000000 sides",
    "d1000001": "found '1000001' at position 2, expected 2 to 1000000 sides",
    "4d6kh0": "found '0' at position 6, expected 1 to 4 dice after kh",
    "4d6kh5": "found '5' at position 6, expected 1 to 4 dice after kh",
    "4d6dl5": "found '5' at position 6, expected 1 to 4 dice after dl",
    "4к6 лучшие 5": "found '5' at position 12, expected 1 to 4 dice after лучшие",
    "4к6 лучшие": "found the end at position 11, expected 1 to 4 dice after лучшие",
    "4д6 найгірші + 1": "found '+' at position 14, expected 1 to 4 dice after найгірші",
    "+".join(["1"] * 21): "found '+' at position 40, expected at most 20 terms",
    "1234567890": "found '123456789…' at position 1, expected at most 9 digits",
    "d6+1234567890": "found '123456789…' at position 4, expected at most 9 digits",
    "3d6 >=": "found the end at position 7, expected a number or dice",
    "3d6 >= -": "found the end at position 9, expected an integer after -",
    "3d6 >= -d6": "found 'd' at position 9, expected an integer after -",
    "3d6 > d6 > 1": "found '>' at position 10, expected the end",
    "3d6 > 2 < 9": "found '<' at position 9, expected the end",
    ">= 12": "found '>=' at position 1, expected a number or dice",
    "0 of 6": "found '0' at position 1, expected a chance of 1 to 6 in 6",
    "7 из 6": "found '7' at position 1, expected a chance of 1 to 6 in 6",
    "1 of 1": "found '1' at position 6, expected 2 to 1000000 sides",
    "1 of": "found the end at position 5, expected 2 to 1000000 sides",
    "1 of 6 + 1": "found '+' at position 8, expected the end",
    "2d6 + 1 of 6": "found 'of' at position 9, expected a chance such as 1 of 6 to stand alone",
    "2d6 + 1 з 6": "found 'з' at position 9, expected a chance such as 1 of 6 to stand alone",
    "opposed": "found the end at position 8, expected 0 to 999 as a target",
    "opposed 45": "found the end at position 11, expected vs and the other side's target",
    "45 против": "found the end at position 10, expected 0 to 999 as a target",
    "45 vs 1000": "found '1000' at position 7, expected 0 to 999 as a target",
    "45+100 vs 35": "found '100' at position 4, expected 0 to 99 levels as a bonus",
    "45 vs 35 vs 25": "found 'vs' at position 10, expected the end",
    "2d6 vs 35": "found 'd' at position 2, expected vs and the other side's target",
    "45 opposed 35": "found 'opposed' at position 4, expected vs and the other side's target",
    "1 of 6 of 6": "found 'of' at position 8, expected a chance such as 1 of 6 to stand alone",
}


@pytest.mark.parametrize("text", ERRORS)
def test_reading__says_what_is_wrong_and_where(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        parse(text)
    assert str(caught.value) == f"dice: {ERRORS[text]}"


THROWS: dict[str, tuple[list[int], int, bool | None, str]] = {
    "7": ([], 7, None, "7: 7 = 7"),
    "2к6+1": ([3, 5], 9, None, "2d6+1: [3] [5] +1 = 9"),
    "к%": ([100], 100, None, "1d100: [100] = 100"),
    "2d6+1d4-1": ([3, 5, 2], 9, None, "2d6+1d4-1: [3] [5] +[2] -1 = 9"),
    "10-2d6": ([3, 5], 2, None, "10-2d6: 10 -[3] [5] = 2"),
    "10-d6-d4": ([3, 2], 5, None, "10-1d6-1d4: 10 -[3] -[2] = 5"),
    "3*2d6": ([3, 5], 24, None, "2d6*3: [3] [5] *3 = 24"),
    "1+d6*10": ([4], 41, None, "1+1d6*10: 1 +[4] *10 = 41"),
    "4d6kh3": ([4, 1, 6, 3], 13, None, "4d6kh3: [4] (1) [6] [3] = 13"),
    "4d6kl1": ([4, 1, 6, 3], 1, None, "4d6kl1: (4) [1] (6) (3) = 1"),
    "4d6dh1": ([4, 1, 6, 3], 8, None, "4d6dh1: [4] [1] (6) [3] = 8"),
    "4d6dl1": ([4, 1, 6, 3], 13, None, "4d6dl1: [4] (1) [6] [3] = 13"),
    "2d6dl2": ([4, 1], 0, None, "2d6dl2: (4) (1) = 0"),
    "3d6kh1": ([5, 5, 2], 5, None, "3d6kh1: [5] (5) (2) = 5"),
    "3d6dl1": ([2, 2, 5], 7, None, "3d6dl1: (2) [2] [5] = 7"),
    "1 из 6": ([1], 1, True, "1 of 6: [1] ✓"),
    "2 in 6": ([2], 2, True, "2 of 6: [2] ✓"),
    "2 з 6": ([3], 3, False, "2 of 6: [3] ✗"),
    "3к6 >= 12": ([4, 4, 4], 12, True, "3d6>=12: [4] [4] [4] = 12 ✓"),
    "3d6 ≥ 13": ([4, 4, 4], 12, False, "3d6>=13: [4] [4] [4] = 12 ✗"),
    "d6 <= 3": ([3], 3, True, "1d6<=3: [3] = 3 ✓"),
    "d6 ≤ 2": ([3], 3, False, "1d6<=2: [3] = 3 ✗"),
    "d6 > 3": ([3], 3, False, "1d6>3: [3] = 3 ✗"),
    "d6 > 2": ([3], 3, True, "1d6>2: [3] = 3 ✓"),
    "d6 < 3": ([3], 3, False, "1d6<3: [3] = 3 ✗"),
    "d6 < 4": ([3], 3, True, "1d6<4: [3] = 3 ✓"),
    "d6 = 3": ([3], 3, True, "1d6=3: [3] = 3 ✓"),
    "d6 = 4": ([3], 3, False, "1d6=4: [3] = 3 ✗"),
    "d6-5 >= -2": ([3], -2, True, "1d6-5>=-2: [3] -5 = -2 ✓"),
    "2d6 > d12": ([3, 4, 6], 7, True, "2d6>1d12: [3] [4] = 7 > [6] = 6 ✓"),
    "d6 > 2d4-1": ([3, 2, 3], 3, False, "1d6>2d4-1: [3] = 3 > [2] [3] -1 = 4 ✗"),
    "40 vs 40": ([31, 62], 3, True, "40 vs 40: [31] +1 : [62] -2 = +3 ✓"),
    "40 проти 40": ([44, 48], 0, None, "40 vs 40: [44] +0 : [48] +0 = +0"),
    "40-1 vs 40+1": ([95, 71], -4, False, "40-1 vs 40+1: [95] -6 : [71] -2 = -4 ✗"),
}


@pytest.mark.parametrize("text", THROWS)
def test_throwing__gives_total_success_and_line(text: str) -> None:
    faces, total, success, line = THROWS[text]
    thrown = throw(parse(text), scripted(*faces))
    assert (thrown.total, thrown.success, describe(thrown)) == (total, success, line)
    assert [die.face for die in thrown.dice] == faces


def test_throwing__asks_each_die_once_in_order_with_its_sides() -> None:
    asked: list[int] = []

    def face(sides: int) -> int:
        asked.append(sides)
        return len(asked)

    thrown = throw(parse("3d6dl1 + 2*d4 - к%"), face)
    assert asked == [6, 6, 6, 4, 100]
    assert thrown.dice == (
        ThrownDie(6, 1, kept=False),
        ThrownDie(6, 2),
        ThrownDie(6, 3),
        ThrownDie(4, 4),
        ThrownDie(100, 5),
    )
    assert thrown.total == 2 + 3 + 2 * 4 - 5


def test_throwing__a_chance_asks_one_die() -> None:
    assert throw(parse("2 in 6"), scripted(5)).dice == (ThrownDie(6, 5),)


def bounds(expression: Expression) -> tuple[int, int]:
    """The least and the greatest total, worked out from the tree alone."""
    match expression:
        case Number(value):
            return value, value
        case Chance(_, sides):
            return 1, sides
        case Comparison(amount):
            return bounds(amount)
        case Opposed(active, passive):
            return active.level(100) - passive.level(1), active.level(1) - passive.level(100)
        case Dice(count, sides, selection):
            kept = count
            if selection:
                keeps = selection.pick in (Pick.KEEP_HIGHEST, Pick.KEEP_LOWEST)
                kept = selection.count if keeps else count - selection.count
            return kept, kept * sides
        case Product(term, factor):
            least, most = bounds(term)
            return least * factor, most * factor
        case Sum(left, right):
            return bounds(left)[0] + bounds(right)[0], bounds(left)[1] + bounds(right)[1]
        case Difference(left, right):
            return bounds(left)[0] - bounds(right)[1], bounds(left)[1] - bounds(right)[0]


@st.composite
def some_dice(draw: st.DrawFn) -> Dice:
    """Dice, half the time with a selection."""
    count = draw(st.integers(1, 8))
    selections = st.builds(Selection, st.sampled_from(Pick), st.integers(1, count))
    return Dice(count, draw(st.integers(2, 100)), draw(st.none() | selections))


def some_amounts() -> st.SearchStrategy[Amount]:
    """Left-leaning sums and differences, as the reader builds them."""
    factors = st.builds(Number, st.integers(0, 99)) | some_dice()
    terms = factors | st.builds(Product, factors, st.integers(0, 20))
    return st.recursive(terms, lambda left: st.builds(Sum, left, terms) | st.builds(Difference, left, terms))


def some_expressions() -> st.SearchStrategy[Expression]:
    """Any expression the grammar can say."""
    others = st.builds(Number, st.integers(-99, 99)) | some_amounts()
    comparisons = st.builds(Comparison, some_amounts(), st.sampled_from(Relation), others)
    sides = st.builds(Side, st.integers(0, 200), st.integers(-9, 9))
    chances = st.integers(2, 100).flatmap(lambda sides: st.builds(Chance, st.integers(1, sides), st.just(sides)))
    return some_amounts() | comparisons | chances | st.builds(Opposed, sides, sides)


@given(some_expressions(), st.randoms(use_true_random=False))
def test_throwing__stays_within_bounds(expression: Expression, source: random.Random) -> None:
    thrown = throw(parse(notation(expression)), lambda sides: source.randint(1, sides))
    least, most = bounds(expression)
    assert least <= thrown.total <= most


@given(some_expressions())
def test_notation__reads_back(expression: Expression) -> None:
    assert parse(notation(expression)) == expression


def answer(text: str) -> str:
    """The notation of what was read, or the message of the refusal."""
    try:
        return notation(parse(text))
    except Malformed as malformed:
        return str(malformed)


@given(st.text(st.characters()) | st.text("0123456789dкдзkhl%+-*х<>=≥ofinизотvsпр \n\u0306"))
def test_reading__any_text_is_read_or_refused_in_one_line(text: str) -> None:
    assert len(answer(text).splitlines()) == 1
