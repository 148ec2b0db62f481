"""Встречи: those whom the map has in their own place (dungeon.encounter.keyed)."""

from __future__ import annotations

from podzem.expedition.meeting.leaving import go_away
from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.people import ACTIVE, COWERING
from podzem.systems.dungeon.game import Game
from podzem.world.dungeon_map import Encounter


def keyed_of(game: Game, meeting: Meeting) -> Encounter | None:
    """The map's entry of those met in their own place; wanderers have none."""
    if meeting.waited and meeting.way:
        return None
    encounters = game.dungeon.level(meeting.depth).encounters
    return next((encounter for encounter in encounters if encounter.id == meeting.source), None)


def stay_behind(game: Game, meeting: Meeting) -> None:
    """The party leaves; who stands in his own place stays there to be met again, wanderers go their way."""
    left = [number for number in meeting.creatures if game.members[number].status in (ACTIVE, COWERING)]
    is_keyed = any(one.id == meeting.source for one in game.dungeon.level(meeting.depth).encounters)
    if is_keyed and left:
        game.dwellers[meeting.source] = left
        game.met = [id for id in game.met if id != meeting.source]
        for number in left:
            game.members[number].status = ACTIVE
        return
    go_away(game.company, meeting)
