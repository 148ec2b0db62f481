"""What a party draws on its map, and how it finds its place again (surface.lost.reorient)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters.weather import is_stormy
from podzem.systems.surface.events import sight as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import MOUNTAIN, WATER, neighbours
from podzem.systems.surface.parties import Knowledge, Party
from podzem.systems.surface.telling import side
from podzem.world.region.region import Region


def drawn_at(party: Party, true: Cell) -> Cell:
    """Where on its map a party puts what it sees in a true cell."""
    return Cell(party.believed.x + true.x - party.cell.x, party.believed.y + true.y - party.cell.y)


def draw(game: Game, party: Party, around: bool = False) -> None:
    """The cell in which it stands, water and mountains beside it, from a height all four neighbours."""
    region = region_of(game)
    clear = not is_stormy(game)
    _put(region, party, party.cell)
    for other in neighbours(region, party.cell):
        if _is_seen(region.terrain(other), clear, around):
            _put(region, party, other)
    for other in in_sight(game, party.cell) if clear else []:
        if region.terrain(other) == MOUNTAIN:
            _put(region, party, other)


def in_sight(game: Game, cell: Cell) -> list[Cell]:
    """The cells whose huge landmarks are seen here: the four beside, by `sight_metric` those at the corners too."""
    region = region_of(game)
    if game.setting.word("sight_metric") == "orthogonal":
        return neighbours(region, cell)
    around = [Cell(cell.x + dx, cell.y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return [other for other in around if region.contains(other)]


def _is_seen(terrain: str, clear: bool, around: bool) -> bool:
    """Water is seen from its shore in any weather, what lies below a height only without a storm."""
    return terrain in WATER or (clear and around)


def _put(region: Region, party: Party, true: Cell) -> None:
    """What is drawn already is not drawn over (surface.lost.secrecy)."""
    drawn = drawn_at(party, true)
    if region.contains(drawn):
        party.knowledge.chart.setdefault(str(drawn), true)


def is_right(knowledge: Knowledge, cell: Cell) -> bool:
    """Whether a cell is drawn where it is."""
    return knowledge.chart.get(str(cell)) == cell


def recognise(game: Game, party: Party, scribe: Scribe) -> None:
    """A lost party that comes upon a path, river or huge mountain which is on its map knows where it is."""
    if party.lost and (_knows_here(game, party) or _sees_known_mountain(game, party)):
        reorient(game, party, scribe)


def _knows_here(game: Game, party: Party) -> bool:
    region, cell = region_of(game), party.cell
    if region.path_sides(cell) or region.arms(cell):
        ends = [cell, *(cell.towards(side) for side in {*region.path_sides(cell), *region.arms(cell)})]
        return any(is_right(party.knowledge, end) for end in ends)
    return False


def _sees_known_mountain(game: Game, party: Party) -> bool:
    region = region_of(game)
    seen = [party.cell, *([] if is_stormy(game) else in_sight(game, party.cell))]
    return any(region.terrain(cell) == MOUNTAIN and is_right(party.knowledge, cell) for cell in seen)


def reorient(game: Game, party: Party, scribe: Scribe) -> None:
    """Believed becomes true, and the map is corrected."""
    if not party.lost:
        return
    region, own = region_of(game), party.knowledge
    right = {true for drawn, true in own.chart.items()}
    own.chart = {str(cell): cell for cell in sorted(right)}
    own.found = {id: Cell(*region.landmark(id).cell) for id in own.found}
    laid = {number for numbers in own.laid.values() for number in numbers}
    where = {cell: [item.number for item in items if item.number in laid] for cell, items in game.lying.items()}
    own.laid = {cell: numbers for cell, numbers in where.items() if numbers}
    party.believed, party.lost = party.cell, False
    scribe.record(events.REORIENTED, {"party": party.number, "cell": str(party.cell)}, audience=side(game, party))
