"""The board: squares of one yard, what stands on them, distances, lines of fire, facings (screen.map.*)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

Square = Annotated[tuple[i64, i64], "a square of a yard"]
"""A plain pair; the note tells it from other pairs, such as points in half-sazhens, which are written otherwise."""

WALL: Final = "wall"
GROUNDS: Final = ("open", "awkward", "hard")
LIGHTS: Final = ("bright", "shadow", "dark")
COVERS: Final = ("none", "poor", "fair", "solid", "loophole")
WEATHERS: Final = ("clear", "heavy_rain", "extreme")
DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS: Final[dict[str, Square]] = {
    "N": (0, -1),
    "NE": (1, -1),
    "E": (1, 0),
    "SE": (1, 1),
    "S": (0, 1),
    "SW": (-1, 1),
    "W": (-1, 0),
    "NW": (-1, -1),
}
_BEARINGS: Final = list(DIRECTIONS)
"""The same to be looked up by a number."""
_TURNS: Final[dict[str, int]] = {name: number for number, name in enumerate(DIRECTIONS)}


@dataclass(frozen=True)
class Ground:
    """What a square is like."""

    wall: bool = False
    ground: str = "open"
    confined: bool = False
    height: int = 0
    light: str = "bright"
    cover: str = "none"
    smoke: bool = False
    mist: bool = False
    fire: bool = False


_UNASKED: Final = 2
PLAIN: Final = Ground()


@final
class Board:
    """A fixed field of squares; `edges` are covers on the line between two squares."""

    def __init__(
        self,
        width: int,
        height: int,
        squares: dict[Square, Ground] | None = None,
        edges: dict[tuple[Square, Square], str] | None = None,
    ) -> None:
        self.width: i64 = width
        self.height: i64 = height
        self.squares = squares or {}
        self.edges = edges or {}
        self._rows = [self.squares.get((x, y), PLAIN) for y in range(height) for x in range(width)]
        self.has_walls = any(ground.wall for ground in self._rows)
        self.has_dark = any(ground.light == "dark" for ground in self._rows)
        self.has_fire = any(ground.fire for ground in self._rows)
        self.has_heights = any(ground.height for ground in self._rows)
        self.has_confined = any(ground.confined for ground in self._rows)
        self.has_murk = any(ground.smoke or ground.mist or ground.light == "shadow" for ground in self._rows)
        self._walled = [vec[i64]() for _ in self._rows]
        """By the numbers of two squares whether a wall lies between them, once it was asked."""
        self.terrains: dict[tuple[int, bool, bool], Any] = {}
        """What is worked out of it once (`reach.py`)."""

    def at(self, square: Square) -> Ground:
        """What a square is like; beyond the board it is plain."""
        return self._rows[square[1] * self.width + square[0]] if self._is_within(square) else PLAIN

    def holds(self, square: Square) -> bool:
        """Whether a square is on the board and no wall."""
        return self._is_within(square) and not self._rows[square[1] * self.width + square[0]].wall

    def edge(self, a: Square, b: Square) -> str:
        """The cover on the edge between two neighbours."""
        return self.edges.get((min(a, b), max(a, b)), "none")

    def is_walled(self, a: Square, b: Square) -> bool:
        """Whether a wall lies on the line between two squares (screen.map.line_of_fire)."""
        if not self.has_walls:
            return False
        x, y, to_x, to_y, width, height = a[0], a[1], b[0], b[1], self.width, self.height
        if x < 0 or y < 0 or x >= width or y >= height or to_x < 0 or to_y < 0 or to_x >= width or to_y >= height:
            return self._has_wall(a, b)
        place, number = y * width + x, to_y * width + to_x
        known = self._walled[place]
        if len(known) == 0:
            known = self._walled[place] = vec[i64]([_UNASKED] * len(self._rows))
        if known[number] == _UNASKED:
            known[number] = int(self._has_wall(a, b))
        return known[number] == 1

    def _is_within(self, square: Square) -> bool:
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height

    def _has_wall(self, a: Square, b: Square) -> bool:
        return any(self.at(square).wall for square in line(a, b))


def _longer(dx: i64, dy: i64) -> i64:
    """The longer of two ways along the sides of the board."""
    return max(max(dx, -dx), max(dy, -dy))


def distance(a: Square, b: Square) -> i64:
    """Squares between two squares, diagonals counting one (screen.map.grid)."""
    return _longer(a[0] - b[0], a[1] - b[1])


def block(corner: Square, side: i64) -> list[Square]:
    """The squares that a creature covers, from its north-west one; rows from the north."""
    if side == 1:
        return [corner]
    return [(corner[0] + dx, corner[1] + dy) for dy in range(side) for dx in range(side)]


def gap(a: Square, side_a: i64, b: Square, side_b: i64) -> i64:
    """The smallest distance between the squares of two creatures."""
    east, south = b[0] - a[0], b[1] - a[1]
    dx = max(east - side_a + 1, 1 - side_b - east)
    dy = max(south - side_a + 1, 1 - side_b - south)
    return max(max(dx, dy), 0)


def nearest_pair(a: Square, side_a: i64, b: Square, side_b: i64) -> tuple[Square, Square]:
    """The nearest pair of squares of two creatures; on ties the lowest y, then x (screen.map.line_of_fire)."""
    if side_a == 1 and side_b == 1:
        return a, b
    best = gap(a, side_a, b, side_b)
    pairs = [(p, q) for p in block(a, side_a) for q in block(b, side_b) if distance(p, q) == best]
    return min(pairs, key=lambda pair: (pair[0][1], pair[0][0], pair[1][1], pair[1][0]))


def line(start: Square, end: Square) -> list[Square]:
    """The squares between two squares that a shot passes (screen.map.line_of_fire)."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    n = _longer(dx, dy)
    return [(_passed(start[0], dx, k, n), _passed(start[1], dy, k, n)) for k in range(1, n)]


