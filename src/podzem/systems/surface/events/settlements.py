"""Events of settlements, building and seafaring."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

GOODS: Final = "surface.settlement.goods"
MEN: Final = "surface.settlement.hirelings"
BUILD: Final = "surface.build.hook"
SEA: Final = "surface.sea.hook"
RECAST: Final = "surface.encounter.cancelled"

_table: Final = EventTable(FACTS)
GOODS_BOUGHT: Final = _table.row(
    "goods_bought",
    (GOODS, "surface.settlement.supplies", "surface.encounter.tables"),
    "member",
    "item",
    "count",
    "kuna",
    to=TO_SIDE,
)
ANIMAL_BOUGHT: Final = _table.row("animal_bought", (GOODS, "surface.encounter.tables"), "member", "kuna", to=TO_SIDE)
VESSEL_BOUGHT: Final = _table.row("vessel_bought", SEA, "vessel", "kuna", to=TO_SIDE)
TREASURE_SOLD: Final = _table.row(
    "treasure_sold", "surface.settlement.sell_treasure", "member", "item", "value", "price", to=TO_SIDE
)
METAL_CHANGED: Final = _table.row("metal_changed", "dungeon.money.values", "member", "item", "kuna", to=TO_SIDE)
SILVER_TAKEN: Final = _table.row("silver_taken", "dungeon.money.values", "member", "kuna", to=TO_SIDE)
MENDED: Final = _table.row("mended", "dungeon.aid.breakage", "member", "item", "kuna", to=TO_SIDE)
LOCAL_DIE: Final = _table.die("local_die", MEN)
LOCAL_MEN: Final = _table.row("local_men", MEN, "settlement", "men")
LOCAL_HIRED: Final = _table.row("local_hired", MEN, "member", "kuna", to=TO_SIDE)
NO_MEN: Final = _table.row("no_men", MEN, "settlement", to=TO_SIDE)
COMPANION_LEFT: Final = _table.row("companion_left", "dungeon.hire.terms", "member", to=TO_SIDE)
COMPANION_PAID: Final = _table.row("companion_paid", "dungeon.hire.terms", "member", "kuna", to=TO_SIDE)
CAPTIVE_SOLD: Final = _table.row(
    "captive_sold_here", "surface.settlement.captives", "member", "value", "price", to=TO_SIDE
)
CAPTIVE_RANSOMED: Final = _table.row("captive_ransomed", "surface.settlement.captives", "member", "price", to=TO_SIDE)
RECAST_DIE: Final = _table.die("recast_die", RECAST, to=TO_JUDGE)
THIEF: Final = _table.row("thief_stole", RECAST, "party", "member", "item", to=TO_SIDE)
CUTPURSE: Final = _table.row("purse_cut", RECAST, "party", "kuna", to=TO_SIDE)
RECRUITER: Final = _table.row("recruiter_came", RECAST, "party", to=TO_SIDE)
MERCHANT: Final = _table.row("merchant_came", RECAST, "party", to=TO_SIDE)
BEGGAR: Final = _table.row("beggar_came", RECAST, "party", to=TO_SIDE)
BEGGAR_KNOWS: Final = _table.row("beggar_knows", RECAST, "party", "landmark", to=TO_SIDE)
BRAWL: Final = _table.row("brawl_began", RECAST, "party", "count", to=TO_SIDE)

BUILD_STARTED: Final = _table.row("build_started", BUILD, "party", "work", "kuna", "labour", to=TO_SIDE)
BUILD_WORKED: Final = _table.row("build_worked", BUILD, "work", "done", "labour", to=TO_SIDE)
BUILD_DONE: Final = _table.row("build_done", BUILD, "work", to=TO_SIDE)
WORK_DECAYED: Final = _table.row("work_decayed", "surface.build.table", "work")
VILLAGE_GREW: Final = _table.row("village_grew", "surface.build.table", "work")
VILLAGE_INCOME: Final = _table.row("village_income", "surface.build.table", "seat", "kuna")

EMBARKED: Final = _table.row("embarked", "surface.sea.crew", "party", "vessel", to=TO_SIDE)
DISEMBARKED: Final = _table.row("disembarked", "surface.sea.crew", "party", "vessel", to=TO_SIDE)
SAILED: Final = _table.row("sailed", SEA, "party", "direction", "price", to=TO_SIDE)
HAULED: Final = _table.row("vessel_hauled", "surface.river.portage", "party", "price", to=TO_SIDE)
SEA_LOST_DIE: Final = _table.die("sea_lost_die", SEA, to=TO_JUDGE)
SEA_WAY_DIE: Final = _table.die("sea_way_die", "surface.lost.new_direction", to=TO_JUDGE)
WRECK_DIE: Final = _table.die("wreck_die", SEA)
WRECKED: Final = _table.row("wrecked", SEA, "party", "vessel", to=TO_SIDE)
LOST_AT_SEA: Final = _table.row("lost_at_sea", SEA, "member", to=TO_SIDE)
SEA_MEETING_DIE: Final = _table.die("sea_meeting_die", "surface.encounter.tables", to=TO_JUDGE)
WRECKAGE_DIE: Final = _table.die("wreckage_die", "surface.encounter.tables", to=TO_JUDGE)
WRECKAGE: Final = _table.row("wreckage_found", "surface.encounter.tables", "party", "count", to=TO_SIDE)

EVENTS: Final = _table.rows
