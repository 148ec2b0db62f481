"""Noise, and what makes a zone watchful or quiet (delve.wander.alertness)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.wander import events
from podzem.systems.delve.company import group_of, place_of
from podzem.systems.delve.data.results import INTERVALS
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.kindred import is_event
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.zones import zone, zone_at, zone_id

_TABLE: Final = read_part("wandering")["alertness"]
LOUD_EVENTS: Final[int] = _TABLE["loud_events"]
WITHIN: Final[int] = _TABLE["within"]
CALMS_AFTER: Final[int] = _TABLE["calms_after"]
FLED_AFTER: Final[int] = _TABLE["fled_after"]
ALERT: Final = "alert"
NORMAL: Final = "normal"
QUIET: Final = "quiet"
STEPS: Final = (QUIET, NORMAL, ALERT)
assert set(STEPS) == set(INTERVALS)


def make(game: Game, person: Person, scribe: Scribe) -> None:
    """Somebody of the party was loud."""
    group = group_of(game, person)
    if group is not None:
        be_loud(game, group, scribe)


def be_loud(game: Game, group: Group, scribe: Scribe) -> None:
    """A loud event; two within six turns alarm the zone at the end of the turn."""
    group.loud = True
    if game.turn not in group.noises:
        group.noises = [*group.noises, game.turn][-WITHIN:]
    id = zone_at(game, place_of(game, group))
    record = zone(game, id)
    if game.turn not in record.noises:
        record.noises = [*record.noises, game.turn][-WITHIN:]


def alarm(game: Game, id: str, scribe: Scribe, turns: int = 0) -> None:
    """Something alarms a zone, at once or so many turns later."""
    record = zone(game, id)
    if turns:
        _fall_due(game, id, scribe)
        record.alarm_at = game.turn + turns
        return
    record.since = game.turn
    set_alertness(game, id, ALERT, scribe)


def set_alertness(game: Game, id: str, word: str, scribe: Scribe) -> None:
    """The latest event decides; players learn of it by what it brings."""
    record = zone(game, id)
    if record.alertness != word:
        record.alertness = word
        events.alertness_changed(scribe, id, word)


def fled(game: Game, id: str, scribe: Scribe) -> None:
    """A sapient local fled or escaped: one turn later the zone knows."""
    alarm(game, id, scribe, FLED_AFTER)


def settle(game: Game, scribe: Scribe) -> None:
    """At the end of a turn: noises of the last turns, alarms that fall due, alarms that have died down."""
    for id in _watched(game):
        record = zone(game, id)
        recent = [turn for turn in record.noises if game.turn - turn < WITHIN]
        record.noises = recent
        if len(recent) >= LOUD_EVENTS and recent[-1] == game.turn:
            alarm(game, id, scribe)
        _fall_due(game, id, scribe)
        if record.alertness == ALERT and game.turn - record.since >= CALMS_AFTER:
            set_alertness(game, id, NORMAL, scribe)


def _watched(game: Game) -> list[str]:
    """The zones of which something has become, and those that the map has on alert: they, too, calm down."""
    alert = [one.id for one in dungeon(game).zones if one.alertness == ALERT]
    return list(dict.fromkeys([*game.below.zones, *alert]))


def _fall_due(game: Game, id: str, scribe: Scribe) -> None:
    """An alarm that was on its way arrives, if its turn has come; a later one does not put it off."""
    record = zone(game, id)
    if 0 <= record.alarm_at <= game.turn:
        record.alarm_at = -1
        alarm(game, id, scribe)


def quiet_down(game: Game, scribe: Scribe) -> None:
    """Where the last keyed group is dead, gone or captive it becomes quiet, once; where none was it stays as it is."""
    for id, homes in _homes(game).items():
        record = zone(game, id) if homes <= set(game.below.emptied) else None
        if record is not None and not record.emptied:
            record.emptied = True
            set_alertness(game, id, QUIET, scribe)


def _homes(game: Game) -> dict[str, set[str]]:
    """The keyed groups of each zone by their ids."""
    found: dict[str, set[str]] = {}
    for one in dungeon(game).levels:
        for encounter in one.encounters:
            if not is_event(encounter):
                found.setdefault(zone_id(game, one.depth, encounter.area), set()).add(encounter.id)
    return found


def raise_one(game: Game, id: str, scribe: Scribe) -> None:
    """One step up (delve.wander.change 6)."""
    now = STEPS.index(zone(game, id).alertness)
    if STEPS[min(now + 1, 2)] == ALERT:
        alarm(game, id, scribe)
    else:
        set_alertness(game, id, STEPS[now + 1], scribe)
