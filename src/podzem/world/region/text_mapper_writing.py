"""Text-mapper's square maps out: cells with their words and labels, then paths and rivers; what has no word is told."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.world.faults import Fault
from podzem.world.region.cells import Cell, beside
from podzem.world.region.region import Landmark, Region, River
from podzem.world.region.text_mapper import CLAUSE, TABLE
from podzem.world.region.text_mapper_region import warning
from podzem.world.texts import Text, said

MOST: Final = 98
"""Cells a side: the counting has two digits, and a river may leave the map."""
SAID: Final = frozenset(("id", "type", "name", "cell"))
"""What a line says of a landmark."""
LOST: Final = ("seed", "options", "encounters")


def write_text_mapper(region: Region, language: str) -> tuple[str, list[Fault]]:
    """The map with labels in a language, and what of the region it cannot say."""
    if max(region.width, region.height) > MOST:
        raise Malformed(f"text-mapper counts to {MOST} cells a side ({CLAUSE})")
    title = said(region.name, language)
    lines = [f"# {title}"] if title else []
    lines += [line for cell in region.cells for line in _cell_lines(region, cell, language)]
    lines += [f"{_chain(path.cells)} {_first('path', path.kind)}" for path in region.paths]
    lines += [line for river in region.rivers for line in _river_lines(river, language)]
    return "\n".join(lines) + "\n", _lost(region)


def _first(part: str, meaning: str) -> str:
    """The word that is written for a thing of ours."""
    word: str = TABLE[part][meaning][0]
    return word


def _cell_lines(region: Region, cell: Cell, language: str) -> list[str]:
    """A line for the cell with its first landmark, and one for each further."""
    ground = _first("terrain", region.terrain(cell))
    asked = {"fords": region.has_ford, "bridges": region.has_bridge, "ferries": region.has_ferry}
    works = [_first("works", key) for key, has in asked.items() if has(cell)]
    works += [_first("works", "start")] if cell == region.start.cell else []
    marks = [_mark(landmark, language) for landmark in region.landmarks_at(cell)]
    flavour = region.flavour.get(cell)
    first = marks[0] if marks else _label(flavour, language) if flavour else ""
    lines = [" ".join([_point(cell), ground, *works, *([first] if first else [])])]
    return lines + [f"{_point(cell)} {ground} {mark}" for mark in marks[1:]]


def _mark(landmark: Landmark, language: str) -> str:
    word, label = _first("landmark", landmark.type), _label(landmark.name, language)
    return f"{word} {label}" if label else word


def _label(text: Text, language: str) -> str:
    name = " ".join(said(text, language).replace('"', "'").split())
    return f'"{name}"' if name else ""


def _river_lines(river: River, language: str) -> list[str]:
    """A line for each stretch of one width."""
    cells = [*river.cells, *([beside(river.cells[-1], river.end)] if river.end else [])]
    label, lines = _label(river.name, language), list[str]()
    for width, places in groupby(range(len(river.widths)), key=lambda place: river.widths[place]):
        stretch = list(places)
        line = f"{_chain(cells[stretch[0] : stretch[-1] + 2])} {_first('river', str(width))}"
        lines.append(f"{line} {label}" if label else line)
    return lines


def _chain(cells: list[Cell] | tuple[Cell, ...]) -> str:
    return "-".join(_point(cell) for cell in cells)


def _point(cell: Cell) -> str:
    return f"{cell[0] + 1:02}{cell[1] + 1:02}"


def _lost(region: Region) -> list[Fault]:
    """The fields that such a map has no words for."""
    found = [key for key in LOST if region.raw.get(key)]
    rows: list[dict[str, Any]] = region.raw.get("landmarks", [])
    further = sorted({key for row in rows for key in row} - SAID)
    return [warning("no-word-for", field=key) for key in (*found, *(f"landmarks.{key}" for key in further))]
