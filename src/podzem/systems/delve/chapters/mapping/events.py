"""What can be told of the players' own map."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.delve.event_facts import KINDS

CLAUSE: Final = "delve.map.player_map"

_table: Final = EventTable(KINDS)
DREW: Final = _table.row("drew", CLAUSE, "seat", "mark", "count")
RUBBED_OUT: Final = _table.row("rubbed_out", CLAUSE, "seat", "count")
EVENTS: Final = _table.rows
