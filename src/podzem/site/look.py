"""One look about a level: lights and eyes that are handed in, and how light they see each cell and each point.

A point is asked by itself and not by a cell that touches it: cells are 1 hs wide and points count half hs, so that the
middle of a cell may lie on the other side of a bound of the light.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from podzem.site.doors import shut
from podzem.site.grounds import ground_at
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.light import DARK, Light, light_at, lit, seen
from podzem.world.points import Cell, Point, Rect, nearest
from podzem.world.tracing import Tracer


@final
class Look:
    """The lights and the eyes on a level at one moment."""

    def __init__(self, site: Site, depth: int, lights: Sequence[Light], eyes: Sequence[Stand]) -> None:
        self.depth = depth
        self.ground = ground_at(site, depth)
        self.shut = shut(site, depth)
        self.lights, self.eyes = lights, eyes
        areas = site.dungeon.level(depth).areas
        self.lit_areas = [area.id for area in areas if area.lit or area.kind == "outside"]

    def cells(self) -> dict[Cell, int]:
        """The cells that somebody sees, each as light as it is."""
        if not self.eyes:
            return {}
        lit_cells = lit(self.ground, self.lights, self.shut, self.lit_areas)
        points, areas = [eye.at for eye in self.eyes], [eye.area for eye in self.eyes]
        return seen(self.ground, points, lit_cells, self.shut, areas=areas)

    def at(self, point: Point, area: str) -> int:
        """How light it is at a point that somebody sees; dark when nobody does."""
        found = light_at(self.ground, point, self.lights, self.shut, self.lit_areas, area)
        return found if found > DARK and self._is_seen(point, area) else DARK

    def _is_seen(self, point: Point, area: str) -> bool:
        tracer = Tracer(self.ground.raster, self.ground.closed(self.shut), self.ground.smoke, False)
        return any(self.ground.sees(tracer, eye.at, point, eye.area, area) for eye in self.eyes)

    def on(self, rect: Rect, area: str) -> int:
        """The best light that the lights throw on what fills a rectangle: each on the point nearest to it."""
        points = {nearest(rect, light.at) for light in self.lights}
        return max((self.at(point, area) for point in points), default=DARK)
