"""What can be told of walking and of doors."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable, Facts, shape
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS
from podzem.systems.delve.people import Group

PACE: Final = "delve.time.pace"
MAP: Final = "delve.shared.map"

_table: Final = EventTable(KINDS)
walked: Final = _table.told("walked", PACE, made.of_walk, discloses=True)
ran: Final = _table.told("ran", PACE, made.of_walk, discloses=True)
stopped: Final = _table.told("stopped", "delve.core.errors", made.of_walk, discloses=True)
climbed: Final = _table.told("took_stairs", MAP, made.of_walk, discloses=True)
parted: Final = _table.told("group_parted", "delve.wander.interval", made.of_member)
joined: Final = _table.told("groups_joined", "delve.wander.interval", made.of_group)
order_changed: Final = _table.told("order_changed", "delve.time.sequence", made.of_member)
mapper_chosen: Final = _table.told("mapper_chosen", "delve.map.player_map", made.of_member)
speaker_chosen: Final = _table.told("speaker_chosen", "delve.react.roll", made.of_member)
flight_leader_chosen: Final = _table.told("flight_leader_chosen", "delve.flee.roller", made.of_member)
door_opened: Final = _table.told("opened_door", MAP, made.of_door, discloses=True)
door_shut: Final = _table.told("door_shut", MAP, made.of_door)
door_fast: Final = _table.told("door_fast", MAP, made.of_door, discloses=True)
door_unbarred: Final = _table.told("door_unbarred", MAP, made.of_door, discloses=True)
key_turned: Final = _table.told("key_turned", MAP, made.of_door, discloses=True)
wedged: Final = _table.told("wedged", "delve.time.costs", made.of_door)
unwedged: Final = _table.told("unwedged", "delve.time.costs", made.of_door)
barred: Final = _table.told("barred", "delve.time.costs", made.of_door)
came_out: Final = _table.told("came_out", "delve.auto.scope", made.of_group)


@shape("group", "on")
def _of_switch(group: Group) -> Facts:
    return {"group": group.number, "on": group.relight}


relight_ordered: Final = _table.told("relight_ordered", "delve.light.handling", _of_switch)
EVENTS: Final = _table.rows
