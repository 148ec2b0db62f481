"""«Боевые проверки», «Расчёт урона и ран»: what a test comes to, what a blow does."""

from __future__ import annotations

from typing import Final

from podzem.systems.screen.events.table import ATTACKS, TO_SIDES, row

TESTED: Final = row("tested", "screen.core.sl", "creature", "skill", "roll", "sl", "success")
RECKONED: Final = row("reckoned", "screen.core.target_number", "creature", "skill", "number", to=TO_SIDES)
CALLED: Final = row("called", "screen.core.judge_override", "n", "reason")
DECLARED: Final = row("declared", ATTACKS, "creature", "target", "act", "weapon", "zone")
OUTCOME: Final = row(
    "outcome",
    ("screen.melee.winner", "screen.melee.tie", "screen.melee.unopposed", "screen.ranged.test", "screen.cond.blinded"),
    "creature",
    "target",
    "answer",
    "n",
)
REACTED: Final = row("reacted", "screen.turn.reaction", "creature", "reaction")
COUNTERED: Final = row("countered", "screen.melee.counter", "creature", "target", "n")
HIT: Final = row(
    "hit",
    (
        "screen.dmg.wounds",
        "screen.fumble.table",
        "screen.fumble.explosion",
        "screen.cond.burning",
        "screen.mount.rules",
    ),
    "creature",
    "zone",
    "part",
    "damage",
    "n",
)
CRITICAL: Final = row(
    "critical",
    ("screen.crit.table_head", "screen.crit.table_arm", "screen.crit.table_body", "screen.crit.table_leg"),
    "creature",
    "zone",
    "part",
    "n",
    "wound",
)
