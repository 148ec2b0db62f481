"""The odds of the combat at hand for each main order, from the code that plays it (dungeon.attack.odds)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.dungeon.fight.codes import is_main
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.fight.legal import awaited_front
from podzem.systems.dungeon.fight.marks import FRONTS, OTHERS, PARTY
from podzem.systems.dungeon.fight.odds import Odds, odds
from podzem.systems.dungeon.fight.sight import is_others_shown
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.rules.combat_orders import encode

MOST_FIGHTERS: Final = 60
"""A larger fight is not asked about while somebody waits."""
MOST_SITUATIONS: Final = 8000
LEFT_OUT: Final = 0.005
"""Odds of which more than this is not known are not shown."""
EXACT_DIGITS: Final = 10**9


def combat_odds(game: Game, decision: Decision) -> dict[str, Fraction] | None:
    """How the combat ends if this is ordered now and both sides go on automatically; None when it is no main order."""
    fight = game.fight
    if not game.setting.is_on("show_odds"):
        return {}
    if game.stage != COMBAT or fight is None:
        return None
    code = encode(fight, decision)
    if decision.seat != game.caller or code < 0 or not is_main(code):
        return None
    front = awaited_front(fight, PARTY)
    if len(fight.member) > MOST_FIGHTERS or front < 0 or not _is_seen(fight):
        return {}
    ordered = fight.copy()
    ordered.plan[2 * front + PARTY] = code
    found = odds(ordered, most=MOST_SITUATIONS)
    return _named(ordered, found) if found.left_out < LEFT_OUT else {}


def _is_seen(fight: Fight) -> bool:
    """Whether the party knows all it fights with: the odds would tell it of those in the dark."""
    return all(is_others_shown(fight, front) for front in range(FRONTS) if fight.gap[front] >= 0)


def _named(fight: Fight, found: Odds) -> dict[str, Fraction]:
    """The chances that are shown, each by its name."""
    losses = found.losses[PARTY]
    chances = {
        "won": found.win,
        "lost": found.lose,
        "broken": found.breaks[OTHERS],
        "fled": found.breaks[PARTY],
        "down": 1 - losses[0],
        "kill": 1 - found.losses[OTHERS][0],
    }
    return {name: _fraction(chance) for name, chance in chances.items() if chance}


def _fraction(chance: float | Fraction) -> Fraction:
    return chance if isinstance(chance, Fraction) else Fraction(chance).limit_denominator(EXACT_DIGITS)
