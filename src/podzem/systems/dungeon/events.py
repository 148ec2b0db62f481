"""The table of events of «Подземелье»: what can be told of an expedition, by which clauses, with which facts, to whom.

What befalls people anywhere stands in the tables of `expedition/`, what eyes make out in that of `site/`; they are
included here. Rules tell an event by calling it.
"""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable, Facts
from podzem.core.scribe import Scribe
from podzem.expedition import event_facts
from podzem.expedition import events as people
from podzem.expedition.event_facts import (
    TO_PARTY,
    of_bearer,
    of_bearer_with_count,
    of_count,
    of_giver,
    of_item,
    of_member,
    of_member_with_count,
    of_two,
)
from podzem.expedition.meeting import events as meetings
from podzem.expedition.meeting.events import of_kind
from podzem.expedition.people import Member
from podzem.expedition.town import events as town
from podzem.site import events as site
from podzem.systems.dungeon import event_facts as made

KINDS: Final = {
    **event_facts.KINDS,
    "type": "member",
    "verb": "verb",
    "heading": "heading",
    "area": "area",
    "feature": "place",
    "trap": "trap",
    "trap_type": "trap",
    "door": "door",
    "text": "text",
    "was": "answer",
    "grade": "grade",
    "fault": "fault",
    "option": "option",
}
"""What kind of term each fact is."""
TO_WHO_SEES: Final = ("open", "judge")

CATALOGUE: Final = "dungeon.trap.catalogue"
CHEST: Final = "dungeon.action.chest"
CLIMB: Final = "dungeon.trap.pit_climb"
DIG: Final = "dungeon.action.dig"
DOOR: Final = "dungeon.action.door"
DOOR_CLOSE: Final = "dungeon.action.door_close"
DOOR_KINDS: Final = "dungeon.action.door_kinds"
GOAL: Final = "dungeon.premise.goal"
JUDGE: Final = "dungeon.core.auto_judge"
LIGHTS: Final = "dungeon.light.handling"
LISTEN: Final = "dungeon.action.listen"
LOAD: Final = "dungeon.action.load"
BURNING: Final = ("dungeon.light.torch", "dungeon.light.lamp")
NEWCOMERS: Final = "dungeon.combat.newcomers"
PIT: Final = "dungeon.trap.pit"
REST: Final = "dungeon.action.rest"
REVEAL: Final = "dungeon.light.reveal"
SEARCH: Final = "dungeon.action.search"
SINGLE: Final = "dungeon.action.single"
TRAP_KNOWN: Final = "dungeon.trap.known"
TRAP_PLACE: Final = "dungeon.trap.place"
WEDGE: Final = "dungeon.action.wedge"
WORK: Final = "dungeon.combat.other"

_table: Final = EventTable(KINDS, people.EVENTS, meetings.EVENTS, town.EVENTS, site.EVENTS)

SEED: Final = _table.die("seed", "dungeon.generator.requirements", to=TO_JUDGE)
SIGHTED: Final = {
    **site.sighted(_table, REVEAL, site.BY_LIGHT, discloses=True),
    **site.sighted(_table, DOOR_CLOSE, (site.Sighted.DOOR,), to=TO_PARTY),
}

turn_begins: Final = _table.told("turn_begins", "dungeon.time.sequence", of_count)
turn_passed: Final = _table.told("turn_passed", "dungeon.time.turn", of_count, discloses=True)
phases_kept: Final = _table.told("phases_kept", "dungeon.combat.ten_phases", of_count)
act_lapsed: Final = _table.told("act_lapsed", "dungeon.core.error", made.of_lapse)
ate: Final = _table.told("ate", "dungeon.time.day", of_member)
hungry: Final = _table.told("hungry", "dungeon.time.day", of_member_with_count)
tired: Final = _table.told("tired", "dungeon.action.fatigue", of_member_with_count)
rested: Final = _table.told("rested", REST, of_member)
refreshed: Final = _table.told("refreshed", REST, of_member_with_count)
recovered: Final = _table.told("recovered", "dungeon.aid.recovery", of_member_with_count)

