"""What can be told of lights and of what they show."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS

HANDLING: Final = "delve.light.handling"
BURN: Final = "delve.light.burn"

_table: Final = EventTable(KINDS)
lit: Final = _table.told("lit", HANDLING, made.of_item, discloses=True)
put_out: Final = _table.told("put_out", HANDLING, made.of_item)
relit: Final = _table.told("relit", HANDLING, made.of_item)
refilled: Final = _table.told("refilled", "delve.light.lantern", made.of_item_with_count)
burnt_out: Final = _table.told("burnt_out", BURN, made.of_item)
burns_low: Final = _table.told("burns_low", BURN, made.of_item)
stowed_spare: Final = _table.told("spare_is_stowed", HANDLING, made.of_member)
darkness: Final = _table.told("darkness", "delve.light.none", made.of_group)
TORCH_DIE: Final = _table.die("torch_die", "delve.light.torch")
things_seen: Final = _table.told("things_seen", "delve.vis.visible", made.of_heap, discloses=True)
EVENTS: Final = _table.rows
