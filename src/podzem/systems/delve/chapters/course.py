"""What follows of itself in a meeting or a fight until somebody has to decide, or it is over (delve.meet.sequence).

When it is over the stage is TURN again; `filled` of the group says how many turns it took (delve.time.fight).
"""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.combat import fights
from podzem.systems.delve.chapters.morale import checks, dealing
from podzem.systems.delve.game import COMBAT, Game
from podzem.systems.delve.present import ours


def go_on(game: Game, scribe: Scribe) -> None:
    """Until a question is open, the party must decide, or nothing is left to be done."""
    while game.stage == COMBAT and not game.questions and _step(game, scribe):
        pass


def _step(game: Game, scribe: Scribe) -> bool:
    """One thing that waits for nobody; false when the party must decide."""
    fight = game.fight
    assert fight is not None
    if fight.declarer:
        return False
    checks.heed(game, scribe)
    if game.questions:
        return False
    if fight.over or fights.is_over(game):
        return _wind_up(game, scribe)
    if fights.needs_initiative(game):
        fights.roll_initiative(game, scribe)
        return True
    return fights.play_slot(game, scribe)


def _wind_up(game: Game, scribe: Scribe) -> bool:
    """Nobody fights any more: while comrades are dying those who stand may tend them."""
    fight = game.fight
    assert fight is not None
    if ours(game) and fights.dying(game) and not fight.fled:
        if not fight.over:
            fights.tend(game, scribe)
        return fights.play_slot(game, scribe)
    away = fight.fled
    fights.conclude(game, scribe)
    dealing.begin(game, scribe, away)
    return False
