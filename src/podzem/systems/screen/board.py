"""The board: squares of one yard, what stands on them, distances, lines of fire, facings (screen.map.*)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Final

Square = Annotated[tuple[int, int], "a square of a yard"]
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
_NAMES: Final = {step: name for name, step in STEPS.items()}


@dataclass(frozen=True, slots=True)
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


PLAIN: Final = Ground()


@dataclass(frozen=True)
class Board:
    """A fixed field of squares; `edges` are covers on the line between two squares."""

    width: int
    height: int
    squares: dict[Square, Ground] = field(default_factory=dict)
    edges: dict[tuple[Square, Square], str] = field(default_factory=dict)

    def at(self, square: Square) -> Ground:
        """What a square is like."""
        return self.squares.get(square, PLAIN)

    def holds(self, square: Square) -> bool:
        """Whether a square is on the board and no wall."""
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height and not self.at(square).wall

    def edge(self, a: Square, b: Square) -> str:
        """The cover on the edge between two neighbours."""
        return self.edges.get((min(a, b), max(a, b)), "none")


def distance(a: Square, b: Square) -> int:
    """Squares between two squares, diagonals counting one (screen.map.grid)."""
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


def block(corner: Square, side: int) -> list[Square]:
    """The squares that a creature covers, from its north-west one; rows from the north."""
    return [(corner[0] + dx, corner[1] + dy) for dy in range(side) for dx in range(side)]


def gap(a: Square, side_a: int, b: Square, side_b: int) -> int:
    """The smallest distance between the squares of two creatures."""
    dx = max(b[0] - (a[0] + side_a - 1), a[0] - (b[0] + side_b - 1), 0)
    dy = max(b[1] - (a[1] + side_a - 1), a[1] - (b[1] + side_b - 1), 0)
    return max(dx, dy)


def nearest_pair(a: Square, side_a: int, b: Square, side_b: int) -> tuple[Square, Square]:
    """The nearest pair of squares of two creatures; on ties the lowest y, then x (screen.map.line_of_fire)."""
    if side_a == 1 and side_b == 1:
        return a, b
    best = gap(a, side_a, b, side_b)
    pairs = [(p, q) for p in block(a, side_a) for q in block(b, side_b) if distance(p, q) == best]
    return min(pairs, key=lambda pair: (pair[0][1], pair[0][0], pair[1][1], pair[1][0]))


def line(start: Square, end: Square) -> list[Square]:
    """The squares between two squares that a shot passes (screen.map.line_of_fire)."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    n = max(abs(dx), abs(dy))
    return [(start[0] + (2 * k * dx + n) // (2 * n), start[1] + (2 * k * dy + n) // (2 * n)) for k in range(1, n)]


def bearing(start: Square, end: Square) -> str:
    """The direction from one square to another, snapped to eight (screen.map.facing)."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if dx == 0 and dy == 0:
        return "N"
    small, large = sorted((abs(dx), abs(dy)))
    if 2 * small >= large:
        return _NAMES[(_sign(dx), _sign(dy))]
    return _NAMES[(_sign(dx), 0) if abs(dx) > abs(dy) else (0, _sign(dy))]


def side_of(facing: str, towards: str) -> str:
    """Where something in a direction is for one who faces: front, flank or rear."""
    turn = abs(DIRECTIONS.index(facing) - DIRECTIONS.index(towards))
    return {0: "front", 1: "front", 2: "flank"}.get(min(turn, 8 - turn), "rear")


def opposite(direction: str) -> str:
    """The other way."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + 4) % 8]


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def read_square(text: str) -> Square | None:
    """A square from its written form `x,y`."""
    parts = text.split(",")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and len(part) <= 4 for part in parts):
        return None
    return int(parts[0]), int(parts[1])


def write_square(square: Square) -> str:
    """A square as orders have it."""
    return f"{square[0]},{square[1]}"
