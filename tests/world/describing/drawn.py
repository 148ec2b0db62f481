"""Squares from a drawing: a letter a square, small ones passages, capitals rooms, a dot rock (delve.map.squares)."""

from collections.abc import Mapping, Sequence

from podzem.world.describing.squares import Edge, Squares, beyond
from podzem.world.dungeon_map import Area
from podzem.world.points import opposite


def drawn(
    rows: Sequence[str],
    edges: Sequence[str] = (),
    widths: Mapping[str, int] | None = None,
    features: Sequence[str] = (),
) -> Squares:
    """The squares of a drawing with its openings; `rounds` are told by a `shape` of their own elsewhere."""
    area_of = {(x, y): letter for y, row in enumerate(rows) for x, letter in enumerate(row) if letter != "."}
    areas = {
        letter: Area(
            letter, "room" if letter.isupper() else "passage", ((0, 0, 1, 1),), width=3 * (widths or {}).get(letter, 1)
        )
        for letter in set(area_of.values())
    }
    told: dict[Edge, str] = {}
    for line in edges:
        square, side = edge_of(line)
        kind = line.split()[2]
        told[(square, side)] = kind
        if beyond(square, side) in area_of:
            told[(beyond(square, side), opposite(side))] = kind
    shut = frozenset(edge for edge, kind in told.items() if kind in ("door", "double_door", "secret_door"))
    ground = {edge_of(f"{line.split()[0]} N")[0]: line.split()[1] for line in features}
    return Squares(areas, area_of, told, {}, shut, ground)


def edge_of(line: str) -> Edge:
    """`2,0 S …` as a square and a side."""
    place, side = line.split()[:2]
    x, y = place.split(",")
    return (int(x), int(y)), side
