"""A game as plain data, as bytes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from podzem.core import record
from podzem.core.errors import Malformed
from podzem.systems.delve.chapters.wander import foretelling
from podzem.systems.delve.game import Game


def write(game: Game) -> dict[str, Any]:
    """The game as nested plain data; what is at its default is left out."""
    return record.write(game)


def as_bytes(game: Game) -> bytes:
    """The game in bytes, equal for equal games; an imagined map counts."""
    return game.plan.mark + msgspec.json.encode(record.write(game))


def read(like: Game, data: Mapping[str, Any]) -> Game:
    """A game from partial data, on the map and with the setting of another."""
    game = record.read(Game, data, setting=like.setting, plan=like.plan)
    for id, zone in game.below.zones.items():
        if zone.foretold:
            _check_foretold(id, zone.foretold)
    return game


def _check_foretold(id: str, words: list[str]) -> None:
    """Who is foretold is known, or the state is refused at once and not when they come (delve.wander.sign)."""
    try:
        foretelling.read(words)
    except Malformed as error:
        raise Malformed(f"zones.{id}.{error}") from None
