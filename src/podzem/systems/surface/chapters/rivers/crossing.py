"""Crossing a river inside a cell, one arm at a time and at no cost (surface.river.cross, .width1, .width2, .width3)."""

from __future__ import annotations

from typing import Final

from podzem.systems.surface.calendar import is_flood, is_winter
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.flying import is_flying
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import Land
from podzem.systems.surface.parties import Party
from podzem.world.region.banks import crossings_of

CROSS: Final = "surface.river.cross"
FLOOD: Final = "surface.river.flood"
FORDED: Final = 2
"""The width that a ford serves."""
ON_FOOT: Final = 1
"""The width that is crossed in any cell."""


def means(game: Game, party: Party, land: Land, cell: Cell, width: int) -> str:
    """The clause by which an arm is crossed freely now; empty where it is not, as width 3 (surface.river.width3)."""
    if is_flying(game, party):
        return "surface.move.flight"
    if is_winter(game):
        return "surface.river.ice"
    if land.has_bridge(cell) and (not is_flood(game) or game.setting.word("river_flood_bridges") == "open"):
        return "surface.river.bridge_ferry"
    if is_flood(game):
        return ""
    if width == FORDED and land.has_ford(cell):
        return "surface.river.width2"
    return "surface.river.width1" if width == ON_FOOT else ""


def beyond(game: Game, party: Party, land: Land, cell: Cell, bank: str) -> dict[str, str]:
    """The neighbouring banks that are reached freely, each with the clause by which."""
    arms = land.arms(cell)
    found: dict[str, str] = {}
    for arm, other in crossings_of(arms, bank).items():
        clause = means(game, party, land, cell, arms[arm])
        if clause:
            found.setdefault(other, clause)
    return found


def way_to(game: Game, party: Party, land: Land, cell: Cell, wanted: set[str]) -> list[tuple[str, str]] | None:
    """The free crossings, bank and clause, that lead from the party's bank to one of those; None where none do."""
    ways: dict[str, list[tuple[str, str]]] = {party.bank: []}
    waiting = [party.bank]
    for bank in waiting:
        if bank in wanted:
            return ways[bank]
        for other, clause in beyond(game, party, land, cell, bank).items():
            if other not in ways:
                ways[other] = [*ways[bank], (other, clause)]
                waiting.append(other)
    return None


def reachable(game: Game, party: Party, land: Land) -> set[str]:
    """The party's own bank, and those it can get to now by free crossings (surface.river.bank)."""
    return {bank for bank in land.banks(party.cell) if way_to(game, party, land, party.cell, {bank}) is not None}


def barred_by(game: Game) -> str:
    """The clause by which a crossing without means is refused."""
    return FLOOD if is_flood(game) else CROSS
