"""All events of «Поверхность» in one table; a new part adds its own to the list."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.expedition import events as people
from podzem.expedition.meeting import events as meetings
from podzem.expedition.town import events as town
from podzem.systems.dungeon import front_door
from podzem.systems.surface.events import battles, below, days, judging, needs, settlements, sight, travel
from podzem.systems.surface.events import meetings as above
from podzem.systems.surface.events.terms import FACTS

_own: Final = EventTable(
    FACTS,
    days.EVENTS,
    judging.EVENTS,
    sight.EVENTS,
    travel.EVENTS,
    needs.EVENTS,
    settlements.EVENTS,
    battles.EVENTS,
    below.EVENTS,
    people.EVENTS,
    meetings.EVENTS,
    above.EVENTS,
    town.EVENTS,
)
_own.die_replaced("surface.core.roll_visibility")
_beneath: Final = {name: row for name, row in front_door.EVENTS.items() if _own.rows.get(name) is not row}
"""What only those below are told; of people and meetings both tables have the same rows."""
_table: Final = EventTable(FACTS, _own.rows, _beneath)

EVENTS: Final = _table.rows
