"""What a group meets with at each step: what it sees, hints of traps, those who live there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.traps import hints
from podzem.systems.delve.chapters.traps.crossing import cross
from podzem.systems.delve.game import TURN, Game
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.sight import look_around

ARRIVE: Final = "arrive"
"""The step of the agenda that waits for the judge: whose, who moved, about which traps he was asked."""


def look_after_step(game: Game, group: Group, scribe: Scribe, moved: Sequence[Person] = ()) -> None:
    """See, be warned, set traps off, be met: in this order (delve.time.sequence); `moved` have come to a square.

    Whoever is warned only as he sets his foot on a trap still draws it back. While the judge decides about a hint the
    rest waits (delve.trap.hint).
    """
    look_around(game, scribe)
    if game.stage != TURN or game.questions:
        return
    warned = hints.give(game, group, scribe)
    if game.questions:
        numbers = ",".join(str(one.number) for one in moved)
        game.agenda.insert(0, f"{ARRIVE}:{group.number}:{numbers}:{','.join(hints.asked_about(game))}")
    else:
        _arrive(game, group, moved, warned, scribe)


def arrive(game: Game, words: str, scribe: Scribe) -> None:
    """The judge has decided about the hints: what waited for him."""
    number, moved, asked = words.split(":")
    group = game.group(int(number))
    people = [game.people[int(each)] for each in moved.split(",") if each]
    _arrive(game, group, people, hints.given_of(game, asked.split(",")), scribe)


def _arrive(game: Game, group: Group, moved: Sequence[Person], warned: Sequence[str], scribe: Scribe) -> None:
    group.halted = group.halted or bool(warned)
    cross(game, group, moved, scribe, warned)
    if game.stage == TURN and not game.questions and keyed.look_for(game, group, scribe):
        group.halted = True
