"""A place below ground as it stands and as far as it is known; it knows no people."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.site.breaches import breached
from podzem.site.contents import DoorState, Heap, TrapState
from podzem.site.known import Known
from podzem.site.plan import Plan
from podzem.world.dungeon_map import Dungeon


@dataclass
class Site(Memoized):
    """What has become of a map since somebody came, and what is known of it."""

    plan: Plan = field(compare=False, repr=False)
    seed: int = 0
    """Of a generated dungeon whose seed was chosen."""
    doors: dict[str, DoorState] = field(default_factory=dict)
    traps: dict[str, TrapState] = field(default_factory=dict)
    secrets: list[str] = field(default_factory=list)
    """Caches that were found."""
    acted: list[str] = field(default_factory=list)
    """Acts on features that were done: `F1.turn`."""
    digs: dict[str, int] = field(default_factory=dict)
    """Digger-turns spent on each face."""
    breaches: list[str] = field(default_factory=list)
    """Cells and walls that were dug through, in order."""
    cleared: list[str] = field(default_factory=list)
    """Rubble that was dug away and other ground that is no more."""
    heaps: list[Heap] = field(default_factory=list)
    furnished: bool = False
    """The map's treasure lies about as heaps."""
    known: dict[int, Known] = field(default_factory=dict)
    """What is known of each level, by its depth."""
    drawn: list[int] = field(default_factory=list)
    """Of a generated dungeon whose seed was drawn: the faces that make it up."""

    def copy(self) -> Site:
        """An equal site that shares nothing that changes."""
        return copied(self)

    @property
    def map_seed(self) -> int:
        """The seed of a generated dungeon; a drawn one is above all that can be chosen."""
        if not self.drawn:
            return self.seed
        return int.from_bytes(bytes((1,)) + b"".join((face - 1).to_bytes(2, "big") for face in self.drawn), "big")

    @property
    def document(self) -> Dungeon:
        """The map as it was before anybody came, secrets and all."""
        return self.plan.dungeon(self.map_seed)

    @property
    def dungeon(self) -> Dungeon:
        """The map as it is now, secrets and all."""
        return breached(self.document, tuple(self.breaches)) if self.breaches else self.document
