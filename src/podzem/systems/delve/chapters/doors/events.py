"""What can be told of locks, of forcing, breaking and digging."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS

FORCE: Final = "delve.trap.force"
FAILURE: Final = "delve.trap.failure"

_table: Final = EventTable(KINDS)
unlocked: Final = _table.told("unlocked", "delve.trap.disarm", made.of_thing, discloses=True)
lock_holds: Final = _table.told("lock_holds", FAILURE, made.of_thing, discloses=True)
lock_jammed: Final = _table.told("lock_jammed", FAILURE, made.of_thing, discloses=True)
forced: Final = _table.told("forced", FORCE, made.of_thing, discloses=True)
holds: Final = _table.told("force_failed", FORCE, made.of_thing)
contents_damaged: Final = _table.told("contents_damaged", FORCE, made.of_this)
breaking: Final = _table.told("breaking", FORCE, made.of_labour)
broke_through: Final = _table.told("broke_through", FORCE, made.of_thing, discloses=True)
digging: Final = _table.told("digging", "delve.time.costs", made.of_labour)
dug_out: Final = _table.told("dug_out", "delve.time.costs", made.of_thing, discloses=True)
chest_opened: Final = _table.told("chest_opened", "delve.shared.map", made.of_contents, discloses=True)
chest_locked: Final = _table.told("chest_locked", "delve.shared.map", made.of_thing, discloses=True)
in_the_dark: Final = _table.told_by("failed_in_the_dark", ("delve.dark.checks",), made.of_member)
EVENTS: Final = _table.rows
