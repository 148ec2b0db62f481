"""The second step: rivers from the heights to water or out of the map, and their fords (surface.map.generator, 2, 3).

Every cell of land drains to one neighbour, so rivers can join and never loop.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Final

from podzem.world.region.cells import SIDES, Cell, beside
from podzem.world.region.generator.demands import HEIGHTS, TABLE, Land, Unfit, each, scatter
from podzem.world.region.region import River
from podzem.world.texts import Text
from podzem.world.throws import Roll, pick

STEEP: Final = {"mountain": 9, "hills": 7, "forest": 4, "plain": 3, "bog": 1}
"""How hard a cell is to flow through; with chance added, so that rivers wind."""
CHANCE: Final = 4
ROUNDS: Final = 6
LEAST: Final[int] = TABLE["rivers"]["least_cells"]


@dataclass
class Drainage:
    """Where each cell of land drains to."""

    below: dict[Cell, Cell] = field(default_factory=dict)
    """The next cell; of a mouth at a lake the water, at the edge none."""
    mouth: dict[Cell, Cell] = field(default_factory=dict)
    """The last cell of land on its way."""
    length: dict[Cell, int] = field(default_factory=dict)
    """Cells of land from here to the mouth, both counted."""

    def course(self, source: Cell) -> list[Cell]:
        """The cells from a source down, water at its end among them."""
        found = [source]
        while found[-1] in self.below:
            found.append(self.below[found[-1]])
        return found


def lay_rivers(land: Land, names: list[Text], face: Roll) -> list[River]:
    """Rivers with their widths, each with a mouth of its own, then those that flow into them."""
    wanted = each(TABLE["rivers"]["cells_each"], len(land.kinds))
    for round in range(ROUNDS):
        drainage = _drain(land, wanted * (2 + round), face)
        sources = _sources(land, drainage)
        if len(sources) >= wanted:
            rivers = [_main(land, drainage.course(cell), face) for cell in sources[: wanted + pick(face, 2)]]
            rivers += _tributaries(land, drainage, rivers, face)
            return [River(names[number % len(names)], *river) for number, river in enumerate(rivers)]
    raise Unfit("too few rivers")


def _drain(land: Land, exits: int, face: Roll) -> Drainage:
    """Ways down from every cell to the nearest of so many exits at the edge, or to water."""
    found = Drainage()
    cost = {cell: STEEP[kind] + pick(face, CHANCE) for cell, kind in land.kinds.items() if kind in STEEP}
    edge = [cell for cell in cost if len(land.beside(cell)) < 4]
    open_ends = scatter(edge, min(exits, len(edge)), 4, (), face)
    waiting = [(0, cell, cell) for cell in open_ends] + [
        (0, cell, water) for cell in cost for water in land.beside(cell) if land.is_water(water)
    ]
    heapify(waiting)
    while waiting:
        sum, cell, below = heappop(waiting)
        if cell in found.length:
            continue
        found.length[cell] = found.length.get(below, 0) + 1 if below != cell else 1
        found.mouth[cell] = found.mouth.get(below, cell)
        if below != cell:
            found.below[cell] = below
        for other in land.beside(cell):
            if other in cost and other not in found.length:
                heappush(waiting, (sum + cost[other], other, cell))
    return found


def _sources(land: Land, drainage: Drainage) -> list[Cell]:
    """The furthest height of each mouth that has one far enough, the longest course first."""
    best: dict[Cell, Cell] = {}
    for cell, length in drainage.length.items():
        mouth = drainage.mouth[cell]
        is_longer = mouth not in best or length > drainage.length[best[mouth]]
        if length >= LEAST and land.kinds[cell] in HEIGHTS and is_longer:
            best[mouth] = cell
    return sorted(best.values(), key=lambda cell: (-drainage.length[cell], cell))


Course = tuple[tuple[Cell, ...], tuple[int, ...], str]


def _main(land: Land, cells: list[Cell], face: Roll) -> Course:
    """A river to water or out of the map, widths 1, 2 and 3 in turn."""
    end = "" if land.is_water(cells[-1]) else _way_out(land, cells, face)
    return tuple(cells), _widths(len(cells) - (0 if end else 1), face), end


def _way_out(land: Land, cells: list[Cell], face: Roll) -> str:
    sides = [side for side in SIDES if beside(cells[-1], side) not in land.kinds]
    return sides[pick(face, len(sides))]


def _widths(count: int, face: Roll) -> tuple[int, ...]:
    first = min(max(1, count // 3 + pick(face, 3) - 1), max(1, count - 2))
    second = min(max(first + 1, 2 * count // 3 + pick(face, 3) - 1), max(first, count - 1))
    return (1,) * first + (2,) * (second - first) + (3,) * (count - second)


def _tributaries(land: Land, drainage: Drainage, rivers: list[Course], face: Roll) -> list[Course]:
    """Rivers that end in another one, nowhere wider than it is below."""
    below = {cell: width for cells, widths, _ in rivers for cell, width in zip(cells, widths)}
    heights = [cell for cell in drainage.length if land.kinds[cell] in HEIGHTS and cell not in below]
    found: list[Course] = []
    for cell in scatter(
        heights, min(len(heights), each(TABLE["rivers"]["tributary_cells"], len(land.kinds))), 4, (), face
    ):
        cells = _until_joined(drainage.course(cell), below)
        if len(cells) >= LEAST:
            widths = tuple(min(width, below[cells[-1]]) for width in _widths(len(cells) - 1, face))
            found.append((tuple(cells), widths, ""))
            below |= dict(zip(cells, widths))
    return found


def _until_joined(course: list[Cell], below: dict[Cell, int]) -> list[Cell]:
    """A course down to where it meets a river; nothing where it meets none."""
    for place, cell in enumerate(course):
        if cell in below:
            return course[: place + 1]
    return []


def lay_fords(land: Land, rivers: list[River], face: Roll) -> list[Cell]:
    """On width 2 a ford in every few successive cells."""
    every: int = TABLE["rivers"]["ford_every"]
    found: list[Cell] = []
    for river in rivers:
        widths = dict.fromkeys(cell for cell, _, width in river.arms if width == 2 and not land.is_water(cell))
        run = [cell for cell in river.cells if cell in widths]
        if run:
            found += run[pick(face, min(every, len(run))) :: every]
    return list(dict.fromkeys(found))
