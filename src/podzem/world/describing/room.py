"""A room as it is told: by its extents, its walls or its breadth (delve.map.rect, delve.map.complex, delve.map.round).

A light shows a part of it (delve.map.lit).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from podzem.world.describing.outline import Exit, exit_with, exits_along, is_boundary, north_west, traced
from podzem.world.describing.sight_lines import lit_from
from podzem.world.describing.squares import UNSEEN, WALL, Edge, Square, Squares, beyond, right_of
from podzem.world.points import DIRECTIONS, STEPS

CORNERS: Final = {"N": ("W", "E"), "E": ("N", "S"), "S": ("E", "W"), "W": ("S", "N")}
"""The first and the last corner of each wall in clockwise sense."""


@dataclass(frozen=True)
class Extent:
    """A length, and whether it is only the least that it can be."""

    squares: int
    at_least: bool = False


@dataclass(frozen=True)
class ExitTold:
    """An opening in a wall; its distance from a corner in squares where that can be told."""

    kind: str
    wall: str
    corner: str = ""
    squares: int = 0


@dataclass(frozen=True)
class Block:
    """Rock that a room encloses: its extents."""

    ns: int
    ew: int


@dataclass(frozen=True)
class RectTold:
    """A rectangular room, or what of a room is lit if that is a rectangle; a round one by its breadth."""

    ns: Extent
    ew: Extent
    entrance: ExitTold | None
    exits: tuple[ExitTold, ...]
    blocks: tuple[Block, ...]
    is_round: bool = False


@dataclass(frozen=True)
class Leg:
    """A length of wall, and the openings in it by their distance from its start."""

    heading: str
    squares: int
    exits: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class ComplexTold:
    """A room by its walls, clockwise from the entrance or from its north-west corner."""

    from_entrance: bool
    legs: tuple[Leg, ...]
    exits: tuple[ExitTold, ...]
    """Those in the sides of blocks."""
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class DimTold:
    """A room of which only an irregular part is lit."""

    ns: int
    ew: int


RoomTold = RectTold | ComplexTold | DimTold


def room_told(
    squares: Squares,
    area: str,
    entrance: Edge | None,
    viewer: Square | None = None,
    radius: int | None = None,
    seen: Collection[Square] = (),
    rounded: bool = True,
) -> RoomTold:
    """A room entered through a side of one of its squares (None: from above), in full or by a light of that radius.

    `seen` are squares that were lit at some time: a room of which all were is told clockwise.
    """
    stands = viewer if viewer is not None else entrance[0] if entrance is not None else squares.of(area)[0]
    room = _Room(squares, area, entrance, stands)
    lit = set(room.all) if radius is None or viewer is None else lit_from(squares, viewer, radius, area) & room.all
    if room.goes_on_unseen():
        return room.as_rectangle(lit, with_distances=True)
    if rounded and squares.areas[area].shape == "round":
        return room.as_round(lit)
    if room.is_rectangle():
        return room.as_rectangle(lit, with_distances=True)
    if room.all <= lit | set(seen):
        return room.by_walls()
    if room.fills(lit):
        return room.as_rectangle(lit, with_distances=False)
    west, north, east, south = _box(lit)
    return DimTold(south - north + 1, east - west + 1)


class _Room:
    """What is asked of a room again and again: its squares, its enclosed blocks, its outline."""

    def __init__(self, squares: Squares, area: str, entrance: Edge | None, stands: Square) -> None:
        self.squares, self.area = squares, area
        self.all = set(squares.of(area))
        if not self.goes_on_unseen():
            self.all = part_of(squares, stands)
        start = north_west(squares, list(self.all))
        outline = traced(squares, start)
        self.blocks = [block for block in _enclosed(self.all) if not any(beyond(*edge) in block for edge in outline)]
        self.entrance = None
        if entrance is not None and entrance in outline:
            self.entrance = exit_with(squares, entrance)
            start = self.entrance.edges[-1]
            outline = [*traced(squares, start)[1:], start]
        self.outline = outline

    def goes_on_unseen(self) -> bool:
        """Whether only a part of it is known: then it is told by its extents, whatever the known part looks like."""
        return any(self.squares.edge(square, side) == UNSEEN for square in self.all for side in DIRECTIONS)

    def is_rectangle(self) -> bool:
        return self.fills(self.all) and not any(
            squares_apart(self.squares, square, side, self.all) for square in self.all for side in ("E", "S")
        )

    def fills(self, lit: set[Square]) -> bool:
        """Whether squares together with enclosed rock fill the rectangle around them."""
        west, north, east, south = _box(lit)
        rock = set().union(*self.blocks) if self.blocks else set()
        return all((x, y) in lit or (x, y) in rock for x in range(west, east + 1) for y in range(north, south + 1))

    def as_rectangle(self, lit: set[Square], with_distances: bool) -> RectTold:
        west, north, east, south = _box(lit)
        goes_on = {side for side in DIRECTIONS if self._goes_on(lit, side)}
        told = [self._told(each, lit, with_distances) for each in self._exits() if self._is_lit(each, lit)]
        return RectTold(
            Extent(south - north + 1, bool(goes_on & {"N", "S"})),
            Extent(east - west + 1, bool(goes_on & {"E", "W"})),
            None if self.entrance is None else self._told(self.entrance, lit, with_distances),
            (*told, *self._block_exits(lit)),
            self._blocks(lit),
        )

    def as_round(self, lit: set[Square]) -> RectTold:
        """By its breadth; exits by their walls alone (delve.map.round)."""
        west, north, east, south = _box(lit)
        breadth = Extent(max(south - north, east - west) + 1, lit != self.all)
        told = [ExitTold(each.kind, each.side) for each in self._exits() if self._is_lit(each, lit)]
        entrance = None if self.entrance is None else ExitTold(self.entrance.kind, self.entrance.side)
        return RectTold(breadth, breadth, entrance, (*told, *self._block_exits(lit)), self._blocks(lit), True)

    def by_walls(self) -> ComplexTold:
        inner = self._block_exits(self.all)
        return ComplexTold(self.entrance is not None, tuple(self._legs()), inner, self._blocks(self.all))

    def _walls(self) -> list[Edge]:
        """The outline without the entrance."""
        taken = set() if self.entrance is None else set(self.entrance.edges)
        return [edge for edge in self.outline if edge not in taken]

    def _exits(self) -> list[Exit]:
        return exits_along(self.squares, self._walls())

    def _is_lit(self, found: Exit, lit: set[Square]) -> bool:
        return any(square in lit for square, _ in found.edges)

    def _goes_on(self, lit: set[Square], side: str) -> bool:
        """Whether the room goes on unlit from an outermost lit square on that side."""
        west, north, east, south = _box(lit)
        outermost = {"N": (1, north), "S": (1, south), "W": (0, west), "E": (0, east)}[side]
        rim = [square for square in lit if square[outermost[0]] == outermost[1]]
        return any(
            self.squares.edge(square, side) == UNSEEN
            or (beyond(square, side) in self.all and not squares_apart(self.squares, square, side, self.all))
            for square in rim
        )

    def _told(self, found: Exit, lit: set[Square], with_distances: bool) -> ExitTold:
        """An opening by its wall and its distance from the nearest corner that can be seen, clockwise first."""
        wall = found.side
        if not with_distances:
            return ExitTold(found.kind, wall)
        first, last = _corner_squares(self.all, wall)
        if self._is_corner(first, wall, lit):
            near = _apart(first, found.edges[0][0])
            return ExitTold(found.kind, wall, CORNERS[wall][0], near)
        if self._is_corner(last, wall, lit):
            return ExitTold(found.kind, wall, CORNERS[wall][1], _apart(last, found.edges[-1][0]))
        return ExitTold(found.kind, wall)

    def _is_corner(self, square: Square, wall: str, lit: set[Square]) -> bool:
        """Whether a corner can be seen: of a room that goes on unseen along the wall it is none."""
        across = [side for side in DIRECTIONS if side != wall and beyond(square, side) not in self.all]
        return square in lit and UNSEEN not in [self.squares.edge(square, side) for side in (wall, *across)]

    def _block_exits(self, lit: set[Square]) -> tuple[ExitTold, ...]:
        """Openings in the sides of what the room encloses."""
        found = []
        for block in self.blocks:
            sides = [
                (square, side)
                for square in sorted(self.all & lit, key=lambda each: (each[1], each[0]))
                for side in DIRECTIONS
                if beyond(square, side) in block and self.squares.edge(square, side) not in (WALL, UNSEEN)
            ]
            told: set[Edge] = set()
            for edge in sides:
                if edge not in told:
                    whole = exit_with(self.squares, edge)
                    told.update(whole.edges)
                    found.append(ExitTold(whole.kind, whole.side))
        return tuple(found)

    def _blocks(self, lit: set[Square]) -> tuple[Block, ...]:
        """The blocks beside which something is lit, row by row from the north-west."""
        shown = [
            block
            for block in self.blocks
            if any(beyond(square, side) in lit for square in block for side in DIRECTIONS)
        ]
        boxes = [_box(block) for block in shown]
        return tuple(
            Block(south - north + 1, east - west + 1)
            for west, north, east, south in sorted(boxes, key=lambda box: (box[1], box[0]))
        )

    def _legs(self) -> list[Leg]:
        """The walls one after another; sides that go on in one direction are one wall."""
        runs: list[list[Edge]] = []
        for edge in self._walls():
            if runs and runs[-1][-1][1] == edge[1] and self._goes_straight(runs[-1][-1], edge):
                runs[-1].append(edge)
            else:
                runs.append([edge])
        return [self._leg(run) for run in runs]

    def _goes_straight(self, one: Edge, other: Edge) -> bool:
        return beyond(one[0], right_of(one[1])) == other[0]

    def _leg(self, run: Sequence[Edge]) -> Leg:
        exits = tuple((each.kind, run.index(each.edges[0])) for each in exits_along(self.squares, run))
        return Leg(right_of(run[0][1]), len(run), exits)


def part_of(squares: Squares, square: Square) -> set[Square]:
    """The squares of an area that can be come to from one of them: a wall may part it in two rooms."""
    found, edge = {square}, [square]
    while edge:
        here = edge.pop()
        for side in DIRECTIONS:
            other = beyond(here, side)
            if other not in found and not is_boundary(squares, here, side):
                found.add(other)
                edge.append(other)
    return found


def squares_apart(squares: Squares, square: Square, side: str, within: set[Square]) -> bool:
    """Whether a wall runs between two squares of one room."""
    return beyond(square, side) in within and is_boundary(squares, square, side)


def _corner_squares(all_squares: set[Square], wall: str) -> tuple[Square, Square]:
    """The squares at the first and the last corner of a wall of a rectangle."""
    west, north, east, south = _box(all_squares)
    corners = {"N": (west, north), "E": (east, north), "S": (east, south), "W": (west, south)}
    return corners[wall], corners[right_of(wall)]


def _apart(one: Square, other: Square) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


def _box(squares: Collection[Square]) -> tuple[int, int, int, int]:
    """West, north, east and south of what lies furthest out."""
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return min(columns), min(rows), max(columns), max(rows)


def _enclosed(squares: set[Square]) -> list[set[Square]]:
    """The pieces of what is not the room and cannot get out of it, row by row from the north-west."""
    west, north, east, south = _box(squares)
    rest = {(x, y) for x in range(west - 1, east + 2) for y in range(north - 1, south + 2)} - squares
    pieces: list[set[Square]] = []
    while rest:
        piece = _flooded(min(rest, key=lambda square: (square[1], square[0])), rest)
        rest -= piece
        pieces.append(piece)
    return pieces[1:]


def _flooded(start: Square, free: set[Square]) -> set[Square]:
    found, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for dx, dy in STEPS.values():
            other = x + dx, y + dy
            if other in free and other not in found:
                found.add(other)
                edge.append(other)
    return found
