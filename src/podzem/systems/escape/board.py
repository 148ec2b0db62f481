"""The board: squares with their cell, kind and neighbours (escape.board.data), as integer tables."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

TUNNEL: Final = 0
CHANCE: Final = 1
CHASM: Final = 2
START: Final = 3
EXIT: Final = 4
FIRE_CAVE: Final = 5
BURIED_CAVE: Final = 6
BEAST_CAVE: Final = 7
DEVIL_CAVE: Final = 8
TREASURE_CAVE: Final = 9
PRISON: Final = 10

KINDS: Final = (
    "tunnel", "chance", "chasm", "start", "exit", "fire", "buried", "beast", "devil", "treasure", "prison",
)  # fmt: skip
CAVES: Final = KINDS[FIRE_CAVE:]

NOWHERE: Final = -1
"""Outside the board, or no square."""
SLOTS: Final = 8
"""Places for neighbours in the table of each square; a path names seven of them at most."""

WAY_SLOTS: Final = 8
"""Places for a way to a chance square in the table of ways; the last is empty."""


@final
class Square:
    """One row of a board file."""

    def __init__(self, name: str, x: int, y: int, size: int, kind: int, neighbours: list[str], mouth: bool) -> None:
        self.name = name
        self.x = x
        self.y = y
        self.size = size
        self.kind = kind
        self.neighbours = neighbours
        self.mouth = mouth


@final
class Board:
    """All squares by number; neighbours stand in alphabetical order of their names."""

    def __init__(self, name: str, rows: list[Square]) -> None:
        self.name = name
        self.names: list[str] = [row.name for row in rows]
        self.numbers: dict[str, int] = {row.name: number for number, row in enumerate(rows)}
        self.size: i64 = len(rows)
        self.kind = vec[i64]([row.kind for row in rows])
        self.x = vec[i64]([row.x for row in rows])
        self.y = vec[i64]([row.y for row in rows])
        self.breadth = vec[i64]([row.size for row in rows])
        self.mouth = vec[i64]([1 if row.mouth else 0 for row in rows])
        self.degree = vec[i64]([len(row.neighbours) for row in rows])
        self.neighbours = self._neighbour_table(rows)
        self.beside_chasm = vec[i64]([self._count_chasms(square) for square in range(self.size)])
        self.start: i64 = self.first_of(START)
        self.caves = vec[i64]([self.first_of(kind) for kind in range(FIRE_CAVE, PRISON + 1)])
        self.ways_to_chance = self._ways_to_chance()
        self.links = sum(len(row.neighbours) for row in rows) // 2

    def _neighbour_table(self, rows: list[Square]) -> vec[i64]:
        table = vec[i64](capacity=self.size * SLOTS)
        for row in rows:
            for neighbour in sorted(row.neighbours):
                table = append(table, self.numbers[neighbour])
            for _ in range(SLOTS - len(row.neighbours)):
                table = append(table, NOWHERE)
        return table

    def _count_chasms(self, square: int) -> int:
        around = [self.neighbours[square * SLOTS + slot] for slot in range(self.degree[square])]
        return sum(self.kind[neighbour] == CHASM for neighbour in around)

    def _ways_to_chance(self) -> vec[i64]:
        """For each neighbour of each square, the shortest way to another chance square that begins with it."""
        table = vec[i64](capacity=self.size * SLOTS * WAY_SLOTS)
        for index in range(self.size * SLOTS):
            way = self._way_to_chance(index // SLOTS, int(self.neighbours[index]))
            for step in way + [NOWHERE] * (WAY_SLOTS - len(way)):
                table = append(table, step)
        return table

    def _way_to_chance(self, origin: int, first: int) -> list[int]:
        """Over tunnels only; empty when there is none, or none that leaves a place of its row empty."""
        ways = [[first]] if first != NOWHERE and self.kind[first] <= CHANCE else []
        known = {origin, first}
        for way in ways:
            here = way[-1]
            if self.kind[here] == CHANCE:
                return way
            if len(way) == WAY_SLOTS - 1:
                break
            for slot in range(self.degree[here]):
                to = int(self.neighbours[here * SLOTS + slot])
                if self.kind[to] <= CHANCE and to not in known:
                    known.add(to)
                    ways.append([*way, to])
        return []

    def first_of(self, kind: i64) -> i64:
        """The first square of a kind."""
        for square in range(self.size):
            if self.kind[square] == kind:
                return square
        return NOWHERE

    def cave(self, kind: i64) -> i64:
        """The square of a cave."""
        return self.caves[kind - FIRE_CAVE]

    def slot(self, square: i64, neighbour: i64) -> i64:
        """Which neighbour of a square another square is; -1 when it is none."""
        for slot in range(self.degree[square]):
            if self.neighbours[square * SLOTS + slot] == neighbour:
                return slot
        return NOWHERE

    def name_of(self, square: i64) -> str:
        """The name of a square, `outside` off the board."""
        return "outside" if square < 0 else self.names[square]

    def covers(self, square: i64, x: i64, y: i64) -> bool:
        """Whether a square covers a cell of the grid."""
        east, south = x - self.x[square], y - self.y[square]
        breadth = self.breadth[square]
        return east >= 0 and east < breadth and south >= 0 and south < breadth
