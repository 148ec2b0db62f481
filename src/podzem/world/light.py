"""Light and sight over the cells of a level (dungeon.light.levels): several lights do not add, the best counts."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from podzem.world.ground import Ground
from podzem.world.points import Cell, Point, distance
from podzem.world.tracing import Tracer

BRIGHT: Final = 3
CLEAR: Final = 2
DIM: Final = 1
DARK: Final = 0

BRIGHT_HS: Final = 2
CLEAR_HS: Final = 4
DIM_HS: Final = 6
"""How far a torch or lamp gives such light (dungeon.light.levels)."""

GRADES: Final = ("dark", "dim", "clear", "bright")


def grade(hs: int) -> int:
    """How light it is so far from a light, the bounds included."""
    if hs <= BRIGHT_HS:
        return BRIGHT
    if hs <= CLEAR_HS:
        return CLEAR
    return DIM if hs <= DIM_HS else DARK


def middle(cell: Cell) -> Point:
    """The point in the middle of a cell."""
    return 2 * cell[0] + 1, 2 * cell[1] + 1


def light_at(
    ground: Ground,
    p: Point,
    lights: Sequence[Point],
    shut: Collection[str],
    lit_areas: Collection[str] = (),
    areas: Sequence[str] = (),
    p_area: str = "",
) -> int:
    """How light it is at a point; `areas` are those in which the lights are, where that is known."""
    if (p_area or ground.area_at(p)) in lit_areas:
        return BRIGHT
    best = DARK
    for number, light in enumerate(lights):
        found = grade(distance(light, p))
        area = areas[number] if number < len(areas) else ""
        if found > best and ground.sight(light, p, shut, area, p_area):
            best = found
    return best


def lit(
    ground: Ground,
    lights: Sequence[Point],
    shut: Collection[str],
    lit_areas: Collection[str] = (),
    smoke: Collection[Cell] | None = None,
    areas: Sequence[str] = (),
) -> dict[Cell, int]:
    """How light each cell is that is not dark; `smoke` are the cells it fills, by default those of the map."""
    tracer = Tracer(ground.raster, ground.closed(shut), ground.smoke if smoke is None else smoke, False)
    found: dict[Cell, int] = {}
    for area in lit_areas:
        for cell in ground.cells_of(area):
            if cell not in tracer.smoke:
                found[cell] = BRIGHT
    for number, light in enumerate(lights):
        _shine(ground, tracer, light, areas[number] if number < len(areas) else "", found)
    return found


def _shine(ground: Ground, tracer: Tracer, light: Point, area: str, found: dict[Cell, int]) -> None:
    x, y = light[0] // 2, light[1] // 2
    for row in range(y - DIM_HS - 1, y + DIM_HS + 1):
        for column in range(x - DIM_HS - 1, x + DIM_HS + 1):
            cell = (column, row)
            if ground.is_rock(cell):
                continue
            shining = grade(distance(light, middle(cell)))
            if shining > found.get(cell, DARK) and ground.sees(tracer, light, middle(cell), area):
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
