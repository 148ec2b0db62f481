"""What one phase can lead to: what becomes of each side, the outcomes of loyalty dice, and dice that only count.

An outcome is kept by no more than what was looked at on the way to it: mostly nobody looks how far a side can fall
back, sometimes whether it can at all, and only those who run look how far.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Dice
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import WAY_MATTERED
from podzem.expedition.fight.situations import Situations

AS_BEFORE: Final = -1
"""Instead of how far both sides can fall back: as far as before this phase."""


@final
class Ways(Dice):
    """Dice that are asked how they can fall, and answer nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.fans = True
        self.ways: list[int] = [1]

    def face(self, sides: i64) -> i64:
        self.ways = [1] * sides
        return 1

    def branch(self, weights: vec[i64]) -> i64:
        raise AssertionError("nothing is drawn where blows fall")

    def fan(self, ways: list[int]) -> i64:
        self.ways = ways
        return 0


@final
class Fates:
    """What can become of one side, and how likely; with exact fractions where they were asked for."""

    def __init__(self) -> None:
        self.numbers: list[i64] = []
        self.shares: list[float] = []
        self.exact: list[Fraction] = []


@final
class Spread:
    """One outcome of the loyalty dice: how likely, and the fates of both sides after it; or the end."""

    def __init__(self, chance: Fraction) -> None:
        self.chance = chance
        self.share = float(chance)
        self.winner: i64 = -1
        self.is_end = False
        self.field: i64 = 0
        self.ways: i64 = AS_BEFORE
        self.party = Fates()
        self.others = Fates()


@final
class Branch:
    """One outcome of the loyalty dice, and where it leads: whatever the ways back are, or by what was looked at."""

    def __init__(self, chance: Fraction, fight: Fight) -> None:
        self.chance = chance
        self.fight: Fight | None = fight
        """The fight after the dice, until it is played on."""
        self._always: Spread | None = None
        self._by_corners: dict[int, Spread] = {}
        self._by_ways: dict[int, Spread] = {}

    def known(self, situations: Situations, shared: i64) -> Spread | None:
        """Where it leads, if that was worked out before."""
        if self._always is not None:
            return self._always
        ways = int(situations.ways_of[shared])
        found = self._by_corners.get(situations.corners[ways])
        if found is None:
            return self._by_ways.get(ways)
        return found

    def keep(self, situations: Situations, shared: i64, spread: Spread, way_mattered: i64) -> None:
        """Remember where it leads."""
        ways = int(situations.ways_of[shared])
        if way_mattered == 0:
            self._always = spread
        elif way_mattered & WAY_MATTERED == 0:
            self._by_corners[situations.corners[ways]] = spread
        else:
            self._by_ways[ways] = spread
