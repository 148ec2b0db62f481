"""The master's own; and the whole table, once every chapter has added its rows."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE
from podzem.systems.screen.events.table import TABLE

AMENDED: Final = TABLE.row("amended", "screen.core.judge_override", "text", to=TO_JUDGE, discloses=False)
TABLE.die_replaced("screen.core.judge_override")

EVENTS: Final = TABLE.rows
TALLIES: Final = {
    "won": ("finished", "how"),
    "died": ("died", "clause"),
    "fumbles": ("fumbled", "fumble"),
    "criticals": ("critical", "wound"),
    "misfires": ("misfired", "misfire"),
}
