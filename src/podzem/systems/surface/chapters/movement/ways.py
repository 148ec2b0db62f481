"""Ways that a party may declare: along a path, a river or a shore as its map shows them (surface.move.march)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.systems.surface.believed import land_of
from podzem.systems.surface.cells import DIRECTIONS, Cell
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import NOT_DRY, WATER, Land
from podzem.systems.surface.parties import Party

PATH: Final = "path"
RIVER: Final = "river"
SHORE: Final = "shore"


def _along_path(land: Land, cell: Cell, direction: str) -> bool:
    return bool(land.paths_between(cell, cell.towards(direction)))


def _along_river(land: Land, cell: Cell, direction: str) -> bool:
    return direction in land.arms(cell) and land.terrain(cell.towards(direction)) not in WATER


def _along_shore(land: Land, cell: Cell, direction: str) -> bool:
    other = cell.towards(direction)
    dry = [land.terrain(one) not in NOT_DRY for one in (cell, other)]
    return all(dry) and bool(land.waters_at(cell) & land.waters_at(other))


ALONG: Final[dict[str, Callable[[Land, Cell, str], bool]]] = {
    PATH: _along_path,
    RIVER: _along_river,
    SHORE: _along_shore,
}


def ways_along(game: Game, party: Party, along: str) -> dict[Cell, list[str]]:
    """Every cell to which such a way leads from where the party stands, with the shortest directions."""
    land, leads = land_of(game, party), ALONG[along]
    ways: dict[Cell, list[str]] = {party.cell: []}
    waiting = [party.cell]
    for cell in waiting:
        for direction in DIRECTIONS:
            other = cell.towards(direction)
            if other not in ways and land.contains(other) and leads(land, cell, direction):
                ways[other] = [*ways[cell], direction]
                waiting.append(other)
    del ways[party.cell]
    return ways
