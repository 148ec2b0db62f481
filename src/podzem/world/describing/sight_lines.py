"""Who sees which square, and what a light shows (delve.vis.los, delve.light.torch)."""

from __future__ import annotations

from podzem.world.describing.squares import OPEN, RUBBLE, WALL, Square, Squares, beyond


def distance(one: Square, other: Square) -> int:
    """The larger of the differences, in squares."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))


def is_clear(squares: Squares, one: Square, other: Square) -> bool:
    """Whether nothing stands between the middles of two squares.

    Followed in whole numbers: `2i + 1` half squares to the next line on one axis against `2j + 1` on the other.
    Through a corner one looks past either side of it.
    """
    across, down = abs(other[0] - one[0]), abs(other[1] - one[1])
    ew, ns = ("E" if other[0] > one[0] else "W"), ("S" if other[1] > one[1] else "N")
    here, i, j = one, 0, 0
    while here != other:
        if here != one and squares.features.get(here) == RUBBLE:
            return False
        vertical, horizontal = (2 * i + 1) * down, (2 * j + 1) * across
        if vertical == horizontal:
            if not (_passes(squares, here, ew, ns) or _passes(squares, here, ns, ew)):
                return False
            here, i, j = beyond(beyond(here, ew), ns), i + 1, j + 1
            continue
        side = ew if vertical < horizontal else ns
        if _blocks(squares, here, side):
            return False
        here = beyond(here, side)
        i, j = (i + 1, j) if side == ew else (i, j + 1)
    return True


def lit_from(squares: Squares, viewer: Square, radius: int, area: str) -> set[Square]:
    """The squares of an area that somebody with a light sees (delve.map.lit); what has light of its own from afar."""
    own = squares.areas[area].lit
    return {
        square
        for square in squares.of(area)
        if (own or distance(viewer, square) <= radius) and is_clear(squares, viewer, square)
    }


def _passes(squares: Squares, here: Square, first: str, then: str) -> bool:
    """Whether one can look round a corner by this way: over two sides and the square between them."""
    between = beyond(here, first)
    return not (_blocks(squares, here, first) or _blocks(squares, between, then))


def _blocks(squares: Squares, square: Square, side: str) -> bool:
    edge = squares.edge(square, side)
    if edge == OPEN:
        # From stairs the way out is open while from outside they are told as stairs: both can be looked through.
        return False
    return edge == WALL or (square, side) in squares.shut
