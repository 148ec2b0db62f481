"""What can be told of traps."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS

EFFECTS: Final = "delve.trap.effects"
CHOICE: Final = "delve.trap.choice"
FAILURE: Final = "delve.trap.failure"

_table: Final = EventTable(KINDS)
hint: Final = _table.told("hint", "delve.trap.hint", made.of_hint, discloses=True)
own_hint: Final = _table.told("own_hint", "delve.trap.hint", made.of_own_hint, discloses=True)
TRIGGER_DIE: Final = _table.die("trigger_die", "delve.trap.trigger", to=TO_JUDGE)
crossed: Final = _table.told("crossed_unharmed", "delve.trap.trigger", made.of_work_on_trap, to=TO_JUDGE)
sprung: Final = _table.told_by(
    "trap_sprung", (EFFECTS, FAILURE, CHOICE, "delve.wander.encounter"), made.of_work_on_trap
)
ATTACK_DIE: Final = _table.die("trap_attack_die", EFFECTS)
DAMAGE_DIE: Final = _table.die("trap_damage_die", EFFECTS)
missed: Final = _table.told("trap_missed", EFFECTS, made.of_member)
grating_fell: Final = _table.told("grating_fell", EFFECTS, made.of_place)
slid_down: Final = _table.told("slid_down", EFFECTS, made.of_member)
alarm_sounds: Final = _table.told("alarm_sounds", EFFECTS, made.of_nothing)
burnt: Final = _table.told("things_burnt", EFFECTS, made.of_item)
fell_into: Final = _table.told("fell_into_pit", EFFECTS, made.of_member)
climbed_out: Final = _table.told("climbed_out", EFFECTS, made.of_member)
slipped_back: Final = _table.told("slipped_back", EFFECTS, made.of_member)
disarmed: Final = _table.told("disarmed", "delve.trap.disarm", made.of_work_on_trap, discloses=True)
still_armed: Final = _table.told("still_armed", FAILURE, made.of_work_on_trap, discloses=True)
bypassed: Final = _table.told("bypassed", CHOICE, made.of_thing)
no_way_round: Final = _table.told("no_way_round", CHOICE, made.of_thing)
set_off: Final = _table.told("set_off", CHOICE, made.of_work_on_trap)
EVENTS: Final = _table.rows
