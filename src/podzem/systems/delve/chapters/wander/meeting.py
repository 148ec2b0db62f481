"""Who comes, and the signs of who will (delve.wander.encounter, delve.wander.sign)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import creature
from podzem.systems.delve.below import Zone
from podzem.systems.delve.chapters.encounters import arrival, beginning, keyed
from podzem.systems.delve.chapters.encounters import events as arrivals
from podzem.systems.delve.chapters.encounters.bands import how_many, muster
from podzem.systems.delve.chapters.traps import events as trap_events
from podzem.systems.delve.chapters.traps import springing
from podzem.systems.delve.chapters.wander import events
from podzem.systems.delve.company import leader, place_of
from podzem.systems.delve.data.encounters import SIDES as KINDS_SIDES
from podzem.systems.delve.data.encounters import Encounter, met_on
from podzem.systems.delve.data.results import SIGNS
from podzem.systems.delve.data.traps import TRAPS
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, squares
from podzem.systems.delve.people import Band, Group
from podzem.systems.delve.telling import SIDES, pick
from podzem.systems.delve.zones import zone, zone_at, zone_id
from podzem.world.describing.squares import Edge

NONE: Final = "-"
"""What is left open of somebody foretold."""
NOWHERE: Final = "none"
"""An exit of which there is no name."""


def happen(game: Game, group: Group, scribe: Scribe) -> None:
    """Whoever was foretold comes now; else the table says who (delve.wander.encounter)."""
    record = zone(game, zone_at(game, place_of(game, group)))
    if record.foretold:
        kind, count, leads, area, exit = (word if word != NONE else "" for word in record.foretold)
        record.foretold = []
        here = area_of(game, place_of(game, group))
        _come(game, group, kind, int(count), leads, scribe, exit if area == here else "")
        return
    found = _thrown(game, group, scribe)
    if found is None:
        return
    kind, count, leads = found
    _come(game, group, kind, int(count), leads, scribe, "")


def _thrown(game: Game, group: Group, scribe: Scribe) -> tuple[str, str, str] | None:
    """Kind, number and leader by the table; nothing where it was a danger, which takes effect at once."""
    row = met_on(int(scribe.roll(KINDS_SIDES, events.KIND_DIE)), place_of(game, group).depth)
    if row.danger:
        endanger(game, group, row.danger, scribe)
        return None
    own = _living_here(game, group, row)
    count = 0 if own or row.number is None else how_many(row.number, scribe)
    return row.kind, str(count), row.leader


def endanger(game: Game, group: Group, type: str, scribe: Scribe) -> None:
    """A danger gives its hint first, then takes effect at once; nobody is met."""
    person = leader(game, group)
    if not _is_unhinted(game):
        trap_events.hint(scribe, type, person.at)
    springing.take_effect(game, person, TRAPS[type], scribe)


def _is_unhinted(game: Game) -> bool:
    return game.setting.word("hints") == "off"


def _living_here(game: Game, group: Group, row: Encounter) -> str:
    """The keyed group of the kind that wanders in this zone, the first in the document; empty where there is none."""
    depth = place_of(game, group).depth
    here = zone_at(game, place_of(game, group))
    for encounter in keyed.unmet(game, depth):
        if encounter.kind == row.kind and encounter.wanders and zone_id(game, depth, encounter.area) == here:
            return encounter.id
    return ""


def come(game: Game, group: Group, kind: str, count: int, scribe: Scribe) -> None:
    """So many of a kind come now, because the judge says so."""
    _come(game, group, kind, count, "", scribe, "")


def _come(game: Game, group: Group, kind: str, count: int, leads: str, scribe: Scribe, exit: str) -> None:
    """They come through an exit at a distance (delve.meet.arrival); without an exit it becomes a sign."""
    edge = read_exit(game, group, exit)
    if edge is None and not arrival.exits(game, group, "knows_secrets" in creature(kind).flags):
        record = zone(game, zone_at(game, place_of(game, group)))
        record.foretold = [kind, str(max(1, count)), leads or NONE, NONE, NONE]
        sign(game, group, scribe)
        return
    band = _band(game, group, kind, count, leads, scribe)
    events.they_come(scribe, kind, len(band.members))
    beginning.arrive(game, group, band, scribe, edge)


def _band(game: Game, group: Group, kind: str, count: int, leads: str, scribe: Scribe) -> Band:
    depth = place_of(game, group).depth
    if not count:
        for encounter in keyed.unmet(game, depth):
            if encounter.kind == kind and encounter.wanders:
                return keyed.keyed_band(game, depth, encounter, scribe)
    return muster(game, kind, max(1, count), scribe, leads)


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
    if not record.foretold:
        found = _thrown(game, group, scribe)
        if found is None:
            return
        record.foretold = [*(word or NONE for word in found), NONE, NONE]
        events.foretold(scribe, found[0], int(found[1]))
    _clue(game, group, record, SIGNS[int(scribe.roll(SIDES, events.SIGN_DIE)) - 1], scribe)


def _clue(game: Game, group: Group, record: Zone, what: str, scribe: Scribe) -> None:
    kind, count = record.foretold[0], max(1, int(record.foretold[1]))
    one = creature(kind)
    if what in ("tracks", "noise"):
        way = _exit(game, group, record, scribe)
        if what == "tracks":
            events.tracks(scribe, kind, count, way)
        else:
            events.noise(scribe, way)
    elif what == "shadows":
        events.shadows(scribe, "large" in one.flags, count)
    elif what == "foreboding":
        events.foreboding(scribe)
    elif what == "smell":
        events.smell(scribe, kind)
    else:
        events.remains(scribe, one.mind, one.wont)


def _exit(game: Game, group: Group, record: Zone, scribe: Scribe) -> str:
    """The exit that they lead to is drawn and kept; told by the door or way that it is."""
    found = arrival.exits(game, group)
    if not found:
        return NOWHERE
    edge = found[pick(scribe, len(found), arrivals.EXIT_DIE)]
    place = place_of(game, group)
    record.foretold[3:] = [area_of(game, place), write_exit(edge)]
    return squares(game, place.depth).opening_of.get(edge, NOWHERE)
