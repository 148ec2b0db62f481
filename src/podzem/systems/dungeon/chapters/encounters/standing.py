"""A group of the dungeon as the rules of a meeting ask of it."""

from __future__ import annotations

from podzem.expedition.meeting.meeting import Meeting
from podzem.expedition.meeting.standing import Standing
from podzem.systems.dungeon.game import Game


def standing_of(game: Game, meeting: Meeting) -> Standing:
    """Those who meet somebody: who is on his feet in marching order, and the first rank, who fell there too."""
    group = game.group(meeting.group)
    up = [game.members[number] for number in group.members if game.members[number].is_up]
    first = [game.members[number] for number in group.ranks[0]] if group.ranks else []
    return Standing(game.company, group.number, up, first)
