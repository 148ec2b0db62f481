"""Events of battles of armies."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

PRICES: Final = "surface.battle.objective_costs"

_table: Final = EventTable(FACTS)
ARMY_DRAWN_UP: Final = _table.row("army_drawn_up", "surface.battle.strength", "side", "strength")
TRAIN_SEEN: Final = _table.row("train_seen", PRICES, "side", "count", "kuna")
SEIZED: Final = _table.row("seized", PRICES, "party", "item", to=TO_SIDE)
BATTLE_DIE: Final = _table.row("battle_die", "surface.battle.multiplier", "sides", "face", sometimes=("seat",))
BATTLE_SECOND_DIE: Final = _table.row(
    "battle_second_die", "surface.battle.multiplier", "sides", "face", sometimes=("seat",)
)
ARMY_THREW: Final = _table.row(
    "army_threw", "surface.battle.losses_due", "side", "sector", "strength", "multiplier", "due", discloses=True
)
OBJECTIVE_REACHED: Final = _table.row(
    "objective_reached", "surface.battle.objectives", "side", "objective", "target", "price", discloses=True
)
OBJECTIVE_WANTED: Final = _table.row(
    "objective_wanted", "surface.battle.objectives", "side", "objective", "target", "price", to=("owner", *TO_JUDGE)
)
ARMY_LOST: Final = _table.row("army_lost", "surface.battle.approximation", "side", "due", "total", "count")
UNIT_LOST: Final = _table.row("unit_lost", "surface.battle.approximation", "side", "kind", "count")
MEMBERS_LOST: Final = _table.row("members_lost", "surface.battle.approximation", "side", "members")
ROUT_DIE: Final = _table.die("rout_die", "surface.battle.course", to=("open", *TO_JUDGE))
ROUTED: Final = _table.row("army_routed", "surface.battle.course", "side", "why")
HELD: Final = _table.row("army_held", "surface.battle.course", "side", "why")
WITHDREW: Final = _table.row("army_withdrew", "surface.battle.course", "side")
SURRENDERED: Final = _table.row("army_surrendered", "surface.battle.fallen", "side")
ARMIES_STAND: Final = _table.row("armies_stand", "surface.battle.course", "count")
BATTLE_OVER: Final = _table.row("battle_over", "surface.battle.course", "side")
SECTOR_SET: Final = _table.row("sector_set", "surface.battle.sectors", "unit", "count", "sector")
UNITS_MERGED: Final = _table.row("units_merged", "surface.battle.large_numbers", "unit", "count", "items")
MODIFIER_SET: Final = _table.row("modifier_set", "surface.battle.modifiers", "side", "amount")

EVENTS: Final = _table.rows
