"""What many games come to: exact whole sums, so that they are the same however the games were cut and merged."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from podzem.lab.statistics import Estimate, mean, quantile, ratio, share

Measure = tuple[str, str]
"""A group and an item of it: ("wins", "0"), or the name of a tally and what it counts."""

LENGTH: Final = ("length", "mean")
WINS: Final = "wins"
ENDS: Final = "ends"
WAYS: Final = "ways"
SHARES: Final = (WINS, ENDS, WAYS)
"""Groups whose items a game either has or has not."""
ALL: Final = "all"
"""The item of a tally that counts every other."""
PERCENTS: Final = (10, 50, 90)


@dataclass(slots=True)
class Sums:
    """Sum and sum of squares of every measure, and how many games had each length."""

    games: int = 0
    totals: dict[Measure, int] = field(default_factory=dict)
    squares: dict[Measure, int] = field(default_factory=dict)
    lengths: dict[int, int] = field(default_factory=dict)
    products: dict[Measure, int] = field(default_factory=dict)
    """Of each item of a tally the sum of its products with all of them in the same game."""

    def add(self, values: Mapping[Measure, int]) -> None:
        """One more game; a measure it does not have is 0."""
        self.games += 1
        totals, squares, products = self.totals, self.squares, self.products
        wholes = {group: value for (group, item), value in values.items() if item == ALL}
        for measure, value in values.items():
            totals[measure] = totals.get(measure, 0) + value
            squares[measure] = squares.get(measure, 0) + value * value
            if measure[0] in wholes:
                products[measure] = products.get(measure, 0) + value * wholes[measure[0]]
        if LENGTH in values:
            length = values[LENGTH]
            self.lengths[length] = self.lengths.get(length, 0) + 1

    def merge(self, others: Sums) -> None:
        """Other games besides these."""
        self.games += others.games
        pairs = ((self.totals, others.totals), (self.squares, others.squares), (self.products, others.products))
        for own, more in pairs:
            for measure, value in more.items():
                own[measure] = own.get(measure, 0) + value
        for length, games in others.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + games

    def mean(self, measure: Measure) -> Estimate:
        """A number per game with its interval."""
        return mean(self.totals.get(measure, 0), self.squares.get(measure, 0), self.games)

    def share_of_all(self, measure: Measure) -> Estimate:
        """Which part of its tally an item is, over all games together."""
        whole = (measure[0], ALL)
        all_of_it = self.totals.get(whole, 0), self.squares.get(whole, 0)
        part = self.totals.get(measure, 0), self.squares.get(measure, 0)
        return ratio(part, all_of_it, self.products.get(measure, 0), self.games)

    def estimate(self, measure: Measure) -> Estimate:
        """A measure by the interval that fits it; what is counted is never less than none."""
        if measure[0] in SHARES:
            return share(self.totals.get(measure, 0), self.games)
        found = self.mean(measure)
        return found if found.low is None else Estimate(found.value, max(0.0, found.low), found.high)


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a summary: what, how often in all, how much of it in a game."""

    measure: Measure
    count: int | None
    estimate: Estimate
    is_part: bool = False
    """Whether the estimate is a share of its tally."""


def summarize(sums: Sums, measures: Iterable[Measure], parted: Collection[str] = ()) -> list[Row]:
    """Every line about some games: their length first, then the measures in the order given.

    Of the tallies that are `parted` each item is given as its share.
    """
    if sums.games == 0:
        return []
    rows = [Row(LENGTH, sums.totals[LENGTH], sums.estimate(LENGTH))]
    rows += [Row((LENGTH[0], f"{percent}%"), None, quantile(sums.lengths, percent)) for percent in PERCENTS]
    rows.append(Row((LENGTH[0], "longest"), None, Estimate(max(sums.lengths))))
    for measure in measures:
        is_part = measure[0] in parted and measure[1] != ALL
        found = sums.share_of_all(measure) if is_part else sums.estimate(measure)
        rows.append(Row(measure, sums.totals.get(measure, 0), found, is_part))
    return rows


def summarize_difference(sums: Sums, measures: Iterable[Measure]) -> list[Row]:
    """The second side less the first, game by game of the same seed."""
    if sums.games == 0:
        return []
    return [Row(measure, sums.totals.get(measure, 0), sums.mean(measure)) for measure in (LENGTH, *measures)]


def subtract(first: Mapping[Measure, int], second: Mapping[Measure, int]) -> dict[Measure, int]:
    """Two games measure by measure, the second less the first."""
    return {measure: second.get(measure, 0) - first.get(measure, 0) for measure in (*first, *second)}