def _passed(start: i64, far: i64, step: i64, steps: i64) -> i64:
    """Where a line is after some of its steps, along one side of the board."""
    return start + (2 * step * far + steps) // (2 * steps)


def crosses(start: Square, end: Square, corner: Square, side: i64) -> bool:
    """Whether a shot from one square to another passes a square of somebody's."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    n = _longer(dx, dy)
    for k in range(1, n):
        east, south = _passed(start[0], dx, k, n) - corner[0], _passed(start[1], dy, k, n) - corner[1]
        if 0 <= east < side and 0 <= south < side:
            return True
    return False


def before(start: Square, end: Square) -> Square:
    """The last square on the line to another, or the first one where they are neighbours."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    n = _longer(dx, dy)
    if n < 2:
        return start
    return _passed(start[0], dx, n - 1, n), _passed(start[1], dy, n - 1, n)


def bearing(start: Square, end: Square) -> str:
    """The direction from one square to another, snapped to eight (screen.map.facing)."""
    return _BEARINGS[_heading(end[0] - start[0], end[1] - start[1])]


def _heading(dx: i64, dy: i64) -> i64:
    """The same as a number, eighths of a turn from the north; of nowhere it is the north."""
    wide, high = max(dx, -dx), max(dy, -dy)
    if 2 * min(wide, high) < max(wide, high):
        if wide > high:
            dy = 0
        else:
            dx = 0
    if dx > 0:
        return 1 if dy < 0 else 3 if dy > 0 else 2
    if dx < 0:
        return 7 if dy < 0 else 5 if dy > 0 else 6
    return 4 if dy > 0 else 0


def side_towards(facing: str, start: Square, end: Square) -> str:
    """Where a square is for one who stands on another and faces: front, flank or rear."""
    turn: i64 = _TURNS[facing] - _heading(end[0] - start[0], end[1] - start[1])
    turn = max(turn, -turn)
    turn = min(turn, 8 - turn)
    return "front" if turn <= 1 else "flank" if turn == 2 else "rear"


def opposite(direction: str) -> str:
    """The other way."""
    return DIRECTIONS[(_TURNS[direction] + 4) % 8]


@lru_cache(maxsize=4096)
def read_square(text: str) -> Square | None:
    """A square from its written form `x,y`."""
    parts = text.split(",")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in parts):
        return None
    return int(parts[0]), int(parts[1])


def write_square(square: Square) -> str:
    """A square as orders have it."""
    return f"{square[0]},{square[1]}"
