"""The first step: terrain in patches, each kind with its share of the cells (surface.map.generator, 1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.world.region.cells import Cell
from podzem.world.region.generator.demands import TABLE, Land
from podzem.world.throws import Roll, pick

ORDER: Final = ("mountain", "hills", "water", "bog", "forest")
"""Heights first, so that hills find mountains to lie at; plain is what is left."""
TRIES: Final = 40
"""Looks for a place that suits before any will do."""
SMALL: Final = 3
"""So few cells are laid to a patch that is there already."""
SEA_OF: Final = 3
"""Water at the edge of the map is a sea, one time of so many."""


def lay_ground(width: int, height: int, shares: Mapping[str, int], face: Roll) -> Land:
    """A land of that size with each kind's share."""
    land = Land(width, height)
    land.kinds = dict.fromkeys(land.cells, "plain")
    cells = land.cells
    for kind in ORDER:
        left = shares[kind] * len(cells) // 100
        while left > 0:
            patch = TABLE["patch"][kind]
            size = min(left, patch // 2 + pick(face, patch))
            left -= _grow(land, cells, kind, size, face)
    return land


def _grow(land: Land, cells: list[Cell], kind: str, size: int, face: Roll) -> int:
    """A patch of at most that size; how large it became."""
    start = _start(land, cells, kind, size, face)
    name = _name_of(land, kind, start, face)
    edge, grown = [start], 0
    while edge and grown < size:
        place = pick(face, len(edge))
        edge[place], edge[-1] = edge[-1], edge[place]
        cell = edge.pop()
        if land.kinds[cell] == "plain":
            land.kinds[cell] = name
            grown += 1
            edge += [other for other in land.beside(cell) if land.kinds[other] == "plain"]
    return grown


def _start(land: Land, cells: list[Cell], kind: str, size: int, face: Roll) -> Cell:
    """Where a patch begins: on plain, a last few cells at their like, hills at mountains if it can be."""
    found = cells[pick(face, len(cells))]
    for _ in range(TRIES):
        if land.kinds[found] == "plain" and _suits(land, found, kind, size):
            return found
        found = cells[pick(face, len(cells))]
    while land.kinds[found] != "plain":
        found = cells[pick(face, len(cells))]
    return found


def _suits(land: Land, cell: Cell, kind: str, size: int) -> bool:
    near = [land.kinds[other] for other in land.beside(cell)]
    if size < SMALL:
        return kind in near
    return "plain" in near and (kind != "hills" or "mountain" in near)


def _name_of(land: Land, kind: str, start: Cell, face: Roll) -> str:
    """Water is a lake, or a sea where it begins at the edge of the map."""
    if kind != "water":
        return kind
    at_edge = start[0] in (0, land.width - 1) or start[1] in (0, land.height - 1)
    return "sea" if at_edge and pick(face, SEA_OF) == 0 else "lake"


def mainland(land: Land) -> set[Cell]:
    """The largest piece of land, rivers not counted."""
    pieces: list[set[Cell]] = []
    seen: set[Cell] = set()
    for cell in land.cells:
        if cell not in seen and not land.is_water(cell):
            pieces.append(_piece(land, cell))
            seen |= pieces[-1]
    return max(pieces, key=len)


def _piece(land: Land, start: Cell) -> set[Cell]:
    found, waiting = {start}, [start]
    for cell in waiting:
        for other in land.beside(cell):
            if other not in found and not land.is_water(other):
                found.add(other)
                waiting.append(other)
    return found
