"""Groups on the march, the orders of their members, and the legs they walk (dungeon.time.order)."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.world.points import Point


@dataclass
class Order:
    """What a member is to do this turn."""

    verb: str
    words: list[str] = field(default_factory=list)

    def copy(self) -> Order:
        """An equal order."""
        return copied(self)


@dataclass
class FreeAct:
    """An act that takes no time, before the legs or after the member's own work."""

    member: int
    verb: str
    words: list[str] = field(default_factory=list)
    after: bool = False

    def copy(self) -> FreeAct:
        """An equal act."""
        return copied(self)


@dataclass
class Leg:
    """One half of a turn's walk: to a point over waypoints, or ahead by length alone."""

    points: list[Point] = field(default_factory=list)
    heading: str = ""
    hs: int = 0

    def copy(self) -> Leg:
        """An equal leg."""
        return copied(self)


@dataclass
class Group:
    """Members who move together, their place and marching order."""

    number: int
    depth: int
    at: Point
    heading: str = "E"
    ranks: list[list[int]] = field(default_factory=list)
    """Member numbers rank by rank from the left, the first rank ahead."""
    trail: list[Point] = field(default_factory=list)
    """Where the front came from, the last point last: ranks and lights stand along it."""
    legs: list[Leg] = field(default_factory=list)
    fast: bool = False
    """The legs are one fast movement."""
    moved: bool = False
    lapsed: bool = False
    """An encounter has taken the rest of this turn's orders."""
    noise: bool = False
    ambush: bool = False
    from_area: str = ""
    area: str = ""
    """Where its front stands; at an edge two areas have the same point."""
    ignore_traps: bool = False
    """Noticeable traps do not stop its legs this turn."""
    fought: int = -1
    """The turn in which its last combat ended."""
    paced: list[Point] = field(default_factory=list)
    """Where the straight piece of way began that is being walked and was not told yet."""

    @property
    def pace(self) -> str:
        """What those who come upon it this turn find it at: a run, an ambush, or neither."""
        return "fast" if self.fast else "ambush" if self.ambush else ""

    @property
    def members(self) -> list[int]:
        """All in marching order."""
        return [number for rank in self.ranks for number in rank]

    def copy(self) -> Group:
        """An equal group that shares nothing."""
        return copied(self)
