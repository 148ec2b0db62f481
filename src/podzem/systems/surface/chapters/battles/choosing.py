"""Whom an army loses, chosen by its owner after the dice (surface.battle.approximation)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.orders import OrderSpec
from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters.battles import course, fighting, losses
from podzem.systems.surface.chapters.battles.battle import Army
from podzem.systems.surface.chapters.battles.fighting import at_hand, going_on
from podzem.systems.surface.game import BATTLE, Game
from podzem.systems.surface.rows import Row, SeatOrder, Words


def losing(game: Game, seat: int) -> Army | None:
    """The army whose losses a seat has to choose now."""
    if game.battle is None:
        return None
    return next((army for army in course.choosing(game.battle, fighting.terms_of(game)) if army.seat == seat), None)


def losers(game: Game) -> list[int]:
    """The seats that have to choose losses."""
    if game.battle is None:
        return []
    return [army.seat for army in course.choosing(game.battle, fighting.terms_of(game))]


def total_choices(game: Game, seat: int) -> Iterable[Words]:
    """The equally near totals."""
    army = losing(game, seat)
    if army is None or army.toll is None or army.toll.total != losses.OPEN_TOTAL:
        return []
    reckoning = course.reckoning_of(at_hand(game), army, fighting.terms_of(game))
    return [(str(total),) for total in reckoning.totals(army.toll.due)]


def why_not_total(game: Game, seat: int, words: Words) -> Refusal | None:
    """One of the nearest sums and no other."""
    legal = words in total_choices(game, seat)
    return None if legal else Refusal(losses.CLAUSE, "lose_total", {"total": words[0]})


def choose_total(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """Of two equally near totals this one."""
    army = losing(game, seat)
    assert army is not None
    assert army.toll is not None
    army.toll.total = Fraction(words[0])
    course.reckoning_of(at_hand(game), army, fighting.terms_of(game)).settle(army.toll)


def unit_choices(game: Game, seat: int) -> Iterable[Words]:
    """How many of the unit that is asked about: numbers, or ranges of them."""
    army = losing(game, seat)
    if army is None or army.toll is None or army.toll.total == losses.OPEN_TOTAL:
        return []
    reckoning = course.reckoning_of(at_hand(game), army, fighting.terms_of(game))
    unit = army.name(reckoning.unit_asked(army.toll))
    return [(unit, str(least), str(most)) for least, most in reckoning.ranges(army.toll)]


def why_not_unit(game: Game, seat: int, words: Words) -> Refusal | None:
    """Losses of a total that is not among the nearest are refused (surface.battle.approximation)."""
    legal = words in unit_choices(game, seat)
    return None if legal else Refusal(losses.CLAUSE, "lose_units", {"unit": words[0]})


def choose_units(game: Game, seat: int, words: Words, scribe: Scribe) -> None:
    """So many of this unit."""
    army = losing(game, seat)
    assert army is not None
    assert army.toll is not None
    reckoning = course.reckoning_of(at_hand(game), army, fighting.terms_of(game))
    reckoning.answer(army.toll, (int(words[1]), int(words[2])))
    reckoning.settle(army.toll)


ORDERS: Final[tuple[Row, ...]] = (
    SeatOrder(
        spec=OrderSpec("lose_total", ("total",)),
        stages=(BATTLE,),
        whose=losers,
        choices=total_choices,
        why_not=why_not_total,
        do=going_on(choose_total),
    ),
    SeatOrder(
        spec=OrderSpec("lose_units", ("unit", "least", "most")),
        stages=(BATTLE,),
        whose=losers,
        choices=unit_choices,
        why_not=why_not_unit,
        do=going_on(choose_units),
    ),
)
