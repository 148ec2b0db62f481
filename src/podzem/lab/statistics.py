"""Confidence intervals of 95 % from exact whole sums: shares by Wilson, means by the normal law, quantiles by ranks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import ceil, floor, sqrt
from statistics import NormalDist
from typing import Final

CONFIDENCE: Final = 0.95
DEVIATIONS: Final = NormalDist().inv_cdf(0.5 + CONFIDENCE / 2)
"""How many standard deviations the interval reaches to each side."""
FEWEST_TO_JUDGE: Final = 30
"""With fewer games the normal law is no guide, and no difference is called one."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What was found, and between what bounds the truth lies; without bounds where a single game says nothing."""

    value: float
    low: float | None = None
    high: float | None = None

    @property
    def half_width(self) -> float:
        """Half of the interval; endless when there is none."""
        if self.low is None or self.high is None:
            return float("inf")
        return (self.high - self.low) / 2

    @property
    def excludes_zero(self) -> bool:
        """Whether zero lies outside the bounds."""
        return self.low is not None and self.high is not None and (self.low > 0 or self.high < 0)


def share(count: int, games: int) -> Estimate:
    """The share of games with some mark, by Wilson's score interval: honest also near 0 and 1."""
    found, square = count / games, DEVIATIONS * DEVIATIONS
    middle = (found + square / (2 * games)) / (1 + square / games)
    reach = DEVIATIONS * sqrt(found * (1 - found) / games + square / (4 * games * games)) / (1 + square / games)
    low = 0.0 if count == 0 else middle - reach
    high = 1.0 if count == games else middle + reach
    return Estimate(found, low, high)


def mean(total: int, squares: int, games: int) -> Estimate:
    """The mean of a number per game, from the sum and the sum of squares, by the normal law."""
    found = total / games
    if games < 2:
        return Estimate(found)
    variance = (games * squares - total * total) / (games * (games - 1))
    reach = DEVIATIONS * sqrt(variance / games)
    return Estimate(found, found - reach, found + reach)


def ratio(part: tuple[int, int], whole: tuple[int, int], products: int, games: int) -> Estimate:
    """One sum over games as a share of another, from sums, squares and products, by the normal law of ratios."""
    if not whole[0]:
        return Estimate(0.0)
    found = part[0] / whole[0]
    if games < 2:
        return Estimate(found)
    squares = part[1] - 2 * found * products + found * found * whole[1]
    reach = DEVIATIONS * sqrt(max(0.0, squares) * games / (games - 1)) / whole[0]
    return Estimate(found, max(0.0, found - reach), min(1.0, found + reach))


def quantile(counts: Mapping[int, int], percent: int) -> Estimate:
    """The least value that so many percent do not exceed, between two observed values chosen by their ranks."""
    games = sum(counts.values())
    expected = games * percent / 100
    reach = DEVIATIONS * sqrt(expected * (1 - percent / 100))
    lowest, highest = floor(expected - reach), ceil(expected + reach) + 1
    value = _at_rank(counts, -(-games * percent // 100))
    if lowest < 1 or highest > games:
        return Estimate(value)
    return Estimate(value, _at_rank(counts, lowest), _at_rank(counts, highest))


def _at_rank(counts: Mapping[int, int], rank: int) -> int:
    """The value at a place, from 1, when all are put in order."""
    left = max(rank, 1)
    for value in sorted(counts):
        left -= counts[value]
        if left <= 0:
            return value
    raise AssertionError("the rank is within the games")
