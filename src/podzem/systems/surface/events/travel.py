"""Events of the march, of losing the way, of rivers."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

_table: Final = EventTable(FACTS)
MARCH_BEGAN: Final = _table.row("march_began", "surface.move.march", "party", "direction", "count", to=TO_SIDE)
MARCH_ALONG: Final = _table.row("march_along", "surface.move.march", "party", "along", "cell", to=TO_SIDE)
MARCH_RESUMED: Final = _table.row("march_resumed", "surface.move.march", "party", to=TO_SIDE)
MARCH_STOPPED: Final = _table.row("march_stopped", "surface.lost.stop", "party", to=TO_SIDE)
ARRIVED: Final = _table.row("arrived", "surface.move.march", "party", to=TO_SIDE)
ENTERED: Final = _table.row(
    "entered_cell",
    ("surface.move.cost_terrain", "surface.move.cost_path", "surface.move.flight", "surface.river.ice"),
    "party",
    "cell",
    "terrain",
    "units",
    "left",
    sometimes=("path",),
    to=TO_SIDE,
    discloses=True,
)
OBSTACLE: Final = _table.row(
    "way_barred",
    (
        "surface.core.directions",
        "surface.river.cross",
        "surface.river.flood",
        "surface.river.bank",
        "surface.river.swim_lake",
        "surface.move.animals",
        "surface.move.flight",
        "surface.sea.crew",
        "surface.build.hook",
        "surface.build.table",
        "dungeon.money.values",
    ),
    "party",
    to=TO_SIDE,
    discloses=True,
)
TOO_LITTLE: Final = _table.row("too_little_left", "surface.move.partial", "party", "units", "left", to=TO_SIDE)
PROGRESSED: Final = _table.row("progressed", "surface.move.partial", "party", "units", to=TO_SIDE)
FORCED: Final = _table.row(
    "forced_march", ("surface.move.force_supplies", "surface.move.force_rest"), "party", "forced", "units", to=TO_SIDE
)
FEEDING: Final = _table.row("feeding_chosen", "surface.forage.mode", "party", "feeding", to=TO_SIDE)
ACTION: Final = _table.row(
    "action_began",
    ("surface.move.rest_day", "surface.visibility.search", "surface.settlement.hirelings", "surface.build.hook"),
    "party",
    "action",
    to=TO_SIDE,
)
CHANGED_STOPS: Final = _table.row("stops_changed", "surface.move.march", "party", "stop", "on", to=TO_SIDE)
LOST_DIE: Final = _table.die("lost_die", "surface.lost.chance", to=TO_JUDGE)
DIRECTION_DIE: Final = _table.die("lost_direction_die", "surface.lost.new_direction", to=TO_JUDGE)
LOST_WAY: Final = _table.row("lost_way", "surface.lost.new_direction", "party", "direction", to=("judge", "side"))
ENTERED_SETTLEMENT: Final = _table.row(
    "entered_settlement", "surface.move.settlement_enter", "party", "landmark", to=TO_SIDE
)
LEFT_SETTLEMENT: Final = _table.row("left_settlement", "surface.move.settlement_enter", "party", "landmark", to=TO_SIDE)
GATE_DIE: Final = _table.die("gate_die", "surface.move.settlement_enter", to=TO_JUDGE)
GATE_CLOSED: Final = _table.row("gate_closed", "surface.move.settlement_enter", "party", "landmark", to=TO_SIDE)
GATE_HOSTILE: Final = _table.row("gate_hostile", "surface.move.settlement_enter", "party", "landmark", to=TO_SIDE)
NOT_HERE: Final = _table.row("not_here", "surface.lost.secrecy", "party", "landmark", to=TO_SIDE, discloses=True)
SPLIT: Final = _table.row("party_split", "surface.core.party", "party", "members", "part", to=TO_SIDE)
MERGED: Final = _table.row("parties_merged", "surface.core.party", "party", "part", to=TO_SIDE)
NOT_TOGETHER: Final = _table.row("not_together", "surface.core.party", "party", to=TO_SIDE, discloses=True)
CALLER: Final = _table.row("caller_changed", "surface.core.party", "party", "seat", to=TO_SIDE)
DROPPED: Final = _table.row("left_behind", "surface.core.legal_actions", "member", "item", "count", to=TO_SIDE)
NOTHING_LIES: Final = _table.row("nothing_lies", "surface.lost.secrecy", "party", "item", to=TO_SIDE, discloses=True)
HANDED: Final = _table.row("handed_over", "surface.core.legal_actions", "item", "member", to=TO_SIDE)
MOUNTED: Final = _table.row("mounted", "surface.move.animals", "member", "other", to=TO_SIDE)
DISMOUNTED: Final = _table.row("dismounted", "surface.move.animals", "member", to=TO_SIDE)
CROSSED: Final = _table.row(
    "crossed",
    (
        "surface.river.cross",
        "surface.river.width1",
        "surface.river.width2",
        "surface.river.ice",
        "surface.river.bridge_ferry",
        "surface.move.flight",
    ),
    "party",
    "bank",
    to=TO_SIDE,
)
FERRY_PAID: Final = _table.row("ferry_paid", "surface.river.bridge_ferry", "party", "kuna", to=TO_SIDE)
DROWN_DIE: Final = _table.die("drown_die", ("surface.river.drown", "surface.river.ice_breakup"))
DROWNED: Final = _table.row("drowned", ("surface.river.drown", "surface.river.ice_breakup"), "member")
SWAM: Final = _table.row("swam", ("surface.river.swim", "surface.river.swim_lake"), "party", "members", to=TO_SIDE)
SAVED: Final = _table.row("saved_from_ice", "surface.river.ice_breakup", "party", "cell", to=TO_SIDE)
BEASTS_LOST: Final = _table.row("beast_lost", "surface.river.ice_breakup", "member", to=TO_SIDE)

EVENTS: Final = _table.rows
