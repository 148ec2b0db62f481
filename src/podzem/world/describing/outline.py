"""The outline of a room, walked clockwise, and the openings in it (delve.map.complex, delve.map.rect)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from podzem.world.describing.squares import (
    ARCH,
    DOUBLE_DOOR,
    GRATE,
    OPEN,
    UNSEEN,
    WALL,
    Edge,
    Square,
    Squares,
    beyond,
    right_of,
)
from podzem.world.points import opposite

MERGED: Final = frozenset((OPEN, ARCH, DOUBLE_DOOR, GRATE))
"""Adjacent sides of these kinds are one opening; single doors never are."""


@dataclass(frozen=True)
class Exit:
    """An opening as it lies on an outline: its sides in clockwise order and what it is."""

    edges: tuple[Edge, ...]
    kind: str

    @property
    def side(self) -> str:
        """The wall in which it lies."""
        return self.edges[0][1]


def is_boundary(squares: Squares, square: Square, side: str) -> bool:
    """Everything but an open side towards a square of the same area."""
    return squares.edge(square, side) != OPEN or squares.area_of.get(beyond(square, side)) != squares.area_of[square]


def traced(squares: Squares, first: Edge) -> list[Edge]:
    """The sides of an outline in clockwise order, the room on the right hand, from a given one."""
    found = [first]
    edge = _next(squares, first)
    while edge != first:
        found.append(edge)
        edge = _next(squares, edge)
    return found


def _next(squares: Squares, edge: Edge) -> Edge:
    square, side = edge
    along = right_of(side)
    if is_boundary(squares, square, along):
        return square, along
    further = beyond(square, along)
    if is_boundary(squares, further, side):
        return further, side
    corner = beyond(further, side)
    if is_boundary(squares, corner, opposite(along)):
        return corner, opposite(along)
    return beyond(corner, opposite(along)), opposite(side)


def north_west(squares: Squares, within: Sequence[Square]) -> Edge:
    """The west end of the northernmost wall."""
    return min(within, key=lambda square: (square[1], square[0])), "N"


def exits_along(squares: Squares, edges: Sequence[Edge]) -> list[Exit]:
    """The openings of an outline in its order; what lies side by side in one wall is one."""
    found: list[Exit] = []
    for edge in edges:
        kind = squares.edge(*edge)
        if kind in (WALL, UNSEEN):
            continue
        if found and _are_one(squares, found[-1].edges[-1], edge):
            found[-1] = Exit((*found[-1].edges, edge), kind)
        else:
            found.append(Exit((edge,), kind))
    return found


def exit_with(squares: Squares, edge: Edge) -> Exit:
    """The whole opening to which a side belongs."""
    edges = [edge]
    onward, back = right_of(edge[1]), opposite(right_of(edge[1]))
    while _are_one(squares, edges[-1], after := (beyond(edges[-1][0], onward), edge[1])):
        edges.append(after)
    while _are_one(squares, before := (beyond(edges[0][0], back), edge[1]), edges[0]):
        edges.insert(0, before)
    return Exit(tuple(edges), squares.edge(*edge))


def _are_one(squares: Squares, one: Edge, other: Edge) -> bool:
    """Whether a side and the next are one opening: of a kind that merges, or of one opening of the map."""
    kind = squares.edge(*one)
    if kind == WALL or kind != squares.edge(*other) or not _follows(squares, one, other):
        return False
    if not (is_boundary(squares, *one) and is_boundary(squares, *other)):
        return False
    return kind in MERGED or (one in squares.opening_of and squares.opening_of[one] == squares.opening_of.get(other))


def _follows(squares: Squares, one: Edge, other: Edge) -> bool:
    """Whether a side goes on straight into another of the same area and the same wall."""
    return (
        one[1] == other[1]
        and beyond(one[0], right_of(one[1])) == other[0]
        and squares.area_of.get(one[0]) == squares.area_of.get(other[0])
        and not is_boundary(squares, one[0], right_of(one[1]))
    )
