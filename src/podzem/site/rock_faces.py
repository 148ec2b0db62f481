"""Faces of wall and rock that can be dug, rubble that can be cleared, and what is left when that is done.

A face is so many hs wide and deep: `1:18,34:W` is dug from that cell westwards. Rubble goes by its feature's own id.
"""

from __future__ import annotations

from podzem.core.errors import Malformed
from podzem.site.breaches import edge_middle, hollow_id, read_face, write_face
from podzem.site.doors import is_found
from podzem.site.grounds import ground_at
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.dungeon_map import Feature
from podzem.world.ground import Ground
from podzem.world.points import DIRECTIONS, Cell, distance


def face_stand(site: Site, depth: int, face: str, size: int) -> Stand | None:
    """Where one stands to dig a face; nothing when there is no such face."""
    rubble = rubble_of(site, depth, face)
    if rubble is not None:
        return Stand(depth, rubble.at, rubble.area)
    parsed = _read(face)
    if parsed is None or parsed[0] != depth or not is_face(site, depth, parsed[1], parsed[2], size):
        return None
    return Stand(depth, edge_middle(parsed[1], parsed[2]), ground_at(site, depth).area_of(parsed[1]))


def _read(face: str) -> tuple[int, Cell, str] | None:
    try:
        return read_face(face)
    except Malformed:
        return None


def rubble_of(site: Site, depth: int, id: str) -> Feature | None:
    """Known rubble that still lies there."""
    known = site.known[depth].features if depth in site.known else {}
    features = site.dungeon.level(depth).features
    return next(
        (f for f in features if f.id == id and f.terrain == "rubble" and id in known and id not in site.cleared),
        None,
    )


def is_face(site: Site, depth: int, cell: Cell, direction: str, size: int) -> bool:
    """Whether a cell's side is wall, as far as anybody can tell: a door that is hidden is dug like wall."""
    ground = ground_at(site, depth)
    area = ground.area_of(cell)
    if direction not in DIRECTIONS or not area or ground.level.area(area).kind == "outside":
        return False
    edge = ground.edge(cell, direction)
    if ground.level.has_opening(edge) and ground.level.opening(edge).is_hidden:
        return not is_found(site, ground.level.opening(edge)) and _fits(size, cell, direction)
    return edge == "wall" and _fits(size, cell, direction)


def _fits(size: int, cell: Cell, direction: str) -> bool:
    """Wider faces begin at even cells, so that two of them never overlap."""
    return size == 1 or (cell[0] if direction in "NS" else cell[1]) % 2 == 0


def faces_near(site: Site, here: Stand, hs: int, size: int) -> list[str]:
    """Rubble of a level, and the faces of the walls of an area within so many hs."""
    ground = ground_at(site, here.depth)
    found = [feature.id for feature in ground.level.features if rubble_of(site, here.depth, feature.id)]
    for cell in _cells_near(ground, here, hs):
        for direction in DIRECTIONS:
            near = ground.edge(cell, direction) and distance(edge_middle(cell, direction), here.at) <= hs
            if near and is_face(site, here.depth, cell, direction, size):
                found.append(write_face(here.depth, cell, direction))
    return found


def _cells_near(ground: Ground, here: Stand, hs: int) -> list[Cell]:
    x, y = here.at[0] // 2, here.at[1] // 2
    rows, columns = range(y - hs, y + hs + 1), range(x - hs, x + hs + 1)
    return [(column, row) for row in rows for column in columns if ground.area_of((column, row)) == here.area]


def room_at(site: Site, depth: int, face: str) -> int:
    """How many find room at a face: one; along rubble one to each half sazhen of its narrower side."""
    rubble = rubble_of(site, depth, face)
    return min(rubble.rect[2], rubble.rect[3]) if rubble is not None and rubble.rect else 1


def pieces_of(site: Site, depth: int, face: str, size: int) -> int:
    """How many faces' worth of rock there is to dig; rubble counts by its squares."""
    rubble = rubble_of(site, depth, face)
    if rubble is None or rubble.rect is None:
        return 1
    return max(rubble.rect[2] * rubble.rect[3] // size**2, 1)


def dig_through(site: Site, depth: int, face: str, size: int) -> str:
    """A face is dug through: `rubble` is gone, there is a `breach` into what lies behind, or a `hollow` in the rock."""
    del site.digs[face]
    if rubble_of(site, depth, face) is not None:
        site.cleared.append(face)
        return "rubble"
    before = len(site.dungeon.level(depth).openings)
    site.breaches.append(f"{face}/{size}")
    ways = list(site.dungeon.level(depth).openings[before:])
    if depth in site.known:
        site.known[depth].openings += [way.id for way in ways]
    _, cell, direction = read_face(face)
    return "hollow" if len(ways) == 1 and ways[0].b == hollow_id(cell, direction) else "breach"
