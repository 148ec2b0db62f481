"""The table of events of a meeting: surprise, distance, attitude, what both sides do, offers."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition.event_facts import KINDS, TO_PARTY
from podzem.expedition.meeting.meeting import Meeting
from podzem.world.lengths import write_sazhens

ATTITUDES: Final = "dungeon.attitude.table"
CHANGE: Final = "dungeon.attitude.change"
CHOICES: Final = "dungeon.attitude.choices"
JUDGE: Final = "dungeon.core.auto_judge"
NEWCOMERS: Final = "dungeon.combat.newcomers"
ROLL: Final = "dungeon.attitude.roll"
SURPRISE: Final = "dungeon.surprise.base"
THROWN: Final = ("dungeon.distance.both", "dungeon.distance.one", "dungeon.distance.none")


@shape("group")
def _of_group(meeting: Meeting) -> Facts:
    return {"group": meeting.group}


@shape("kind")
def of_kind(meeting: Meeting) -> Facts:
    """What those met are."""
    return {"kind": meeting.kind}


@shape("group", "kuna")
def _of_sum(meeting: Meeting, kuna: int) -> Facts:
    return {"group": meeting.group, "kuna": kuna}


@shape("group", "count")
def _of_food(meeting: Meeting, count: int) -> Facts:
    return {"group": meeting.group, "count": count}


@shape("party", "others")
def _of_surprise(meeting: Meeting) -> Facts:
    return {"party": meeting.party_surprised, "others": meeting.others_surprised}


@shape("hs", "sazhens")
def _of_distance(meeting: Meeting) -> Facts:
    return {"hs": meeting.hs, "sazhens": write_sazhens(meeting.hs)}


@shape("place")
def _of_place(id: str) -> Facts:
    return {"place": id}


_table: Final = EventTable(KINDS)

SURPRISE_DIE: Final = _table.die("surprise_die", SURPRISE, to=TO_JUDGE)
surprise: Final = _table.told_by("surprise", (SURPRISE, "dungeon.move.fast_surprise", JUDGE), _of_surprise, TO_JUDGE)
DISTANCE_DIE: Final = _table.die("distance_die", THROWN, to=TO_JUDGE)
distance: Final = _table.told_by("distance", (*THROWN, "dungeon.distance.known"), _of_distance, TO_JUDGE)
ATTITUDE_DIE: Final = _table.die("attitude_die", (ROLL, NEWCOMERS), to=TO_JUDGE)
ATTITUDE: Final = _table.row("attitude", (ROLL, NEWCOMERS, JUDGE), "amount", "band", to=TO_JUDGE)
advantage_lost: Final = _table.told("advantage_lost", "dungeon.surprise.no_attitude", _of_group)
party_attacks: Final = _table.told("party_attacks", CHOICES, _of_group)
party_waits: Final = _table.told("party_waits", CHOICES, _of_group)
party_speaks: Final = _table.told("party_speaks", CHOICES, _of_group)
slipped_away: Final = _table.told("slipped_away", CHOICES, _of_group)
they_attack: Final = _table.told_by("they_attack", (ATTITUDES, CHOICES), _of_group)
they_ignore: Final = _table.told("they_ignore", ATTITUDES, _of_group)
they_help: Final = _table.told("they_help", ATTITUDES, _of_group)
they_ask: Final = _table.told("they_ask", ATTITUDES, _of_group)
they_leave: Final = _table.told("they_leave", "dungeon.bestiary.table", _of_group)
passed_by: Final = _table.told("passed_by", SURPRISE, of_kind, to=TO_JUDGE)
parted: Final = _table.told_by("parted", (CHOICES, CHANGE), _of_group)
demanded_kuna: Final = _table.told("demanded_kuna", CHANGE, _of_sum)
demanded_food: Final = _table.told("demanded_food", CHANGE, _of_food)
paid: Final = _table.told("paid", CHANGE, _of_sum)
fed: Final = _table.told("fed", CHANGE, _of_food)
kin_freed: Final = _table.told("kin_freed", CHANGE, _of_group)
told_secret: Final = _table.told_to("told_secret", ATTITUDES, _of_place, TO_PARTY)

EVENTS: Final = _table.rows


def attitude(scribe: Scribe, clause: str, amount: int, band: str, terms: list[Term] | None = None) -> None:
    """How those met are disposed, with the rows of its sum where it was thrown."""
    if scribe.listening:
        scribe.record(ATTITUDE, {"amount": amount, "band": band}, terms, clause)
