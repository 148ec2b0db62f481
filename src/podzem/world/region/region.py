"""A region as its document says (surface.map.format): what lies where, before anybody came. It never changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from podzem.world.region.banks import WHOLE, bank_after, bank_holding, banks_of
from podzem.world.region.cells import SIDES, Cell, around, beside, side_towards, turned
from podzem.world.region.tables import CONSPICUOUS, LETTERS, PATHS, SETTLEMENTS, WATER, Emerge
from podzem.world.texts import Text

Date = tuple[int, int, int]
"""Year, month, day."""
Edge = tuple[Cell, Cell]
"""Two neighbours."""
NO_ARMS: Final[dict[str, int]] = {}
ONE_PIECE: Final = (WHOLE,)
NOBODY: Final = Emerge()
"""Comes out."""


@dataclass(frozen=True)
class Path:
    """A chain of neighbouring cells along which one goes easier (surface.move.cost_path)."""

    kind: str
    cells: tuple[Cell, ...]

    @property
    def edges(self) -> list[Edge]:
        """The pairs of neighbours along it."""
        return list(pairwise(self.cells))


@dataclass(frozen=True)
class River:
    """A chain of cells from source to mouth with a width from 1 to 3 for each segment between them."""

    name: Text
    cells: tuple[Cell, ...]
    widths: tuple[int, ...]
    end: str = ""
    """The side by which it leaves the map; then it has one more width."""

    @property
    def arms(self) -> list[tuple[Cell, str, int]]:
        """Its arms: cell, side, width."""
        found: list[tuple[Cell, str, int]] = []
        for a, b, width in zip(self.cells, self.cells[1:], self.widths):
            side = side_towards(a, b)
            found += [(a, side, width), (b, turned(side, 2), width)]
        return [*found, (self.cells[-1], self.end, self.widths[-1])] if self.end else found

    @property
    def courses(self) -> list[tuple[Cell, str]]:
        """Each of its cells with the side by which it flows out."""
        found = [(a, side_towards(a, b)) for a, b in self.edges]
        return [*found, (self.cells[-1], self.end)] if self.end else found

    @property
    def edges(self) -> list[Edge]:
        """The pairs of neighbours along it."""
        return list(pairwise(self.cells))


@dataclass(frozen=True)
class Landmark:
    """Something that can be found in a cell; what the document leaves out has the default of its type (T14)."""

    id: str
    type: str
    name: Text
    cell: Cell
    sight: str = CONSPICUOUS
    """Its class: inconspicuous, conspicuous, huge or hidden (surface.visibility.classes)."""
    bank: str = WHOLE
    """Reached from this bank only; from any when empty."""
    emerge: Emerge = NOBODY
    dwellers: str = ""
    """The kind that comes out; empty: nobody, of a lair by the terrain, of an entrance the dungeon's wanderers."""
    services: tuple[str, ...] | None = None
    """What a settlement offers; None: all that its kind has."""
    dungeon: str = ""
    """The document of the dungeon into which it leads."""
    entrance: str = ""
    """The opening of that dungeon; empty: its first entrance."""
    clue: str = ""
    """The landmark of which one learns here."""
    hostile: bool = False

    @property
    def is_settlement(self) -> bool:
        """Whether it is one of the kinds in which people or monsters live together (surface.settlement.kinds)."""
        return self.type in SETTLEMENTS


@dataclass(frozen=True)
class Start:
    """Where and when a campaign begins."""

    cell: Cell
    date: Date = (1, 2, 1)
    weather: str = "clear"


