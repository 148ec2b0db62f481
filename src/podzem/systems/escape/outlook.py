"""How likely a seat is to win as it looks, for search bots that had to stop looking.

Judged are imagined states, whose hands are guesses.
"""

from __future__ import annotations

import math

from mypy_extensions import i64

from podzem.systems.escape.game import OVER, Game
from podzem.systems.escape.judgement import JUDGEMENT
from podzem.systems.escape.standing import Standing, Survey


def outlook(game: Game, seat: i64) -> float:
    """The chance of winning as it looks, from 0 to 1; certain when the game is over."""
    if game.phase == OVER:
        return 1.0 if game.winner == seat else 0.0
    survey = Survey(game)
    own = JUDGEMENT.merit(Standing(survey, seat, seat).numbers)
    total = 1.0
    for other in range(game.setting.players):
        if other != seat:
            total += math.exp(JUDGEMENT.merit(Standing(survey, other, seat).numbers) - own)
    return 1.0 / total
