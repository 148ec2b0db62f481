"""The land as the bot's view shows it, and the cheapest ways over it, bank by bank."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import Final, NamedTuple

from podzem.systems.surface.cells import DIRECTIONS, Cell, opposite
from podzem.systems.surface.chapters.movement.prices import ICE, PATHS, TERRAIN
from podzem.systems.surface.chapters.movement.stepping import bank_beyond, banks_towards
from podzem.systems.surface.chapters.rivers.crossing import FORDED, ON_FOOT
from podzem.systems.surface.land import FOG, PLAIN, WATER
from podzem.systems.surface.view.shapes import CampaignView, LandView
from podzem.world.region.banks import RIGHT, WHOLE, bank_after, banks_of, crossings_of
from podzem.world.region.region import Landmark
from podzem.world.region.tables import LETTERS

UNGUIDED: Final = 1
"""What a step off the paths is thought to cost more: one may lose the way."""
UNSEEN: Final = 1
"""What a step into the fog is thought to cost more: nobody knows what lies there."""
BY_FERRY: Final = 1
"""What a ferry is thought to cost: its fare."""
NO_ARMS: Final[Mapping[str, int]] = {}
NO_WATERS: Final[AbstractSet[int]] = frozenset()


class Spot(NamedTuple):
    """A cell and a bank in it."""

    cell: Cell
    bank: str


class Step(NamedTuple):
    """A part of a way: a direction, or a bank that has to be crossed to by an order of its own."""

    to: Spot
    direction: str
    ferry: bool = False
    guided: bool = False


class Atlas:
    """The known land of a view; it answers what the rules of steps and banks ask of any land."""

    def __init__(self, view: CampaignView) -> None:
        land: LandView = view.land
        self.width, self.height = land.size
        self.rows = land.terrain
        self.ice, self.flood, self.washed = view.weather.ice, view.weather.flood, view.weather.washed
        self.stormy = view.weather.kind in ("storm", "blizzard")
        self._arms: dict[Cell, dict[str, int]] = {}
        for arm in land.rivers:
            self._arms.setdefault(Cell(*arm.cell), {})[arm.side] = arm.width
        self._paths: dict[tuple[Cell, Cell], list[str]] = {}
        for path in land.paths:
            one, other = (Cell(*end) for end in path.ends)
            self._paths.setdefault((one, other), []).append(path.kind)
            self._paths.setdefault((other, one), []).append(path.kind)
        self._works = {(work.kind, Cell(*work.cell)) for work in land.crossings}

    def contains(self, cell: tuple[int, int]) -> bool:
        """Whether a cell lies on the map."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def terrain(self, cell: tuple[int, int]) -> str:
        """What is drawn there; nothing where nobody has been."""
        return LETTERS.get(self.rows[cell[1]][cell[0]], FOG)

    def paths_between(self, a: tuple[int, int], b: tuple[int, int]) -> Sequence[str]:
        """The kinds of known path on an edge."""
        return self._paths.get((Cell(*a), Cell(*b)), ())

    def arms(self, cell: tuple[int, int]) -> Mapping[str, int]:
        """The known arms of rivers in a cell."""
        return self._arms.get(Cell(*cell), NO_ARMS)

    def banks(self, cell: tuple[int, int]) -> Sequence[str]:
        """The banks between them."""
        return banks_of(self.arms(cell))

    def is_downstream(self, cell: tuple[int, int], side: str) -> bool:
        """Nobody sails by this map."""
        return False

    def has_ford(self, cell: tuple[int, int]) -> bool:
        """Whether a ford is known there."""
        return ("ford", cell) in self._works

    def has_bridge(self, cell: tuple[int, int]) -> bool:
        """Whether a bridge is known there."""
        return ("bridge", cell) in self._works

    def has_ferry(self, cell: tuple[int, int]) -> bool:
        """Whether a ferry is known there."""
        return ("ferry", cell) in self._works

    def landmarks_at(self, cell: tuple[int, int]) -> Sequence[Landmark]:
        """A view has its landmarks by themselves."""
        return ()

    def waters_at(self, cell: tuple[int, int]) -> AbstractSet[int]:
        """No shore is followed."""
        return NO_WATERS

    # ways

    def is_barred(self, cell: Cell) -> bool:
        """Whether nobody can walk there: off the map, or open water."""
        return not self.contains(cell) or (self.terrain(cell) in WATER and not self.ice)

    def _crosses(self, cell: Cell, width: int) -> bool:
        """Whether an arm is crossed by going on."""
        if self.ice or (self.has_bridge(cell) and not self.flood):
            return True
        return not self.flood and (width == ON_FOOT or (width == FORDED and self.has_ford(cell)))

    def _price(self, cell: Cell, other: Cell) -> int:
        """The units of a step as far as they are known, and what one would rather pay than risk."""
        paths = self.paths_between(cell, other)
        if paths and not self.washed:
            return min(PATHS[kind] for kind in paths)
        terrain = self.terrain(other)
        if terrain == FOG:
            return TERRAIN[PLAIN] + UNGUIDED + UNSEEN
        return (ICE if terrain in WATER else TERRAIN[terrain]) + (0 if paths else UNGUIDED)

    def _steps(self, spot: Spot) -> Iterator[tuple[int, Step]]:
        cell, bank = spot
        for arm, beyond in crossings_of(self.arms(cell), bank).items():
            if self._crosses(cell, self.arms(cell)[arm]):
                yield 0, Step(Spot(cell, beyond), "")
            elif self.has_ferry(cell) and not self.stormy:
                yield BY_FERRY, Step(Spot(cell, beyond), "", ferry=True)
        for direction in DIRECTIONS:
            other = cell.towards(direction)
            if not self.is_barred(other) and (bank == WHOLE or bank in banks_towards(self, cell, direction)):
                to = Spot(other, self._bank_beyond(cell, bank, direction))
                yield self._price(cell, other), Step(to, direction, guided=bool(self.paths_between(cell, other)))

    def _bank_beyond(self, cell: Cell, bank: str, direction: str) -> str:
        """The bank on which a step ends; out of the fog one may come along a river that is drawn beyond it only."""
        arms = self.arms(cell.towards(direction))
        if opposite(direction) in arms and direction not in self.arms(cell):
            return bank_after(arms, direction, RIGHT)
        return bank_beyond(self, cell, bank, direction, "")

    def way(self, start: Spot, is_goal: Callable[[Cell], bool]) -> tuple[int, list[Step]] | None:
        """The cheapest way to the nearest goal and what it is thought to cost; None where none leads there."""
        came: dict[Spot, tuple[Spot, Step]] = {}
        best, waiting, done = {start: 0}, [(0, start)], set[Spot]()
        while waiting:
            price, spot = heapq.heappop(waiting)
            if spot in done:
                continue
            done.add(spot)
            if is_goal(spot.cell):
                return price, _back(came, start, spot)
            for more, step in self._steps(spot):
                if price + more < best.get(step.to, price + more + 1):
                    best[step.to], came[step.to] = price + more, (spot, step)
                    heapq.heappush(waiting, (price + more, step.to))
        return None


def _back(came: Mapping[Spot, tuple[Spot, Step]], start: Spot, end: Spot) -> list[Step]:
    steps = []
    while end != start:
        end, step = came[end]
        steps.append(step)
    return steps[::-1]
