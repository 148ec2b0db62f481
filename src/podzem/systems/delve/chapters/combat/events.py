"""What is told of fights (delve.combat.*, delve.ambush.*): dice in the open, no numbers of those met."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import DIE, TO_JUDGE, EventTable
from podzem.core.events import EventSpec
from podzem.systems.delve.fact_kinds import KINDS

_table: Final = EventTable(KINDS)
_row = _table.row


def _die(name: str, clause: str | tuple[str, ...], to: tuple[str, ...] = ("open",)) -> EventSpec:
    return _table.row(name, clause, *DIE, sometimes=("seat",), to=to)


FIGHT: Final = _row("fight_begins", "delve.meet.initiative")
EXTRA_ROUND: Final = _row("extra_round", "delve.ambush.surprise", "side")
INITIATIVE_DIE: Final = _die("initiative_die", "delve.meet.initiative")
INITIATIVE: Final = _row("initiative", "delve.meet.initiative", "member", "total")
INITIATIVE_KIND: Final = _row("initiative_kind", "delve.meet.initiative", "kind", "total")
INITIATIVE_SIDE: Final = _row("initiative_side", "delve.meet.initiative", "side", "total")
LATE: Final = _row("late", "delve.combat.order", "band")
ROUND: Final = _row("round", "delve.combat.order", "count")
ATTACK_DIE: Final = _die("attack_die", "delve.combat.attack")
ATTACKED: Final = _row(
    "attacked",
    ("delve.combat.attack", "delve.combat.withdraw", "delve.dark.melee"),
    *("member", "target", "roll", "total", "difficulty", "success"),
    sometimes=("item",),
)
AIR: Final = _row("struck_air", ("delve.dark.melee", "delve.vis.memory"), "member", "place", sometimes=("item",))
DAMAGE_DIE: Final = _die("damage_die", ("delve.combat.damage", "delve.beast.flags"))
HIT: Final = _row("hit", ("delve.combat.damage", "delve.beast.flags", "delve.trap.effects"), "target", "count")
LETHAL: Final = _row("lethal", "delve.combat.lethal", "member", "target", "success")
LETHAL_DENIED: Final = _row("lethal_denied", "delve.ambush.lethal", "member", "target")
FELL: Final = _row("fell", "delve.combat.down", "target", "how")
DIED: Final = _row("died", "delve.combat.down", "target")
CORRODED: Final = _row("corroded", "delve.beast.flags", "member", "item")
MOVED: Final = _row("moved", ("delve.combat.move", "delve.combat.withdraw", "delve.morale.break"), "member", "place")
BUMPED: Final = _row("bumped", "delve.dark.melee", "member", "place")
OPENED: Final = _row("door_opened", "delve.combat.move", "member", "opening")
RELOADED: Final = _row("reloaded", "delve.combat.range", "member", "item")
DRANK: Final = _row("drank", "delve.gear.list", "member", "target", "item", "count")
POTION_DIE: Final = _die("potion_die", "delve.gear.list")
AIDED: Final = _row("aided", "delve.combat.firstaid", "member", "target", "success", sometimes=("item",))
HID: Final = _row("hid", "delve.vis.hidden", "member")
TOOK_COVER: Final = _row("took_cover", "delve.vis.hidden", "member")
SHOUTED: Final = _row("shouted", "delve.meet.conspicuous", "member")
SURRENDERED: Final = _row("surrendered", "delve.morale.captives", "member")
DROPPED: Final = _row("dropped", ("delve.combat.down", "delve.morale.break", "delve.flee.declare"), "member", "things")
ENDED: Final = _row("fight_ended", "delve.combat.end", "rounds")
LULL: Final = _row("lull", "delve.combat.end")
MISSILES: Final = _row("missiles_found", "delve.combat.end", "member", "count")
ALARM: Final = _row("alarm_raised", "delve.beast.tactics", "band", to=TO_JUDGE)
EVENTS: Final = _table.rows
