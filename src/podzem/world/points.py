"""Points and lengths of a dungeon map (dungeon.map.units, dungeon.map.distance).

Lengths are whole half-sazhens (hs). Points count HALF hs, so that the middle of an odd width is a whole number too.
"""

from __future__ import annotations

from math import isqrt
from typing import Final

from podzem.core.errors import Malformed

Point = tuple[int, int]
Rect = tuple[int, int, int, int]
"""West, north, width, height in hs."""
Cell = tuple[int, int]
"""A square of 1 hs by its north-west corner in hs."""

DIRECTIONS: Final = ("N", "E", "S", "W")
STEPS: Final[dict[str, Point]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


def ceil_root(square: int) -> int:
    """The smallest whole number whose square is at least this."""
    return isqrt(square - 1) + 1 if square > 0 else 0


def distance(a: Point, b: Point) -> int:
    """Straight distance in hs, rounded up (dungeon.map.distance): one measure for light, range and walking."""
    dx, dy = a[0] - b[0], a[1] - b[1]
    return (ceil_root(dx * dx + dy * dy) + 1) // 2


def cell_of(point: Point) -> Cell:
    """The cell a point lies in."""
    return point[0] // 2, point[1] // 2


def step(p: Point, direction: str, hs: int) -> Point:
    """The point that many hs away in a direction."""
    dx, dy = STEPS[direction]
    return p[0] + 2 * hs * dx, p[1] + 2 * hs * dy


def opposite(direction: str) -> str:
    """North for south, east for west."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + 2) % 4]


def heading(a: Point, b: Point) -> str:
    """The direction from one point to another along the longer side, north or south when both are equal."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    if abs(dx) > abs(dy):
        return "E" if dx > 0 else "W"
    return "S" if dy > 0 else "N"


def centre(rect: Rect) -> Point:
    """The middle of a rectangle."""
    x, y, width, height = rect
    return 2 * x + width, 2 * y + height


def contains(rect: Rect, p: Point) -> bool:
    """Whether a point lies in a rectangle or on its edge."""
    x, y, width, height = rect
    return 2 * x <= p[0] <= 2 * (x + width) and 2 * y <= p[1] <= 2 * (y + height)


def nearest(rect: Rect, p: Point) -> Point:
    """The point of a rectangle that is nearest to a point."""
    x, y, width, height = rect
    return min(max(p[0], 2 * x), 2 * (x + width)), min(max(p[1], 2 * y), 2 * (y + height))


def write_point(p: Point) -> str:
    """A point in hs, as people read it: `7.5,9`."""
    return f"{_write_half(p[0])},{_write_half(p[1])}"


def read_point(text: str) -> Point:
    """The point of a text like `7.5,9`."""
    parts = text.split(",")
    if len(parts) != 2:
        raise Malformed(f"a point is written like 7.5,9 and not like {text!r}")
    return _read_half(parts[0], text), _read_half(parts[1], text)


def _write_half(halves: int) -> str:
    sign = "-" if halves < 0 else ""
    whole, odd = divmod(abs(halves), 2)
    return f"{sign}{whole}.5" if odd else f"{sign}{whole}"


def _read_half(part: str, text: str) -> int:
    sign = -1 if part.startswith("-") else 1
    whole, point, half = part.removeprefix("-").partition(".")
    written = bool(whole) and len(whole) <= 9 and whole.isascii() and whole.isdigit()
    if not written or (point and half not in ("0", "5")):
        raise Malformed(f"a point counts whole and half hs, like 7.5,9; {text!r} does not")
    return sign * (2 * int(whole) + (1 if half == "5" else 0))
