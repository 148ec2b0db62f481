"""Intervals against values worked out by hand, and against the exact chance that they hold."""

from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.lab.statistics import DEVIATIONS, Estimate, mean, quantile, share
from podzem.lab.sums import LENGTH, Sums, subtract, summarize, summarize_difference


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [(10, 100, 0.0552, 0.1744), (81, 263, 0.2553, 0.3662), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0)],
)
def test_a_share_has_wilsons_interval(count: int, games: int, low: float, high: float) -> None:
    found = share(count, games)
    assert found.value == count / games
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_a_mean_has_the_normal_interval() -> None:
    found = mean(total=15, squares=55, games=5)
    assert found.value == 3
    assert found.low == pytest.approx(3 - 1.959964 * (2.5 / 5) ** 0.5)
    assert found.high == pytest.approx(3 + 1.959964 * (2.5 / 5) ** 0.5)


def test_one_game_has_no_interval_and_decides_nothing() -> None:
    found = mean(total=7, squares=49, games=1)
    assert found == Estimate(7.0)
    assert found.half_width == float("inf")
    assert not found.excludes_zero


@pytest.mark.parametrize(
    ("low", "high", "excludes"), [(0.1, 0.2, True), (-0.2, -0.1, True), (-0.1, 0.1, False), (0.0, 0.1, False)]
)
def test_an_interval_excludes_zero_only_when_both_bounds_lie_on_one_side(
    low: float, high: float, excludes: bool
) -> None:
    assert Estimate((low + high) / 2, low, high).excludes_zero is excludes


def test_a_quantile_lies_between_values_chosen_by_rank() -> None:
    assert quantile(dict.fromkeys(range(1, 101), 1), 50) == Estimate(50, 40, 61)
    assert quantile({3: 90, 8: 10}, 90) == Estimate(3, 3, 8)
    assert quantile({3: 5, 8: 1}, 50) == Estimate(3)


@pytest.mark.parametrize("percent", [10, 50, 90])
@pytest.mark.parametrize("games", [40, 100, 333, 1000])
def test_the_ranks_of_a_quantile_hold_it_in_nineteen_of_twenty_samples(games: int, percent: int) -> None:
    found = quantile(dict.fromkeys(range(1, games + 1), 1), percent)
    if found.low is None or found.high is None:
        assert games == 40
        assert percent != 50
        return
    part = percent / 100
    ranks = range(int(found.low), int(found.high))
    held = sum(comb(games, below) * part**below * (1 - part) ** (games - below) for below in ranks)
    assert 0.95 <= held <= 0.985


GAMES = st.lists(
    st.dictionaries(st.sampled_from([("wins", "0"), ("deaths", "all"), ("deaths", "x")]), st.integers(0, 9)), min_size=1
)


@given(GAMES, st.integers(0, 20))
def test_sums_do_not_depend_on_how_games_are_cut_and_merged(games: list[dict[tuple[str, str], int]], cut: int) -> None:
    whole, first, second = Sums(), Sums(), Sums()
    for number, game in enumerate(games):
        values = {LENGTH: number, **game}
        whole.add(values)
        (first if number < cut else second).add(values)
    second.merge(first)
    assert second == whole


def test_counts_are_never_below_none_but_differences_may_be() -> None:
    sums, difference = Sums(), Sums()
    for number in range(20):
        values = {LENGTH: 5, ("deaths", "all"): int(number == 0)}
        sums.add(values)
        difference.add(subtract(values, {LENGTH: 5}))
    *_, deaths = summarize(sums, [("deaths", "all")])
    assert (deaths.count, deaths.estimate.low) == (1, 0.0)
    *_, fewer = summarize_difference(difference, [("deaths", "all")])
    assert (fewer.count, fewer.estimate.value) == (-1, -0.05)
    assert fewer.estimate.low is not None
    assert fewer.estimate.low < -0.05


def test_a_share_of_a_tally_has_the_interval_of_a_ratio() -> None:
    """Three games of 2, 4 and 6 days with 1, 1 and 4 of them wet: 6 of 12, deviations 0, −1 and 1 of the ratio."""
    sums = Sums()
    for wet, days in ((1, 2), (1, 4), (4, 6)):
        sums.add({LENGTH: days, ("weather", "wet"): wet, ("weather", "all"): days})
    found = sums.share_of_all(("weather", "wet"))
    reach = DEVIATIONS * (2 * 3 / 2) ** 0.5 / 12
    assert found.value == 0.5
    assert (found.low, found.high) == (pytest.approx(0.5 - reach), pytest.approx(0.5 + reach))
    *_, row = summarize(sums, [("weather", "wet")], ["weather"])
    assert (row.estimate, row.is_part, row.count) == (found, True, 6)
