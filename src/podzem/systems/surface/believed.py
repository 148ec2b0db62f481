"""The game as a seat knows it: its parties where they believe to be, on their own maps (surface.core.order_errors).

What a seat may order, why it is refused and what odds it is shown are asked of this game; nothing is applied to it. Two
worlds that a seat cannot tell apart give it the same one, so they give it the same lists (surface.lost.secrecy).
"""

from __future__ import annotations

from dataclasses import replace

from podzem.core.copying import shallow
from podzem.core.decisions import JUDGE
from podzem.core.memo import cached
from podzem.expedition.meeting.attitude import UNKNOWN
from podzem.systems.surface.built import with_works
from podzem.systems.surface.cells import read_cell
from podzem.systems.surface.chart import Chart
from podzem.systems.surface.game import DAY, Game, LandmarkState
from podzem.systems.surface.land import Land
from podzem.systems.surface.parties import Party
from podzem.systems.surface.telling import seats_of
from podzem.world.item import Item
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
    parties = [as_believed(party, maps[party.number]) for party in own]
    known = {id for party in own for id in party.knowledge.found}
    marks = {id: known_of(mark) for id, mark in game.landmarks.items() if id in known}
    lying = {str(party.believed): _lying_for(game, party) for party in own}
    twin = shallow(game)
    twin.parties, twin.landmarks, twin.lying = parties, marks, lying
    twin.spell_left, twin.agenda = 1, []
    _meet_as_known(twin, game)
    twin.maps = maps
    for part in twin.parts:
        part.memo = {} if part.memo is None else part.memo
    return twin


def _meet_as_known(twin: Game, game: Game) -> None:
    """Of a meeting the party that is in it knows what it sees, not how the others are disposed or what they wish.

    Those of whom nobody has told the party are not there.
    """
    meeting, encounter = game.meeting, game.encounter
    if meeting is None or encounter is None:
        return
    involved = any(party.number == game.acting for party in twin.parties)
    if involved and meeting.told:
        twin.meeting = replace(meeting, attitude=UNKNOWN, modifier=0, source="")
        twin.encounter = replace(encounter, theirs="", their_hiding=0, goods=0)
        return
    twin.meeting = twin.encounter = twin.fight = None
    twin.stage = DAY


def as_believed(party: Party, chart: Land) -> Party:
    """Where it believes to be; that it has lost its way, and what the judge has drawn for its day, it does not know."""
    banks = chart.banks(party.believed)
    bank = party.bank if party.bank in banks else banks[0]
    known = shallow(party)
    known.cell, known.bank, known.lost, known.bewildered = party.believed, bank, False, 0
    known.measures, known.passed = [], []
    if party.march is not None:
        known.march = shallow(party.march)
        known.march.rolled, known.march.actual = False, ""
    east, south = party.believed.x - party.cell.x, party.believed.y - party.cell.y
    if east or south:
        sights = [_shifted(id, east, south) for id in party.knowledge.in_sight]
        known.knowledge = replace(party.knowledge, in_sight=sights)
    return known


def _lying_for(game: Game, party: Party) -> list[Item]:
    """What lies before its eyes, and what it remembers to have laid down where it believes to be."""
    here = {item.number: item for item in game.lying.get(str(party.cell), [])}
    laid = party.knowledge.laid.get(str(party.believed), [])
    elsewhere = {item.number: item for items in game.lying.values() for item in items if item.number in laid}
    return [item for _, item in sorted({**elsewhere, **here}.items())]


def _shifted(id: str, east: int, south: int) -> str:
    """A mountain in sight stands where the party believes to see it."""
    kind, colon, place = id.partition(":")
    return f"{kind}:{read_cell(place).moved(east, south)}" if colon else id


def known_of(mark: LandmarkState) -> LandmarkState:
    """Without who lives there, and whether somebody has come out today."""
    known = shallow(mark)
    known.met_today, known.dwellers = False, ""
    return known
