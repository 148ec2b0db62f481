"""How far a group goes in a turn, which is as long as the other document's (delve.time.pace, delve.shared.turn)."""

from __future__ import annotations

from typing import Final

from podzem.core.memo import cached
from podzem.systems.delve.abilities import has_darksight
from podzem.systems.delve.chapters.movement.slowness import is_slow
from podzem.systems.delve.company import awake, members
from podzem.systems.delve.data.actions import PACES
from podzem.systems.delve.game import Game
from podzem.systems.delve.lighting import is_lit
from podzem.systems.delve.people import OK, Group

TURN: Final = 720
"""Parts of a turn: every pace takes a whole number of them for a square."""
FEET: Final = 10
EXPLORE: Final = "explore"
GO: Final = "known"
RUN: Final = "run"


def has_light(game: Game, group: Group) -> bool:
    """Whether somebody of the group who is awake stands in light, or sees without."""
    return cached(game, "has_light", group.number, "", lambda: _has_light(game, group))


def _has_light(game: Game, group: Group) -> bool:
    return any(
        is_lit(game, person.at) or has_darksight(person)
        for person in members(game, group)
        if person.state == OK and person.at.depth
    )


def feet(game: Game, group: Group, manner: str) -> int:
    """Feet in a turn: without light 40; exploring 120, with a slow member 80; on known ways 240; running 360."""
    return cached(game, "pace", group.number, manner, lambda: _feet(game, group, manner))


def _feet(game: Game, group: Group, manner: str) -> int:
    if not has_light(game, group):
        return PACES["blind"]
    slow = any(is_slow(game, person) for person in awake(game, group))  # who is borne slows his bearer alone
    if slow and manner == EXPLORE:
        return PACES["slow"]
    return PACES[manner] * (PACES["slow"] if slow else PACES["explore"]) // PACES["explore"]


def cost(game: Game, group: Group, manner: str) -> int:
    """Parts of the turn that one square takes."""
    return TURN * FEET // feet(game, group, manner)


def squares_left(game: Game, group: Group, manner: str) -> int:
    """Squares that the group can still walk in this turn."""
    return (TURN - group.spent) // cost(game, group, manner)
