"""What is told of flights (delve.flee.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import DIE, TO_JUDGE, EventTable
from podzem.systems.delve.fact_kinds import KINDS

_table: Final = EventTable(KINDS)
_row = _table.row
DECLARED: Final = _row("flight_declared", "delve.flee.declare", "member")
JOINED: Final = _row("flight_joined", "delve.flee.declare", "member")
STAYED: Final = _row("stayed", "delve.flee.declare", "member")
PLANNED: Final = _row("planned", "delve.flee.plan", "member", "plan")
GOOD_PLAN: Final = _row("plan_helps", "delve.flee.plan", "plan")
THROWN: Final = _row("thrown_down", "delve.flee.pursuit", "member", "item")
PURSUIT_DIE: Final = _row("pursuit_die", "delve.flee.pursuit", *DIE, to=TO_JUDGE)
PURSUIT: Final = _row("pursuit", "delve.flee.pursuit", "threshold", "success", to=TO_JUDGE)
PURSUED: Final = _row("pursued", "delve.flee.pursuit", "success")
ESCAPED: Final = _row("escaped", "delve.flee.success", "members", "place")
CAUGHT: Final = _row("caught", "delve.flee.failure", "members")
LEFT_BEHIND: Final = _row("left_behind", "delve.flee.declare", "target")
CHASED: Final = _row("chased", "delve.flee.npc", "band", "kind", "success")
EVENTS: Final = _table.rows
