"""Dice expressions as a tree: thrown die by die, written back, described for the terminal."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import islice
from typing import TypeAlias, assert_never

from podzem.lab.opposed import FACES, Opposed


class Pick(StrEnum):
    """Which end of the thrown dice is picked, and whether the picked ones are kept or dropped."""

    KEEP_HIGHEST = "kh"
    KEEP_LOWEST = "kl"
    DROP_HIGHEST = "dh"
    DROP_LOWEST = "dl"


class Relation(StrEnum):
    """How one total is compared with another."""

    AT_LEAST = ">="
    AT_MOST = "<="
    MORE = ">"
    LESS = "<"
    EQUAL = "="

    def holds(self, total: int, other: int) -> bool:
        """Whether the total stands in this relation to the other."""
        return _HOLDS[self](total, other)


_HOLDS: dict[Relation, Callable[[int, int], bool]] = {
    Relation.AT_LEAST: operator.ge,
    Relation.AT_MOST: operator.le,
    Relation.MORE: operator.gt,
    Relation.LESS: operator.lt,
    Relation.EQUAL: operator.eq,
}


@dataclass(frozen=True)
class Number:
    """A plain integer."""

    value: int


@dataclass(frozen=True)
class Selection:
    """So many dice picked from one end; among equal faces the earlier die is picked first."""

    pick: Pick
    count: int

    def kept(self, faces: list[int]) -> list[bool]:
        """For each face, in order, whether its die is kept."""
        highest_first = self.pick in (Pick.KEEP_HIGHEST, Pick.DROP_HIGHEST)
        keeps = self.pick in (Pick.KEEP_HIGHEST, Pick.KEEP_LOWEST)
        order = sorted(range(len(faces)), key=faces.__getitem__, reverse=highest_first)
        picked = set(order[: self.count])
        return [(index in picked) == keeps for index in range(len(faces))]


@dataclass(frozen=True)
class Dice:
    """Equal dice thrown together, perhaps with some of them kept or dropped."""

    count: int
    sides: int
    selection: Selection | None = None


@dataclass(frozen=True)
class Product:
    """A number or dice, multiplied by an integer."""

    term: Number | Dice
    factor: int


@dataclass(frozen=True)
class Sum:
    """Left plus right."""

    left: Amount
    right: Amount


@dataclass(frozen=True)
class Difference:
    """Left minus right."""

    left: Amount
    right: Amount


@dataclass(frozen=True)
class Comparison:
    """Whether an amount stands in a relation to another, most often a plain number."""

    amount: Amount
    relation: Relation
    other: Amount


@dataclass(frozen=True)
class Chance:
    """One die of that many sides; success on `successes` or less."""

    successes: int
    sides: int


Amount: TypeAlias = Number | Dice | Product | Sum | Difference
Expression: TypeAlias = Amount | Comparison | Chance | Opposed


@dataclass(frozen=True)
class ThrownDie:
    """One die as it fell."""

    sides: int
    face: int
    kept: bool = True


@dataclass(frozen=True)
class Thrown:
    """What a throw gave: dice in the order thrown, total, and success where the question has one.

    A comparison also has the other total; the total of an opposed test is its margin, and a tie is neither success nor
    failure.
    """

    expression: Expression
    dice: tuple[ThrownDie, ...]
    total: int
    success: bool | None = None
    other: int | None = None


def throw(expression: Expression, face: Callable[[int], int]) -> Thrown:
    """Throw every die of the question, from left to right, with one call of `face(sides)` for each."""
    dice: list[ThrownDie] = []
    match expression:
        case Chance(successes, sides):
            total = _total(Dice(1, sides), face, dice)
            return Thrown(expression, tuple(dice), total, total <= successes)
        case Comparison(amount, relation, right):
            total, other = _total(amount, face, dice), _total(right, face, dice)
            return Thrown(expression, tuple(dice), total, relation.holds(total, other), other)
        case Opposed(active, passive):
            total = active.level(_total(Dice(1, FACES), face, dice)) - passive.level(_total(Dice(1, FACES), face, dice))
            return Thrown(expression, tuple(dice), total, total > 0 if total else None)
        case _:
            total = _total(expression, face, dice)
            return Thrown(expression, tuple(dice), total)


def _total(amount: Amount, face: Callable[[int], int], dice: list[ThrownDie]) -> int:
    match amount:
        case Number(value):
            return value
        case Dice():
            thrown = _throw_dice(amount, face)
            dice.extend(thrown)
            return sum(die.face for die in thrown if die.kept)
        case Product(term, factor):
            return _total(term, face, dice) * factor
        case Sum(left, right):
            return _total(left, face, dice) + _total(right, face, dice)
        case Difference(left, right):
            return _total(left, face, dice) - _total(right, face, dice)
        case _:
            assert_never(amount)


def _throw_dice(dice: Dice, face: Callable[[int], int]) -> list[ThrownDie]:
    faces = [face(dice.sides) for _ in range(dice.count)]
    kept = dice.selection.kept(faces) if dice.selection else [True] * dice.count
    return [ThrownDie(dice.sides, fallen, is_kept) for fallen, is_kept in zip(faces, kept, strict=True)]


def notation(expression: Expression) -> str:
    """The question in Latin notation, which `parse` reads back as the same expression."""
    match expression:
        case Chance(successes, sides):
            return f"{successes} of {sides}"
        case Comparison(amount, relation, other):
            return f"{notation(amount)}{relation}{notation(other)}"
        case Opposed():
            return str(expression)
        case _:
            return _written(expression, _dice_notation, "")


def describe(thrown: Thrown) -> str:
    """One line for the terminal in no language: kept dice in [ ], dropped dice in ( ), then the result."""
    fallen = (f"[{die.face}]" if die.kept else f"({die.face})" for die in thrown.dice)
    mark = {True: " ✓", False: " ✗", None: ""}[thrown.success]
    return f"{notation(thrown.expression)}: {_result(thrown, fallen)}{mark}"


def _result(thrown: Thrown, fallen: Iterator[str]) -> str:
    match thrown.expression:
        case Chance():
            return next(fallen)
        case Opposed(active, passive):
            levels = [side.level(die.face) for side, die in zip((active, passive), thrown.dice)]
            return f"{next(fallen)} {levels[0]:+d} : {next(fallen)} {levels[1]:+d} = {thrown.total:+d}"
        case Comparison(amount, relation, other):
            left = f"{_fallen(amount, fallen)} = {thrown.total}"
            return left if isinstance(other, Number) else f"{left} {relation} {_fallen(other, fallen)} = {thrown.other}"
        case _:
            return f"{_fallen(thrown.expression, fallen)} = {thrown.total}"


def _fallen(amount: Amount, fallen: Iterator[str]) -> str:
    """An amount with the fallen faces in the place of its dice."""
    return _written(amount, lambda dice: " ".join(islice(fallen, dice.count)), " ")


def _dice_notation(dice: Dice) -> str:
    selection = f"{dice.selection.pick}{dice.selection.count}" if dice.selection else ""
    return f"{dice.count}d{dice.sides}{selection}"


def _written(amount: Amount, write_dice: Callable[[Dice], str], gap: str) -> str:
    match amount:
        case Number(value):
            return str(value)
        case Dice():
            return write_dice(amount)
        case Product(term, factor):
            return f"{_written(term, write_dice, gap)}{gap}*{factor}"
        case Sum(left, right):
            return f"{_written(left, write_dice, gap)}{gap}+{_written(right, write_dice, gap)}"
        case Difference(left, right):
            return f"{_written(left, write_dice, gap)}{gap}-{_written(right, write_dice, gap)}"
        case _:
            assert_never(amount)
