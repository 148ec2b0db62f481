"""Верность: to whom those who fled come back (dungeon.loyalty.return)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.expedition import loyalty
from podzem.systems.dungeon.below import Below
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group


def returns(game: Game, scribe: Scribe) -> None:
    """At E3 of each later turn: back with the next one."""
    haven = _haven(game)
    if haven is not None:
        loyalty.returns(game.company, haven.number, Below(game), scribe)


def _haven(game: Game) -> Group | None:
    """The leader's group, with no enemy in its sight."""
    if game.fight is not None or game.meeting is not None:
        return None
    with_leader = [group for group in game.groups if game.company.leader in group.members]
    return next(iter([*with_leader, *game.groups]), None)
