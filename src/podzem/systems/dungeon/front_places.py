"""Where each front of a combat stands on the map; the first one is where the group and those it met are."""

from __future__ import annotations

from dataclasses import dataclass

from podzem.core.copying import copied
from podzem.world.points import Point


@dataclass
class FrontPlace:
    """Where the party's part and its opponents of one front stand."""

    own: Point
    area: str
    others: Point

    def copy(self) -> FrontPlace:
        """An equal place."""
        return copied(self)
