"""The land as far as it is known: what the parties of a viewer have drawn, right or wrong; for the judge all of it."""

from __future__ import annotations

from collections.abc import Iterable

from podzem.expedition.making import VALUED
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.cells import DIRECTIONS, Cell
from podzem.systems.surface.chapters import weather
from podzem.systems.surface.chapters.battles import armies
from podzem.systems.surface.chapters.encounters.daily import measure
from podzem.systems.surface.chart import Chart
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import FOG, Land
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import amount
from podzem.systems.surface.view.shapes import (
    ArmView,
    CrossingView,
    LandmarkView,
    LandSecrets,
    LandView,
    PathView,
    TruePlace,
)
from podzem.world.creatures import CREATURES
from podzem.world.gear import GEAR
from podzem.world.region.region import Landmark
from podzem.world.region.tables import LETTERS

_LETTER = {terrain: letter for letter, terrain in LETTERS.items()} | {FOG: " "}


def land_seen(game: Game, parties: list[Party]) -> LandView:
    """The drawings of these parties, laid one over the other."""
    region = region_of(game)
    charts: list[tuple[Land, list[Cell]]] = [
        (Chart(region, party.knowledge), [Cell(*map(int, key.split(","))) for key in party.knowledge.chart])
        for party in parties
    ]
    marks = {id: cell for party in parties for id, cell in party.knowledge.found.items()}
    found = [(region.landmark(id), cell) for id, cell in marks.items()]
    now = {cell for party in parties for cell in (party.believed, *map(party.believed.towards, _seen_now(party)))}
    return _land(game, charts, found, now)


def _seen_now(party: Party) -> Iterable[str]:
    """The sides of its cell that lie open to its eyes: from a height all four."""
    return DIRECTIONS if party.knowledge.in_sight else ()


def _land(
    game: Game, charts: list[tuple[Land, list[Cell]]], found: list[tuple[Landmark, Cell]], now: set[Cell]
) -> LandView:
    region = region_of(game)
    cells = [Cell(x, y) for y in range(region.height) for x in range(region.width)]
    drawn: dict[Cell, Land] = {cell: land for land, own in reversed(charts) for cell in own}
    rows = ["".join(_letter(drawn, Cell(x, y)) for x in range(region.width)) for y in range(region.height)]
    shown = ["".join("1" if Cell(x, y) in now else "0" for x in range(region.width)) for y in range(region.height)]
    known = [cell for cell in cells if cell in drawn]
    return LandView(
        size=[region.width, region.height],
        terrain=rows,
        now=shown,
        paths=_paths(drawn, known),
        rivers=[ArmView(list(cell), side, width) for cell in known for side, width in drawn[cell].arms(cell).items()],
        crossings=[CrossingView(kind, list(cell)) for cell in known for kind in _crossings(drawn[cell], cell)],
        landmarks=[_mark(game, mark, cell) for mark, cell in found],
    )


def _letter(drawn: dict[Cell, Land], cell: Cell) -> str:
    return _LETTER[drawn[cell].terrain(cell)] if cell in drawn else " "


def _paths(drawn: dict[Cell, Land], known: list[Cell]) -> list[PathView]:
    """Each known edge once."""
    found: dict[tuple[str, Cell, Cell], PathView] = {}
    for cell in known:
        for other in map(cell.towards, DIRECTIONS):
            if not drawn[cell].contains(other):
                continue
            for kind in drawn[cell].paths_between(cell, other):
                ends = sorted((cell, other))
                found[kind, ends[0], ends[1]] = PathView(kind, [list(end) for end in ends])
    return list(found.values())


def _crossings(land: Land, cell: Cell) -> list[str]:
    has = {"ford": land.has_ford(cell), "bridge": land.has_bridge(cell), "ferry": land.has_ferry(cell)}
    return [kind for kind, is_there in has.items() if is_there]


def _mark(game: Game, mark: Landmark, cell: Cell) -> LandmarkView:
    state = game.landmarks.get(mark.id)
    return LandmarkView(
        id=mark.id,
        type=mark.type,
        name=dict(mark.name),
        sight=mark.sight,
        cell=list(cell),
        hostile=mark.hostile or (state is not None and state.hostile),
        dungeon=bool(mark.dungeon),
        entered=False,
    )


def secrets_of(game: Game) -> LandSecrets:
    """The judge's own."""
    region = region_of(game)
    everything = [Cell(*cell) for cell in region.cells]
    marks = [(mark, Cell(*mark.cell)) for mark in region.landmarks]
    places = [
        TruePlace(
            party.number, list(party.cell), list(party.believed), [amount(measure(party, k)) for k in party.measures]
        )
        for party in game.parties
    ]
    land = _land(game, [(region, everything)], marks, set())
    return LandSecrets(
        land=land,
        places=places,
        spell_left=game.spell_left,
        kinds=list(CREATURES),
        gear=list(GEAR),
        treasures=list(VALUED),
        weathers=[weather.form(game, each) for each in weather.CHAIN],
        settlements=[mark.id for mark in region.landmarks if mark.is_settlement],
        units=list(armies.KINDS),
    )
