"""What the party knows of a level (dungeon.light.reveal)."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.world.points import Point


@dataclass
class Known:
    """What the party knows of one level: the best light in which each cell was seen, and what was told."""

    rows: list[str] = field(default_factory=list)
    """A row of digits for each row of cells of the level's bounds: 3 bright, 2 clear, 1 dim, 0 never seen."""
    areas: list[str] = field(default_factory=list)
    """Areas whose size was announced."""
    features: dict[str, int] = field(default_factory=dict)
    openings: list[str] = field(default_factory=list)
    """Openings seen."""
    found: list[str] = field(default_factory=list)
    """Secrets and traps found by search, in the order of finding: known to the party, not to watchers."""
    walked: list[list[Point]] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """Which of the map's texts were told: `R1.dim`."""
    heard: list[str] = field(default_factory=list)
    """Areas in which somebody was heard: those there do not surprise the party."""
    tried: list[str] = field(default_factory=list)
    """Acts on features and searches of places that were done, whatever came of them: `F1.turn`, `wall:R2:W:2`."""
    glimpsed: dict[str, int] = field(default_factory=dict)
    """The best light in which something was passed since the last halt: a feature by its id, a heap as `heap:x,y`."""

    def copy(self) -> Known:
        """Equal knowledge that shares nothing."""
        return copied(self)
