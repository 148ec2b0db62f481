"""Acting in one's turn: the table of acts, what each needs of whoever acts, and doing it (screen.turn.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen.acts import handling, moving, shooting, striking, tending, unmapped
from podzem.systems.screen.acts.rows import (
    AFTERMATH_ACTS,
    BOARD,
    BROKEN_ACTS,
    MAIN,
    MOUNT_ACTS,
    Act,
    no,
    spend,
    why_not_spend,
)
from podzem.systems.screen.acts.striking import may_sweep
from podzem.systems.screen.chapters.conditions import spoil_aim
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTERMATH, Fight

ACTS: Final[dict[str, Act]] = {
    act.name: act
    for act in (*striking.ROWS, *shooting.ROWS, *tending.ROWS, *moving.ROWS, *unmapped.ROWS, *handling.ROWS)
}
KEEPS_AIM: Final = frozenset(("aim", "shoot", "throw_weapon", "shoot_group"))


def why_not_act(fight: Fight, creature: Creature, act: Act) -> Refusal | None:
    """What an order needs of whoever gives it: to be able, unbroken, with the action at hand."""
    if not creature.able:
        return no(_what_stops(creature), "E_CANNOT_ACT")
    played = act.played
    if played and (played == BOARD) != fight.setting.is_on("map"):
        return no("screen.map.grid", "E_NOT_APPLICABLE", fault="none")
    if fight.stage == AFTERMATH and act.name not in AFTERMATH_ACTS:
        return no("screen.turn.aftermath", "E_NOT_APPLICABLE")
    if creature.rider and act.name not in MOUNT_ACTS:
        return no("screen.mount.rules", "E_NOT_APPLICABLE")
    if creature.broken and act.name not in BROKEN_ACTS:
        return no("screen.cond.broken", "E_BROKEN")
    if creature.swept and act.name == "strike" and may_sweep(fight, creature):
        return None
    return why_not_spend(fight, creature, act)


def _what_stops(creature: Creature) -> str:
    if creature.surprised:
        return "screen.surprise.surprised"
    return "screen.cond.stunned" if creature.stunned else "screen.death.character"


def act_out(fight: Fight, creature: Creature, act: Act, words: tuple[str, ...], scribe: Scribe) -> None:
    """Somebody does what he was told."""
    cost = act.cost
    spend(creature, cost)
    if cost == MAIN and act.name not in KEEPS_AIM:
        spoil_aim(creature)
    act.do(fight, creature, words, scribe)
