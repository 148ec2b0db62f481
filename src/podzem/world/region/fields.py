"""Reading the fields of one object of a region; what is wrong is collected, not raised (surface.map.validation).

A region is somebody's file, and everybody at a server waits while it is looked at: what is in it is bounded here, and
each check goes over it a fixed number of times.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, NamedTuple

from podzem.world.faults import Fault
from podzem.world.map_fields import Fields, is_whole, shown
from podzem.world.region.cells import Cell, side_towards

VALIDATION: Final = "surface.map.validation"
LONGEST_FILE: Final = 2_500_000
"""In characters: more than the generator makes of the largest map."""
LARGEST_SIZE: Final = 200
MOST_CELLS: Final = LARGEST_SIZE * LARGEST_SIZE
MOST: Final = {
    "terrain": LARGEST_SIZE,
    "paths": 20_000,
    "rivers": 5000,
    "cells": MOST_CELLS,
    "widths": MOST_CELLS,
    "fords": MOST_CELLS,
    "bridges": MOST_CELLS,
    "ferries": MOST_CELLS,
    "landmarks": 20_000,
    "services": 10,
}
"""Objects in a list."""


class Size(NamedTuple):
    """How large the map is."""

    width: int
    height: int

    def has(self, cell: Cell) -> bool:
        """Whether a cell lies on it."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height


def fault_of(path: str, name: str, /, **facts: object) -> Fault:
    """A fault or a warning of the validation."""
    return Fault(VALIDATION, path, name, {word: str(fact) for word, fact in facts.items()})


class RegionFields(Fields):
    """One object of a region."""

    clause = VALIDATION
    most = MOST

    def cell(self, key: str, size: Size) -> Cell | None:
        """A cell of the map."""
        return self._cell_of(self.row.get(key), key, size)

    def _cell_of(self, value: object, key: str, size: Size) -> Cell | None:
        if isinstance(value, list) and len(value) == 2 and all(is_whole(part) for part in value):
            cell = int(value[0]), int(value[1])
            if size.has(cell):
                return cell
        self.fault(key, "cell", found=shown(value), width=size.width, height=size.height)
        return None

    def cells(self, key: str, size: Size) -> tuple[Cell, ...]:
        """A list of cells; those that are none are left out."""
        found = [self._cell_of(value, f"{key}[{number}]", size) for number, value in enumerate(self.items(key))]
        return tuple(cell for cell in found if cell is not None)

    def chain(self, size: Size, least: int) -> tuple[Cell, ...] | None:
        """The field `cells` as a chain of neighbours; None where it is none."""
        before = len(self.faults)
        cells = self.cells("cells", size)
        if len(self.items("cells")) < least:
            self.fault("cells", "chain-short", least=least)
        for number, (a, b) in enumerate(pairwise(cells), 1):
            if len(self.faults) == before and not side_towards(a, b):
                self.fault(f"cells[{number}]", "chain")
        return cells if len(self.faults) == before else None


def fields_at(row: object, path: str, faults: list[Fault]) -> RegionFields | None:
    """The fields of an object at a path; None, and a fault, where it is none."""
    if isinstance(row, dict):
        return RegionFields(row, path, faults, "")
    faults.append(fault_of(path, "object"))
    return None


def rows_of(fields: RegionFields, key: str) -> list[tuple[Any, str]]:
    """The objects of a list, each with its path: `landmarks[town]`, `paths[3]`."""
    found = []
    for number, row in enumerate(fields.items(key)):
        id = row.get("id") if isinstance(row, dict) else None
        name = id if isinstance(id, str) and 0 < len(id) <= 60 else str(number)
        found.append((row, f"{key}[{name}]"))
    return found
