"""Events of a judge's own hand."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.surface.events.terms import FACTS

CLAUSE: Final = "surface.core.legal_actions"

_table: Final = EventTable(FACTS)
DATE_SET: Final = _table.row("date_set", CLAUSE, "year", "month", "day")
WEATHER_SET: Final = _table.row("weather_set", CLAUSE, "weather")
FACT_SET: Final = _table.row("fact_set", CLAUSE, "path", to=("open", "judge"))
MARK_SHOWN: Final = _table.row("mark_shown", CLAUSE, "party", "landmark", to=("side",), discloses=True)
PLACED: Final = _table.row("placed", CLAUSE, "party", "cell", to=("judge",))
STOCK_SET: Final = _table.row("stock_set", CLAUSE, "settlement", "count", "kuna", to=("judge",))
UNIT_REMOVED: Final = _table.row("unit_removed", CLAUSE, "unit", "count")
MEETING_SENT: Final = _table.row("meeting_sent", CLAUSE, "party", "kind", "count", to=("judge",))
MEETING_ENDED: Final = _table.row("meeting_ended", CLAUSE, "party", to=("side", "judge"))
ARMIES_MEET: Final = _table.row("armies_meet", "surface.battle.when", "party", to=("side",))
UNIT_ADDED: Final = _table.row("unit_added", CLAUSE, "side", "kind", "count")
OBJECT_NAMED: Final = _table.row("object_named", "surface.battle.objective_costs", "side", "item", "kuna")
RULED: Final = _table.row("judge_rules", "surface.core.roll_visibility", "was", "answer", to=("judge",))

EVENTS: Final = _table.rows
