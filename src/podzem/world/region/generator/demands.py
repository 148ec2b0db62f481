"""What is asked of a drawn region (surface.map.generator), and the ground it is drawn on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.world.region.cells import Cell, around
from podzem.world.region.tables import read_part
from podzem.world.throws import Roll, pick

CLAUSE: Final = "surface.map.generator"
TABLE: Final[dict[str, Any]] = read_part("generator")
KINDS: Final = ("plain", "forest", "hills", "bog", "mountain", "water")
SHARES: Final[dict[str, int]] = {kind: TABLE["shares"][kind] for kind in KINDS}
HEIGHTS: Final = ("hills", "mountain")
"""Where rivers rise."""


class Unfit(Exception):
    """These dice gave a land on which not all that is asked for has room; other dice will."""


@dataclass
class Land:
    """The ground as it is drawn: the kind of each cell, `lake` and `sea` for water."""

    width: int
    height: int
    kinds: dict[Cell, str] = field(default_factory=dict)

    @property
    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def beside(self, cell: Cell) -> list[Cell]:
        """The neighbours on the map."""
        return [(x, y) for x, y in around(cell) if 0 <= x < self.width and 0 <= y < self.height]

    def is_water(self, cell: Cell) -> bool:
        """Whether a cell is lake or sea."""
        return self.kinds[cell] in ("lake", "sea")


def each(cells: int, count: int) -> int:
    """One for each so many cells, begun ones count."""
    return -(-count // cells)


def check_size(width: int, height: int) -> None:
    """A region neither too small for what it must hold nor larger than a map can be."""
    least, most = TABLE["size"]["least"], TABLE["size"]["most"]
    if not (least <= width <= most and least <= height <= most):
        raise Malformed(f"a drawn region has {least} to {most} cells a side, not {width}x{height} ({CLAUSE})")


def read_shares(shares: Mapping[str, int] | None) -> dict[str, int]:
    """The shares of the terrains in 100 cells, the usual ones where none are asked for."""
    if shares is None:
        return SHARES
    bounds = TABLE["bounds"]
    if set(shares) != set(KINDS) or sum(shares.values()) != 100 or min(shares.values()) < 0:
        raise Malformed(f"the shares of {', '.join(KINDS)} must add up to 100 ({CLAUSE})")
    if shares["plain"] < bounds["plain_least"] or shares["water"] > bounds["water_most"]:
        least, most = bounds["plain_least"], bounds["water_most"]
        raise Malformed(f"at least {least} of 100 cells are plain and at most {most} water ({CLAUSE})")
    if shares["hills"] + shares["mountain"] < bounds["heights_least"]:
        raise Malformed(f"at least {bounds['heights_least']} of 100 cells are hills or mountains ({CLAUSE})")
    return dict(shares)


def shuffled(cells: Sequence[Cell], face: Roll) -> list[Cell]:
    """The cells in an order of the dice."""
    found = list(cells)
    for last in range(len(found) - 1, 0, -1):
        other = pick(face, last + 1)
        found[last], found[other] = found[other], found[last]
    return found


def scatter(cells: Sequence[Cell], count: int, spacing: int, taken: Collection[Cell], face: Roll) -> list[Cell]:
    """So many of the cells, as far apart from each other and from what is taken as there is room for."""
    order, found, full = shuffled(cells, face), list[Cell](), set(taken)
    for distance in range(spacing, 0, -1):
        for cell in order:
            if len(found) == count:
                return found
            if not any(other in full for other in _within(cell, distance - 1)):
                found.append(cell)
                full.add(cell)
    if len(found) < count:
        raise Unfit(f"room for {len(found)} of {count}")
    return found


def _within(cell: Cell, radius: int) -> list[Cell]:
    x, y = cell
    spans = [(dy, radius - abs(dy)) for dy in range(-radius, radius + 1)]
    return [(x + dx, y + dy) for dy, span in spans for dx in range(-span, span + 1)]
