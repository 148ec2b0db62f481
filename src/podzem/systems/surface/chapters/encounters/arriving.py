"""Встречи: who comes (surface.encounter.tables, T8, T9): column, row, number, levels, what they lead and carry."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import NOBODY, Scribe
from podzem.expedition import spawning
from podzem.expedition.events import NUMBER_DIE
from podzem.expedition.meeting.meeting import Meeting
from podzem.systems.surface.believed import region_of
from podzem.systems.surface.calendar import is_winter
from podzem.systems.surface.chapters.encounters.encounter import Encounter
from podzem.systems.surface.chapters.encounters.ground import TABLE
from podzem.systems.surface.events import meetings as events
from podzem.systems.surface.game import MEETING, Game
from podzem.systems.surface.land import PLAIN, WATER
from podzem.systems.surface.parties import Party
from podzem.world.chance import die
from podzem.world.creatures import CREATURES
from podzem.world.light import BRIGHT
from podzem.world.number import read_number
from podzem.world.region.meetings import above_of, kind_met
from podzem.world.region.tables import ROWS

COLUMNS: Final = TABLE["columns"]
CLAUSE: Final = "surface.encounter.tables"
PATH: Final = "path"
WATERS: Final = "water"
DEPTH: Final = 1
"""Above ground numbers do not grow."""


def column(game: Game, party: Party, scribe: Scribe) -> str:
    """Path, water or terrain; a die only where there is a path or water to choose; aboard always water."""
    region = region_of(game)
    terrain = region.terrain(party.cell)
    if party.aboard:
        return WATERS
    ground = PLAIN if terrain in WATER else terrain
    has_path, has_water = bool(region.path_sides(party.cell)), _is_by_water(game, party)
    if not has_path and not has_water:
        return ground
    face = die(scribe, events.COLUMN_DIE, CLAUSE)
    if has_path and face <= COLUMNS["path_to"]:
        return PATH
    return WATERS if has_water and COLUMNS["water_from"] <= face <= COLUMNS["water_to"] else ground


def _is_by_water(game: Game, party: Party) -> bool:
    region = region_of(game)
    return bool(region.arms(party.cell)) or bool(region.waters_at(party.cell))


def kind(game: Game, party: Party, night: bool, scribe: Scribe) -> str:
    """The row of the column; who sleeps in winter or walks only by night has wolves in his stead."""
    place = column(game, party, scribe)
    return in_season(game, kind_met(region_of(game), place, row(scribe)), night)


def row(scribe: Scribe, clause: str = CLAUSE) -> int:
    """The die of the row."""
    return int(scribe.roll(ROWS, events.ROW_DIE, NOBODY, clause))


def in_season(game: Game, met: str, night: bool) -> str:
    """Who is met in this season and at this hour."""
    above = above_of(region_of(game), met)
    if is_winter(game) and not above.winter:
        return str(COLUMNS["winter"])
    return str(COLUMNS["by_day"]) if above.night_only and not night else met


def announce(game: Game, party: Party, met: str, night: bool, source: str = "") -> None:
    """A meeting is about to come upon a party: of whom and how many can still be ruled, so nobody exists yet."""
    meeting = Meeting(party.number, kind=met, source=source or "wandering", seen=BRIGHT, told=False)
    game.acting, game.meeting, game.stage = party.number, meeting, MEETING
    game.encounter = Encounter(random=not source, night=night)


def number(game: Game, met: str, scribe: Scribe) -> int:
    """How many of a kind come (T9)."""
    thrown = read_number(above_of(region_of(game), met).number)
    return thrown.throw(lambda sides: int(scribe.roll(sides, NUMBER_DIE)))


def come(game: Game, count: int, scribe: Scribe) -> None:
    """So many exist from now on, with whom they have to lead them and what they bring."""
    party, meeting, encounter = game.party(game.acting), game.meeting, game.encounter
    assert meeting is not None
    assert encounter is not None
    meeting.creatures = spawning.spawn(game.company, meeting.kind, count, DEPTH, scribe)
    _lead(game, meeting, scribe)
    _note(game, party, meeting.kind, encounter, scribe)
    facts: dict[str, Value] = {"party": party.number, "kind": meeting.kind, "count": len(meeting.creatures)}
    scribe.record(events.THOSE_MET, facts)


def arrive(
    game: Game, party: Party, met: str, night: bool, scribe: Scribe, *, source: str = "", times: int = 1, count: int = 0
) -> None:
    """They exist from now on and the meeting is on; `source` is the landmark out of which they came."""
    announce(game, party, met, night, source)
    come(game, count or times * number(game, met, scribe), scribe)


def _noted(number: str, scribe: Scribe) -> int:
    return read_number(number or "0").throw(lambda sides: int(scribe.roll(sides, events.NOTE_DIE)))


def _lead(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """A lord of his own kind goes first; a host has a commander of a thrown level; else the first of a people."""
    above = above_of(region_of(game), meeting.kind)
    if above.leader:
        meeting.leader = spawning.spawn(game.company, above.leader, 1, DEPTH, scribe)[0]
        meeting.creatures.insert(0, meeting.leader)
    elif CREATURES[meeting.kind].mind == "people":
        meeting.leader = meeting.creatures[0]
    if above.commander:
        commander = game.members[meeting.creatures[0]]
        commander.level = commander.resilience = _noted(above.commander, scribe)


def _note(game: Game, party: Party, met: str, encounter: Encounter, scribe: Scribe) -> None:
    """What T9 notes of them: donkeys, goods, and that a leshy leads astray."""
    above = above_of(region_of(game), met)
    encounter.donkeys = _noted(above.donkeys, scribe)
    encounter.goods = _noted(above.goods_gr, scribe)
    party.bewildered = max(party.bewildered, above.lost)
