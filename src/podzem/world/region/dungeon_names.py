"""How a region names its dungeons: a map that comes with the program, or `random:SEED:DEPTHS:ROOMS`.

The second is the dungeon that the generator draws from that seed, with depths from the first to the last and so many
rooms on each; the same name means the same dungeon for ever. It has one way in from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from podzem.core.numbers import WIDEST, read_natural
from podzem.world.map_file import SAMPLES, sample

RANDOM: Final = "random"
DEPTHS: Final = (1, 9)
ROOMS: Final = (6, 30)
"""What the generator takes (dungeon.generator.requirements)."""

Dungeons = Callable[[str], tuple[str, ...] | None]
"""The entrances of a dungeon by its name, none to choose from where it has one only; None where there is no such."""


class Drawn(NamedTuple):
    """A dungeon that is drawn from a seed."""

    seed: int
    depths: int
    rooms: int

    def __str__(self) -> str:
        return f"{RANDOM}:{self.seed}:{self.depths}:{self.rooms}"


def read_drawn(name: str) -> Drawn | None:
    """The drawn dungeon of a name; None where the name is no such."""
    word, *parts = name.split(":")
    numbers = [read_natural(part, WIDEST) for part in parts]
    if word != RANDOM or len(numbers) != 3:
        return None
    seed, depths, rooms = numbers
    if seed is None or depths is None or rooms is None:
        return None
    is_drawable = DEPTHS[0] <= depths <= DEPTHS[1] and ROOMS[0] <= rooms <= ROOMS[1]
    return Drawn(seed, depths, rooms) if is_drawable else None


@lru_cache(maxsize=16)
def entrances_of(name: str) -> tuple[str, ...] | None:
    """The entrances of the dungeons that everybody has: our maps and drawn ones."""
    if name in SAMPLES:
        return sample(name).entrances
    return () if read_drawn(name) is not None else None
