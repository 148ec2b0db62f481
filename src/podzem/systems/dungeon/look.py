"""One look about a level: its lights, the party's eyes, and how light they see each cell and each point.

A point is asked by itself and not by a cell that touches it: cells are 1 hs wide and points count half hs, so that the
middle of a cell may lie on the other side of a bound of the light (dungeon.light.levels, dungeon.map.distance).
"""

from __future__ import annotations

from typing import final

from podzem.expedition.carrying import sees_in_dark
from podzem.site.doors import shut
from podzem.site.grounds import ground_at
from podzem.systems.dungeon.chapters.light.light import Light, lights_on
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.spots import Stand, area_behind
from podzem.world.light import DARK, light_at, lit, seen
from podzem.world.points import Cell, Point, Rect, nearest
from podzem.world.tracing import Tracer


@final
class Look:
    """The lights and the eyes of the party's groups on a level at one moment."""

    def __init__(self, game: Game, depth: int) -> None:
        groups = [group for group in game.groups if group.depth == depth]
        level = game.dungeon.level(depth)
        self.ground = ground_at(game, depth)
        self.shut = shut(game, depth)
        self.eyes = [eye for group in groups for eye in _eyes(game, group)]
        self.lights = lights_on(game, depth) + [light for group in groups for light in _night_eyes(game, group)]
        self.lit_areas = [area.id for area in level.areas if area.lit or area.kind == "outside"]

    def cells(self) -> dict[Cell, int]:
        """The cells that somebody sees, each as light as it is."""
        if not self.eyes:
            return {}
        points, areas = [light.at for light in self.lights], [light.area for light in self.lights]
        lit_cells = lit(self.ground, points, self.shut, self.lit_areas, areas=areas)
        return seen(
            self.ground, [eye.at for eye in self.eyes], lit_cells, self.shut, areas=[eye.area for eye in self.eyes]
        )

    def at(self, point: Point, area: str) -> int:
        """How light it is at a point that somebody sees; dark when nobody does."""
        points, areas = [light.at for light in self.lights], [light.area for light in self.lights]
        found = light_at(self.ground, point, points, self.shut, self.lit_areas, areas, area)
        return found if found > DARK and self._is_seen(point, area) else DARK

    def _is_seen(self, point: Point, area: str) -> bool:
        tracer = Tracer(self.ground.raster, self.ground.closed(self.shut), self.ground.smoke, False)
        return any(self.ground.sees(tracer, eye.at, point, eye.area, area) for eye in self.eyes)

    def on(self, rect: Rect, area: str) -> int:
        """The best light that the lights throw on what fills a rectangle: each on the point nearest to it."""
        points = {nearest(rect, light.at) for light in self.lights}
        return max((self.at(point, area) for point in points), default=DARK)


def _eyes(game: Game, group: Group) -> list[Stand]:
    """From where a group looks: its front, and where its last rank has come from; a wall beside it hides the rest."""
    back = group.trail[-len(group.ranks) :][:1] if group.trail else []
    behind = [Stand(group.depth, at, area_behind(game, group, at)) for at in back]
    return [Stand(group.depth, group.at, group.area), *behind]


def _night_eyes(game: Game, group: Group) -> list[Light]:
    """Who sees in the dark sees as far as a torch shines."""
    night = any(sees_in_dark(game, game.members[number]) for number in group.members)
    return [Light(group.at, group.area, 0)] if night else []
