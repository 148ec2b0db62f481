"""A place where one searches or listens."""

from __future__ import annotations

from typing import NamedTuple

from podzem.world.points import Point, Rect


class Place(NamedTuple):
    """A piece of wall or floor, its rectangle in hs (of a wall without depth) and its middle."""

    id: str
    area: str
    rect: Rect
    at: Point
