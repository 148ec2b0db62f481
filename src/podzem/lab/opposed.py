"""Opposed tests on d100 with success levels."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Final

FACES: Final = 100
PAIRS: Final = FACES * FACES
TEN: Final = 10
ALWAYS_UP_TO: Final = 5
"""A roll of so much or less succeeds whatever the target, by one level at least."""
NEVER_FROM: Final = 96
"""A roll of so much or more fails whatever the target, by one level at least."""


@dataclass(frozen=True)
class Side:
    """Who is tested: a target number, and a flat bonus to the level that makes no success of a failure."""

    target: int
    bonus: int = 0

    def level(self, roll: int) -> int:
        """Tens of the target less tens of the roll, held by the automatic bands, then the bonus."""
        level = self.target // TEN - roll // TEN
        if roll <= ALWAYS_UP_TO:
            level = max(level, 1)
        elif roll >= NEVER_FROM:
            level = min(level, -1)
        return level + self.bonus

    def levels(self) -> Counter[int]:
        """How many of the hundred rolls give each level."""
        return Counter(self.level(roll) for roll in range(1, FACES + 1))

    def __str__(self) -> str:
        return f"{self.target}{self.bonus:+d}" if self.bonus else str(self.target)


@dataclass(frozen=True)
class Opposed:
    """Two tests against each other: the higher level wins, equal levels tie, even if one or both failed."""

    active: Side
    passive: Side

    def margins(self) -> dict[int, int]:
        """How many of the 10,000 pairs of rolls give each margin, the active side's level less the other's."""
        margins: Counter[int] = Counter()
        for level, rolls in self.active.levels().items():
            for other, others in self.passive.levels().items():
                margins[level - other] += rolls * others
        return dict(sorted(margins.items()))

    def __str__(self) -> str:
        return f"{self.active} vs {self.passive}"
