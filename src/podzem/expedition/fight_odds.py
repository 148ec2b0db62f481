"""The odds of a fight for each main order, from the code that plays it (dungeon.attack.odds)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.decisions import Decision
from podzem.core.memo import Memoized, cached
from podzem.expedition.fight.codes import is_main
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.fight.marks import FRONTS, OTHERS, PARTY
from podzem.expedition.fight.odds import Chance, Foresight, Odds
from podzem.expedition.fight.sight import is_others_shown
from podzem.expedition.fight_orders import encode

MOST_FIGHTERS: Final = 60
"""A larger fight is not asked about while somebody waits."""
MOST_SITUATIONS: Final = 8000
"""So many are followed at most for an order: two sides that follow each other in a circle would never end."""
MOST_PHASES: Final = 20_000
"""So many phases are worked out at most for all the orders that are asked about together."""
LEFT_OUT: Final = 0.005
"""Odds of which more than this is not known are not shown."""
EXACT_DIGITS: Final = 10**9
EACH_COUNT: Final = 5
"""Up to so many losses each number has a chance of its own."""


def odds_of(kept: Memoized, fight: Fight, decision: Decision) -> dict[str, Fraction] | None:
    """How the fight ends if this is ordered now and both sides go on automatically; None when it is no main order.

    What was worked out for one order is `kept` for the others.
    """
    code = encode(fight, decision)
    if code < 0 or not is_main(code):
        return None
    front = awaited_front(fight, PARTY)
    if front < 0 or not may_be_told(fight):
        return {}
    foresight = cached(kept, "foresight", 0, "", lambda: _foresight(fight))
    ordered = fight.copy()
    ordered.plan[2 * front + PARTY] = code
    found = foresight.odds(ordered)
    return _named(found) if found.left_out < LEFT_OUT else {}


def _foresight(fight: Fight) -> Foresight:
    return Foresight(fight, most=MOST_SITUATIONS, phases=MOST_PHASES, by_name=False)


def may_be_told(fight: Fight) -> bool:
    """Whether the fight is not too large, and the party knows all of it: odds would tell it of those in the dark."""
    if len(fight.member) > MOST_FIGHTERS:
        return False
    return all(is_others_shown(fight, front) for front in range(FRONTS) if fight.gap[front] >= 0)


def _named(found: Odds) -> dict[str, Fraction]:
    """The chances that are shown, each by its name."""
    chances = {
        "won": found.win,
        "lost": found.lose,
        "broken": found.breaks[OTHERS],
        "fled": found.breaks[PARTY],
        "down": 1 - found.losses[PARTY][0],
        "kill": 1 - found.losses[OTHERS][0],
        **_counts("down", found.losses[PARTY]),
        **_counts("kill", found.losses[OTHERS]),
    }
    return {name: _fraction(chance) for name, chance in chances.items() if chance}


def _counts(name: str, losses: list[Chance]) -> dict[str, Chance]:
    """The chance of each number of losses, the many in one; nothing where there is one alone to lose."""
    if len(losses) == 2:
        return {}
    counts = {f"{name}-{count}": chance for count, chance in enumerate(losses[: EACH_COUNT + 1]) if count > 0}
    return {**counts, f"{name}-more": sum(losses[EACH_COUNT + 1 :], start=Fraction(0))}


def _fraction(chance: Chance) -> Fraction:
    return chance if isinstance(chance, Fraction) else Fraction(chance).limit_denominator(EXACT_DIGITS)
