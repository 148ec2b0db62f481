"""Light and sight over the cells of a level: several lights do not add, the best counts.

How far a light gives which light is handed in with it: documents differ in that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, final

from podzem.world.ground import Ground
from podzem.world.points import Cell, Point, distance
from podzem.world.tracing import Tracer

BRIGHT: Final = 3
CLEAR: Final = 2
DIM: Final = 1
DARK: Final = 0

GRADES: Final = ("dark", "dim", "clear", "bright")


@final
class Radii:
    """How many hs from a light it is bright, clear and dim, the bounds included."""

    def __init__(self, bright: int, clear: int, dim: int) -> None:
        self.bright: Final = bright
        self.clear: Final = clear
        self.dim: Final = dim


@final
class Light:
    """Something that burns: where it is, in which area if that is known, and how far it shines."""

    def __init__(self, at: Point, area: str, radii: Radii, source: int = 0) -> None:
        self.at: Final = at
        self.area: Final = area
        self.radii: Final = radii
        self.source: Final = source
        """The number of what bears it, for whoever moves it along; 0: it lies or is part of the place."""


def grade(hs: int, radii: Radii) -> int:
    """How light it is so far from a light."""
    if hs <= radii.bright:
        return BRIGHT
    if hs <= radii.clear:
        return CLEAR
    return DIM if hs <= radii.dim else DARK


def middle(cell: Cell) -> Point:
    """The point in the middle of a cell."""
    return 2 * cell[0] + 1, 2 * cell[1] + 1


def light_at(
    ground: Ground,
    p: Point,
    lights: Sequence[Light],
    shut: Collection[str],
    lit_areas: Collection[str] = (),
    p_area: str = "",
) -> int:
    """How light it is at a point; `p_area` is the area in which it is meant, where that is known."""
    if (p_area or ground.area_at(p)) in lit_areas:
        return BRIGHT
    best = DARK
    for light in lights:
        found = grade(distance(light.at, p), light.radii)
        if found > best and ground.sight(light.at, p, shut, light.area, p_area):
            best = found
    return best


def lit(
    ground: Ground,
    lights: Sequence[Light],
    shut: Collection[str],
    lit_areas: Collection[str] = (),
    smoke: Collection[Cell] | None = None,
) -> dict[Cell, int]:
    """How light each cell is that is not dark; `smoke` are the cells it fills, by default those of the map."""
    tracer = Tracer(ground.raster, ground.closed(shut), ground.smoke if smoke is None else smoke, False)
    found: dict[Cell, int] = {}
    for area in lit_areas:
        for cell in ground.cells_of(area):
            if cell not in tracer.smoke:
                found[cell] = BRIGHT
    for light in lights:
        _shine(ground, tracer, light, found)
    return found


def _shine(ground: Ground, tracer: Tracer, light: Light, found: dict[Cell, int]) -> None:
    at, area, radii = light.at, light.area, light.radii
    x, y, far = at[0] // 2, at[1] // 2, radii.dim
    for row in range(y - far - 1, y + far + 1):
        for column in range(x - far - 1, x + far + 1):
            cell = (column, row)
            if ground.is_rock(cell):
                continue
            shining = grade(distance(at, middle(cell)), radii)
            if shining > found.get(cell, DARK) and ground.sees(tracer, at, middle(cell), area):
                found[cell] = shining


def seen(
    ground: Ground,
    eyes: Sequence[Point],
    lit_cells: dict[Cell, int],
    shut: Collection[str],
    smoke: Collection[Cell] | None = None,
    areas: Sequence[str] = (),
) -> dict[Cell, int]:
    """The lit cells that somebody sees, each as light as it is; walls and doors at their edges are seen with them."""
    tracer = Tracer(ground.raster, ground.closed(shut), ground.smoke if smoke is None else smoke, False)
    found: dict[Cell, int] = {}
    for cell, shining in lit_cells.items():
        for number, eye in enumerate(eyes):
            area = areas[number] if number < len(areas) else ""
            if ground.sees(tracer, eye, middle(cell), area):
                found[cell] = shining
                break
    return found
