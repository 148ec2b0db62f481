"""What a group meets with at each step: what it sees, hints of traps, those who live there."""

from __future__ import annotations

from collections.abc import Sequence

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.traps import hints
from podzem.systems.delve.chapters.traps.crossing import cross
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.sight import look_around


def look_after_step(game: Game, group: Group, scribe: Scribe, moved: Sequence[Person] = ()) -> None:
    """See, be warned, set traps off, be met: in this order (delve.time.sequence); `moved` have come to a square.

    Whoever is warned only as he sets his foot on a trap still draws it back.
    """
    look_around(game, scribe)
    if game.stage != TURN:
        return
    warned = hints.give(game, group, scribe)
    group.halted = group.halted or bool(warned)
    cross(game, group, moved, scribe, warned)
    if game.stage == TURN and not game.questions and keyed.look_for(game, group, scribe):
        group.halted = True
