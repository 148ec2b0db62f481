"""The table of a fight's events: each by its clauses, with its facts, and who learns it.

Whoever stands on the fight includes these rows in its own table.
"""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import EventTable

TO_WHO_SEES: Final = ("open", "judge")
"""Open where the party sees who did it, else the judge's alone (dungeon.core.secrecy)."""

_table: Final = EventTable({"member": "member"})

MAIN_ORDER: Final = _table.row(
    "main_order",
    (
        "dungeon.combat.fire",
        "dungeon.combat.close",
        "dungeon.combat.withdraw",
        "dungeon.combat.orders",
        "dungeon.combat.fight",
        "dungeon.combat.retreat",
        "dungeon.combat.breakthrough",
        "dungeon.combat.end",
    ),
    "side",
    "front",
    "order",
    sometimes=("hs", "sazhens"),
    to=TO_WHO_SEES,
    discloses=True,
)
"""Its clauses stand in the order of the codes of the orders (`codes.py`)."""
MOVED: Final = _table.row(
    "moved", ("dungeon.combat.close", "dungeon.combat.withdraw"), "side", "hs", "sazhens", to=TO_WHO_SEES
)
CONTACT: Final = _table.row("contact", "dungeon.combat.contact", "front", "hs", "sazhens")
SHOT: Final = _table.row("shot", "dungeon.attack.roll", "member", "dice", "modifier", "target", "needs", to=TO_WHO_SEES)
STRUCK: Final = _table.row("struck", "dungeon.attack.roll", "member", "dice", "modifier", "target", "needs")
SHOT_DIE: Final = _table.die("shot_die", "dungeon.attack.roll")
STRIKE_DIE: Final = _table.die("strike_die", "dungeon.attack.roll")
NO_TARGET: Final = _table.row("no_target", "dungeon.attack.visibility", "side")
UNSEEN_SHOTS: Final = _table.row("unseen_shots", "dungeon.attack.visibility", "side")
SUCCESSES: Final = _table.row("successes", "dungeon.attack.loss", "side", "count")
FELL: Final = _table.row("fell", ("dungeon.attack.loss", "dungeon.aid.window"), "member")
HURT: Final = _table.row(
    "hurt",
    (
        "dungeon.level.combat",
        "dungeon.trap.catalogue",
        "dungeon.trap.pit",
        "dungeon.trap.pit_spikes",
        "dungeon.treasure.magic",
    ),
    "member",
    "left",
)
DEBT: Final = _table.row("debt", "dungeon.attack.debt", "side", "count")
LAPSED: Final = _table.row("lapsed", "dungeon.attack.debt", "side", "count")
LOSS_PICK: Final = _table.die("loss_pick", "dungeon.attack.loss")
BROKE_THROUGH: Final = _table.row("broke_through", "dungeon.combat.breakthrough", "member")
FRONT_OPENED: Final = _table.row("front_opened", "dungeon.combat.rear_front", "front", "hs", "sazhens")
FRONT_CLOSED: Final = _table.row("front_closed", "dungeon.combat.rear_front", "front", "hs", "sazhens")
RETREATED: Final = _table.row("retreated", "dungeon.combat.retreat", "front", "hs", "sazhens")
LOYALTY_DUE: Final = _table.row("loyalty_due", "dungeon.loyalty.triggers", "side", "reason")
LOYALTY_DIE: Final = _table.die("loyalty_die", "dungeon.loyalty.check", to=TO_WHO_SEES)
STOOD: Final = _table.row("stood", "dungeon.loyalty.check", "member")
BROKE: Final = _table.row("broke", "dungeon.loyalty.outcome", "member")
RAN_AWAY: Final = _table.row("ran_away", "dungeon.loyalty.outcome", "member")
YIELDED: Final = _table.row("yielded", ("dungeon.loyalty.outcome", "dungeon.captive.party"), "member")
COWERS: Final = _table.row("cowers", "dungeon.loyalty.outcome", "member")
STEPPED_UP: Final = _table.row("stepped_up", "dungeon.combat.rearrange", "member")
GAVE_UP_CHASE: Final = _table.row("gave_up_chase", "dungeon.combat.end", "side")
COMBAT_OVER: Final = _table.row("combat_over", "dungeon.combat.end", "side", "way")

EVENTS: Final = _table.rows
