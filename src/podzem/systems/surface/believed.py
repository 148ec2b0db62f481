"""The game as a seat knows it: its parties where they believe to be, on their own maps (surface.core.order_errors).

What a seat may order, why it is refused and what odds it is shown are asked of this game; nothing is applied to it. Two
worlds that a seat cannot tell apart give it the same one, so they give it the same lists (surface.lost.secrecy).
"""

from __future__ import annotations

from dataclasses import replace

from podzem.core.decisions import JUDGE
from podzem.core.memo import cached
from podzem.systems.surface.built import with_works
from podzem.systems.surface.cells import read_cell
from podzem.systems.surface.chart import Chart
from podzem.systems.surface.game import Game, LandmarkState
from podzem.systems.surface.land import Land
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import seats_of
from podzem.world.region.region import Region


def believed(game: Game, seat: int) -> Game:
    """The game as a seat knows it; the judge knows it as it is. Nobody may change it."""
    if seat == JUDGE or game.maps is not None:
        return game
    return cached(game, "believed", seat, "", lambda: _believed(game, seat))


def land_of(game: Game, party: Party) -> Land:
    """The land as a rule finds it: the true one, or in a game as a seat knows it the party's own map."""
    return region_of(game) if game.maps is None else game.maps[party.number]


def region_of(game: Game) -> Region:
    """The true region with all that was built."""
    return with_works(game.country.region(game.seed), game.works)


def _believed(game: Game, seat: int) -> Game:
    own = [party for party in game.parties if seat in seats_of(game, party)]
    maps: dict[int, Land] = {party.number: Chart(region_of(game), party.knowledge) for party in own}
    parties = [_as_believed(party, maps[party.number]) for party in own]
    known = {id for party in own for id in party.knowledge.found}
    marks = {id: _known_of(mark) for id, mark in game.landmarks.items() if id in known}
    twin = replace(game, parties=parties, landmarks=marks, spell_left=1, agenda=[])
    twin.maps = maps
    for part in twin.parts:
        part.memo = {} if part.memo is None else part.memo
    return twin


def _as_believed(party: Party, chart: Land) -> Party:
    """Where it believes to be; that it has lost its way, and what the judge has drawn for its day, it does not know."""
    banks = chart.banks(party.believed)
    bank = party.bank if party.bank in banks else banks[0]
    march = party.march and replace(party.march, rolled=False, actual="")
    known = replace(party, cell=party.believed, bank=bank, lost=False, measures=[], passed=[], march=march)
    known.bewildered = 0
    east, south = party.believed.x - party.cell.x, party.believed.y - party.cell.y
    if east or south:
        sights = [_shifted(id, east, south) for id in party.knowledge.in_sight]
        known.knowledge = replace(party.knowledge, in_sight=sights)
    return known


def _shifted(id: str, east: int, south: int) -> str:
    """A mountain in sight stands where the party believes to see it."""
    kind, colon, place = id.partition(":")
    return f"{kind}:{read_cell(place).moved(east, south)}" if colon else id


def _known_of(mark: LandmarkState) -> LandmarkState:
    return replace(mark, met_today=False, dwellers="")
