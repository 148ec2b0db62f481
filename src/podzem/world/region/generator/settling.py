"""The third step: where people and monsters live (surface.map.generator, 4)."""

from __future__ import annotations

from podzem.world.region.cells import Cell, apart
from podzem.world.region.generator.demands import TABLE, Land, Unfit, each, scatter
from podzem.world.throws import Roll, pick

Places = dict[str, list[Cell]]
"""The cells of each type."""


def settle(land: Land, main: set[Cell], face: Roll) -> Places:
    """A town in the middle of the country, the others apart from each other and none at the town."""
    town = _town(land, main, face)
    found: Places = {"town": [town]}
    free = [cell for cell in land.cells if cell in main and apart(cell, town) > 1]
    taken = [town]
    for type in ("village", "fortress", "homestead", "monster_settlement"):
        count = each(TABLE["settlements"][type], len(land.kinds))
        found[type] = scatter(free, count, TABLE["settlements"]["spacing"], taken, face)
        taken += found[type]
    return found


def _town(land: Land, main: set[Cell], face: Roll) -> Cell:
    """On the plain, away from the edge of the map."""
    x, y = land.width // 4, land.height // 4
    plain = [cell for cell in land.cells if cell in main and land.kinds[cell] == "plain"]
    middle = [cell for cell in plain if x <= cell[0] < land.width - x and y <= cell[1] < land.height - y]
    if not plain:
        raise Unfit("no plain")
    places = middle or plain
    return places[pick(face, len(places))]
