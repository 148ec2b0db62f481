"""Things that somebody bears or that lie about: what each is follows from its kind (delve.gear.list)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied
from podzem.systems.delve.place import OUTSIDE, Place

HAND: Final = "hand"
WORN: Final = "worn"
READY: Final = "ready"
STOWED: Final = "stowed"
COMPARTMENTS: Final = (HAND, WORN, READY, STOWED)
"""Held and worn things count as ready (delve.load.ready)."""


@dataclass
class Item:
    """One thing: missiles and coins are counted in it."""

    kind: str
    number: int = 0
    where: str = STOWED
    bundle: int = 0
    """Small things with the same number are one bundle (delve.load.small); 0: on its own."""
    count: int = 1
    """Coins, missiles, uses that are left."""
    value: int = 0
    """In kuna, of a gem or a work of art."""
    left: int = 0
    """Turns of light."""
    lit: bool = False
    begun: bool = False
    """A torch that was lit once: how long it lasts is settled (delve.light.torch)."""
    burned: bool = False
    """It was put out, but burned in this turn, which it loses (delve.light.burn)."""
    loaded: bool = True
    broken: bool = False
    name: str = ""
    """The id of a key in the map."""
    found: bool = False
    """It comes from below: brought out it is worth experience (delve.char.advance)."""

    @property
    def id(self) -> str:
        """How decisions name it."""
        return f"{self.kind}.{self.number}"

    def is_with(self, other: Item) -> bool:
        """Whether two of somebody's things are in one bundle."""
        return self is not other and self.bundle > 0 and self.bundle == other.bundle

    def copy(self) -> Item:
        """An equal thing."""
        return copied(self)


@dataclass
class Lying:
    """Things on a square; a chest of the map is a heap of its own."""

    at: Place = OUTSIDE
    items: list[Item] = field(default_factory=list)
    treasure: str = ""
    """The id of the map's treasure or cache that it came from."""
    container: str = ""
    locked: bool = False
    jammed: bool = False
    quality: str = ""
    opened: bool = False
    """Of a chest: its lid was lifted."""
    tried: bool = False
    """The party has found out by hand that it is locked."""
    misfits: list[str] = field(default_factory=list)
    """Keys that were tried in vain."""
    hurried: int = -1
    """The turn of the last hurried attempt (delve.trap.haste)."""
    seen: bool = False

    def copy(self) -> Lying:
        """An equal heap that shares nothing."""
        return copied(self)
