"""The fog of an imagined region: other ground, rivers and paths that go on otherwise, unfound landmarks elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from podzem.core.dice import Dice
from podzem.systems.surface.imagining.drawing import Drawing, Edge, Place, edge_of
from podzem.systems.surface.land import WATER
from podzem.world.region.banks import banks_of
from podzem.world.region.cells import SIDES, beside, turned
from podzem.world.region.dungeon_names import read_drawn
from podzem.world.region.region import Region
from podzem.world.region.region_file import read_region
from podzem.world.region.tables import LETTERS, TYPES

GROUND: Final = tuple(letter for letter, terrain in LETTERS.items() if terrain not in WATER)
LAKE: Final = next(letter for letter, terrain in LETTERS.items() if terrain == "lake")
SELDOM: Final = 12
"""One cell of so many is water."""
FURTHER: Final = 4
"""The most steps that a river or a path is drawn on into the fog, and one more."""
SECRET: Final = ("hidden", "inconspicuous")
"""Landmarks that may lie in a cell which is drawn, and nobody has found them."""
SEEDS: Final = 65536


@dataclass(frozen=True)
class Held:
    """What stays as it is."""

    drawing: Drawing
    marks: Mapping[str, Place]
    """The landmarks that somebody has found, each where it is drawn."""
    dry: Collection[Place]
    """Cells that are no water, whatever else they are."""
    dungeons: Collection[str]
    """The names of dungeons that somebody has entered."""


def grown(region: Region, held: Held, start: Place, dice: Dice) -> Region:
    """A whole region around what is held."""
    land = _Fog(region, held, dice)
    raw: dict[str, Any] = dict(region.raw)
    land.draw()
    raw.update(
        seed=None,
        terrain=["".join(land.letters[x, y] for x in range(region.width)) for y in range(region.height)],
        flavour={},
        rivers=[_river(region, edge, width, held.drawing) for edge, width in land.arms.items() if width],
        paths=[{"kind": kind, "cells": _ends(edge)} for edge, kinds in land.paths.items() for kind in kinds],
        **{name: [list(cell) for cell in sorted(cells)] for name, cells in land.crossings.items()},
        landmarks=list(land.landmarks(region.raw.get("landmarks", []))),
        start={**region.raw["start"], "cell": list(land.ashore(start))},
    )
    return read_region(raw)


def _ends(edge: Edge) -> list[list[int]]:
    return [list(edge[0]), list(beside(*edge))]


def _river(region: Region, edge: Edge, width: int, drawing: Drawing) -> dict[str, Any]:
    """One arm on both sides of an edge, flowing as it is drawn; at the edge of the map it leaves it."""
    inside = [list(cell) for cell in (edge[0], beside(*edge)) if region.contains(cell)]
    if len(inside) == 2:
        return {"cells": inside[::-1] if drawing.upward.get(edge) else inside, "widths": [width]}
    return {"cells": inside, "widths": [width], "end": _way_out(edge, inside[0])}


def _way_out(edge: Edge, inside: list[int]) -> str:
    return edge[1] if edge[0] == tuple(inside) else turned(edge[1], 2)


class _Fog:
    """Draws in a fixed order, so that the same dice draw the same around the same."""

    def __init__(self, region: Region, held: Held, dice: Dice) -> None:
        self.region, self.held, self.dice = region, held, dice
        known = held.drawing
        self.letters = dict(known.letters)
        self.fog = [cell for cell in region.cells if cell not in known.letters]
        self.arms = {edge: known.arms[edge] for edge in sorted(known.arms)}
        self.paths = {edge: known.paths[edge] for edge in sorted(known.paths) if self._is_inside(edge)}
        self.crossings = {name: set(cells) for name, cells in known.crossings.items()}
        self.dungeons: dict[str, str] = {}

    def _is_inside(self, edge: Edge) -> bool:
        return self.region.contains(edge[0]) and self.region.contains(beside(*edge))

    def draw(self) -> None:
        """Ground, then rivers, then paths over it."""
        ends = {cell for edge, kinds in self.paths.items() if kinds for cell in (edge[0], beside(*edge))}
        dry = {*self.held.dry, *self.held.marks.values(), *ends}
        for cell in self.fog:
            self.letters[cell] = self._letter(cell in dry)
        self._go_on(self.arms, lambda cell: True)
        self._go_on(self.paths, self._is_dry)
        self._bridge()

    def ashore(self, cell: Place) -> Place:
        """The cell itself, or the first that is land where somebody is aboard or on the ice."""
        return cell if self._is_dry(cell) else next(filter(self._is_dry, self.region.cells), cell)

    def _letter(self, is_dry: bool) -> str:
        number = int(self.dice.face(SELDOM))
        if number == SELDOM and not is_dry:
            return LAKE
        return GROUND[number % len(GROUND)]

    def _is_dry(self, cell: Place) -> bool:
        return self.letters[cell] in GROUND

    def _go_on(self, lines: dict[Edge, Any], may_be: Callable[[Place], bool]) -> None:
        """Whatever is cut off by the fog goes on in it for some steps."""
        fog = set(self.fog)
        cut = [(cell, line) for edge, line in lines.items() if line for cell in (edge[0], beside(*edge)) if cell in fog]
        for cell, line in cut:
            for _ in range(int(self.dice.face(FURTHER)) - 1):
                side = SIDES[int(self.dice.face(len(SIDES))) - 1]
                other = beside(cell, side)
                if other in fog and may_be(other) and not lines.get(edge_of(cell, side)):
                    lines[edge_of(cell, side)] = line
                    cell = other

    def _bridge(self) -> None:
        wet = {cell for edge, width in self.arms.items() if width for cell in (edge[0], beside(*edge))}
        trodden = {cell for edge, kinds in self.paths.items() if kinds for cell in (edge[0], beside(*edge))}
        for cell in self.fog:
            if cell in wet and cell in trodden and self.dice.face(2) == 1:
                self.crossings["bridges"].add(cell)

    def landmarks(self, rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
        """The found ones where they are drawn, the others anywhere where they would not have been noticed."""
        unseen = [cell for cell in self.fog if self._is_dry(cell)]
        anywhere = [cell for cell in self.region.cells if self._is_dry(cell)]
        for row in rows:
            if (cell := self.held.marks.get(row["id"])) is None:
                sight = row.get("class", TYPES[row["type"]].sight)
                free = anywhere if sight in SECRET or not unseen else unseen
                cell = free[int(self.dice.face(len(free))) - 1]
            yield self._landmark(row, cell)

    def _landmark(self, row: dict[str, Any], cell: Place) -> dict[str, Any]:
        found = {**row, "cell": list(cell)}
        arms = {side: self.arms.get(edge_of(cell, side), 0) for side in SIDES}
        if found.get("bank", "") not in banks_of({side: width for side, width in arms.items() if width}):
            found.pop("bank", None)
        if "dungeon" in found:
            found["dungeon"] = self._dungeon(str(found["dungeon"]))
        return found

    def _dungeon(self, name: str) -> str:
        """Another one where nobody has been: its seed would tell all of it."""
        named = read_drawn(name)
        if named is None or name in self.held.dungeons:
            return name
        if name not in self.dungeons:
            self.dungeons[name] = str(named._replace(seed=int(self.dice.face(SEEDS))))
        return self.dungeons[name]
