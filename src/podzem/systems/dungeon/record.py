"""An expedition as plain data, as bytes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from podzem.core import record
from podzem.systems.dungeon.game import Game
from podzem.world.points import Point, read_point, write_point

record.spell(Point, write_point, read_point)


def write(game: Game) -> dict[str, Any]:
    """The game as nested plain data; what equals an empty game is left out."""
    return record.write(game)


def as_bytes(game: Game) -> bytes:
    """The game in bytes, equal for equal games."""
    return msgspec.json.encode(record.write(game)) + game.site.plan.mark


def read(like: Game, data: Mapping[str, Any]) -> Game:
    """A game from partial data, with the setting and the plan of another."""
    return record.read(Game, data, company={"setting": like.setting}, site={"plan": like.site.plan})
