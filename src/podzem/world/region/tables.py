"""The tables of regions: terrain and paths with their prices (T2), types of landmarks (T14)."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import read_tables, take, unique

INCONSPICUOUS: Final = "inconspicuous"
CONSPICUOUS: Final = "conspicuous"
HUGE: Final = "huge"
HIDDEN: Final = "hidden"
CLASSES: Final = (INCONSPICUOUS, CONSPICUOUS, HUGE, HIDDEN)
WEATHERS: Final = ("clear", "cloudy", "rain", "storm")
SERVICES: Final = ("supplies", "goods", "hirelings", "treasure", "captives", "stay")
ENTRANCE: Final = "dungeon_entrance"
LAIR: Final = "lair"
ROAD: Final = "road"
COLUMNS: Final = ("plain", "forest", "hills", "mountain", "bog", "path", "water")
"""Of random meetings (T8)."""
ROWS: Final = 12
FOLDER: Final = files("podzem.world.region").joinpath("tables")


@dataclass(frozen=True)
class Emerge:
    """Chances in 6 that somebody comes out of a landmark (surface.encounter.landmark)."""

    enter: int = 0
    """The party enters the cell."""
    adjacent: int = 0
    """It enters a cell beside it; huge ones only."""
    night: int = 0
    """It camps in the cell."""


@dataclass(frozen=True)
class LandmarkType:
    """A row of T14."""

    id: str
    sight: str
    is_settlement: bool
    emerge: Emerge
    dwellers: str


def read_part(name: str) -> dict[str, Any]:
    """The tables of one file; each names its clause."""
    return read_tables(FOLDER.joinpath(f"{name}.toml"))


def _read_type(row: dict[str, Any]) -> LandmarkType:
    where = f"landmark {row.get('id')}"
    take(row, where, needs=("clause", "id", "class"), may=("settlement", "emerge", "dwellers"))
    if row["class"] not in CLASSES:
        raise BadTable(f"{where}: unknown class {row['class']}")
    emerge = Emerge(**row.get("emerge", {}))
    return LandmarkType(row["id"], row["class"], row.get("settlement", False), emerge, row.get("dwellers", ""))


_GROUND: Final[dict[str, Any]] = read_part("terrain")
TERRAINS: Final = tuple(unique([row["id"] for row in _GROUND["terrain"]], "terrain"))
"""The kinds of land."""
WATER: Final = tuple(unique([row["id"] for row in _GROUND["water"]], "water"))
LETTERS: Final[dict[str, str]] = {row["letter"]: row["id"] for row in (*_GROUND["terrain"], *_GROUND["water"])}
LETTER_OF: Final[dict[str, str]] = {kind: letter for letter, kind in LETTERS.items()}
PRICES: Final[dict[str, int]] = {row["id"]: row["price"] for row in _GROUND["terrain"]}
"""Units for a step into each kind of land (surface.move.cost_terrain)."""
PATHS: Final = tuple(unique([row["id"] for row in _GROUND["path"]], "path"))
"""The kinds of paths, the cheapest first."""
PATH_PRICES: Final[dict[str, int]] = {row["id"]: row["price"] for row in _GROUND["path"]}
"""Units for a step along each kind of path (surface.move.cost_path)."""
PATH_NEEDS: Final[dict[str, tuple[str, ...]]] = {row["id"]: tuple(row["needs"]) for row in _GROUND["path"]}
"""Terrain of which a chain of that kind should have some."""

_TYPES: Final[list[dict[str, Any]]] = read_part("landmarks")["landmark"]
unique([row["id"] for row in _TYPES], "landmarks")
TYPES: Final[dict[str, LandmarkType]] = {row["id"]: _read_type(row) for row in _TYPES}
"""T14; that a cell of mountains is a huge landmark by itself is no type of a document."""
SETTLEMENTS: Final = tuple(id for id, type in TYPES.items() if type.is_settlement)
"""The kinds of T6 (surface.settlement.kinds)."""