caller_chosen: Final = _table.told("caller_chosen", "dungeon.time.order", made.of_seat)
stays_home: Final = _table.told("stays_home", "dungeon.premise.companions", of_member)
comes_along: Final = _table.told("comes_along", "dungeon.premise.companions", of_member)
RELUCTANCE_DIE: Final = _table.die("reluctance_die", "dungeon.premise.reluctance")
refuses_to_go: Final = _table.told("refuses_to_go", "dungeon.premise.reluctance", of_member)
went_below: Final = _table.told("went_below", GOAL, made.of_entrance)
came_out: Final = _table.told("came_out", GOAL, made.of_group)
finished: Final = _table.told("finished", GOAL, made.of_kuna)

walked: Final = _table.told("walked", "dungeon.move.turn", made.of_way)
ran: Final = _table.told("ran", "dungeon.move.fast", made.of_way)
stopped: Final = _table.told_by("stopped", ("dungeon.core.error", PIT), made.of_obstacle)
room_size: Final = _table.told("room_size", "dungeon.map.announce", made.of_room)
took_stairs: Final = _table.told("took_stairs", "dungeon.map.format", made.of_stairs)
ranks_changed: Final = _table.told("ranks_changed", "dungeon.time.order", made.of_rank)
group_parted: Final = _table.told("group_parted", "dungeon.move.party_speed", made.of_parting)
groups_joined: Final = _table.told("groups_joined", "dungeon.move.party_speed", made.of_joining)
keeps_back: Final = _table.told("keeps_back", "dungeon.combat.rearrange", of_member)
keeps_up: Final = _table.told("keeps_up", "dungeon.combat.rearrange", of_member)

DOOR_DIE: Final = _table.die("door_die", DOOR)
door_opened: Final = _table.told_by("door_opened", (DOOR, DOOR_KINDS, SINGLE), made.of_opening)
door_holds: Final = _table.told_by("door_holds", (DOOR, DOOR_KINDS), made.of_push)
door_unlocked: Final = _table.told("door_unlocked", DOOR_KINDS, made.of_door)
key_does_not_fit: Final = _table.told("key_does_not_fit", DOOR_KINDS, made.of_door)
door_closed: Final = _table.told("door_closed", DOOR_CLOSE, made.of_door)
door_shut: Final = _table.told("door_shut", DOOR_CLOSE, made.of_opening, to=TO_JUDGE)
wedged: Final = _table.told("wedged", WEDGE, made.of_door)
unwedged: Final = _table.told("unwedged", WEDGE, made.of_door)
WEDGE_DIE: Final = _table.die("wedge_die", WEDGE, to=TO_JUDGE)
wedge_held: Final = _table.told("wedge_held", WEDGE, made.of_opening, to=TO_JUDGE)
wedge_fell: Final = _table.told("wedge_fell", WEDGE, made.of_opening, to=TO_JUDGE)
CHEST_DIE: Final = _table.die("chest_die", CHEST)
chest_opened: Final = _table.told("chest_opened", CHEST, made.of_contents)
chest_holds: Final = _table.told("chest_holds", CHEST, made.of_chest)
chest_locked: Final = _table.told("chest_locked", CHEST, of_bearer)
contents_damaged: Final = _table.told("contents_damaged", CHEST, made.of_chest)

SEARCH_DIE: Final = _table.die("search_die", SEARCH, to=TO_JUDGE)
nothing_found: Final = _table.told_to("nothing_found", SEARCH, made.of_spot, TO_PARTY)
FOUND: Final = _table.row(
    "found",
    (SEARCH, SINGLE),
    *("member", "place", "spot", "found", "caches", "doors", "traps"),
    to=(*TO_PARTY, "open"),
)
LISTEN_DIE: Final = _table.die("listen_die", LISTEN, to=TO_JUDGE)
nothing_heard: Final = _table.told_to("nothing_heard", LISTEN, made.of_spot, TO_PARTY)
heard: Final = _table.told_to("heard", LISTEN, made.of_sound, TO_PARTY)
acted_on: Final = _table.told("acted_on", SINGLE, made.of_act)
nothing_happens: Final = _table.told("nothing_happens", SINGLE, made.of_feature)
act_answer: Final = _table.told("act_answer", SINGLE, made.of_answer)
dug: Final = _table.told("dug", DIG, made.of_labour)
breach: Final = _table.told("breach", DIG, made.of_face)
hollow: Final = _table.told("hollow", DIG, made.of_face)
rubble_gone: Final = _table.told("rubble_gone", DIG, made.of_rubble)

