"""A fight as plain data, as bytes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from podzem.core import record
from podzem.core.errors import Malformed
from podzem.systems.screen.board import Square, read_square, write_square
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight


def _read(text: str) -> Square:
    square = read_square(text) if text != NOWHERE else (-1, -1)
    if square is None:
        raise Malformed(f"{text!r} is no square: two numbers such as 3,4 were expected")
    return square


NOWHERE = "-1,-1"
record.spell(Square, write_square, _read)


def write(fight: Fight) -> dict[str, Any]:
    """The fight as nested plain data; what equals an empty one is left out."""
    return record.write(fight)


def as_bytes(fight: Fight) -> bytes:
    """The fight in bytes, equal for equal fights."""
    return msgspec.json.encode(record.write(fight))


def read(like: Fight, data: Mapping[str, Any]) -> Fight:
    """A fight from partial data, on the board and with the setting of another."""
    return record.read(Fight, data, setting=like.setting, board=like.board, kinds=like.kinds, arms=like.arms)


def write_creature(creature: Creature) -> dict[str, Any]:
    """One creature as plain data."""
    return record.write(creature)


def read_creature(data: Mapping[str, Any], path: str) -> Creature:
    """A creature from plain data; faults are named by their path."""
    return record.read(Creature, data, path)


def word(value: Any) -> Any:
    """A value that is no record, as paths of a state have it."""
    if isinstance(value, tuple):
        return write_square((value[0], value[1]))
    return None if value == "" else value
