"""«Заминки», missed throws: what falls, breaks and bursts."""

from __future__ import annotations

from typing import Final

from podzem.systems.screen.events.table import TO_SIDES, row

FUMBLED: Final = row("fumbled", "screen.fumble.table", "creature", "fumble")
MISFIRED: Final = row("misfired", "screen.fumble.misfire_table", "creature", "misfire", "weapon")
_FALLS: Final = (
    "screen.fumble.table",
    "screen.crit.table_arm",
    "screen.scatter.feet",
    "screen.scatter.distance",
    "screen.scatter.hit_item",
    "screen.turn.free",
    "screen.act.surrender",
)
FELL: Final = row("weapon_fell", _FALLS, "weapon", "square", to=TO_SIDES)
LOST: Final = row("weapon_lost", _FALLS, "weapon", to=TO_SIDES)
"""The same in a fight without a board."""
NOTCHED: Final = row("notched", "screen.fumble.table", "creature", "weapon", "n")
BROKE: Final = row("broke", ("screen.fumble.table", "screen.fumble.misfire_table"), "creature", "weapon")
BURST: Final = row("burst", "screen.data.qualities", "weapon", "square")
BURST_NEAR: Final = row("burst_near", "screen.data.qualities", "weapon")
