"""What follows from a decision until somebody has to decide again: the one place that leads from chapter to chapter.

A rule that brings a meeting, a combat or the end of a turn about only sets the state; here it is seen and followed up.
"""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.expedition.fight.phase import is_over
from podzem.systems.dungeon.chapters.combat import aftermath, combat
from podzem.systems.dungeon.chapters.time import turns
from podzem.systems.dungeon.game import COMBAT, ORDERS, Game


def go_on(game: Game, scribe: Scribe) -> None:
    """The turn goes on, and so does a combat, until somebody has to decide."""
    if game.stage == ORDERS:
        turns.run(game, scribe)
    while game.stage == COMBAT and _fight_on(game, scribe):
        pass


def _fight_on(game: Game, scribe: Scribe) -> bool:
    """One step of a combat that waits for nobody: its beginning, its end, the end of a turn, phases; false if none."""
    fight, meeting = game.fight, game.meeting
    assert meeting is not None
    if fight is None:
        combat.begin(game, meeting, scribe)
    elif is_over(fight):
        aftermath.finish(game, fight, meeting, scribe)
        turns.after_combat(game, scribe, int(fight.phase))
    elif game.agenda[:1] == [combat.TURN_OVER]:
        game.agenda.pop(0)
        turns.end_turn(game, scribe)
        combat.take_stock(game)
    elif not game.questions and not combat.needed(game):
        combat.go_on(game, scribe)
    else:
        return False
    return True