light_low: Final = _table.told_by("light_low", BURNING, of_bearer_with_count)
light_out: Final = _table.told_by("light_out", BURNING, of_bearer)
lying_light_out: Final = _table.told_by("lying_light_out", BURNING, of_item, to=TO_JUDGE)
lit: Final = _table.told("lit", LIGHTS, of_bearer_with_count)
struck_fire: Final = _table.told("struck_fire", LIGHTS, of_bearer)
refilled: Final = _table.told("refilled", "dungeon.light.lamp", of_bearer_with_count)
LAMP_DIE: Final = _table.die("lamp_die", LIGHTS)
lamp_out: Final = _table.told("lamp_out", LIGHTS, of_item)
packed: Final = _table.told("packed", "dungeon.load.containers", made.of_packing)
took: Final = _table.told("took", LOAD, of_bearer)
dropped: Final = _table.told("dropped", LOAD, of_bearer)
gave: Final = _table.told("gave", LOAD, of_giver)
drags: Final = _table.told("drags", "dungeon.load.drag", of_bearer)
helps_bear: Final = _table.told("helps_bear", "dungeon.load.shared", of_giver)
lifted: Final = _table.told("lifted", "dungeon.load.shared", of_bearer)

TRAP_DIE: Final = _table.die("trap_die", TRAP_PLACE, to=TO_JUDGE)
trap_waits: Final = _table.told("trap_waits", TRAP_PLACE, made.of_sort_of_trap, to=TO_JUDGE)
trap_sprung: Final = _table.told_by("trap_sprung", (TRAP_PLACE, "dungeon.trap.action"), made.of_sort_of_trap)
trap_pointed_out: Final = _table.told("trap_pointed_out", "dungeon.trap.noticeable", made.of_sort_of_trap)
DISARM_DIE: Final = _table.die("disarm_die", TRAP_KNOWN)
trap_disarmed: Final = _table.told("trap_disarmed", TRAP_KNOWN, made.of_disarming)
trap_not_disarmed: Final = _table.told_to("trap_not_disarmed", TRAP_KNOWN, made.of_disarming, TO_PARTY)
GAS_DIE: Final = _table.die("gas_die", CATALOGUE)
POISON_DIE: Final = _table.die("poison_die", CATALOGUE)
unharmed: Final = _table.told("unharmed", CATALOGUE, of_member)
BLOCK_DIE: Final = _table.die("block_die", CATALOGUE)
way_blocked: Final = _table.told("way_blocked", CATALOGUE, made.of_trap)
alarm: Final = _table.told("alarm", CATALOGUE, made.of_trap)
slid: Final = _table.told("slid", CATALOGUE, made.of_slide)
burnt: Final = _table.told("burnt", CATALOGUE, of_bearer)
EDGE_DIE: Final = _table.die("edge_die", PIT)
caught_edge: Final = _table.told("caught_edge", PIT, of_member)
fell_in: Final = _table.told("fell_in", PIT, made.of_pit)
FALL_DIE: Final = _table.die("fall_die", PIT)
PIT_LIGHT_DIE: Final = _table.die("pit_light_die", PIT)
pit_light_out: Final = _table.told("pit_light_out", PIT, of_bearer)
LEAP_DIE: Final = _table.die("leap_die", PIT)
leapt: Final = _table.told("leapt", PIT, of_member)
bridged: Final = _table.told("bridged", TRAP_KNOWN, made.of_crossing)
CLIMB_DIE: Final = _table.die("climb_die", CLIMB)
climbed: Final = _table.told("climbed", CLIMB, of_member)
slipped_back: Final = _table.told("slipped_back", CLIMB, of_member)
hauled: Final = _table.told("hauled", CLIMB, of_member)

