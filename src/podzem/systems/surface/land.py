"""What the rules ask of the land: the true region with what was built on it, or a party's own map of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, Protocol

from podzem.systems.surface.cells import Cell, around
from podzem.world.region.region import Landmark

FOG: Final = ""
"""The terrain of a cell that is not on a party's map."""
PLAIN: Final = "plain"
FOREST: Final = "forest"
HILLS: Final = "hills"
BOG: Final = "bog"
MOUNTAIN: Final = "mountain"
LAKE: Final = "lake"
SEA: Final = "sea"
WATER: Final = (LAKE, SEA)
NOT_DRY: Final = (LAKE, SEA, FOG)
"""Water, and what may be it."""


class Land(Protocol):
    """Cells, edges and what stands on them: a `Region` is one, a party's `Chart` another."""

    @property
    def width(self) -> int:
        """Cells from west to east."""

    @property
    def height(self) -> int:
        """Cells from north to south."""

    def contains(self, cell: tuple[int, int]) -> bool:
        """Whether a cell lies on the map."""

    def terrain(self, cell: tuple[int, int]) -> str:
        """plain, forest, hills, bog, mountain, lake, sea; nothing where it is not known."""

    def paths_between(self, a: tuple[int, int], b: tuple[int, int]) -> Sequence[str]:
        """The kinds of path on the edge of two neighbours, the cheapest first."""

    def arms(self, cell: tuple[int, int]) -> Mapping[str, int]:
        """The arms of rivers in a cell, each with its width."""

    def is_downstream(self, cell: tuple[int, int], side: str) -> bool:
        """Whether a river flows out of a cell by this side."""

    def banks(self, cell: tuple[int, int]) -> Sequence[str]:
        """The banks of a cell; one without a name where it is in one piece."""

    def has_ford(self, cell: tuple[int, int]) -> bool:
        """Whether the arms of width 2 can be forded here."""

    def has_bridge(self, cell: tuple[int, int]) -> bool:
        """Whether a bridge serves all arms of the cell."""

    def has_ferry(self, cell: tuple[int, int]) -> bool:
        """Whether a ferry serves all arms of the cell."""

    def landmarks_at(self, cell: tuple[int, int]) -> Sequence[Landmark]:
        """The landmarks of a cell in map order."""

    def waters_at(self, cell: tuple[int, int]) -> AbstractSet[int]:
        """The lakes and seas, by number, that a cell touches by a side."""


def neighbours(land: Land, cell: Cell) -> list[Cell]:
    """The cells beside one that lie on the map, north, east, south, west."""
    return [other for other in around(cell) if land.contains(other)]
