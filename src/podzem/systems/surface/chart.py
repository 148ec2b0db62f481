"""A party's own map as land: what it has drawn where, right or wrong (surface.visibility.terrain_knowledge)."""

from __future__ import annotations

from podzem.systems.surface.cells import DIRECTIONS, Cell, heading, opposite, read_cell
from podzem.systems.surface.land import FOG, WATER
from podzem.systems.surface.parties import Knowledge
from podzem.world.region.region import ONE_PIECE, Landmark, Region


class Chart:
    """Each drawn cell looks like the true one that was seen, all else is fog; who was lost has drawn it elsewhere."""

    def __init__(self, region: Region, knowledge: Knowledge) -> None:
        self._region = region
        self._drawn = {read_cell(drawn): true for drawn, true in knowledge.chart.items()}
        self._found = knowledge.found
        self._marks: dict[Cell, tuple[Landmark, ...]] | None = None
        self._waters: dict[Cell, int] | None = None

    @property
    def width(self) -> int:
        """The size of the region is known."""
        return self._region.width

    @property
    def height(self) -> int:
        """The size of the region is known."""
        return self._region.height

    def contains(self, cell: tuple[int, int]) -> bool:
        """Whether a cell lies on the map."""
        return self._region.contains(cell)

    def terrain(self, cell: tuple[int, int]) -> str:
        """As it is drawn; nothing in the fog."""
        true = self._drawn.get(Cell(*cell))
        return FOG if true is None else self._region.terrain(true)

    def paths_between(self, a: tuple[int, int], b: tuple[int, int]) -> tuple[str, ...]:
        """The path on an edge is drawn with either of its cells."""
        return self._paths_from(Cell(*a), Cell(*b)) or self._paths_from(Cell(*b), Cell(*a))

    def _paths_from(self, cell: Cell, other: Cell) -> tuple[str, ...]:
        true = self._drawn.get(cell)
        if true is None:
            return ()
        return self._region.paths_between(true, true.towards(heading(cell, other)))

    def arms(self, cell: tuple[int, int]) -> dict[str, int]:
        """The arms that are drawn: those of the cell itself, and what flows into it from drawn neighbours."""
        true = self._drawn.get(Cell(*cell))
        return self._flowing_in(Cell(*cell)) if true is None else self._region.arms(true)

    def _flowing_in(self, cell: Cell) -> dict[str, int]:
        beside = {side: self._drawn.get(cell.towards(side)) for side in DIRECTIONS}
        arms = {side: self._region.arms(true).get(opposite(side), 0) for side, true in beside.items() if true}
        return {side: width for side, width in arms.items() if width}

    def is_downstream(self, cell: tuple[int, int], side: str) -> bool:
        """Whether a river that is drawn flows this way; whoever has seen one of both cells knows it."""
        here, there = self._drawn.get(Cell(*cell)), self._drawn.get(Cell(*cell).towards(side))
        if here is not None or there is None:
            return here is not None and self._region.is_downstream(here, side)
        return bool(self._region.arms(there).get(opposite(side))) and not self._region.is_downstream(
            there, opposite(side)
        )

    def banks(self, cell: tuple[int, int]) -> tuple[str, ...]:
        """The banks of a drawn cell; what is not drawn is in one piece."""
        true = self._drawn.get(Cell(*cell))
        return ONE_PIECE if true is None else self._region.banks(true)

    def has_ford(self, cell: tuple[int, int]) -> bool:
        """A ford that is drawn."""
        return (true := self._drawn.get(Cell(*cell))) is not None and self._region.has_ford(true)

    def has_bridge(self, cell: tuple[int, int]) -> bool:
        """A bridge that is drawn."""
        return (true := self._drawn.get(Cell(*cell))) is not None and self._region.has_bridge(true)

    def has_ferry(self, cell: tuple[int, int]) -> bool:
        """A ferry that is drawn."""
        return (true := self._drawn.get(Cell(*cell))) is not None and self._region.has_ferry(true)

    def landmarks_at(self, cell: tuple[int, int]) -> tuple[Landmark, ...]:
        """The found ones that are drawn there, in map order."""
        if self._marks is None:
            self._marks = self._drawn_marks()
        return self._marks.get(Cell(*cell), ())

    def _drawn_marks(self) -> dict[Cell, tuple[Landmark, ...]]:
        found: dict[Cell, tuple[Landmark, ...]] = {}
        for landmark in self._region.landmarks:
            if (cell := self._found.get(landmark.id)) is not None:
                found[cell] = (*found.get(cell, ()), landmark)
        return found

    def _drawn_waters(self) -> dict[Cell, int]:
        """Drawn water by number: what hangs together on the drawing is one water."""
        found: dict[Cell, int] = {}
        for cell in self._drawn:
            if cell not in found and self.terrain(cell) in WATER:
                self._spread(cell, len(found), found)
        return found

    def _spread(self, start: Cell, number: int, found: dict[Cell, int]) -> None:
        found[start], waiting = number, [start]
        for cell in waiting:
            for other in map(cell.towards, DIRECTIONS):
                if other not in found and self.terrain(other) == self.terrain(start):
                    found[other] = number
                    waiting.append(other)

    def waters_at(self, cell: tuple[int, int]) -> frozenset[int]:
        """The waters that are drawn beside a cell."""
        if self._waters is None:
            self._waters = self._drawn_waters()
        waters, beside = self._waters, map(Cell(*cell).towards, DIRECTIONS)
        return frozenset(waters[other] for other in beside if other in waters)
