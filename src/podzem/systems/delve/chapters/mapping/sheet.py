"""A sheet of squared paper: what may be drawn on its squares and on their sides, and where (delve.map.player_map)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

FLOOR: Final = "floor"
ON_SQUARES: Final = (FLOOR, "stairs_up", "stairs_down", "trap", "treasure", "danger", "question")
ON_SIDES: Final = ("wall", "door", "arch", "grate", "secret_door")
MARKS: Final = (*ON_SQUARES, *ON_SIDES)
FARTHEST: Final = 199
"""Squares from the corner of the map in each direction: paper is not endless."""
LARGEST: Final = 900
"""Squares that one stroke can cover."""
_SQUARES: Final = re.compile(r"(\d{1,2}):(-?\d{1,3}),(-?\d{1,3})(?:\.\.(-?\d{1,3}),(-?\d{1,3}))?", re.ASCII)
_SIDE: Final = re.compile(r"(\d{1,2}):(-?\d{1,3}),(-?\d{1,3})([NESW])", re.ASCII)


class Stroke(NamedTuple):
    """Where something is drawn: the squares of a rectangle, or one side of a square."""

    keys: tuple[str, ...]
    is_side: bool


def read_stroke(text: str) -> Stroke | None:
    """`1:2,3`, `1:2,3..5,6`, or a side such as `1:2,3E`; None for what lies nowhere on the paper."""
    side = _SIDE.fullmatch(text)
    if side is not None:
        depth, x, y = int(side[1]), int(side[2]), int(side[3])
        return Stroke((side_key(depth, x, y, side[4]),), True) if _is_on_paper(depth, x, y) else None
    found = _SQUARES.fullmatch(text)
    if found is None:
        return None
    depth, x1, y1 = int(found[1]), int(found[2]), int(found[3])
    x2, y2 = (int(found[4]), int(found[5])) if found[4] is not None else (x1, y1)
    if not (_is_on_paper(depth, x1, y1) and _is_on_paper(depth, x2, y2)):
        return None
    keys = tuple(_covered(depth, sorted((x1, x2)), sorted((y1, y2))))
    return Stroke(keys, False) if len(keys) <= LARGEST else None


def _covered(depth: int, columns: list[int], rows: list[int]) -> Iterator[str]:
    for y in range(rows[0], rows[1] + 1):
        for x in range(columns[0], columns[1] + 1):
            yield f"{depth}:{x},{y}"


def _is_on_paper(depth: int, x: int, y: int) -> bool:
    return depth > 0 and abs(x) <= FARTHEST and abs(y) <= FARTHEST


def side_key(depth: int, x: int, y: int, side: str) -> str:
    """A side has one name, whichever of its two squares it is named from: that of the one west or north of it."""
    if side in "WN":
        x, y = (x - 1, y) if side == "W" else (x, y - 1)
    return f"{depth}:{x},{y}{'E' if side in 'WE' else 'S'}"


def draw(sheet: dict[str, str], mark: str, stroke: Stroke) -> None:
    """Put a mark on paper; it takes the place of what was there."""
    for key in stroke.keys:
        sheet[key] = mark


def rub_out(sheet: dict[str, str], stroke: Stroke) -> None:
    """Bare paper again; with a square its sides stay."""
    for key in stroke.keys:
        sheet.pop(key, None)
