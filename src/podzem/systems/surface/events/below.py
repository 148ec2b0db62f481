"""Events of going below ground and coming back (surface.dungeon.*); what happens below has the dungeon's own."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

_table: Final = EventTable(FACTS)
AT_THE_ENTRANCE: Final = _table.row(
    "at_the_entrance", "surface.dungeon.entrance", "party", "landmark", to=TO_SIDE, discloses=True
)
TAKEN_BELOW: Final = _table.row("taken_below", "surface.dungeon.entrance", "member", to=TO_SIDE)
STAYED_OUT: Final = _table.row("stayed_out", "surface.dungeon.entrance", "party", to=TO_SIDE)
WENT_DOWN: Final = _table.row("went_down", "surface.dungeon.entrance", "party", "landmark", "members", to=TO_SIDE)
WAITS_ABOVE: Final = _table.row("waits_at_entrance", "surface.dungeon.clock", "party", to=TO_SIDE)
CAMP_LEFT: Final = _table.row("camp_left", "surface.dungeon.camp", "party", "members", to=TO_SIDE)
CAME_UP: Final = _table.row("came_up", "surface.dungeon.return", "party", "members", to=TO_SIDE)
CAME_UP_ELSEWHERE: Final = _table.row(
    "came_up_elsewhere", "surface.dungeon.return", "party", "landmark", "members", to=TO_SIDE, discloses=True
)
HOURS_BELOW: Final = _table.row("hours_below", "surface.dungeon.clock", "party", "spent", "left", to=TO_SIDE)
MEETING_PASSED: Final = _table.row("meeting_passed_by", "surface.dungeon.camp", "party", to=TO_JUDGE)
UNWATCHED_DIE: Final = _table.die("unwatched_die", "surface.dungeon.camp", to=TO_JUDGE)
UNWATCHED_LOST: Final = _table.row("unwatched_lost", "surface.dungeon.camp", "party", "members", to=TO_SIDE)

EVENTS: Final = _table.rows
