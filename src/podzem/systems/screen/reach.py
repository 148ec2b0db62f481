"""How far somebody gets over a board: what a step costs, where a walk may end, by which way (screen.turn.move).

A board is laid out column by column with a rim round it, so that a step is one number added, and of two squares the one
farther west, then farther north, has the smaller number.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from podzem.systems.screen.board import Board, Square, distance
from podzem.systems.screen.data import RULES

YARD_BITS: Final = 6
YARD: Final = 1 << YARD_BITS
"""Costs of ways are counted in parts of a yard, so that of two equal ways the one with fewer turns is taken."""
STEPS: Final = 8
STRAIGHT: Final = 4
"""So many of the steps are straight, those first."""
TAKEN: Final = 10
"""From so many on nobody can stop on a square; the tiny count for one among themselves."""
WIDEST: Final = 16
"""More squares than anybody covers each way."""
MOST_KEPT: Final = 1024
COSTS: Final = {"open": 1, "awkward": int(RULES["terrain"]["awkward"]), "hard": int(RULES["terrain"]["hard"])}


@final
class Terrain:
    """A board for creatures of one size: by the number of the north-west square what a step there costs them."""

    def __init__(self, board: Board, size: int, flies: bool, no_hard: bool) -> None:
        self.size: i64 = size
        self.width: i64 = board.width
        self.height: i64 = board.height
        self.stride: i64 = board.height + 2
        self.offsets = vec[i64]([-1, 1, -self.stride, self.stride])
        """The eight steps as numbers, the diagonal ones last."""
        for straight in (-self.stride, self.stride):
            self.offsets = append(append(self.offsets, straight - 1), straight + 1)
        self.nothing = vec[i64]([0] * ((board.width + 2) * (board.height + 2)))
        self.nowhere = vec[i64]([-1] * len(self.nothing))
        """All squares at 0 and at -1, to be copied: that is the fastest way to a new one."""
        self.kept: dict[tuple[int, tuple[int, ...]], Reach] = {}
        """Ways by where they begin, how far they go and who closes squares: fights on one board ask for the same."""
        self.costs = self.nothing[:]
        for x in range(board.width):
            for y in range(board.height):
                self.costs[self.cell((x, y))] = _cost(board, (x, y), size, flies, no_hard)

    def cell(self, square: Square) -> i64:
        """The number of a square."""
        return (square[0] + 1) * self.stride + square[1] + 1

    def holds(self, square: Square) -> bool:
        """Whether a square lies on the board."""
        return 0 <= square[0] < self.width and 0 <= square[1] < self.height

    def square(self, cell: i64) -> Square:
        """The square of a number."""
        return cell // self.stride - 1, cell % self.stride - 1

    def reach(self, start: Square, yards: i64, closed: tuple[int, ...]) -> Reach:
        """The ways from a square past those who close theirs, each written by `closing`."""
        key = int(self.cell(start) * YARD + yards), closed
        found = self.kept.get(key)
        if found is None:
            entry = self.costs[:]
            for each in closed:
                self._close(entry, self.square(each // WIDEST), each % WIDEST)
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            found = self.kept[key] = Reach(self, entry, start, yards)
        return found

    def closing(self, corner: Square, side: i64) -> int:
        """A block of squares that somebody closes, as a number."""
        return int(self.cell(corner) * WIDEST + side)

    def _close(self, costs: vec[i64], corner: Square, side: i64) -> None:
        """Nobody of this size can step where he would cover one of a block of squares."""
        west, north = _on_board(corner[0] - self.size + 1), _on_board(corner[1] - self.size + 1)
        for x in range(west, corner[0] + side):
            for y in range(north, corner[1] + side):
                costs[self.cell((x, y))] = 0

    def fill(self, marks: vec[i64], corner: Square, side: i64, count: i64) -> None:
        """Somebody is on a block of squares: he counts for whoever would cover one of them."""
        west, north = _on_board(corner[0] - self.size + 1), _on_board(corner[1] - self.size + 1)
        for x in range(west, corner[0] + side):
            for y in range(north, corner[1] + side):
                marks[self.cell((x, y))] += count


def _on_board(coordinate: i64) -> i64:
    """The coordinate, or the first one on the board."""
    return coordinate if coordinate > 0 else 0


def _cost(board: Board, corner: Square, size: int, flies: bool, no_hard: bool) -> int:
    """Yards for a step onto a square, the worst of those that are covered; 0 where nobody can (screen.map.terrain)."""
    worst = 1
    for dx in range(size):
        for dy in range(size):
            each = corner[0] + dx, corner[1] + dy
            ground = board.at(each).ground
            if not board.holds(each) or (no_hard and ground == "hard" and not flies):
                return 0
            worst = max(worst, COSTS[ground])
    return 1 if flies else worst


def terrain_of(board: Board, size: int, flies: bool, no_hard: bool) -> Terrain:
    """Made once for a board."""
    key = size, flies, no_hard
    found = board.terrains.get(key)
    if found is None:
        found = board.terrains[key] = Terrain(board, size, flies, no_hard)
    return found


@final
class Reach:
    """Every square that can be come to within so many yards, with its cost; ways follow from the costs."""

    def __init__(self, terrain: Terrain, entry: vec[i64], start: Square, yards: i64) -> None:
        self.terrain = terrain
        self.entry = entry
        """What a step onto each square costs; 0 where nobody can."""
        self.start: i64 = terrain.cell(start)
        self.cost = terrain.nowhere[:]
        self._before = terrain.nowhere[:]
        """Whence each square is come to, once it was asked."""
        self._spread(yards)

    def _spread(self, yards: i64) -> None:
        """Yard by yard: a step costs one at least, so that within a yard nothing depends on the order."""
        entry, cost, offsets = self.entry, self.cost, self.terrain.offsets
        waiting = append(vec[i64](capacity=256), self.start)
        others = append(vec[i64](capacity=256), -1)
        """With each that waits the place of another that waits for the same yard."""
        latest = vec[i64]([-1] * int(yards + 1))
        latest[0] = 0
        cost[self.start] = 0
        for yard in range(yards + 1):
            place = latest[yard]
            while place >= 0:
                here, place = waiting[place], others[place]
                paid = cost[here]
                if paid >> YARD_BITS != yard:
                    continue
                for number in range(STEPS):
                    there = here + offsets[number]
                    step = entry[there]
                    if step == 0:
                        continue
                    total = paid + step * YARD
                    if number >= STRAIGHT:
                        total += 1
                    known = cost[there]
                    if 0 <= known <= total:
                        continue
                    then = total >> YARD_BITS
                    if then <= yards:
                        cost[there] = total
                        if known < 0 or then < known >> YARD_BITS:
                            others = append(others, latest[then])
                            latest[then] = i64(len(waiting))
                            waiting = append(waiting, there)

    def before(self, cell: i64) -> i64:
        """Whence a square is come to: of equal ways from the nearer square, then from the first."""
        if self._before[cell] < 0:
            self._before[cell] = self._find_before(cell)
        return self._before[cell]

    def _find_before(self, cell: i64) -> i64:
        cost, offsets, best = self.cost, self.terrain.offsets, cell
        paid, least = cost[cell] - self.entry[cell] * YARD, cost[cell]
        for number in range(STEPS):
            here = cell + offsets[number]
            known = cost[here]
            if known < 0 or known != (paid if number < STRAIGHT else paid - 1):
                continue
            if known < least or (known == least and here < best):
                best, least = here, known
        return best

    def cells(self) -> list[int]:
        """All that can be come to, in their order."""
        return [int(cell) for cell in range(len(self.cost)) if self.cost[cell] >= 0]

    def steps(self, cell: i64) -> i64:
        """Of how many steps the way to a square is."""
        found: i64 = 0
        while cell != self.start:
            cell = self.before(cell)
            found += 1
        return found

    def way(self, cell: i64) -> list[Square]:
        """The way to a square from the first step on."""
        found: list[Square] = []
        while cell != self.start:
            found.append(self.terrain.square(cell))
            cell = self.before(cell)
        found.reverse()
        return found


@final
class Stops:
    """Everywhere that somebody can end a move: what he comes to and where nobody else is."""

    def __init__(
        self, terrain: Terrain, closed: tuple[int, ...], marks: vec[i64], start: Square, yards: i64, position: vec[i64]
    ) -> None:
        self.terrain = terrain
        self.closed = closed
        self.marks = marks
        self.start = start
        self.yards = yards
        self.position = position
        """What the answer was worked out from."""
        self._reach: Reach | None = None
        self._all: Ends | None = None

    def reach(self) -> Reach:
        """The ways, worked out when they are first asked for."""
        if self._reach is None:
            self._reach = self.terrain.reach(self.start, self.yards, self.closed)
        return self._reach

    def is_free(self, square: Square) -> bool:
        """Whether he can end a move on a square; what is too far or taken needs no ways."""
        if distance(self.start, square) > self.yards or not self.terrain.holds(square):
            return False
        cell = self.terrain.cell(square)
        if self.marks[cell] >= TAKEN:
            return False
        return self.reach().cost[cell] > 0

    def steps(self, square: Square) -> i64:
        """Of how many steps the way to a square is; none is shorter than the distance."""
        reach, cell, least = self.reach(), self.terrain.cell(square), distance(self.start, square)
        return least if reach.cost[cell] >> YARD_BITS == least else reach.steps(cell)

    def all(self) -> Ends:
        """All these squares in their order."""
        if self._all is None:
            cost, marks, terrain = self.reach().cost, self.marks, self.terrain
            squares = [terrain.square(cell) for cell in range(len(cost)) if cost[cell] > 0 and marks[cell] < TAKEN]
            self._all = Ends(self, squares)
        return self._all

    def holds(self, square: Square | None) -> bool:
        """Whether he can end a move there."""
        return square is not None and self.is_free(square)

    def way(self, square: Square) -> list[Square]:
        """The way to a square from the first step on."""
        return self.reach().way(self.terrain.cell(square))

    def near(self, corner: Square, size: i64, yards: i64, least: i64) -> list[Square]:
        """Those from which one of the size that walks is so near to a block of squares, at least so far from here."""
        own = self.terrain.size - 1
        west, north, side = corner[0] - yards - own, corner[1] - yards - own, size + 2 * yards + own
        found: list[Square] = []
        for x in range(_on_board(west), min(self.terrain.width, west + side)):
            for y in range(_on_board(north), min(self.terrain.height, north + side)):
                if distance(self.start, (x, y)) >= least and self.is_free((x, y)):
                    found.append((x, y))
        return found


@mypyc_attr(acyclic=True)
@final
class Ends:
    """Squares where a walk may end, in their order, each with its way."""

    def __init__(self, stops: Stops, squares: list[Square]) -> None:
        self.stops = stops
        self.squares = squares

    def holds(self, square: Square | None) -> bool:
        """Whether a walk may end on a square."""
        return square is not None and square in self.squares

    def steps(self, square: Square) -> i64:
        """Of how many steps the way is."""
        return self.stops.steps(square)

    def way(self, square: Square) -> list[Square]:
        """The way to a square from the first step on."""
        return self.stops.way(square)

    def shortest(self) -> Square | None:
        """The square with the fewest steps, the first of several."""
        best: Square | None = None
        fewest: i64 = 0
        for square in self.squares:
            steps = self.steps(square)
            if best is None or steps < fewest:
                best, fewest = square, steps
        return best