encounter: Final = _table.told("encounter", "dungeon.encounter.keyed", made.of_met, to=TO_JUDGE)
happened: Final = _table.told("happened", "dungeon.encounter.keyed", made.of_text)
secret_door_used: Final = _table.told("secret_door_used", "dungeon.encounter.direction", made.of_opening)
WANDERING_DIE: Final = _table.die("wandering_die", "dungeon.encounter.wandering", to=TO_JUDGE)
DIRECTION_DIE: Final = _table.die("direction_die", "dungeon.encounter.direction", to=TO_JUDGE)
no_way_in: Final = _table.told("no_way_in", "dungeon.encounter.direction", made.of_group, to=TO_JUDGE)
wanderers: Final = _table.told("wanderers", "dungeon.bestiary.wandering", made.of_wanderers, to=TO_JUDGE)
met_unseen: Final = _table.told("met_unseen", "dungeon.surprise.base", made.of_group_met)
met_unseen_at: Final = _table.told("met_unseen_at", "dungeon.surprise.base", made.of_way_in)
met_figures: Final = _table.told("met_figures", REVEAL, made.of_figures)
met_kind: Final = _table.told("met_kind", REVEAL, made.of_kind_met)

combat_begins: Final = _table.told_to("combat_begins", "dungeon.combat.modes", made.of_distance, TO_WHO_SEES)
combat_begins_unseen: Final = _table.told("combat_begins_unseen", "dungeon.combat.modes", made.of_nothing)
incidental: Final = _table.told("incidental", "dungeon.combat.incidental", made.of_fighter)
whole_phase: Final = _table.told("whole_phase", WORK, made.of_fighter)
works_on: Final = _table.told("works_on", WORK, of_member)
work_left: Final = _table.told("work_left", WORK, of_member)
bound: Final = _table.told("bound", WORK, of_two)
guards: Final = _table.told("guards", "dungeon.captive.guard", of_member)
will_throw: Final = _table.told_to("will_throw", "dungeon.attack.thrown", of_bearer, TO_PARTY)
thrown: Final = _table.told("thrown", "dungeon.attack.thrown", of_bearer)
SLEEP_DIE: Final = _table.die("sleep_die", "dungeon.treasure.magic")
fell_asleep: Final = _table.told("fell_asleep", "dungeon.treasure.magic", made.of_fighter)
newcomers_attack: Final = _table.told("newcomers_attack", NEWCOMERS, made.of_front)
newcomers_wait: Final = _table.told("newcomers_wait", NEWCOMERS, of_kind, to=TO_JUDGE)

ruled: Final = _table.told("ruled", JUDGE, made.of_ruling, to=TO_JUDGE)
DIE_REPLACED: Final = _table.die_replaced(JUDGE)
judge_set: Final = _table.told_to("judge_set", JUDGE, made.of_path, TO_WHO_SEES)
judge_removed: Final = _table.told("judge_removed", JUDGE, of_member)
judge_wounded: Final = _table.told("judge_wounded", JUDGE, of_member)
judge_healed: Final = _table.told("judge_healed", JUDGE, of_member)
judge_gave: Final = _table.told("judge_gave", JUDGE, of_bearer)
judge_moved: Final = _table.told("judge_moved", JUDGE, made.of_point)
revealed: Final = _table.told("revealed", JUDGE, made.of_way_in)
judge_added: Final = _table.told("judge_added", JUDGE, made.of_added, to=TO_JUDGE)

EVENTS: Final = _table.rows
TALLIES: Final = {
    "home": (finished.spec.name, "clause"),
    "fallen": (people.fell.spec.name, "clause"),
    "met": (met_kind.spec.name, "kind"),
    "traps": (trap_sprung.spec.name, "trap_type"),
}
"""What the lab counts over many games."""


def found(scribe: Scribe, clause: str, audience: int, member: Member, place: str, spot: str, sorts: Facts) -> None:
    """What a search, or an act on something, brought to light: how much of each sort."""
    if scribe.listening:
        facts: Facts = {"member": member.id, "place": place, "spot": spot, **sorts}
        scribe.record(FOUND, facts, clause=clause, audience=audience)
