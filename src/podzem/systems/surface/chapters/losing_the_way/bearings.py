"""Потеря направления: what keeps a party on its way (surface.lost.exempt, surface.visibility.in_view)."""

from __future__ import annotations

from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.visibility.finding import has_vantage, mountain_of
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import MOUNTAIN, neighbours
from podzem.systems.surface.parties import Party
from podzem.world.region.tables import HUGE


def is_guided(game: Game, party: Party, direction: str) -> bool:
    """Along a path, a river or a shore, or towards a landmark in sight nobody loses the way."""
    other = party.cell.towards(direction)
    return (
        _by_path(game, party.cell, other)
        or direction in region_of(game).arms(party.cell)
        or _by_shore(game, party.cell, other)
        or any(leads_to(party.cell, other, mark) for mark in in_view(game, party))
    )


def _by_path(game: Game, cell: Cell, other: Cell) -> bool:
    """A path guides even where it is washed out (`paths_washed_guides`)."""
    guides = not game.paths_washed or game.setting.is_on("paths_washed_guides")
    return guides and bool(region_of(game).paths_between(cell, other))


def _by_shore(game: Game, cell: Cell, other: Cell) -> bool:
    """Both are land, and each touches the same water by a side."""
    region = region_of(game)
    if not region.contains(other) or region.is_water(cell) or region.is_water(other):
        return False
    return bool(region.waters_at(cell) & region.waters_at(other))


def leads_to(cell: Cell, other: Cell, mark: Cell) -> bool:
    """Whether a step brings one nearer to a landmark."""
    return mark.away_from(other) < mark.away_from(cell)


def in_view(game: Game, party: Party) -> list[Cell]:
    """Where the landmarks stand that are in sight at this moment; what lies in one's own cell gives no direction."""
    region, stormy = region_of(game), is_stormy(game)
    beside = neighbours(region, party.cell)
    huge = [] if stormy else [cell for cell in beside if _has_huge(game, party, cell)]
    if not has_vantage(game, party):
        return huge
    shown = [_cell_of(game, id) for id in party.knowledge.in_sight]
    return [*huge, *(cell for cell in shown if not stormy or cell in beside)]


def _has_huge(game: Game, party: Party, cell: Cell) -> bool:
    """A mountain is a huge landmark by itself (surface.visibility.classes)."""
    region = region_of(game)
    marks = [mark for mark in region.landmarks_at(cell) if mark.sight == HUGE]
    return region.terrain(cell) == MOUNTAIN or any(mark.id in party.knowledge.found for mark in marks)


def _cell_of(game: Game, id: str) -> Cell:
    cell = mountain_of(id)
    return Cell(*region_of(game).landmark(id).cell) if cell is None else cell
