"""What a seat has drawn of the land, taken at its word: the part of an imagined region that is not free."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from podzem.systems.surface.cells import Cell
from podzem.world.region.cells import SIDES, beside, turned
from podzem.world.region.region import Region

Place = tuple[int, int]
Edge = tuple[Place, str]
"""A cell and its eastern or southern side; it may be the side by which one leaves the map."""
CROSSINGS: Final = ("fords", "bridges", "ferries")


@dataclass
class Drawing:
    """Letters of cells, arms and paths by their edges, crossings; a free edge of a drawn cell is drawn as free.

    `upward` are the edges whose river flows north or west: who has seen a river knows which way it flows.
    """

    letters: dict[Place, str] = field(default_factory=dict)
    arms: dict[Edge, int] = field(default_factory=dict)
    upward: dict[Edge, bool] = field(default_factory=dict)
    paths: dict[Edge, tuple[str, ...]] = field(default_factory=dict)
    crossings: dict[str, set[Place]] = field(default_factory=lambda: {name: set() for name in CROSSINGS})


def edge_of(cell: Place, side: str) -> Edge:
    """The same edge from either of its cells."""
    return (cell, side) if side in ("E", "S") else (beside(cell, side), turned(side, 2))


def drawn(region: Region, charted: Iterable[tuple[Place, Cell]]) -> Drawing | None:
    """The drawing of these cells, each with the true one that was seen; None where it contradicts itself."""
    found = Drawing()
    return found if all(_add(found, region, cell, true) for cell, true in charted) else None


def _add(found: Drawing, region: Region, cell: Place, true: Cell) -> bool:
    """Draw one cell; whether it goes with what is drawn already."""
    letter = region.rows[true.y][true.x]
    fits = found.letters.setdefault(cell, letter) == letter
    for side in SIDES:
        edge = edge_of(cell, side)
        width = region.arms(true).get(side, 0)
        fits &= found.arms.setdefault(edge, width) == width
        upper = true if edge[0] == cell else beside(true, side)
        upward = bool(width) and not region.is_downstream(upper, edge[1])
        fits &= found.upward.setdefault(edge, upward) == upward
        kinds = tuple(region.paths_between(true, beside(true, side)))
        found.paths[edge] = found.paths.get(edge) or kinds
        fits &= not kinds or found.paths[edge] == kinds
    works = {"fords": region.has_ford(true), "bridges": region.has_bridge(true), "ferries": region.has_ferry(true)}
    for name, is_there in works.items():
        if is_there:
            found.crossings[name].add(cell)
    return fits
