"""Потеря направления: what keeps a party on its way (surface.lost.exempt, surface.visibility.in_view).

Asked of the true game by the rule, and of the game as a seat knows it for the odds that it is shown.
"""

from __future__ import annotations

from podzem.systems.surface.believed import land_of, region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.visibility.charting import in_sight
from podzem.systems.surface.chapters.visibility.finding import has_vantage, mountain_of
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import MOUNTAIN, NOT_DRY, Land, neighbours
from podzem.systems.surface.parties import Party
from podzem.world.region.tables import HUGE


def is_guided(game: Game, party: Party, direction: str) -> bool:
    """Along a path, a river or a shore, or towards a landmark in sight nobody loses the way."""
    return is_guided_from(game, party, party.cell, direction) or any(
        leads_to(party.cell, party.cell.towards(direction), mark) for mark in in_view(game, party)
    )


def is_guided_from(game: Game, party: Party, cell: Cell, direction: str) -> bool:
    """Whether the land itself guides a step out of a cell."""
    land, other = land_of(game, party), cell.towards(direction)
    return _by_path(game, land, cell, other) or direction in land.arms(cell) or _by_shore(land, cell, other)


def _by_path(game: Game, land: Land, cell: Cell, other: Cell) -> bool:
    """A path guides even where it is washed out (`paths_washed_guides`)."""
    guides = not game.paths_washed or game.setting.is_on("paths_washed_guides")
    return guides and bool(land.paths_between(cell, other))


def _by_shore(land: Land, cell: Cell, other: Cell) -> bool:
    """Both are land, and each touches the same water by a side."""
    if not land.contains(other) or any(land.terrain(one) in NOT_DRY for one in (cell, other)):
        return False
    return bool(land.waters_at(cell) & land.waters_at(other))


def leads_to(cell: Cell, other: Cell, mark: Cell) -> bool:
    """Whether a step brings one nearer to a landmark."""
    return mark.away_from(other) < mark.away_from(cell)


def in_view(game: Game, party: Party) -> list[Cell]:
    """Where the landmarks stand that are in sight at this moment; what lies in one's own cell gives no direction."""
    stormy = is_stormy(game)
    beside = neighbours(land_of(game, party), party.cell)
    huge = [] if stormy else [cell for cell in in_sight(game, party.cell) if _has_huge(game, party, cell)]
    if not has_vantage(game, party):
        return huge
    shown = [_cell_of(game, party, id) for id in party.knowledge.in_sight]
    return [*huge, *(cell for cell in shown if not stormy or cell in beside)]


def _has_huge(game: Game, party: Party, cell: Cell) -> bool:
    """A mountain is a huge landmark by itself (surface.visibility.classes)."""
    land = land_of(game, party)
    marks = [mark for mark in land.landmarks_at(cell) if mark.sight == HUGE]
    return land.terrain(cell) == MOUNTAIN or any(mark.id in party.knowledge.found for mark in marks)


def _cell_of(game: Game, party: Party, id: str) -> Cell:
    cell = mountain_of(id)
    if cell is not None:
        return cell
    return Cell(*region_of(game).landmark(id).cell) if game.maps is None else party.knowledge.found[id]
