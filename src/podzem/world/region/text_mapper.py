"""Text-mapper's square maps in: `0103 hill "label"` a cell, `0101-0102-0103 road` a path; counted from 1, x before y.

Such a map says less than ours and draws more: words that mean nothing here are told as warnings, how things look is
passed over. A river is as wide as its word says, `river` 1, `river-2`, `river-3`, and flows as it is written.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.world.region.cells import Cell
from podzem.world.region.fields import LONGEST_FILE
from podzem.world.region.tables import read_part

CLAUSE: Final = "surface.map.format"
TABLE: Final[dict[str, Any]] = read_part("text_mapper")
MEANINGS: Final[dict[str, tuple[str, str]]] = {
    word: (part, meaning)
    for part in ("terrain", "ground", "landmark", "works", "path", "river")
    for meaning, words in TABLE[part].items()
    if meaning != "clause"
    for word in words
}
"""What each word is: the part of the table, and ours for it."""
MOST_STEPS: Final = 10_000
"""Of a path: more than there are cells in such a map."""
OF_CELLS: Final = ("terrain", "ground", "landmark", "works")
CELL_LINE: Final = re.compile(r"(\d\d)(\d\d)\s+(\S.*)")
PATH_LINE: Final = re.compile(r'(\d{4}(?:-\d{4})+)\s+([^\s"]+)\s*(?:"([^"]*)")?.*')
LABEL: Final = re.compile(r'"([^"]*)"(?:\s+\d+)?')
LOOKS: Final = re.compile(
    r"(?:include|text|label|glow|license|other|url|default|title)\b.*|[^\s\d]\S*\s+(?:attributes|path|lib|xml)\b.*"
)
"""Lines about how a map is drawn."""


@dataclass
class Sheet:
    """What was read, in the map's own counting."""

    cells: dict[Cell, None] = field(default_factory=dict)
    terrain: dict[Cell, str] = field(default_factory=dict)
    ground: dict[Cell, str] = field(default_factory=dict)
    landmarks: list[tuple[str, Cell, str]] = field(default_factory=list)
    flavour: dict[Cell, str] = field(default_factory=dict)
    works: dict[str, list[Cell]] = field(default_factory=dict)
    paths: list[tuple[str, list[Cell]]] = field(default_factory=list)
    rivers: list[tuple[int, str, list[Cell]]] = field(default_factory=list)
    unknown: Counter[str] = field(default_factory=Counter)
    """Words that mean nothing here, and how often they stand there."""
    odd: list[str] = field(default_factory=list)
    """Lines that are none."""


def read_sheet(text: str) -> Sheet:
    """What the lines of a map say."""
    if len(text) > LONGEST_FILE:
        raise Malformed(f"a map has at most {LONGEST_FILE} characters ({CLAUSE})")
    sheet = Sheet()
    for line in (line.strip() for line in text.splitlines()):
        if line and not line.startswith("#"):
            _read_line(sheet, line)
    if not sheet.cells:
        raise Malformed(f'lines like 0103 hill "label" were expected ({CLAUSE})')
    return sheet


def _read_line(sheet: Sheet, line: str) -> None:
    if found := PATH_LINE.fullmatch(line):
        _read_path(sheet, found[1], found[2], found[3] or "")
    elif found := CELL_LINE.fullmatch(line):
        _read_cell(sheet, (int(found[1]), int(found[2])), found[3])
    elif not LOOKS.fullmatch(line):
        sheet.odd.append(line)


def _read_cell(sheet: Sheet, cell: Cell, rest: str) -> None:
    sheet.cells[cell] = None
    labels = LABEL.findall(rest)
    landmarks: list[str] = []
    for word in LABEL.sub(" ", rest).split():
        part, meaning = MEANINGS.get(word, ("", ""))
        if part == "landmark":
            landmarks.append(meaning)
        elif part == "works":
            sheet.works.setdefault(meaning, []).append(cell)
        elif part in OF_CELLS:
            (sheet.terrain if part == "terrain" else sheet.ground).setdefault(cell, meaning)
        else:
            sheet.unknown[word] += 1
    name = " ".join(labels)
    sheet.landmarks += [(type, cell, name) for type in landmarks]
    if name and not landmarks:
        sheet.flavour[cell] = name


def _read_path(sheet: Sheet, chain: str, word: str, label: str) -> None:
    points = [(int(point[:2]), int(point[2:])) for point in chain.split("-")]
    cells = [points[0]]
    for a, b in pairwise(points):
        cells += _between(a, b)
        if len(cells) > MOST_STEPS:
            raise Malformed(f"a path has at most {MOST_STEPS} steps ({CLAUSE})")
    part, meaning = MEANINGS.get(word, ("", ""))
    if part == "river":
        sheet.rivers.append((int(meaning), label, cells))
    elif part == "path":
        sheet.paths.append((meaning, cells))
    else:
        sheet.unknown[word] += 1


def _between(a: Cell, b: Cell) -> list[Cell]:
    """The steps from one point to another, along the longer side first; itself left out."""
    found: list[Cell] = []
    while a != b:
        dx, dy = b[0] - a[0], b[1] - a[1]
        a = (a[0] + (1 if dx > 0 else -1), a[1]) if abs(dx) >= abs(dy) else (a[0], a[1] + (1 if dy > 0 else -1))
        found.append(a)
    return found
