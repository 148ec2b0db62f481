"""Exact odds of dice questions: whole distributions by convolution, never by going through all faces."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import comb, sqrt
from operator import sub
from typing import Final, assert_never

from podzem.core.errors import Malformed
from podzem.lab.dice_throw import (
    Amount,
    Chance,
    Comparison,
    Dice,
    Difference,
    Number,
    Pick,
    Product,
    Relation,
    Selection,
    Sum,
    notation,
)

MOST_STEPS: Final = 5_000_000
"""A question that takes more additions than this is refused before it is begun; so many take a second or two."""
LONG: Final = 4096
"""An addition of numbers with so many bits counts as two, with twice as many as three."""
MOST_BITS: Final = 12_000
"""Numbers longer than this (3600 digits) nobody reads."""


@dataclass(frozen=True)
class Distribution:
    """How many of `total` equally likely ways give each value, the values in ascending order."""

    ways: dict[int, int]
    total: int

    @property
    def mean(self) -> Fraction:
        """The expected value."""
        return Fraction(sum(value * ways for value, ways in self.ways.items()), self.total)

    @property
    def variance(self) -> Fraction:
        """The expected square of the distance from the mean."""
        squares = sum(value * value * ways for value, ways in self.ways.items())
        return Fraction(squares, self.total) - self.mean**2

    @property
    def deviation(self) -> float:
        """The square root of the variance, the one figure here that is not exact."""
        return sqrt(self.variance)


def distribution(amount: Amount) -> Distribution:
    """Every value an amount can have with its number of ways; a monstrous one is refused in one line."""
    _check_cost(amount, _cost(amount))
    return _distribution(amount)


def chance_of(question: Comparison | Chance) -> Fraction:
    """The exact chance of success."""
    if isinstance(question, Chance):
        return Fraction(question.successes, question.sides)
    _check_cost(question, _cost(question.amount).beside(_cost(question.other)))
    left, right = _distribution(question.amount), _distribution(question.other)
    values, up_to = list(right.ways), [0, *accumulate(right.ways.values())]
    good = 0
    for value, ways in left.ways.items():
        below, with_equal = up_to[bisect_left(values, value)], up_to[bisect_right(values, value)]
        good += ways * _standing_right(question.relation, below, with_equal, right.total)
    return Fraction(good, left.total * right.total)


def _standing_right(relation: Relation, below: int, with_equal: int, total: int) -> int:
    """How many ways of the right side a value stands in a relation to, by how many lie below it."""
    match relation:
        case Relation.MORE:
            return below
        case Relation.AT_LEAST:
            return with_equal
        case Relation.LESS:
            return total - with_equal
        case Relation.AT_MOST:
            return total - below
        case Relation.EQUAL:
            return with_equal - below
        case _:
            assert_never(relation)


@dataclass(frozen=True)
class _Cost:
    """What a distribution takes: how many values at most, how many additions about, how long numbers in bits."""

    width: int
    steps: int
    bits: int

    def beside(self, other: _Cost) -> _Cost:
        """The cost of both, each by itself."""
        return _Cost(self.width + other.width, self.steps + other.steps, self.bits + other.bits)


def _check_cost(question: Amount | Comparison, cost: _Cost) -> None:
    steps = cost.steps * (1 + cost.bits // LONG)
    if steps > MOST_STEPS or cost.bits > MOST_BITS:
        size = f"{steps} steps with numbers of {cost.bits} bits"
        most = f"{MOST_STEPS} and {MOST_BITS} at most"
        raise Malformed(f"dice: {notation(question)} is too much to count exactly: {size}, {most}")


def _cost(amount: Amount) -> _Cost:
    match amount:
        case Number():
            return _Cost(1, 1, 1)
        case Dice():
            return _cost_of_dice(amount.count, amount.sides, _kept(amount.count, amount.selection))
        case Product(term, _):
            return _cost(term).beside(_Cost(0, 1, 0))
        case Sum(left, right) | Difference(left, right):
            one, two = _cost(left), _cost(right)
            return one.beside(two).beside(_Cost(0, one.width * two.width, 0))
        case _:
            assert_never(amount)


def _cost_of_dice(count: int, sides: int, kept: int) -> _Cost:
    width = kept * (sides - 1) + 1
    steps = count * count * sides // 2
    if kept < count:
        closing = kept * (4 + count // 16)
        steps = sides * (closing + sum((number * (sides - 1) + 1) * (kept - number + 1) for number in range(kept)))
    return _Cost(width, 2 * width + steps, count * sides.bit_length())


def _distribution(amount: Amount) -> Distribution:
    match amount:
        case Number(value):
            return Distribution({value: 1}, 1)
        case Dice():
            return _dice(amount)
        case Product(term, factor):
            return _scaled(_distribution(term), factor)
        case Sum(left, right):
            return _convolved(_distribution(left), _distribution(right))
        case Difference(left, right):
            return _convolved(_distribution(left), _scaled(_distribution(right), -1))
        case _:
            assert_never(amount)


def _scaled(source: Distribution, factor: int) -> Distribution:
    if factor == 0:
        return Distribution({0: source.total}, source.total)
    return Distribution(dict(sorted((value * factor, ways) for value, ways in source.ways.items())), source.total)


def _convolved(left: Distribution, right: Distribution) -> Distribution:
    ways: dict[int, int] = {}
    for value, count in left.ways.items():
        for other, others in right.ways.items():
            ways[value + other] = ways.get(value + other, 0) + count * others
    return Distribution(dict(sorted(ways.items())), left.total * right.total)


def _dice(dice: Dice) -> Distribution:
    """Equal dice: the sum of all, or of the best or worst; the worst are the best of the dice turned over."""
    count, sides, kept = dice.count, dice.sides, _kept(dice.count, dice.selection)
    if kept == count:
        return Distribution(_sums(count, sides), sides**count)
    best = _sums_of_best(count, sides, kept)
    if dice.selection is not None and dice.selection.pick in (Pick.KEEP_LOWEST, Pick.DROP_HIGHEST):
        best = {kept * (sides + 1) - value: ways for value, ways in best.items()}
    return Distribution(dict(sorted(best.items())), sides**count)


def _kept(count: int, selection: Selection | None) -> int:
    if selection is None:
        return count
    keeps = selection.pick in (Pick.KEEP_HIGHEST, Pick.KEEP_LOWEST)
    return selection.count if keeps else count - selection.count


def _sums(count: int, sides: int) -> dict[int, int]:
    """The ways of each sum, one die after the other: a sliding window over the sums of the dice before."""
    ways = [1]
    for _ in range(count):
        up_to = list(accumulate(ways))
        ends = up_to + up_to[-1:] * (sides - 1)
        starts = [0] * sides + up_to[:-1]
        ways = list(map(sub, ends, starts))
    return dict(enumerate(ways, count))


def _sums_of_best(count: int, sides: int, kept: int) -> dict[int, int]:
    """The ways of each sum of the highest dice, from the highest face down.

    `placed[n][s]` are the ways in which n dice, fewer than are kept, show the faces so far with the sum s; they are
    closed by the ways in which as many of the others as are still wanted, or more, show this face and none a higher.
    """
    done: dict[int, int] = {} if kept else {0: sides**count}
    placed: list[dict[int, int]] = [{0: 1}] + [{} for _ in range(kept - 1)] if kept else []
    for face in range(sides, 0, -1):
        following: list[dict[int, int]] = [{} for _ in placed]
        for number, sums in enumerate(placed):
            left, wanted = count - number, kept - number
            showing = [comb(left, more) for more in range(wanted)]
            closing = face**left - sum(ways * (face - 1) ** (left - more) for more, ways in enumerate(showing))
            for total, ways in sums.items():
                _add(done, total + wanted * face, ways * closing)
                for more in range(wanted):
                    _add(following[number + more], total + more * face, ways * showing[more])
        placed = following
    return done


def _add(table: dict[int, int], key: int, ways: int) -> None:
    if ways:
        table[key] = table.get(key, 0) + ways
