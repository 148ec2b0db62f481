"""The odds of the combat at hand for the party (dungeon.attack.odds), from the code that plays it."""

from __future__ import annotations

from typing import Any

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.fight import marks, phase
from podzem.systems.dungeon.fight.codes import is_main
from podzem.systems.dungeon.fight.legal import awaited_front
from podzem.systems.dungeon.fight.odds import Odds, odds
from podzem.systems.dungeon.fight.sight import is_others_shown
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.rules import combat, combat_orders


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
    if not may_know(game) or (decision is not None and combat.why_not(game, decision) is not None):
        return None
    assert game.fight is not None
    fight = game.fight.copy()
    if decision is not None:
        code = combat_orders.encode(fight, decision)
        if code < 0 or not is_main(code):
            return None
        phase.order(fight, marks.PARTY, code, Scribe(Dice()))
    return as_data(odds(fight))


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
