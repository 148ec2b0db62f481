"""«Преимущество», «Боевые состояния», death: what becomes of somebody."""

from __future__ import annotations

from typing import Final

from podzem.systems.screen.events.table import TO_SIDES, row

LOST_HP: Final = row(
    "lost_hp",
    (
        "screen.crit.zone_tables",
        "screen.cond.bleeding",
        "screen.cond.poisoned",
        "screen.fumble.table",
        "screen.crit.extract",
        "screen.recover.first_aid",
    ),
    "creature",
    "n",
)
HEALTH: Final = row("health", "screen.core.visibility", "creature", "n", to=TO_SIDES)
HEALED: Final = row(
    "healed",
    (
        "screen.act.stabilise",
        "screen.recover.first_aid",
        "screen.recover.rest",
        "screen.magic.pray",
        "screen.master.ai",
        "screen.data.bestiary",
    ),
    "creature",
    "n",
)
GAINED: Final = row("gained", "screen.cond.gain", "creature", "condition", "n")
SHAKEN_OFF: Final = row(
    "shaken_off",
    (
        *(
            f"screen.cond.{name}"
            for name in (
                "stunned",
                "prone",
                "bleeding",
                "burning",
                "frightened",
                "broken",
                "poisoned",
                "exhausted",
                "blinded",
                "deafened",
            )
        ),
        "screen.turn.fight_end",
        "screen.death.boss",
        "screen.recover.rest",
        "screen.surprise.surprised",
    ),
    "creature",
    "condition",
)
_ADVANTAGE: Final = tuple(
    f"screen.adv.{name}"
    for name in (
        "gain_surprised",
        "gain_charge",
        "gain_opposed",
        "gain_unengaged_wound",
        "gain_crit",
        "gain_fear",
        "loss_opposed",
        "loss_condition",
        "loss_wound",
        "loss_fear",
        "loss_end",
    )
)
ADVANTAGE: Final = row(
    "advantage",
    (*_ADVANTAGE, "screen.surprise.winner", "screen.death.boss", "screen.core.judge_override"),
    "creature",
    "n",
)
STUCK: Final = row("stuck", "screen.crit.stuck", "creature", "missile")
EXTRACTED: Final = row("extracted", "screen.crit.extract", "creature", "missile")
DOWN: Final = row("down", "screen.death.character", "creature")
FAINTED: Final = row("fainted", ("screen.death.character", "screen.crit.effect_words"), "creature")
WOKE: Final = row("woke", ("screen.act.stabilise", "screen.turn.fight_end"), "creature")
DIED: Final = row(
    "died", ("screen.death.mob", "screen.crit.zone_tables", "screen.crit.deadly", "screen.death.ticking"), "creature"
)
STANDS: Final = row("stands", "screen.death.boss", "creature")
FATED: Final = row("fated", "screen.death.important", "creature", "fate")
SURRENDERED: Final = row("surrendered", ("screen.act.surrender", "screen.death.important"), "creature")
LEFT: Final = row("left", "screen.turn.fight_end", "creature")
