"""A campaign as plain data, as bytes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import msgspec

from podzem.core import record
from podzem.core.errors import Malformed
from podzem.systems.surface.cells import Cell, read_cell
from podzem.systems.surface.game import Game
from podzem.world.points import Point, read_point, write_point


def write_fraction(value: Fraction) -> int | str:
    """`9/2`; a whole one as a number."""
    return value.numerator if value.denominator == 1 else str(value)


def read_fraction(text: str) -> Fraction:
    """The fraction of a text like `9/2`."""
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        raise Malformed(f"a fraction is written like 9/2 and not like {text!r}") from None


record.spell(Point, write_point, read_point)
record.spell(Cell, str, read_cell)
record.spell(Fraction, write_fraction, read_fraction)


def write(game: Game) -> dict[str, Any]:
    """The game as nested plain data; what equals an empty game is left out."""
    return record.write(game)


def as_bytes(game: Game) -> bytes:
    """The game in bytes, equal for equal games."""
    return msgspec.json.encode(record.write(game)) + game.country.mark


def read(like: Game, data: Mapping[str, Any]) -> Game:
    """A game from partial data, with the setting and the country of another."""
    game = record.read(Game, data, company={"setting": like.setting}, country=like.country)
    game.join()
    return game
