"""The dice of tests (screen.core.dice_order)."""

from __future__ import annotations

from typing import Final

from podzem.systems.screen.events.table import ATTACKS, HEALING, die

ATTACK: Final = die("attack", ATTACKS, of_seat=True)
DEFENCE: Final = die("defence", (*ATTACKS, "screen.magic.cast"), of_seat=True)
GROUP_PICK: Final = die("group_pick", "screen.ranged.groups", of_seat=True)
LOCATION: Final = die("location", "screen.zone.reverse", of_seat=True)
DAMAGE: Final = die("damage", "screen.dmg.example", of_seat=True)
CRIT: Final = die(
    "crit",
    ("screen.crit.effect", "screen.crit.piercing", "screen.death.character", "screen.fumble.extra_dice"),
    of_seat=True,
)
CRIT_TEST: Final = die("crit_test", "screen.crit.zone_tables", of_seat=True)
FUMBLE: Final = die("fumble", "screen.fumble.table", of_seat=True)
FUMBLE_EXTRA: Final = die("fumble_extra", "screen.fumble.extra_dice", of_seat=True)
MISFIRE: Final = die("misfire", "screen.fumble.misfire_table", of_seat=True)
LUCK: Final = die("luck", "screen.fumble.explosion", of_seat=True)
SCATTER_DIR: Final = die("scatter_dir", "screen.scatter.trigger", of_seat=True)
SCATTER_DIST1: Final = die("scatter_dist1", "screen.scatter.distance", of_seat=True)
SCATTER_DIST2: Final = die("scatter_dist2", "screen.scatter.distance", of_seat=True)
DISENGAGE: Final = die("disengage", "screen.act.disengage", of_seat=True)
COOL: Final = die("cool", ("screen.turn.fear_phase", "screen.cond.frightened", "screen.cond.broken"), of_seat=True)
HEAL: Final = die("heal", HEALING, of_seat=True)
CRAFT: Final = die("craft", ("screen.fumble.misfire_table", "screen.recover.repair"), of_seat=True)
AGILITY: Final = die("agility", "screen.act.extinguish", of_seat=True)
ENDURANCE: Final = die("endurance", ("screen.death.ticking", "screen.cond.poisoned"), of_seat=True)
BLEED: Final = die("bleed", "screen.cond.bleeding", of_seat=True)
BURN: Final = die("burn", "screen.cond.burning", of_seat=True)
SPREAD: Final = die("spread", "screen.cond.burning", of_seat=True)
POISON: Final = die("poison", "screen.cond.poisoned", of_seat=True)
FATE: Final = die("fate", ("screen.death.important", "screen.master.ai"))
CAST: Final = die("cast", "screen.magic.cast", of_seat=True)
COUNTERSPELL: Final = die("counterspell", "screen.magic.counterspell", of_seat=True)
PRAY: Final = die("pray", "screen.magic.pray", of_seat=True)
STRAY: Final = die("stray", "screen.shoot.stray", of_seat=True)
RIDE: Final = die("ride", "screen.mount.rules", of_seat=True)
FALL: Final = die("fall", "screen.mount.rules", of_seat=True)
