"""The fourth step: a tree of paths that joins town, villages and fortresses (surface.map.generator, 5).

The cheapest tree over shortest ways, found in one sweep: every cell belongs to the nearest place, and where the lands
of two places touch a way between them is known.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Final

from podzem.world.region.cells import Cell, side_towards
from podzem.world.region.generator.demands import TABLE, Land
from podzem.world.region.on_foot import FORDED, banks_beyond, joined_banks
from podzem.world.region.region import Edge, Path, Region
from podzem.world.region.tables import PRICES, ROAD
from podzem.world.throws import Roll, pick

NO_FORD: Final[int] = TABLE["roads"]["no_ford"]
"""How much dearer a cell of a wide river is where there is no ford: the way then goes to a near one."""


@dataclass
class _Reach:
    """How dear each cell is from the nearest place, which one that is, and where one comes from."""

    dear: dict[Cell, int] = field(default_factory=dict)
    place: dict[Cell, Cell] = field(default_factory=dict)
    before: dict[Cell, Cell] = field(default_factory=dict)


def prices_of(land: Land, main: set[Cell], arms: dict[Cell, int], fords: set[Cell]) -> dict[Cell, int]:
    """What a step into each cell of the mainland costs the makers of roads; `arms` has the widest arm of a cell."""
    return {
        cell: PRICES[land.kinds[cell]] + (NO_FORD if arms.get(cell, 0) >= FORDED and cell not in fords else 0)
        for cell in land.cells
        if cell in main
    }


def join(land: Land, places: list[Cell], prices: dict[Cell, int]) -> dict[Cell, list[Cell]]:
    """The tree from the first of the places, as the cells to which each cell leads on."""
    reach = _spread(land, places, prices)
    edges = _edges(land, places, prices, reach)
    near: dict[Cell, list[Cell]] = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    return _rooted(places[0], near)


def _spread(land: Land, places: list[Cell], prices: dict[Cell, int]) -> _Reach:
    found = _Reach()
    waiting = [(0, cell, cell) for cell in places]
    heapify(waiting)
    while waiting:
        dear, cell, before = heappop(waiting)
        if cell in found.dear:
            continue
        found.dear[cell], found.before[cell] = dear, before
        found.place[cell] = found.place.get(before, cell)
        for other in land.beside(cell):
            if other in prices and other not in found.dear:
                heappush(waiting, (dear + prices[cell] + prices[other], other, cell))
    return found


def _edges(land: Land, places: list[Cell], prices: dict[Cell, int], reach: _Reach) -> list[Edge]:
    """The edges of the tree: the cheapest ways over the borders of the places' lands that join what is apart."""
    borders = [
        (reach.dear[a] + prices[a] + prices[b] + reach.dear[b], a, b)
        for a in reach.dear
        for b in land.beside(a)
        if b in reach.dear and a < b and reach.place[a] != reach.place[b]
    ]
    heads = {place: place for place in places}
    found: dict[Edge, None] = {}
    for _, a, b in sorted(borders):
        one, other = _head(heads, reach.place[a]), _head(heads, reach.place[b])
        if one != other:
            heads[one] = other
            found[a, b] = None
            found |= dict.fromkeys(_back(reach, a) + _back(reach, b))
    return list(found)


def _head(heads: dict[Cell, Cell], place: Cell) -> Cell:
    while heads[place] != place:
        heads[place] = heads[heads[place]]
        place = heads[place]
    return place


def _back(reach: _Reach, cell: Cell) -> list[Edge]:
    found = []
    while reach.before[cell] != cell:
        found.append((reach.before[cell], cell))
        cell = reach.before[cell]
    return found


def _rooted(root: Cell, near: dict[Cell, list[Cell]]) -> dict[Cell, list[Cell]]:
    found: dict[Cell, list[Cell]] = {}
    waiting = deque([(root, root)])
    while waiting:
        cell, before = waiting.popleft()
        found[cell] = sorted(other for other in near.get(cell, ()) if other != before)
        waiting += [(other, cell) for other in found[cell]]
    return found


def pave(land: Land, root: Cell, tree: dict[Cell, list[Cell]], face: Roll) -> list[Path]:
    """The tree as chains of one kind each: into forest, mountain and bog half of the edges are no roads."""
    kinds = {(a, b): _kind(land, b, face) for a, on in tree.items() for b in on}
    found: list[Path] = []
    waiting = deque((root, on) for on in tree[root])
    while waiting:
        a, b = waiting.popleft()
        cells, kind = [a, b], kinds[a, b]
        while True:
            here = cells[-1]
            on = next((other for other in tree[here] if kinds[here, other] == kind), None)
            waiting += [(here, other) for other in tree[here] if other != on]
            if on is None:
                break
            cells.append(on)
        found.append(Path(kind, tuple(cells)))
    return found


def _kind(land: Land, entered: Cell, face: Roll) -> str:
    other: str = TABLE["edges"].get(land.kinds[entered], "")
    return other if other and pick(face, 2) == 0 else ROAD


def lead_over(region: Region, root: Cell, tree: dict[Cell, list[Cell]], face: Roll) -> tuple[list[Cell], list[Cell]]:
    """Bridges and ferries where one who follows the tree from its root must cross a wide river without a ford."""
    bridges: list[Cell] = []
    ferries: list[Cell] = []
    waiting = deque([(root, joined_banks(region, root, region.banks(root)[0]))])
    while waiting:
        cell, banks = waiting.popleft()
        for other in tree[cell]:
            entered = _entered(region, cell, banks, other)
            if not entered:
                (bridges if pick(face, 2) == 0 else ferries).append(cell)
                banks = list(region.banks(cell))
                entered = _entered(region, cell, banks, other)
            joined = dict.fromkeys(bank for first in entered for bank in joined_banks(region, other, first))
            waiting.append((other, list(joined)))
    return bridges, ferries


def _entered(region: Region, cell: Cell, banks: list[str], other: Cell) -> list[str]:
    side = side_towards(cell, other)
    return [there for bank in banks for there in banks_beyond(region, cell, bank, side)]
