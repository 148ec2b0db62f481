"""Встречи: what sets an encounter off, and how it begins (dungeon.encounter.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import spawning
from podzem.expedition.meeting import parley, surprise
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE
from podzem.site import doors
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.encounters import distances, wanderers
from podzem.systems.dungeon.chapters.encounters.meeting_below import venue
from podzem.systems.dungeon.chapters.encounters.those_met import keyed_of
from podzem.systems.dungeon.game import MEETING, Game
from podzem.systems.dungeon.groups import Group
from podzem.world.creatures import CREATURES
from podzem.world.dungeon_map import Encounter

CLAUSE: Final = "dungeon.encounter.keyed"
COMES_IN: Final = ("enter", "open")
"""Who comes into an area by a way that stood open meets those there as well."""


def entered(game: Game, group: Group, area: str, scribe: Scribe) -> str:
    """A group's front has come into an area; what an event there brings about, if any (see `bring_about`)."""
    return _set_off(game, group, _due(game, group.depth, [area], COMES_IN), "", False, scribe)


def opened(game: Game, group: Group, opening: str, scribe: Scribe) -> str:
    """A group has opened a door: those behind it were hidden from it until now, and it from them."""
    found = game.dungeon.level(group.depth).opening(opening)
    beyond = [area for area in (found.a, found.b) if area and area != group.area]
    return _set_off(game, group, _due(game, group.depth, beyond, ("open",)), opening, True, scribe)


def ended_in(game: Game, group: Group, scribe: Scribe) -> str:
    """E6 of the first turn that a group ends in an area: played at the start of the next turn."""
    encounter = _due(game, group.depth, [group.area], ("turn",))
    if encounter is None or encounter.number == "0":
        return _happen(game, encounter, scribe) if encounter is not None else ""
    meeting = _meeting(game, group, encounter, "", False, scribe)
    meeting.waited, meeting.pace = True, group.pace
    game.waiting.append(meeting)
    game.met.append(encounter.id)
    return ""


def acted(game: Game, group: Group, feature: str, scribe: Scribe) -> str:
    """An act on a feature was done."""
    area = game.dungeon.level(group.depth).feature(feature).area
    return _set_off(game, group, _due(game, group.depth, [area], ("act",)), "", False, scribe)


def took(game: Game, group: Group, area: str, scribe: Scribe) -> None:
    """Something of an area's treasure was taken: an idol that guards it attacks (dungeon.bestiary.table)."""
    guard = _due(game, group.depth, [area], (*COMES_IN, "turn", "act"), guards=True)
    _set_off(game, group, guard, "", False, scribe)


def wandering(game: Game, group: Group, scribe: Scribe, factor: int = 1) -> None:
    """The check for wandering creatures at E6."""
    wanderers.check(game, group, scribe, factor)


def _due(game: Game, depth: int, areas: list[str], triggers: tuple[str, ...], guards: bool = False) -> Encounter | None:
    """The encounter that is set off now; one at a time, so none while a meeting or a fight is on."""
    if game.meeting is not None or game.fight is not None:
        return None
    level = game.dungeon.level(depth)
    found = [encounter for area in areas for encounter in level.encounters_of(area) if encounter.trigger in triggers]
    return next((one for one in found if _guards(game, one) == guards and _is_left(game, one)), None)


def _is_left(game: Game, encounter: Encounter) -> bool:
    return encounter.repeats or encounter.id not in game.met


def _guards(game: Game, encounter: Encounter) -> bool:
    """An idol over a thing stands still until somebody takes it."""
    if encounter.kind not in CREATURES or "guards_thing" not in CREATURES[encounter.kind].flags:
        return False
    return any(level.treasure_of(encounter.area) for level in game.dungeon.levels if level.has_area(encounter.area))


def _set_off(game: Game, group: Group, encounter: Encounter | None, way: str, behind_door: bool, scribe: Scribe) -> str:
    """A meeting begins, or an event happens; what it brings about is for the caller, who knows acts and traps."""
    if encounter is None or encounter.number == "0":
        return _happen(game, encounter, scribe) if encounter is not None else ""
    meeting = _meeting(game, group, encounter, way, behind_door, scribe)
    game.met.append(encounter.id)
    begin(game, meeting, scribe)
    return ""


def _meeting(game: Game, group: Group, encounter: Encounter, way: str, behind_door: bool, scribe: Scribe) -> Meeting:
    """Those whom the map places there; who was met before and stayed is the same."""
    meeting = Meeting(group.number, source=encounter.id, way=way, depth=group.depth, kind=encounter.kind)
    meeting.behind_door = behind_door
    stayed = [number for number in game.dwellers.get(encounter.id, []) if game.members[number].status == ACTIVE]
    if stayed:
        meeting.creatures, meeting.leader = stayed, stayed[0] if encounter.leader else 0
    else:
        count = spawning.number_keyed(encounter, scribe)
        meeting.creatures = spawning.spawn(game.company, encounter.kind, count, group.depth, scribe)
        meeting.leader = spawning.leader_of(game.company, encounter, meeting.creatures, group.depth, scribe)
        spawning.hand_out(game.company, encounter, meeting.creatures)
    events.encounter(scribe, meeting)
    return meeting


def _happen(game: Game, encounter: Encounter, scribe: Scribe) -> str:
    """An event without creatures: a text, or a result like that of an act on a feature, which is returned."""
    game.met.append(encounter.id)
    if encounter.event.partition(" ")[0] in ("open", "find", "spring"):
        return encounter.event
    events.happened(scribe, encounter.event_text)
    return ""


def begin(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Surprise, then distance, then the first decision (dungeon.encounter.order)."""
    _come_through(game, meeting, scribe)
    game.meeting, game.stage = meeting, MEETING
    if surprise.determine(venue(game, meeting), meeting, scribe):
        after_surprise(game, meeting, scribe)


def after_surprise(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Distance, then the first decision."""
    distances.determine(game, meeting, keyed_of(game, meeting), scribe)
    game.dwellers.pop(meeting.source, None)
    parley.open_meeting(venue(game, meeting), meeting, scribe)


def _come_through(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Wanderers open the doors of their home without a roll; a secret door they use is thereby revealed."""
    level = game.dungeon.level(meeting.depth)
    if not meeting.waited or not meeting.way or not level.has_opening(meeting.way):
        return
    opening = level.opening(meeting.way)
    if opening.door is None:
        return
    meeting.behind_door = not doors.is_open(game.site, opening)
    was_shown = doors.touch(game.site, opening).shown
    doors.set_open(game.site, opening, True)
    if opening.is_hidden and not was_shown:
        doors.find(game.site, opening, shown=True)
        events.secret_door_used(scribe, opening)


def begin_waiting(game: Game, scribe: Scribe) -> bool:
    """At the start of a turn: the first meeting that waits for it; False when there is none."""
    while game.waiting and not _is_busy(game):
        meeting = game.waiting.pop(0)
        if any(group.number == meeting.group for group in game.groups):
            begin(game, meeting, scribe)
    return _is_busy(game)


def _is_busy(game: Game) -> bool:
    return game.meeting is not None or game.fight is not None
