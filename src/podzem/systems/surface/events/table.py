"""All events of «Поверхность» in one table; a new part adds its own to the list."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.expedition import events as people
from podzem.expedition.meeting import events as meetings
from podzem.expedition.town import events as town
from podzem.systems.surface.events import battles, days, judging, needs, settlements, sight, travel
from podzem.systems.surface.events import meetings as above
from podzem.systems.surface.events.terms import FACTS

_table: Final = EventTable(
    FACTS,
    days.EVENTS,
    judging.EVENTS,
    sight.EVENTS,
    travel.EVENTS,
    needs.EVENTS,
    settlements.EVENTS,
    battles.EVENTS,
    people.EVENTS,
    meetings.EVENTS,
    above.EVENTS,
    town.EVENTS,
)
_table.die_replaced("surface.core.roll_visibility")

EVENTS: Final = _table.rows
