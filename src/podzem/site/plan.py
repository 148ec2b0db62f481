"""Which map a site has: one of ours by its name, somebody's own, one drawn from a seed, or an imagined one."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import Final

from podzem.site.generator.generate import generate
from podzem.world.dungeon_map import Dungeon
from podzem.world.map_file import load_dungeon

MOST_KEPT: Final = 32
"""So many maps are kept for whoever asks next; a table keeps its own as long as it lives."""
RANDOM: Final = "random"


class Plan:
    """What the map follows from, beside the seed; it never changes."""

    def __init__(
        self, word: str, depths: int, rooms: int, imagined: Dungeon | None = None, rules: str = "dungeon"
    ) -> None:
        self.word = word
        """The name of a map, `random`, or a whole map document."""
        self.depths = depths
        self.rooms = rooms
        self.imagined = imagined
        """A map that differs from the true one in what somebody has not seen."""
        self.rules = rules
        """The rule set whose blocks on a map's objects count."""
        self._drawn: tuple[int, Dungeon] | None = None
        """The map that was asked for last, with its seed."""

    @property
    def mark(self) -> bytes:
        """What tells an imagined map from the true one; nothing for the true one."""
        return b"" if self.imagined is None else repr(self.imagined.levels).encode()

    def with_map(self, dungeon: Dungeon) -> Plan:
        """The same plan with another map in the true one's place."""
        return Plan(self.word, self.depths, self.rooms, dungeon, self.rules)

    def dungeon(self, seed: int) -> Dungeon:
        """The map as it was before anybody came."""
        if self.imagined is not None:
            return self.imagined
        if self._drawn is None or self._drawn[0] != seed:
            self._drawn = seed, _dungeon(self.word, seed, self.depths, self.rooms, self.rules)
        return self._drawn[1]


@lru_cache(maxsize=MOST_KEPT)
def _dungeon(word: str, seed: int, depths: int, rooms: int, rules: str) -> Dungeon:
    if word == RANDOM:
        return generate(seed, depths, rooms)
    if "\n" in word:
        return load_dungeon(word, rules)
    return load_dungeon(files("podzem.world").joinpath("maps", f"{word}.json").read_text(encoding="utf-8"), rules)
