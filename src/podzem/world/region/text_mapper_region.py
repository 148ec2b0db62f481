"""The region of a text-mapper map: what it does not say is added, what cannot stand is left out and told."""

from __future__ import annotations

from itertools import accumulate
from typing import Any, Final

from podzem.world.faults import Fault
from podzem.world.region.cells import SIDES, Cell, beside, write_cell
from podzem.world.region.dungeon_names import Drawn
from podzem.world.region.on_foot import FORDED
from podzem.world.region.region import Region, River
from podzem.world.region.region_file import FORMAT, read_region
from podzem.world.region.tables import ENTRANCE, LETTER_OF
from podzem.world.region.text_mapper import CLAUSE, Sheet, read_sheet

USUAL_ROOMS: Final = 8
"""Of the dungeon behind a way below, of which such a map says nothing."""


def read_text_mapper(text: str) -> tuple[Region, list[Fault]]:
    """The region of a map, and what of it could not be understood."""
    sheet = read_sheet(text)
    drawn = _Drawn(sheet)
    region = read_region(drawn.document())
    found = [warning("unknown-word", word=word[:40], count=count) for word, count in sheet.unknown.items()]
    found += [warning("odd-line", line=line[:60]) for line in sheet.odd]
    return region, found + drawn.warnings


def warning(name: str, /, **facts: object) -> Fault:
    """Something about such a map that was lost on the way."""
    return Fault(CLAUSE, "file", name, {word: str(fact) for word, fact in facts.items()})


class _Drawn:
    """A sheet as our document: the smallest rectangle around all its cells, counted from 0."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.west, self.north = min(x for x, _ in sheet.cells), min(y for _, y in sheet.cells)
        self.width = max(x for x, _ in sheet.cells) - self.west + 1
        self.height = max(y for _, y in sheet.cells) - self.north + 1
        self.warnings: list[Fault] = []

    def document(self) -> dict[str, Any]:
        """The whole of it."""
        rivers = self._rivers()
        works = {key: [self._moved(cell) for cell in self.sheet.works.get(key, [])] for key in ("bridges", "ferries")}
        return {
            "format": FORMAT,
            "name": "",
            "seed": None,
            "size": [self.width, self.height],
            "terrain": self._rows(),
            "flavour": {write_cell(self._cell(cell)): name for cell, name in self.sheet.flavour.items()},
            "paths": [{"kind": kind, "cells": self._chain(cells)} for kind, cells in self.sheet.paths],
            "rivers": [_row(river) for river in rivers],
            "fords": self._fords(rivers),
            **works,
            "landmarks": self._landmarks(),
            "start": {"cell": self._moved(self._start()), "date": [1, 2, 1], "weather": "clear"},
            "options": {},
        }

    def _cell(self, cell: Cell) -> Cell:
        return cell[0] - self.west, cell[1] - self.north

    def _moved(self, cell: Cell) -> list[int]:
        return list(self._cell(cell))

    def _chain(self, cells: list[Cell]) -> list[list[int]]:
        return [self._moved(cell) for cell in cells]

    def _terrain(self, cell: Cell) -> str:
        return self.sheet.terrain.get(cell) or self.sheet.ground.get(cell, "")

    def _rows(self) -> list[str]:
        """The letters; cells of which nothing is said are plain."""
        places = [[(self.west + x, self.north + y) for x in range(self.width)] for y in range(self.height)]
        bare = [cell for row in places for cell in row if not self._terrain(cell)]
        if bare:
            self.warnings.append(warning("no-terrain", count=len(bare), cells=_point(bare[0])))
        return ["".join(LETTER_OF[self._terrain(cell) or "plain"] for cell in row) for row in places]

    def _has(self, cell: Cell) -> bool:
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def _rivers(self) -> list[River]:
        """Chains that go on under the same label are one river; one that begins outside flows the other way."""
        joined: list[tuple[str, list[Cell], list[int]]] = []
        for width, label, chain in self.sheet.rivers:
            cells = [self._cell(cell) for cell in chain]
            before = joined[-1] if joined else ("", [], [])
            if label and before[0] == label and before[1][-1] == cells[0]:
                before[1].extend(cells[1:])
                before[2].extend([width] * (len(cells) - 1))
            else:
                joined.append((label, cells, [width] * (len(cells) - 1)))
        return [self._river(label, cells, widths) for label, cells, widths in joined]

    def _river(self, label: str, cells: list[Cell], widths: list[int]) -> River:
        if not self._has(cells[0]) and self._has(cells[-1]):
            cells, widths = cells[::-1], widths[::-1]
        end = ""
        if len(cells) > 1 and not self._has(cells[-1]) and self._has(cells[-2]):
            end = next(side for side in SIDES if beside(cells[-2], side) == cells[-1])
            cells = cells[:-1]
        grown = list(accumulate(widths, max))
        if grown != widths:
            self.warnings.append(warning("river-made-wider", name=label[:40]))
        return River({"": label} if label else {}, tuple(cells), tuple(grown), end)

    def _fords(self, rivers: list[River]) -> list[list[int]]:
        wide = {cell for river in rivers if self._is_whole(river) for cell, _, width in river.arms if width == FORDED}
        asked = [self._cell(cell) for cell in self.sheet.works.get("fords", [])]
        dry = [cell for cell in asked if cell not in wide]
        if dry:
            self.warnings.append(warning("ford-left-out", count=len(dry)))
        return [list(cell) for cell in asked if cell in wide]

    def _is_whole(self, river: River) -> bool:
        return all(self._has(cell) for cell in river.cells)

    def _landmarks(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = []
        for number, (type, cell, name) in enumerate(self.sheet.landmarks, 1):
            row: dict[str, Any] = {"id": f"{type}{number}", "type": type, "name": name, "cell": self._moved(cell)}
            if type == ENTRANCE:
                row["dungeon"] = str(Drawn(100 * cell[1] + cell[0], 1, USUAL_ROOMS))
            found.append(row)
        return found

    def _start(self) -> Cell:
        """Where the map says, else at a town, at any settlement, on the first dry cell."""
        named = self.sheet.works.get("start", [])
        towns = [cell for wanted in ("town", "village") for type, cell, _ in self.sheet.landmarks if type == wanted]
        dry = [cell for cell in self.sheet.cells if self._terrain(cell) not in ("lake", "sea")]
        return next(iter([*named, *towns, *dry, *self.sheet.cells]))


def _row(river: River) -> dict[str, Any]:
    cells = [list(cell) for cell in river.cells]
    return {"name": river.name.get("", ""), "cells": cells, "widths": list(river.widths), "end": river.end or None}


def _point(cell: Cell) -> str:
    return f"{cell[0]:02}{cell[1]:02}"
