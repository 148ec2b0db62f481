"""Clocks below ground (dungeon.time.turn, dungeon.time.day)."""

from __future__ import annotations

from typing import Final

PHASES_IN_TURN: Final = 10
TURNS_IN_HOUR: Final = 6
TURNS_IN_DAY: Final = 144
TURNS_AWAKE: Final = 96


def turns_of(phases: int) -> int:
    """The whole turns that so many phases use up."""
    return -(-phases // PHASES_IN_TURN)


def day_of(turn: int) -> int:
    """The day, from 1, in which a turn lies; turns count from 1."""
    return (turn - 1) // TURNS_IN_DAY + 1


def is_day_end(turn: int) -> bool:
    """Whether the day's food is due at the end of this turn."""
    return turn > 0 and turn % TURNS_IN_DAY == 0
