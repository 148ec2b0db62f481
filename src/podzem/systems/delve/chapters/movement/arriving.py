"""What a group meets with at each step: what it sees, hints of traps, those who live there."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.traps import hints
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.people import Group
from podzem.systems.delve.sight import look_around


def look_after_step(game: Game, group: Group, scribe: Scribe, arrived: bool = False) -> None:
    """See, be warned, be met: in this order."""
    look_around(game, scribe)
    if game.stage != TURN:
        return
    if hints.give(game, group, scribe):
        group.halted = True
    if not game.questions and keyed.look_for(game, group, scribe):
        group.halted = True
