"""The web of a level: rooms and junctions on a grid of slots, joined to their neighbours.

Ways only join neighbouring slots, so that no two of them ever cross.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from podzem.site.table_files import read_part
from podzem.world.points import STEPS
from podzem.world.throws import Roll, pick

Slot = tuple[int, int]
"""Column and row."""
Way = tuple[Slot, Slot]
"""Two neighbours, the western or northern one first."""

SIZE: Final[dict[str, Any]] = read_part("generator")["size"]
ROOMS_PER_LOOP: Final[int] = SIZE["rooms_per_loop"]
JUNCTION_OF_SIX: Final[int] = SIZE["junction_of_six"]
"""How often a new slot becomes a junction, of 6."""
ROOMS_PER_JUNCTION: Final[int] = SIZE["rooms_per_junction"]
"""There are at most so few junctions."""


@dataclass
class Web:
    """Slots in the order they were reached, and the ways between them."""

    rooms: list[Slot] = field(default_factory=list)
    junctions: list[Slot] = field(default_factory=list)
    ways: list[Way] = field(default_factory=list)

    @property
    def loops(self) -> int:
        """How many ways are more than a tree needs."""
        return len(self.ways) - (len(self.rooms) + len(self.junctions) - 1)

    def ways_of(self, slot: Slot) -> list[Way]:
        """The ways that begin or end at a slot."""
        return [way for way in self.ways if slot in way]

    def free_sides(self, slot: Slot) -> list[str]:
        """The sides of a slot on which no way leaves it."""
        taken = [side_of(way, slot) for way in self.ways_of(slot)]
        return [side for side in STEPS if side not in taken]


def side_of(way: Way, slot: Slot) -> str:
    """The side of a slot on which a way leaves it."""
    along = "EW" if way[0][1] == way[1][1] else "SN"
    return along[0] if slot == way[0] else along[1]


def weave(rooms: int, face: Roll) -> Web:
    """A connected web of so many rooms with loops enough; a web that grew too thin is thrown away."""
    while True:
        web = _grow(rooms, face)
        _close_loops(web, -(-rooms // ROOMS_PER_LOOP), face)
        _drop_dead_ends(web)
        if web.loops >= -(-rooms // ROOMS_PER_LOOP):
            return web


def _grow(rooms: int, face: Roll) -> Web:
    columns = 3
    while columns * columns < rooms * 5 // 4 + 1:
        columns += 1
    web = Web(rooms=[(pick(face, columns), 0)])
    spare = min(columns * columns - rooms, rooms // ROOMS_PER_JUNCTION)
    while len(web.rooms) < rooms:
        edge = _frontier(web, columns)
        old, new = edge[pick(face, len(edge))]
        is_junction = face(6) <= JUNCTION_OF_SIX and old not in web.junctions and len(web.junctions) < spare
        (web.junctions if is_junction else web.rooms).append(new)
        web.ways.append(way_between(old, new))
    return web


def way_between(a: Slot, b: Slot) -> Way:
    """The way that joins two neighbours."""
    return (a, b) if a < b else (b, a)


def _frontier(web: Web, columns: int) -> list[Way]:
    """Pairs of a taken slot and a free neighbour."""
    taken = [*web.rooms, *web.junctions]
    return [(slot, other) for slot in taken for other in neighbours(slot, columns) if other not in taken]


def neighbours(slot: Slot, columns: int) -> list[Slot]:
    """The slots beside one, inside a square grid."""
    around = [(slot[0] + dx, slot[1] + dy) for dx, dy in STEPS.values()]
    return [(x, y) for x, y in around if 0 <= x < columns and 0 <= y < columns]


def _close_loops(web: Web, wanted: int, face: Roll) -> None:
    """More ways between neighbours, one more than are needed where there are any."""
    taken = [*web.rooms, *web.junctions]
    spare = [(a, b) for a in taken for b in taken if a < b and _are_near(a, b) and (a, b) not in web.ways]
    for _ in range(min(wanted + pick(face, 2), len(spare))):
        web.ways.append(spare.pop(pick(face, len(spare))))


def _are_near(a: Slot, b: Slot) -> bool:
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


def _drop_dead_ends(web: Web) -> None:
    for junction in list(web.junctions):
        ways = web.ways_of(junction)
        if len(ways) == 1:
            web.junctions.remove(junction)
            web.ways.remove(ways[0])
