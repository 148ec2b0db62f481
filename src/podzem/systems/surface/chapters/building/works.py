"""What can be built, for how much silver and labour (surface.build.table, T15)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.tables import take
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.game import Game, Work
from podzem.systems.surface.land import Land
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_part

TABLE: Final[dict[str, Any]] = read_part("building")
CLAUSE: Final = "surface.build.hook"
PRICES: Final = "surface.build.table"
KUNA: Final[int] = TABLE["labour"]["kuna_in_grivna"]
DEFENCES: Final = ("stone_wall", "palisade", "field_works")
"""Works behind which an army defends, the best first."""


@dataclass(frozen=True)
class Row:
    """A row of T15."""

    kind: str
    kuna: int
    labour: int
    terrain: tuple[str, ...] = ()
    """Of a path: the ground for which this is the price."""
    lasts: int = 0
    """For how many days; 0 for ever."""
    settlers: int = 0


def _read(row: dict[str, Any]) -> Row:
    take(
        row,
        f"work {row.get('kind')}",
        needs=("clause", "kind", "silver", "labour"),
        may=("terrain", "lasts", "settlers"),
    )
    terrain, lasts = tuple(row.get("terrain", ())), row.get("lasts", 0)
    return Row(row["kind"], row["silver"] * KUNA, row["labour"], terrain, lasts, row.get("settlers", 0))


WORKS: Final[dict[str, Row]] = {row["kind"]: _read(row) for row in TABLE["work"]}
"""What stands in a cell."""
PATHS: Final[tuple[Row, ...]] = tuple(_read(row) for row in TABLE["path"])
"""What lies on the edge of two cells, dearer rows behind cheaper ones."""
PATH_KINDS: Final = tuple(dict.fromkeys(row.kind for row in PATHS))


def row_of(land: Land, kind: str, cell: Cell, side: str) -> Row | None:
    """The price of a work here; of a path by the worse ground of its two ends; none where it cannot be."""
    if not side:
        return WORKS.get(kind)
    other = cell.towards(side)
    if not land.contains(other):
        return None
    grounds = [land.terrain(cell), land.terrain(other)]
    fitting = [row for row in PATHS if row.kind == kind and any(ground in row.terrain for ground in grounds)]
    return max(fitting, key=lambda row: row.labour, default=None)


def place_of(game: Game, party: Party) -> Cell:
    """The true cell of what a party sees about it; of a game as a seat knows it, of what it has drawn there."""
    return party.cell if game.maps is None else party.knowledge.chart.get(str(party.cell), party.cell)


def at(game: Game, cell: Cell) -> list[Work]:
    """The works of a cell."""
    return [work for work in game.works if work.cell == cell]


def begun_at(game: Game, cell: Cell) -> Work | None:
    """The work of a cell that is not done yet: there is one at a time."""
    return next((work for work in at(game, cell) if not work.finished), None)


def defence_at(game: Game, cell: Cell) -> str:
    """Behind which works one defends in a cell; nothing without any."""
    standing = [work.kind for work in at(game, cell) if work.finished]
    return next((kind for kind in DEFENCES if kind in standing), "")


def has_vantage(game: Game, cell: Cell) -> bool:
    """Whether a watchtower gives the view of a mountain (surface.visibility.vantage)."""
    return any(work.kind == "watchtower" and work.finished for work in at(game, cell))
