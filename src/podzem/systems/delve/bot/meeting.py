"""What the caller does with those met: slip away from the strong, greet the others, pay what is cheap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.systems.delve.abilities import MINDLESS, nature
from podzem.systems.delve.bot.strength import is_beaten, is_too_strong
from podzem.systems.delve.game import Game
from podzem.systems.delve.present import bands_met, own_group

MOST_COINS: Final = 80
"""Demanded bribes are paid up to this."""


def choose(game: Game, decisions: Sequence[Decision]) -> Decision:
    """By the step of the meeting."""
    assert game.meeting is not None
    words = {decision.words[-1]: decision for decision in decisions if decision.order in ("meet", "parley", "deal")}
    for word in _wishes(game):
        if word in words:
            return words[word]
    return next((decision for decision in decisions if decision.order == "speak"), decisions[0])


def _wishes(game: Game) -> list[str]:
    meeting = game.meeting
    assert meeting is not None
    weak = is_too_strong(game) or is_beaten(game, own_group(game))
    mindless = any(nature(band).mind == MINDLESS for band in bands_met(game))
    if meeting.step == "first":
        return ["slip_away"] if weak else ["strike" if mindless else "greet"]
    if meeting.step == "both":
        return ["withdraw"] if weak else ["attack" if mindless else "greet"]
    if meeting.waiting in ("ask_bribe", "demand_bribe") and meeting.ask <= MOST_COINS:
        return ["pay", "leave", "refuse", "accept", "let_go"]
    return ["leave", "accept", "let_go", "refuse", "pay"]
