"""«Специальные боевые действия»: what somebody does."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE
from podzem.systems.screen.events.table import HEALING, TO_SIDES, row

_WALKS: Final = ("screen.turn.move", "screen.act.charge", "screen.mount.rules", "screen.cond.broken")
MOVED: Final = row("moved", _WALKS, "creature", "square", "path")
MOVED_UNSEEN: Final = row("moved_unseen", _WALKS, "creature", "square", "path", to=TO_JUDGE)
STANDS_OFF: Final = row("stands_off", _WALKS, "creature", "target", "n", to=TO_SIDES)
"""In a fight without a board: how far he is from the nearest enemy now."""
TURNED: Final = row("turned", "screen.map.facing", "creature", "facing")
DISENGAGED: Final = row("disengaged", "screen.act.disengage", "creature", "success")
INFIGHT: Final = row("infight", ("screen.infight.enter", "screen.infight.leave"), "creature", "target", "success")
CLINCH: Final = row("clinch", ("screen.clinch.start", "screen.clinch.end"), "creature", "target", "success")
AIMED: Final = row("aimed", "screen.act.aim", "creature", "target")
RELOADED: Final = row(
    "reloaded", ("screen.reload.bow", "screen.reload.crossbow", "screen.reload.gun"), "creature", "weapon", "success"
)
UNJAMMED: Final = row("unjammed", "screen.fumble.misfire_table", "creature", "weapon", "success")
WIELDED: Final = row("wielded", ("screen.turn.free", "screen.act.pick_up_swap_use"), "creature", "weapon", "hand")
STOOD: Final = row("stood", "screen.act.stand", "creature")
AIDED: Final = row("aided", (*HEALING, "screen.act.extinguish"), "creature", "target", "success")
SPELL: Final = row("spell", ("screen.magic.cast", "screen.magic.pray"), "creature", "spell", "target", "success")
SPELL_STOPPED: Final = row("spell_stopped", "screen.magic.counterspell", "creature", "target", "success")
MOUNTED: Final = row("mounted", "screen.mount.rules", "creature", "target", "success")
FELL_OFF: Final = row("fell_off", "screen.mount.rules", "creature", "success")
SHOUTED: Final = row("shouted", "screen.turn.free", "creature")
PASSED: Final = row("passed", "screen.turn.main", "creature")
TREATED: Final = row("treated", "screen.crit.treatment", "creature", "wound", "success")
RESTED: Final = row("rested", "screen.recover.rest", "n")
REPAIRED: Final = row("repaired", "screen.recover.repair", "creature", "success")

GROUP_ACTED: Final = row("group_acted", "screen.master.group_narration", "creature", "count", "hits", "n", "down")
