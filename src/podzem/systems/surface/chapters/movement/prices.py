"""What a step costs (surface.move.cost_terrain, .cost_path, .flight; surface.river.ice)."""

from __future__ import annotations

from typing import Final

from podzem.systems.surface.believed import land_of
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.flying import is_flying
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import FOG, LAKE, PLAIN, SEA
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_part
from podzem.world.region.tables import PATH_PRICES, PRICES

TERRAIN: Final = PRICES
PATHS: Final = PATH_PRICES
"""T2: what ground and paths cost, as the land itself has it."""
TABLE: Final = read_part("travel")
ICE: Final[int] = TABLE["ice"]["price"]
FLIGHT: Final[int] = TABLE["flight"]["price"]
BY_TERRAIN: Final = "surface.move.cost_terrain"
BY_PATH: Final = "surface.move.cost_path"


def is_frozen(game: Game, terrain: str) -> bool:
    """Whether water bears (surface.river.ice): in winter lakes, the sea only by `sea_freezes`."""
    return is_winter(game) and (terrain == LAKE or (terrain == SEA and game.setting.is_on("sea_freezes")))


def of_ground(game: Game, terrain: str) -> tuple[int, str]:
    """The price of a kind of ground, and its clause."""
    return (ICE, "surface.river.ice") if terrain in (LAKE, SEA) else (TERRAIN[terrain], BY_TERRAIN)


def price(game: Game, party: Party, cell: Cell, other: Cell) -> tuple[int, str, str]:
    """The units of a step, its clause, and the path it goes along; asked only of ground that bears."""
    land = land_of(game, party)
    if is_flying(game, party):
        return FLIGHT, "surface.move.flight", ""
    paths = land.paths_between(cell, other)
    if paths and not game.paths_washed:
        best = min(paths, key=PATHS.__getitem__)
        return PATHS[best], BY_PATH, best
    entered = land.terrain(other if game.setting.word("move_cost_cell") == "entered" else cell)
    units, clause = of_ground(game, entered)
    return units, clause, paths[0] if paths else ""


def guess(game: Game, party: Party, cell: Cell, other: Cell) -> int:
    """The units of a step as far as a party knows: ground in the fog is taken for a plain, water for ice."""
    land = land_of(game, party)
    by_path = land.paths_between(cell, other) and not game.paths_washed
    entered = land.terrain(other if game.setting.word("move_cost_cell") == "entered" else cell)
    if entered == FOG and not by_path and not is_flying(game, party):
        return TERRAIN[PLAIN]
    return price(game, party, cell, other)[0]
