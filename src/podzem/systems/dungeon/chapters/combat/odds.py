"""The odds of the combat at hand for each main order, from the code that plays it (dungeon.attack.odds)."""

from __future__ import annotations

from fractions import Fraction

from podzem.core.decisions import Decision
from podzem.expedition.fight_odds import odds_of
from podzem.systems.dungeon.game import COMBAT, Game


def combat_odds(game: Game, decision: Decision) -> dict[str, Fraction] | None:
    """How the combat ends if this is ordered now and both sides go on automatically; None when it is no main order."""
    if not game.setting.is_on("show_odds"):
        return {}
    if game.stage != COMBAT or game.fight is None or decision.seat != game.company.caller:
        return None
    return odds_of(game, game.fight, decision)
