"""Where somebody is."""

from __future__ import annotations

from typing import NamedTuple

from podzem.world.points import Point


class Stand(NamedTuple):
    """A point and the area in which somebody at it is."""

    depth: int
    at: Point
    area: str
