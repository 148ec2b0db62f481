"""What is told of encounters that the map brings."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS

_table: Final = EventTable(KINDS)
happened: Final = _table.told("happened", "delve.shared.map", made.of_text, discloses=True)
EVENTS: Final = _table.rows