@dataclass(frozen=True)
class Region:
    """A whole map; `raw` is the document as it was read, so that saving keeps what is unknown here."""

    name: Text
    seed: int | None
    rows: tuple[str, ...]
    """The letters of the terrain, north to south."""
    start: Start
    paths: tuple[Path, ...] = ()
    rivers: tuple[River, ...] = ()
    fords: tuple[Cell, ...] = ()
    bridges: tuple[Cell, ...] = ()
    ferries: tuple[Cell, ...] = ()
    landmarks: tuple[Landmark, ...] = ()
    flavour: dict[Cell, Text] = field(default_factory=dict)
    encounters: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Own columns of random meetings instead of those of T8."""
    above: dict[str, dict[str, Any]] = field(default_factory=dict)
    """What kinds are above ground here instead of what T9 says of them."""
    options: dict[str, str] = field(default_factory=dict)
    """Options of games, `surface.move_carry`, with their values as words."""
    raw: dict[str, Any] = field(default_factory=dict, repr=False)
    _paths: dict[Edge, tuple[str, ...]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _arms: dict[Cell, dict[str, int]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _courses: set[tuple[Cell, str]] = field(init=False, repr=False, compare=False, default_factory=set)
    _banks: dict[Cell, tuple[str, ...]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _works: dict[str, set[Cell]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _landmarks: dict[Cell, list[Landmark]] = field(init=False, repr=False, compare=False, default_factory=dict)
    _by_id: dict[str, Landmark] = field(init=False, repr=False, compare=False, default_factory=dict)
    _waters: dict[Cell, int] = field(init=False, repr=False, compare=False, default_factory=dict)

    def __post_init__(self) -> None:
        """Filled in place: a frozen class may not be given attributes, compiled or not."""
        self._lay_paths()
        self._lay_arms()
        self._works.update(fords=set(self.fords), bridges=set(self.bridges), ferries=set(self.ferries))
        for landmark in self.landmarks:
            self._landmarks.setdefault(landmark.cell, []).append(landmark)
            self._by_id[landmark.id] = landmark
        self._number_waters()

    def _lay_paths(self) -> None:
        for kind in PATHS:
            edges = dict.fromkeys(edge for path in self.paths if path.kind == kind for edge in path.edges)
            both_ways = dict.fromkeys(edge for a, b in edges for edge in ((a, b), (b, a)))
            for edge in both_ways:
                self._paths[edge] = (*self._paths.get(edge, ()), kind)

    def _lay_arms(self) -> None:
        widths: dict[tuple[Cell, str], int] = {}
        for river in self.rivers:
            self._courses.update(river.courses)
            for cell, side, width in river.arms:
                widths[cell, side] = max(width, widths.get((cell, side), 0))
        for cell in dict.fromkeys(cell for cell, _ in widths):
            self._arms[cell] = {side: widths[cell, side] for side in SIDES if (cell, side) in widths}
            if not self.is_water(cell):
                self._banks[cell] = banks_of(self._arms[cell])

    def _number_waters(self) -> None:
        count = 0
        for cell in self.cells:
            if self.is_water(cell) and cell not in self._waters:
                self._flood(cell, count)
                count += 1

    def _flood(self, cell: Cell, number: int) -> None:
        self._waters[cell] = number
        waiting = [cell]
        for here in waiting:
            for other in self.beside(here):
                if other not in self._waters and self.terrain(other) == self.terrain(cell):
                    self._waters[other] = number
                    waiting.append(other)

    @property
    def width(self) -> int:
        """Cells from west to east."""
        return len(self.rows[0])

    @property
    def height(self) -> int:
        """Cells from north to south."""
        return len(self.rows)

    @property
    def cells(self) -> list[Cell]:
        """All cells, row by row."""
        return [(x, y) for y in range(self.height) for x in range(self.width)]

    def contains(self, cell: Cell) -> bool:
        """Whether a cell lies on the map."""
        return 0 <= cell[0] < self.width and 0 <= cell[1] < self.height

    def beside(self, cell: Cell) -> list[Cell]:
        """The neighbours of a cell that lie on the map: north, east, south, west."""
        return [other for other in around(cell) if self.contains(other)]

    def terrain(self, cell: Cell) -> str:
        """`plain`, `forest`, `hills`, `bog`, `mountain`, `lake` or `sea`."""
        return LETTERS[self.rows[cell[1]][cell[0]]]

    def is_water(self, cell: Cell) -> bool:
        """Whether a cell is lake or sea."""
        return self.terrain(cell) in WATER

    def paths_between(self, a: Cell, b: Cell) -> tuple[str, ...]:
        """The kinds of path on the edge of two neighbours, the cheapest first."""
        return self._paths.get((a, b), ())

    def path(self, a: Cell, b: Cell) -> str:
        """The kind of path on the edge of two neighbours, the cheapest where there are several; empty for none."""
        kinds = self._paths.get((a, b), ())
        return kinds[0] if kinds else ""

    def path_sides(self, cell: Cell) -> list[str]:
        """The sides of a cell by which paths leave it."""
        return [side for side in SIDES if (cell, beside(cell, side)) in self._paths]

    def arms(self, cell: Cell) -> dict[str, int]:
        """The arms of rivers in a cell, each with its width; north, east, south, west (surface.river.geometry)."""
        return self._arms.get(cell, NO_ARMS)

    def is_downstream(self, cell: Cell, side: str) -> bool:
        """Whether a river flows out of a cell by this side."""
        return (cell, side) in self._courses

    def banks(self, cell: Cell) -> tuple[str, ...]:
        """The banks of a cell; one without a name where it is in one piece, as all water is."""
        return self._banks.get(cell, ONE_PIECE)

    def bank_entered(self, a: Cell, b: Cell, hand: str) -> str:
        """The bank on which one stands who went from a cell to its neighbour; the hand counts along a river only."""
        if self.banks(b) == ONE_PIECE:
            return WHOLE
        side = side_towards(a, b)
        if side in self.arms(a):
            return bank_after(self.arms(b), side, hand)
        return bank_holding(self.arms(b), turned(side, 2))

    def has_ford(self, cell: Cell) -> bool:
        """Whether the arms of width 2 can be forded here."""
        return cell in self._works["fords"]

    def has_bridge(self, cell: Cell) -> bool:
        """Whether a bridge serves all arms of the cell."""
        return cell in self._works["bridges"]

    def has_ferry(self, cell: Cell) -> bool:
        """Whether a ferry serves all arms of the cell."""
        return cell in self._works["ferries"]

    def landmarks_at(self, cell: Cell) -> list[Landmark]:
        """The landmarks of a cell in map order; that a mountain is one by itself is not said here."""
        return self._landmarks.get(cell, [])

    def landmark(self, id: str) -> Landmark:
        """The landmark of that id."""
        return self._by_id[id]

    def has_landmark(self, id: str) -> bool:
        """Whether there is a landmark of that id."""
        return id in self._by_id

    def waters_at(self, cell: Cell) -> set[int]:
        """The lakes and seas, by number, that a cell touches by a side (surface.lost.exempt)."""
        return {self._waters[other] for other in self.beside(cell) if other in self._waters}
