"""What can be told of encounter checks: dice and tables to the judge, what is perceived to all."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.systems.delve import event_facts as made
from podzem.systems.delve.event_facts import KINDS
from podzem.systems.delve.people import Group

TABLE: Final = "delve.wander.table"
SIGN: Final = "delve.wander.sign"
CHANGE: Final = "delve.wander.change"
DEPLETION: Final = "delve.wander.depletion"
ENCOUNTER: Final = "delve.wander.encounter"


@shape("group", "result")
def _of_result(group: Group, result: str) -> Facts:
    return {"group": group.number, "result": result}


@shape("kind", "count")
def _of_creatures(kind: str, count: int) -> Facts:
    return {"kind": kind, "count": count}


@shape("kind", "count", "exit")
def _of_tracks(kind: str, count: int, exit: str) -> Facts:
    return {"kind": kind, "count": count, "exit": exit}


@shape("exit")
def _of_exit(exit: str) -> Facts:
    return {"exit": exit}


@shape("large", "count")
def _of_shadows(large: bool, count: int) -> Facts:
    return {"large": large, "count": count}


@shape("kind")
def _of_kind(kind: str) -> Facts:
    return {"kind": kind}


@shape("mind", "wont")
def _of_remains(mind: str, wont: str) -> Facts:
    return {"mind": mind, "wont": wont}


_table: Final = EventTable(KINDS)
CHECK_DIE: Final = _table.die("wander_die", TABLE, to=TO_JUDGE)
DUNGEON_DIE: Final = _table.die("dungeon_wander_die", "delve.shared.wander", to=TO_JUDGE)
KIND_DIE: Final = _table.die("encounter_die", ENCOUNTER, to=TO_JUDGE)
SIGN_DIE: Final = _table.die("sign_die", SIGN, to=TO_JUDGE)
DEPLETION_DIE: Final = _table.die("depletion_die", DEPLETION, to=TO_JUDGE)
VICTIM_DIE: Final = _table.die("victim_die", DEPLETION, to=("open", "judge"))
CHANGE_DIE: Final = _table.die("change_die", CHANGE, to=TO_JUDGE)
PICK_DIE: Final = _table.die("change_pick_die", CHANGE, to=TO_JUDGE)
came_up: Final = _table.told("wander_result", TABLE, _of_result, to=TO_JUDGE)
alertness_changed: Final = _table.told("alertness_changed", "delve.wander.alertness", made.of_alertness, to=TO_JUDGE)
they_come: Final = _table.told("they_come", ENCOUNTER, _of_creatures, to=TO_JUDGE)
foretold: Final = _table.told("foretold", SIGN, _of_creatures, to=TO_JUDGE)
tracks: Final = _table.told("sign_tracks", SIGN, _of_tracks, discloses=True)
noise: Final = _table.told("sign_noise", SIGN, _of_exit, discloses=True)
shadows: Final = _table.told("sign_shadows", SIGN, _of_shadows, discloses=True)
foreboding: Final = _table.told("sign_foreboding", SIGN, made.of_nothing, discloses=True)
smell: Final = _table.told("sign_smell", SIGN, _of_kind, discloses=True)
remains: Final = _table.told("sign_remains", SIGN, _of_remains, discloses=True)
torch_spent: Final = _table.told("torch_spent", DEPLETION, made.of_item)
oil_lost: Final = _table.told("oil_lost", DEPLETION, made.of_item_with_count)
gear_broke: Final = _table.told("gear_broke", DEPLETION, made.of_item)
supplies_lost: Final = _table.told("supplies_lost", DEPLETION, made.of_item)
nothing_lost: Final = _table.told("nothing_lost", DEPLETION, made.of_group, to=TO_JUDGE)
collapsed: Final = _table.told("collapsed", CHANGE, made.of_place, discloses=True)
doors_moved: Final = _table.told("doors_moved", CHANGE, made.of_nothing, discloses=True)
smoke: Final = _table.told("smoke_came", CHANGE, made.of_nothing, discloses=True)
smoke_cleared: Final = _table.told("smoke_cleared", CHANGE, made.of_nothing)
moved_closer: Final = _table.told("moved_closer", CHANGE, _of_kind, to=TO_JUDGE)
traps_set: Final = _table.told("traps_set", CHANGE, made.of_group, to=TO_JUDGE)
EVENTS: Final = _table.rows
