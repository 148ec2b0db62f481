"""What a site holds, as it stands now: heaps, doors, traps."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.world.item import Item
from podzem.world.points import Point


@dataclass
class Heap:
    """Items that lie at a point; a chest or sack of the map is a heap of one container."""

    depth: int
    at: Point
    items: list[Item] = field(default_factory=list)
    treasure: str = ""
    """The id of the map's treasure that it came from."""
    seen: int = 0
    """The best light in which the party has seen it."""
    area: str = ""
    """The area in which it lies; empty where its point alone tells."""

    def copy(self) -> Heap:
        """An equal heap that shares nothing."""
        return copied(self)


@dataclass
class DoorState:
    """A door as it stands."""

    open: bool = False
    wedged: bool = False
    """A wedge holds it open (or shut, if it is shut)."""
    held: bool = False
    """The wedge has stood its one roll."""
    broken: bool = False
    found: bool = False
    """A hidden door that the party knows."""
    shown: bool = False
    """A hidden door that everybody has seen used."""
    wedge: int = 0
    """The number of the wedge in it."""
    believed: str = ""
    """How the party saw it last, open or shut; empty: as the map has it."""
    tried: str = ""
    """What the party found out by hand: `free` (it opens in passing), `held` (it did not), `one_way` (not this way)."""
    missed: bool = False
    """A wedge that nobody has seen fall out."""

    def copy(self) -> DoorState:
        """An equal state."""
        return copied(self)


@dataclass
class TrapState:
    """A trap as it stands: armed, found, disarmed, sprung."""

    state: str = "armed"
    known: bool = False

    def copy(self) -> TrapState:
        """An equal state."""
        return copied(self)
