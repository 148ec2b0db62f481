"""Which region a campaign has: one of ours by its name, somebody's own, one drawn from a seed, or an imagined one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from podzem.world.region.generator.generate import draw_region
from podzem.world.region.region import Region
from podzem.world.region.region_file import load_region, sample_region
from podzem.world.region.region_text import read_text

MOST_KEPT: Final = 32
"""So many regions are kept for whoever asks next."""
RANDOM: Final = "random"


class Country:
    """What the region follows from, beside the seed; it never changes."""

    def __init__(self, word: str, width: int, height: int, imagined: Region | None = None) -> None:
        self.word = word
        """The name of a region, `random`, or a whole document."""
        self.width = width
        self.height = height
        self.imagined = imagined
        """A region that differs from the true one in what somebody has not seen."""

    @property
    def mark(self) -> bytes:
        """What tells an imagined region from the true one; nothing for the true one."""
        return b"" if self.imagined is None else repr(self.imagined).encode()

    def with_region(self, region: Region) -> Country:
        """The same country with another region in the true one's place."""
        return Country(self.word, self.width, self.height, region)

    def region(self, seed: int) -> Region:
        """The region as it was before anybody came."""
        return self.imagined if self.imagined is not None else _region(self.word, seed, self.width, self.height)


@lru_cache(maxsize=MOST_KEPT)
def _region(word: str, seed: int, width: int, height: int) -> Region:
    if word == RANDOM:
        return draw_region(seed, width, height)
    if "\n" in word:
        return load_region(word) if word.lstrip().startswith("{") else read_text(word)
    return sample_region(word)
