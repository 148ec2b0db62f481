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
"""Places for the way to a chance square in the table of each square; the last is empty."""


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
        self.ways_to_chance = vec[i64]([step for square in range(self.size) for step in self._way_to_chance(square)])
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

    def _way_to_chance(self, origin: int) -> list[int]:
        """The shortest way from a square over tunnels to another chance square, if it is not too far for its row."""
        waiting = [[origin]]
        known = {origin}
        for way in waiting:
            if len(way) == WAY_SLOTS:
                break
            for slot in range(self.degree[way[-1]]):
                to = int(self.neighbours[way[-1] * SLOTS + slot])
                if self.kind[to] > CHANCE or to in known:
                    continue
                if self.kind[to] == CHANCE:
                    return [*way[1:], to] + [NOWHERE] * (WAY_SLOTS - len(way))
                known.add(to)
                waiting.append([*way, to])
        return [NOWHERE] * WAY_SLOTS

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
