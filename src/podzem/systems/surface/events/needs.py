"""Events of supplies, hunger, cold and recovery."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

_table: Final = EventTable(FACTS)
ATE: Final = _table.row("rations_eaten", "surface.needs.supplies", "party", "count", "left", to=TO_SIDE)
FORAGED: Final = _table.row("foraged", "surface.forage.mode", "party", to=TO_SIDE)
ALLOTTED: Final = _table.row("allotted", "surface.needs.allocation", "member", to=TO_SIDE)
EXHAUSTED: Final = _table.row(
    "exhausted",
    ("surface.needs.exhaustion_gain", "surface.season.cold", "surface.move.rest_debt"),
    "member",
    "count",
    to=TO_SIDE,
)
RECOVERED: Final = _table.row("regained_strength", "surface.needs.recovery", "member", "count", to=TO_SIDE)
LEVEL_TAKEN: Final = _table.row("level_taken", "surface.needs.exhaustion_level", "member", "level", to=TO_SIDE)
LEVEL_LOST: Final = _table.row("level_lost", "surface.needs.exhaustion_level", "member", "level", to=TO_SIDE)
STARVED: Final = _table.row("worn_out", "surface.needs.exhaustion_level", "member")
FROZE: Final = _table.row("froze", "surface.season.freezing", "member")

EVENTS: Final = _table.rows
