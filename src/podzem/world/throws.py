"""Dice for what is made rather than played: hoards, dwellers, maps. A scribe records them for the judge alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.dice import Committed, Dice, Seeded
from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe

Roll = Callable[[int], int]
"""Gives a face of a die with so many sides."""
WIDE: Final = 1 << 128
"""From here on seeds are drawn ones; below it a seed means the same bytes for ever."""


def dice_of(seed: int, stream: int) -> Dice:
    """The dice of one part of a map. A seed of 128 bits needs a stream in which all of them count."""
    if seed < WIDE:
        return Seeded(seed, stream)
    return Committed(f"{seed} {stream}".encode())


def faces_of(dice: Dice) -> Roll:
    """Faces that nobody is told."""
    return lambda sides: int(dice.face(sides))


def faces_told(source: Dice | Scribe, event: EventSpec) -> Roll:
    """Faces from dice, or from a scribe that records each as this event."""
    if isinstance(source, Dice):
        return faces_of(source)
    scribe = source
    return lambda sides: int(scribe.roll(sides, event))


def chance(face: Roll, of_six: int) -> bool:
    """So many of 6; no die is thrown for what is certain (dungeon.core.chance)."""
    if of_six <= 0 or of_six >= 6:
        return of_six > 0
    return face(6) <= of_six


def pick(face: Roll, count: int) -> int:
    """An index below `count`; one thing alone draws nothing (dungeon.core.die)."""
    return face(count) - 1 if count > 1 else 0


def two_dice(face: Roll) -> int:
    """The sum of two dice."""
    return face(6) + face(6)
