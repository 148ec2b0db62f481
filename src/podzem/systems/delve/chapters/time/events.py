"""What can be told of turns and of what they bring."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS

TRAVEL: Final = "delve.time.travel"

_table: Final = EventTable(KINDS)
turn_begins: Final = _table.told("turn_begins", "delve.time.turn", made.of_count)
lapsed: Final = _table.told("act_lapsed", "delve.core.errors", made.of_member)
worked_on: Final = _table.told("worked_on", "delve.light.extra_turn", made.of_member)
rested: Final = _table.told("rested", "delve.time.costs", made.of_member)
woke: Final = _table.told("woke", "delve.combat.firstaid", made.of_member)
ate: Final = _table.told("ate", TRAVEL, made.of_member)
hungry: Final = _table.told("hungry", TRAVEL, made.of_member_with_count)
sleepless: Final = _table.told("sleepless", TRAVEL, made.of_member_with_count)
HEALING_DIE: Final = _table.die("healing_die", "delve.combat.firstaid")
treated: Final = _table.told("treated", "delve.combat.firstaid", made.of_member_with_count)
repaired: Final = _table.told("repaired", "delve.wander.depletion", made.of_item)
not_repaired: Final = _table.told("not_repaired", "delve.wander.depletion", made.of_item)
hides: Final = _table.told("hides", "delve.vis.hidden", made.of_member)
NIGHT_DIE: Final = _table.die("night_die", "delve.combat.firstaid")
recovered: Final = _table.told("recovered", "delve.combat.firstaid", made.of_member_with_count)
ended: Final = _table.told("party_lost", "delve.auto.scope", made.of_nothing)
EVENTS: Final = _table.rows
