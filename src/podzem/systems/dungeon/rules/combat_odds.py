"""The odds of the combat at hand for the party (dungeon.attack.odds), from the code that plays it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.fight import marks, phase
from podzem.systems.dungeon.fight.codes import LAST_MAIN, is_main
from podzem.systems.dungeon.fight.legal import awaited_front
from podzem.systems.dungeon.fight.odds import Odds, odds
from podzem.systems.dungeon.fight.sight import is_others_shown
from podzem.systems.dungeon.game import COMBAT, Game
from podzem.systems.dungeon.rules import combat, combat_orders

MAIN: Final = combat_orders.NAMES[: LAST_MAIN + 1]
MOST_FIGHTERS: Final = 120
"""A larger fight is not asked about while somebody waits."""
DIGITS: Final = 10**9


def may_know(game: Game) -> bool:
    """Whether the party sees all it fights with, is to order, and odds are shown at this table."""
    fight = game.fight
    if fight is None or not game.setting.is_on("show_odds") or awaited_front(fight, marks.PARTY) < 0:
        return False
    return all(is_others_shown(fight, front) for front in range(marks.FRONTS) if fight.gap[front] >= 0)


def combat_odds(game: Game, decision: Decision | None = None) -> dict[str, Any] | None:
    """How the combat ends when the caller's order is this one, and both sides go on automatically after it.

    None when the party may not know it, or when the order is not open.
    """
    found = _odds_of(game, decision)
    return None if found is None else as_data(found)


def _odds_of(game: Game, decision: Decision | None) -> Odds | None:
    if not may_know(game) or (decision is not None and combat.why_not(game, decision) is not None):
        return None
    assert game.fight is not None
    fight = game.fight.copy()
    if decision is not None:
        code = combat_orders.encode(fight, decision)
        if code < 0 or not is_main(code):
            return None
        phase.order(fight, marks.PARTY, code, Scribe(Dice()))
    return odds(fight)


def prospects_of(game: Game, decision: Decision) -> dict[str, Fraction] | None:
    """The chances of each end of the combat by the names of prospects; nothing where the table shows no odds."""
    if not game.setting.is_on("show_odds"):
        return {}
    if game.stage != COMBAT or game.fight is None or decision.order not in MAIN:
        return None
    found = _odds_of(game, decision) if len(game.fight.member) <= MOST_FIGHTERS else None
    return {} if found is None else _named(found)


def _named(found: Odds) -> dict[str, Fraction]:
    chances = {
        "won": found.win,
        "lost": found.lose,
        "broken": found.breaks[marks.OTHERS],
        "fled": found.breaks[marks.PARTY],
        "down": 1 - found.losses[marks.PARTY][0],
        "kill": 1 - found.losses[marks.OTHERS][0],
    }
    exact = {name: chance if isinstance(chance, Fraction) else Fraction(chance) for name, chance in chances.items()}
    return {name: chance.limit_denominator(DIGITS) for name, chance in exact.items() if chance > 0}


def as_data(answer: Odds) -> dict[str, Any]:
    """Odds as plain data; exact ones as fractions in words, `1/5`."""
    return {
        "win": _plain(answer.win),
        "lose": _plain(answer.lose),
        "draw": _plain(answer.draw),
        "losses": [[_plain(chance) for chance in side] for side in answer.losses],
        "breaks": [_plain(chance) for chance in answer.breaks],
        "falls": {name: _plain(chance) for name, chance in answer.falls.items()},
        "left_out": _plain(answer.left_out),
    }


def _plain(chance: object) -> float | str:
    return chance if isinstance(chance, float) else str(chance)
