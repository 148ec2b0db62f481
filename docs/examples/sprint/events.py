"""What can be told of a game, by which clause, with which facts."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable

TERMS: Final = {"seat": "seat"}
"""What kind of word each fact is."""

_table: Final = EventTable(TERMS)
THROW: Final = _table.die("throw", "sprint.turn.throw", of_seat=True)
WENT: Final = _table.row("went", "sprint.turn.throw", "seat", "steps")
ARRIVED: Final = _table.row("arrived", "sprint.table.goal", "seat")
_table.die_replaced("sprint.table.program")
EVENTS: Final = _table.rows
