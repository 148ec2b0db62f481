"""Who comes, and the signs of who will (delve.wander.encounter, delve.wander.sign)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import creature
from podzem.systems.delve.below import Zone
from podzem.systems.delve.chapters.encounters import arrival, beginning, keyed
from podzem.systems.delve.chapters.encounters import events as arrivals
from podzem.systems.delve.chapters.encounters.bands import forget, how_many, muster
from podzem.systems.delve.chapters.traps import events as trap_events
from podzem.systems.delve.chapters.traps import springing
from podzem.systems.delve.chapters.wander import events, foretelling
from podzem.systems.delve.chapters.wander.foretelling import Foretold
from podzem.systems.delve.company import leader, place_of
from podzem.systems.delve.data.encounters import SIDES as KINDS_SIDES
from podzem.systems.delve.data.encounters import met_on
from podzem.systems.delve.data.results import SIGNS
from podzem.systems.delve.data.traps import TRAPS
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.people import Band, Group
from podzem.systems.delve.present import up
from podzem.systems.delve.telling import SIDES, pick
from podzem.systems.delve.zones import zone, zone_at, zone_id
from podzem.world.describing.squares import Edge

NOWHERE: Final = "none"
"""An exit of which there is no name."""


def happen(game: Game, group: Group, scribe: Scribe) -> None:
    """Whoever was foretold comes now; else the table says who (delve.wander.encounter)."""
    record = zone(game, zone_at(game, place_of(game, group)))
    told = foretelling.read(record.foretold) if record.foretold else None
    record.foretold = []
    if told is None or (told.keyed and own_band(game, told.keyed) is None):
        told = _thrown(game, group, scribe)
    if told.is_danger:
        endanger(game, group, told.kind, scribe)
    else:
        _come(game, group, told, scribe)


def _thrown(game: Game, group: Group, scribe: Scribe) -> Foretold:
    """Kind, number and leader by the table; a keyed group of the kind that wanders here comes itself, with no dice."""
    row = met_on(int(scribe.roll(KINDS_SIDES, events.KIND_DIE)), place_of(game, group).depth)
    if row.danger:
        return Foretold(row.danger, is_danger=True)
    own = _living_here(game, group, row.kind, scribe)
    if own is not None:
        return Foretold(own.kind, len(up(own)), own.leader, keyed=own.keyed)
    assert row.number is not None
    return Foretold(row.kind, max(1, how_many(row.number, scribe)), row.leader)


def endanger(game: Game, group: Group, type: str, scribe: Scribe) -> None:
    """A danger gives its hint first, then takes effect at once; nobody is met."""
    person = leader(game, group)
    if not _is_unhinted(game):
        trap_events.hint(scribe, type, person.at)
    springing.take_effect(game, person, TRAPS[type], scribe)


def _is_unhinted(game: Game) -> bool:
    return game.setting.word("hints") == "off"


def _living_here(game: Game, group: Group, kind: str, scribe: Scribe) -> Band | None:
    """The keyed group of the kind that wanders in this zone, the first in the document."""
    depth = place_of(game, group).depth
    here = zone_at(game, place_of(game, group))
    for encounter in level(game, depth).encounters:
        if encounter.kind == kind and encounter.wanders and zone_id(game, depth, encounter.area) == here:
            if encounter in keyed.unmet(game, depth):
                return keyed.keyed_band(game, depth, encounter, scribe)
            if (band := own_band(game, encounter.id)) is not None:
                return band
    return None


def own_band(game: Game, id: str) -> Band | None:
    """A keyed group that still goes about, and with whom the party is not at peace."""
    return next((band for band in game.bands if band.keyed == id and keyed.is_at_large(game, band)), None)


def come(game: Game, group: Group, kind: str, count: int, scribe: Scribe) -> None:
    """So many of a kind come now, because the judge says so."""
    _come(game, group, Foretold(kind, count), scribe)


def _come(game: Game, group: Group, told: Foretold, scribe: Scribe) -> None:
    """They come through an exit at a distance (delve.meet.arrival); without an exit it becomes a sign."""
    edge = _kept_exit(game, group, told)
    if edge is None and not _exits_for(game, group, told):
        zone(game, zone_at(game, place_of(game, group))).foretold = foretelling.write(told)
        sign(game, group, scribe)
        return
    band = own_band(game, told.keyed) if told.keyed else None
    if band is None:
        band = muster(game, told.kind, told.count, scribe, told.leader)
        forget(game, band)
    events.they_come(scribe, told.kind, len(up(band)))
    beginning.arrive(game, group, band, scribe, edge)


def _exits_for(game: Game, group: Group, told: Foretold) -> list[Edge]:
    """The exits of the group's area that such creatures know of."""
    return arrival.exits(game, group, "knows_secrets" in creature(told.kind).flags)


def _kept_exit(game: Game, group: Group, told: Foretold) -> Edge | None:
    """The exit that was drawn, if the party is still in that area."""
    if not told.exit or told.area != area_of(game, place_of(game, group)):
        return None
    return read_exit(game, group, told.exit)


def read_exit(game: Game, group: Group, word: str) -> Edge | None:
    """An exit that was kept, as it is named."""
    return next((edge for edge in arrival.exits(game, group, True) if write_exit(edge) == word), None)


def write_exit(edge: Edge) -> str:
    """An exit as one word."""
    (x, y), side = edge
    return f"{x},{y}{side}"


# signs


def sign(game: Game, group: Group, scribe: Scribe) -> None:
    """Somebody is foretold, if nobody was; then one more clue about them (delve.wander.sign)."""
    record = zone(game, zone_at(game, place_of(game, group)))
    if record.foretold:
        told = foretelling.read(record.foretold)
    else:
        told = _thrown(game, group, scribe)
        record.foretold = foretelling.write(told)
        if not told.is_danger:
            events.foretold(scribe, told.kind, told.count)
    what = SIGNS[int(scribe.roll(SIDES, events.SIGN_DIE)) - 1]
    if told.is_danger:
        _warn(game, group, told.kind, scribe)
    else:
        _clue(game, group, told, record, what, scribe)


def _warn(game: Game, group: Group, type: str, scribe: Scribe) -> None:
    """A danger leaves neither tracks nor smell but its own hint; where none are given, a foreboding."""
    if _is_unhinted(game):
        events.foreboding(scribe)
    else:
        trap_events.hint(scribe, type, leader(game, group).at)


def _clue(game: Game, group: Group, told: Foretold, record: Zone, what: str, scribe: Scribe) -> None:
    kind, one = told.kind, creature(told.kind)
    if what in ("tracks", "noise"):
        way = _exit(game, group, told, record, scribe)
        if what == "tracks":
            events.tracks(scribe, kind, told.count, way)
        else:
            events.noise(scribe, way)
    elif what == "shadows":
        events.shadows(scribe, "large" in one.flags, told.count)
    elif what == "foreboding":
        events.foreboding(scribe)
    elif what == "smell":
        events.smell(scribe, kind)
    else:
        events.remains(scribe, one.mind, one.wont)


def _exit(game: Game, group: Group, told: Foretold, record: Zone, scribe: Scribe) -> str:
    """The exit that they lead to is drawn once and kept; told by the door or way that it is, if the party knows it."""
    found = _exits_for(game, group, told)
    if not found:
        return NOWHERE
    edge = _kept_exit(game, group, told) or found[pick(scribe, len(found), arrivals.EXIT_DIE)]
    place = place_of(game, group)
    record.foretold = foretelling.write(told.by(area_of(game, place), write_exit(edge)))
    return squares(game, place.depth).opening_of.get(edge, NOWHERE)
