"""What is told of what those met carry (delve.beast.treasure, delve.beast.stats)."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.delve.fact_kinds import KINDS

_table: Final = EventTable(KINDS)
HP_DIE: Final = _table.die("hp_die", "delve.beast.stats", to=TO_JUDGE)
NUMBER_DIE: Final = _table.die("number_die", "delve.beast.stats", to=TO_JUDGE)
PURSE_DIE: Final = _table.die("purse_die", "delve.beast.treasure", to=TO_JUDGE)
PURSE: Final = _table.row("purse", "delve.beast.treasure", "band", "coins", to=TO_JUDGE)
EVENTS: Final = _table.rows
