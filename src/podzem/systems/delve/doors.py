"""A door as it stands: what the map says until somebody has touched it (delve.shared.map, point 5)."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.below import Doorway
from podzem.systems.delve.game import Game
from podzem.world.dungeon_map import Opening

FAST: Final = ("locked", "barred", "portcullis")
"""Kinds that do not open by hand alone."""


def doorway(game: Game, opening: Opening) -> Doorway:
    """The door's record, begun when it is first touched."""
    return game.below.doors.setdefault(opening.id, Doorway(open=_was_open(opening)))


def _was_open(opening: Opening) -> bool:
    return opening.door is not None and opening.door.open


def stands(game: Game, opening: Opening) -> Doorway:
    """How it stands, without touching it."""
    return game.below.doors.get(opening.id) or Doorway(open=_was_open(opening))


def has_leaf(opening: Opening) -> bool:
    """Whether something can shut it."""
    return opening.door is not None and (opening.door.kind != "arch" or opening.door.hidden)


def is_open(game: Game, opening: Opening) -> bool:
    """Whether one can go through."""
    if not has_leaf(opening):
        return True
    state = stands(game, opening)
    return state.open or state.broken


def is_fast(game: Game, opening: Opening, from_area: str) -> bool:
    """Whether it does not open by hand from this side: locked, barred on the other side, let down, or stuck."""
    state = stands(game, opening)
    if state.stuck or state.jammed:
        return True
    if opening.door is None or opening.door.kind not in FAST or state.unlocked:
        return False
    return not (opening.door.kind == "barred" and from_area == opening.b)
