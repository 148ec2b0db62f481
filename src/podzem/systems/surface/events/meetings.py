"""Events of meetings above ground, of hiding and of pursuit."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

_TABLES: Final = "surface.encounter.tables"
_ADVANTAGE: Final = "surface.encounter.advantage"
_ORDERS: Final = "surface.encounter.orders"
_LEG: Final = "surface.pursuit.leg"
_END: Final = "surface.pursuit.end"
_FLEE: Final = "surface.pursuit.flee"
OPEN_OR_JUDGE: Final = ("open", *TO_JUDGE)
ANYBODY: Final = (*OPEN_OR_JUDGE, *TO_SIDE)
"""All, the seats of the party that it is about, or the judge alone."""

_table: Final = EventTable(FACTS)
COLUMN_DIE: Final = _table.die("column_die", _TABLES, to=TO_JUDGE)
ROW_DIE: Final = _table.die("row_die", (_TABLES, "surface.encounter.landmark"), to=TO_JUDGE)
NOTE_DIE: Final = _table.die("note_die", _TABLES, to=TO_JUDGE)
EMERGE_DIE: Final = _table.die("emerge_die", "surface.encounter.landmark", to=TO_JUDGE)
EMERGED: Final = _table.row("emerged", "surface.encounter.landmark", "landmark", "party", to=TO_JUDGE)
THOSE_MET: Final = _table.row("those_met", _TABLES, "party", "kind", "count", to=TO_JUDGE)
UNAWARES_DIE: Final = _table.die("unawares_die", "surface.encounter.surprise", to=TO_JUDGE)
UNAWARES: Final = _table.row("unawares", "surface.encounter.surprise", "surprised", to=OPEN_OR_JUDGE)
RANGE_DIE: Final = _table.die("range_die", ("surface.encounter.distance", "surface.pursuit.caught"), to=ANYBODY)
MET: Final = _table.row(
    "met", "surface.encounter.orders", "party", "kind", "count", "sazhens", to=TO_SIDE, discloses=True
)
SHOWN: Final = _table.row("side_shown", _ADVANTAGE, "side")
WITHDREW: Final = _table.row("side_withdrew", (_ADVANTAGE, _ORDERS), "side", "sazhens")
STOOD_BY: Final = _table.row("side_waits", _ORDERS, "side")
PARTED: Final = _table.row("ways_part", (_ORDERS, "surface.encounter.combat_frame"), "party", to=TO_SIDE)
HIDE_DIE: Final = _table.die(
    "hide_die", ("surface.hide.result", "surface.hide.free", "surface.pursuit.hide_check"), to=OPEN_OR_JUDGE
)
BEGAN_TO_HIDE: Final = _table.row("began_to_hide", "surface.hide.time", "side", "count")
HIDDEN: Final = _table.row(
    "hidden",
    ("surface.hide.result", "surface.hide.free", "surface.pursuit.hide_check"),
    "side",
    to=ANYBODY,
    discloses=True,
)
NOT_HIDDEN: Final = _table.row(
    "not_hidden",
    ("surface.hide.result", "surface.hide.free", "surface.hide.time", "surface.pursuit.hide_check"),
    "side",
    to=ANYBODY,
    discloses=True,
)
COMBAT: Final = _table.row("combat_above", "surface.encounter.combat_frame", "sazhens", "width")
FLED: Final = _table.row("flight_begins", _FLEE, "side")
FLIGHT_FAILED: Final = _table.row("flight_fails", _FLEE, "side")
UNPURSUED: Final = _table.row("unpursued", (_FLEE, _END), "side")
PURSUED: Final = _table.row("pursued", _LEG, "side", "leg")
FLIGHT_DIE: Final = _table.die("flight_die", _LEG)
RAN: Final = _table.row("fled_to", _LEG, "party", "direction", "cell", "units", to=TO_SIDE, discloses=True)
NO_WAY: Final = _table.row("no_way_to_run", _LEG, "side")
CATCH_DIE: Final = _table.die("catch_die", "surface.pursuit.catch")
CAUGHT: Final = _table.row("caught", "surface.pursuit.caught", "side", "sazhens", discloses=True)
GOT_AWAY: Final = _table.row("got_away", (_END, _FLEE), "side", "why")
WEARIED: Final = _table.row("wearied", "surface.encounter.aftermath", "members", "count")
SURRENDERED: Final = _table.row("side_surrenders", _END, "side")
LEFT_LYING: Final = _table.row("left_lying", _FLEE, "member", to=TO_SIDE)
WARES: Final = _table.row("wares_shown", _TABLES, "party", "kuna", "count", to=TO_SIDE, discloses=True)
SPOILS: Final = _table.row("spoils", _TABLES, "party", "item", "count", to=TO_SIDE)
BEASTS_TAKEN: Final = _table.row("beasts_taken", _TABLES, "party", "count", to=TO_SIDE)

EVENTS: Final = _table.rows
