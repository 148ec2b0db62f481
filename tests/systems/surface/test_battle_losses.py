"""Losses of armies: the document's six examples first, the catalogue's checks, and a second program as oracle."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.core.errors import Malformed
from podzem.systems.surface.chapters.battles import losses, nearest
from podzem.systems.surface.chapters.battles.armies import CREATURE, MAN, Unit
from podzem.systems.surface.chapters.battles.losses import Reckoning, Toll
from podzem.systems.surface.chapters.battles.nearest import Listed, Lot, Reach
from podzem.systems.surface.chapters.battles.sums import Sums, sums_of

SCALE = "quadratic"


def man_and_monster() -> list[Unit]:
    return [Unit(MAN), Unit(CREATURE, level=10)]


def hundred() -> list[Unit]:
    return [Unit(MAN, 100)]


@pytest.mark.clause("surface.battle.approximation")
@pytest.mark.parametrize(
    ("units", "due", "ways"),
    [
        pytest.param(man_and_monster(), "50", [{0: 1, 1: 0}], id="example 1"),
        pytest.param(man_and_monster(), "101/2", [{0: 1, 1: 0}, {0: 0, 1: 1}], id="example 2"),
        pytest.param(man_and_monster(), "51", [{0: 0, 1: 1}], id="example 3"),
        pytest.param(hundred(), "2/5", [{0: 0}], id="example 4"),
        pytest.param(hundred(), "25/2", [{0: 12}, {0: 13}], id="example 5"),
        pytest.param(hundred(), "189/10", [{0: 19}], id="example 6"),
    ],
)
def test_the_documents_examples(units: list[Unit], due: str, ways: list[dict[int, int]]) -> None:
    assert list(all_choices(units, Fraction(due))) == ways


def all_choices(units: list[Unit], due: Fraction) -> Iterator[dict[int, int]]:
    """Every way the owner can answer the run of questions."""
    reckoning = Reckoning(units, SCALE)
    open_ways = [Toll(due)]
    while open_ways:
        toll = open_ways.pop(0)
        reckoning.settle(toll)
        if losses.is_chosen(reckoning, toll):
            yield toll.lost
            continue
        answers: list[Toll] = []
        if toll.total == losses.OPEN_TOTAL:
            answers = [Toll(due, total) for total in reckoning.totals(due)]
        else:
            for chosen in reckoning.ranges(toll):
                answered = toll.copy()
                reckoning.answer(answered, chosen)
                answers.append(answered)
        assert 2 <= len(answers) <= losses.MOST_OFFERED
        open_ways = answers + open_ways


@pytest.mark.clause("surface.battle.approximation")
def test_three_of_four_and_five_of_one() -> None:
    units = [Unit(CREATURE, 3, level=2), Unit(MAN, 5)]
    assert Reckoning(units, SCALE).totals(Fraction(13, 2)) == [6, 7]
    assert [(lost[0], lost[1]) for lost in all_choices(units, Fraction(13, 2))] == [(1, 2), (1, 3)]


@pytest.mark.clause("surface.battle.approximation")
def test_worn_and_fresh_come_nearest_together() -> None:
    units = [Unit(MAN, 10, items=Fraction(3)), Unit(MAN, 4)]
    assert Reckoning(units, SCALE).totals(Fraction(5, 2)) == [Fraction(12, 5)]
    assert list(all_choices(units, Fraction(5, 2))) == [{0: 2, 1: 1}]


@pytest.mark.clause("surface.battle.approximation")
def test_the_automatic_owner_loses_the_smaller_total_and_the_lowest_levels_in_roster_order() -> None:
    assert Reckoning(hundred(), SCALE).by_itself(Fraction(25, 2)).lost == {0: 12}
    units = [Unit(CREATURE, 2, level=2), Unit(MAN, 5), Unit(MAN, 5, type="late")]
    assert Reckoning(units, SCALE).by_itself(Fraction(8)).lost == {1: 5, 2: 3, 0: 0}
    assert Reckoning(man_and_monster(), SCALE).by_itself(Fraction(101, 2)).lost == {0: 1, 1: 0}


@pytest.mark.clause("surface.battle.approximation")
def test_who_is_of_no_use_is_never_lost() -> None:
    units = [Unit(MAN, 3, items=Fraction(10)), Unit(MAN, 2)]
    assert list(all_choices(units, Fraction(9))) == [{1: 2}]


@pytest.mark.clause("surface.battle.losses_due")
def test_more_than_the_army_takes_the_army() -> None:
    assert Reckoning(hundred(), SCALE).by_itself(Fraction(600)).lost == {0: 100}
    assert Reckoning([], SCALE).by_itself(Fraction(5)).lost == {}


def test_a_long_choice_is_asked_by_ranges() -> None:
    units = [Unit(MAN, 1000, type="first"), Unit(MAN, 1000, type="second")]
    reckoning, toll = Reckoning(units, SCALE), Toll(Fraction(500))
    reckoning.settle(toll)
    assert reckoning.ranges(toll)[0] == (0, 50)
    for _ in range(3):
        ranges = reckoning.ranges(toll)
        assert len(ranges) <= losses.MOST_OFFERED
        reckoning.answer(toll, ranges[-1])
    reckoning.settle(toll)
    assert toll.lost == {0: 500, 1: 0}


def test_the_lost_leave_in_roster_order() -> None:
    units = [Unit(MAN, 3, members=[4, 7, 9])]
    (gone,) = losses.take_off(units, Toll(Fraction(2), Fraction(2), {0: 2}))
    assert (gone.members, gone.count) == ([4, 7], 2)
    assert (units[0].members, units[0].count) == ([9], 1)


# the second program: all subsets, one by one

LOTS = st.lists(
    st.tuples(st.integers(1, 3), st.fractions(min_value=Fraction(1, 20), max_value=30, max_denominator=20)),
    min_size=1,
    max_size=4,
)


def naive(lots: list[Lot], due: Fraction) -> tuple[list[Fraction], set[tuple[int, ...]]]:
    ways = list(product(*(range(size + 1) for size, _ in lots)))
    totals = [sum((count * lot[1] for count, lot in zip(way, lots)), Fraction(0)) for way in ways]
    least = min(abs(total - due) for total in totals)
    near = sorted({total for total in totals if abs(total - due) == least})
    return near, {way for way, total in zip(ways, totals) if total in near}


@given(LOTS, st.fractions(min_value=0, max_value=200, max_denominator=40))
def test_nearest_totals_and_all_their_subsets_are_those_of_the_naive_program(lots: list[Lot], due: Fraction) -> None:
    near, ways = naive(lots, due)
    units = [Unit(CREATURE, size, strength=strength, type=str(place)) for place, (size, strength) in enumerate(lots)]
    assert Reckoning(units, SCALE).totals(due) == near
    found = [tuple(lost[place] for place in range(len(units))) for lost in all_choices(units, due)]
    assert len(found) == len(set(found))
    assert set(found) == ways
    itself = Reckoning(units, SCALE).by_itself(due)
    assert itself.total == near[0]
    lost = tuple(itself.lost[place] for place in range(len(units)))
    assert lost == max(way for way in ways if _total(lots, way) == near[0]), "the first of the roster fall first"


def _total(lots: list[Lot], way: tuple[int, ...]) -> Fraction:
    return sum((count * lot[1] for count, lot in zip(way, lots)), Fraction(0))


@given(LOTS, st.fractions(min_value=0, max_value=200, max_denominator=40))
def test_listed_totals_are_the_sums(lots: list[Lot], due: Fraction) -> None:
    reach = Reach(lots)
    listed = nearest._listed_tails(reach.sizes, reach.weights)
    assert isinstance(listed[0], Listed)
    amount = due / reach.measure
    if amount < reach.whole:
        assert listed[0].around(amount) == reach.tails[0].around(amount)
    for mine, other in zip(reach.tails, listed, strict=True):
        assert isinstance(mine, Sums)
        assert isinstance(other, Listed)
        assert all(mine.has(total) for total in other.totals)
        assert not any(mine.has(total + 1) for total in other.totals if total + 1 not in other.totals)
        assert not mine.has(-1)


@given(st.dictionaries(st.integers(1, 12), st.integers(1, 9), max_size=4), st.integers(1, 3))
def test_sums_are_those_of_a_set_of_numbers(sizes: dict[int, int], step: int) -> None:
    sizes = {step * weight: size for weight, size in sizes.items()}
    totals = {0}
    for weight, size in sizes.items():
        totals = {total + count * weight for total in totals for count in range(size + 1)}
    sums, whole = sums_of(sizes), max(totals)
    assert [total for total in range(-2, whole + 3) if sums.has(total)] == sorted(totals)
    for third in range(3 * whole + 1):
        due = Fraction(third, 3)
        least = min(abs(total - due) for total in totals)
        assert sums.around(due) == sorted(total for total in totals if abs(total - due) == least)


def test_ten_thousand_against_ten_thousand_are_counted_with_all_their_wounds() -> None:
    units = [Unit(MAN, 1000, items=Fraction(items)) for items in range(9)]
    units += [Unit(CREATURE, 100, level=level) for level in range(2, 12)]
    due = Fraction(1234567, 1000)
    reckoning = Reckoning(units, SCALE)
    (total,) = reckoning.totals(due)
    assert abs(total - due) < Fraction(1, 10), "tenths are reached"
    toll = reckoning.by_itself(due)
    assert sum(count * losses.of_one(units[place], SCALE) for place, count in toll.lost.items()) == total


def test_strange_averages_are_exact_too() -> None:
    units = [Unit(MAN, 73, items=Fraction(114, 73)), Unit(MAN, 119, items=Fraction(57, 119)), Unit(MAN, 9)]
    units.append(Unit(CREATURE, strength=Fraction(1, 104729)))
    lots = [(unit.count, losses.of_one(unit, SCALE)) for unit in units[:3]]
    assert nearest.is_countable(lots)
    reckoning, due = Reckoning(units, SCALE), Fraction(45679, 432)
    assert isinstance(reckoning.reach.tails[0], Listed)
    totals = [first * lots[0][1] + second * lots[1][1] + third for first, second, third in _counts(lots)]
    least = min(abs(total + last - due) for total in totals for last in (0, Fraction(1, 104729)))
    assert [abs(total - due) for total in reckoning.totals(due)] == [least]


def _counts(lots: list[Lot]) -> Iterator[tuple[int, ...]]:
    """Those that come anywhere near."""
    for first, third in product(range(lots[0][0] + 1), range(lots[2][0] + 1)):
        second = int((Fraction(45679, 432) - first * lots[0][1] - third) / lots[1][1])
        for near in (second - 1, second, second + 1):
            if 0 <= near <= lots[1][0]:
                yield first, near, third


def test_what_cannot_be_counted_is_named() -> None:
    finest = [(1000 + k, Fraction(1, 104729 + 2 * k)) for k in range(4)]
    assert not nearest.is_countable(finest)
    with pytest.raises(Malformed, match="no common measure"):
        Reach(finest)
