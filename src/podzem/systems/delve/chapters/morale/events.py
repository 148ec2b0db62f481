"""What is told of morale (delve.morale.*): the dice to the judge, the conduct to all."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import DIE, TO_JUDGE, EventTable, Facts, shape
from podzem.systems.delve.fact_kinds import KINDS
from podzem.systems.delve.people import Band, Person


@shape("target")
def _of_target(target: Person) -> Facts:
    return {"target": target.id}


@shape("member")
def _of_member(member: Person) -> Facts:
    return {"member": member.id}


@shape("target", "kuna")
def _of_wage(target: Person, kuna: int) -> Facts:
    return {"target": target.id, "kuna": kuna}


@shape("kind")
def _of_band(band: Band) -> Facts:
    return {"kind": band.kind}


_table: Final = EventTable(KINDS)
_row = _table.row
_TO: Final = ("open", "judge")
MORALE_DIE: Final = _row("morale_die", "delve.morale.check", *DIE, to=TO_JUDGE)
MORALE: Final = _row("morale", "delve.morale.check", "band", "reason", "total", "score", "success", to=TO_JUDGE)
CONDUCT_DIE: Final = _row("conduct_die", "delve.morale.break", *DIE, to=TO_JUDGE)
BROKE: Final = _row("broke", "delve.morale.break", "band", "kind", "conduct", to=_TO)
CORNERED: Final = _row("cornered", "delve.morale.break", "band", "kind", to=_TO)
OFFERED: Final = _row("offered", "delve.morale.break", "band", "coins")
COMPANIONS_BROKE: Final = _row("companions_broke", "delve.morale.pc", "kind", "members")
RETURNED: Final = _row("returned", "delve.morale.return", "band", "kind", to=_TO)
STUNNED: Final = _row("stunned", "delve.ambush.stunning", "band", "kind", to=TO_JUDGE)
GONE: Final = _row("gone", ("delve.morale.break", "delve.flee.npc", "delve.react.peace"), "band", "kind", to=_TO)
CAPTURED: Final = _row("captured", "delve.morale.captives", "band", "kind", "count")
ESCAPE_DIE: Final = _row("escape_die", "delve.morale.captives", *DIE, to=TO_JUDGE)
ESCAPED: Final = _row("captive_escaped", "delve.morale.captives", "target")
KILLED: Final = _row("captive_killed", "delve.morale.captives", "member", "target")
FREED: Final = _row("captives_freed", "delve.morale.captives", "band", "kind")
wants_double: Final = _table.told("wants_double", "delve.morale.captives", _of_wage)
leaves_in_peace: Final = _table.told("leaves_in_peace", "delve.morale.captives", _of_target)
knows_nothing: Final = _table.told("knows_nothing", "delve.morale.captives", _of_band)
set_free: Final = _table.told("set_free", "delve.morale.captives", _of_member)
UPROAR_DIE: Final = _row("uproar_die", "delve.morale.captives", *DIE, to=TO_JUDGE)
UPROAR: Final = _row("uproar", "delve.morale.captives", "band", "kind", "how")
SOLD: Final = _row("captives_sold", "delve.morale.captives", "count", "kuna")
RANSOM: Final = _row("ransom", "delve.morale.captives", "count", "success")
EVENTS: Final = _table.rows
