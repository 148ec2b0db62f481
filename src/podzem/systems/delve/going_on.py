"""What follows from a decision until somebody has to decide again: the one place that leads from chapter to chapter.

A rule that brings a meeting, a fight or the end of a turn about only sets the state; here it is seen and followed up.
"""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters import course
from podzem.systems.delve.chapters.time import turn, work
from podzem.systems.delve.chapters.visibility.sight import number_the_seen
from podzem.systems.delve.game import COMBAT, TURN, Game
from podzem.systems.delve.orders import ORDERS

MOST_STEPS: Final = 100_000
"""So much may follow from one decision; more would be a rule that never ends."""


def go_on(game: Game, scribe: Scribe) -> None:
    """The turn goes on until somebody has to decide."""
    for _ in range(MOST_STEPS):
        if game.questions or not _step_on(game, scribe):
            number_the_seen(game)
            return
    raise AssertionError("a delve that goes on for ever")


def _step_on(game: Game, scribe: Scribe) -> bool:
    """One step that waits for nobody: of a fight, of a turn that a fight has filled, of a turn; false if none."""
    if game.stage == COMBAT:
        course.go_on(game, scribe)
        return game.stage != COMBAT
    if game.stage == TURN and turn.is_running(game):
        for group in game.groups:
            if group.filled and not group.taken_up:
                turn.fill(game, group, scribe)
    return _turn_on(game, scribe)


def _turn_on(game: Game, scribe: Scribe) -> bool:
    """One step of a turn that waits for nobody; false if there is none."""
    if game.stage != TURN:
        return False
    if game.agenda:
        step = game.agenda.pop(0)
        if step.startswith("work:"):
            work.do_work(game, int(step.partition(":")[2]), ORDERS, scribe)
        else:
            turn.do(game, step, scribe)
        return True
    if game.groups and all(turn.is_declared(group, game) for group in game.groups):
        turn.begin(game, scribe)
        return True
    return False
