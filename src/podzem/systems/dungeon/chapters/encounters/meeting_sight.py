"""Встречи: what the party's light shows of those met (dungeon.light.reveal, dungeon.surprise.base)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.carrying import sees_in_dark
from podzem.expedition.meeting.meeting import Meeting
from podzem.site.doors import knows, shut
from podzem.site.grounds import ground_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.light.light import lights_on
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE
from podzem.world.creatures import CREATURES
from podzem.world.light import BRIGHT, CLEAR, DARK, DIM, light_at

CLAUSE: Final = "dungeon.surprise.base"
REVEAL: Final = "dungeon.light.reveal"
SMALL_QS: Final[int] = PLACE["bulk"]["small_qs"]
MAN_QS: Final[int] = PLACE["bulk"]["man_qs"]
"""How much room a man takes at most; who takes more is large."""


def look_at(game: Game, meeting: Meeting) -> int:
    """The best light in which the party sees them where they stand now."""
    group = game.group(meeting.group)
    ground, closed = ground_at(game.site, group.depth), shut(game.site, group.depth) - {meeting.way}
    if not ground.sight(group.at, meeting.at, closed, group.area):
        return DARK
    if any(item.burning for number in meeting.creatures for item in game.members[number].items):
        return BRIGHT
    if any(sees_in_dark(game.members[number]) for number in group.members):
        return CLEAR
    lit_areas = [area.id for area in game.dungeon.level(group.depth).areas if area.lit]
    return light_at(ground, meeting.at, lights_on(game, group.depth), closed, lit_areas)


def bulk(meeting: Meeting) -> str:
    """How large they are: small, like a man, large."""
    space = CREATURES[meeting.kind].space_qs
    return "small" if space <= SMALL_QS else "man" if space <= MAN_QS else "large"


def announce(game: Game, meeting: Meeting, scribe: Scribe) -> None:
    """Somebody is there; number and bulk in dim light, the kind in clear light."""
    if meeting.seen >= CLEAR:
        events.met_kind(scribe, meeting)
    elif meeting.seen == DIM:
        events.met_figures(scribe, meeting, bulk(meeting))
    elif way := way_known(game, meeting):
        events.met_unseen_at(scribe, way)
    else:
        events.met_unseen(scribe, meeting)


def way_known(game: Game, meeting: Meeting) -> str:
    """The opening by which they come, if the party has seen it; a way in the dark has no name yet."""
    return meeting.way if meeting.way and knows(game.site, game.group(meeting.group).depth, meeting.way) else ""
