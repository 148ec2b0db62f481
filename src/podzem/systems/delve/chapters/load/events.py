"""What can be told of things that change hands and places."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS

MOVE: Final = "delve.load.move_item"

_table: Final = EventTable(KINDS)
moved: Final = _table.told("moved_item", MOVE, made.of_stowing)
unpacked: Final = _table.told("unpacked", MOVE, made.of_item)
packed: Final = _table.told("packed", "delve.load.small", made.of_item)
took: Final = _table.told("took", MOVE, made.of_item)
laid_down: Final = _table.told("laid_down", MOVE, made.of_item)
gave: Final = _table.told("gave", MOVE, made.of_gift)
lifted: Final = _table.told("lifted", "delve.load.body", made.of_two)
left_lying: Final = _table.told("left_lying", "delve.load.body", made.of_member)
set_down: Final = _table.told("set_down", "delve.load.body", made.of_two)
EVENTS: Final = _table.rows
