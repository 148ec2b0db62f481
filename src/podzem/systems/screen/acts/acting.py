"""Acting in one's turn: the table of acts, what each needs of whoever acts, and doing it (screen.turn.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.systems.screen.acts import handling, moving, shooting, striking, tending
from podzem.systems.screen.acts.rows import AFTERMATH_ACTS, BROKEN_ACTS, MOUNT_ACTS, Act, no, spend, why_not_spend
from podzem.systems.screen.acts.striking import may_sweep
from podzem.systems.screen.chapters.conditions import spoil_aim
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTERMATH, Fight

ACTS: Final[dict[str, Act]] = {
    act.name: act for act in (*striking.ROWS, *shooting.ROWS, *tending.ROWS, *moving.ROWS, *handling.ROWS)
}
KEEPS_AIM: Final = frozenset(("aim", "shoot", "throw_weapon", "shoot_group"))


def why_not_act(fight: Fight, creature: Creature, act: Act) -> Refusal | None:
    """What an order needs of whoever gives it: to be able, unbroken, with the action at hand."""
    if not creature.able:
        return no(_what_stops(creature), "E_CANNOT_ACT")
    if fight.stage == AFTERMATH and act.name not in AFTERMATH_ACTS:
        return no("screen.turn.aftermath", "E_NOT_APPLICABLE")
    if creature.rider and act.name not in MOUNT_ACTS:
        return no("screen.mount.rules", "E_NOT_APPLICABLE")
    if creature.broken and act.name not in BROKEN_ACTS:
        return no("screen.cond.broken", "E_BROKEN")
    if act.name == "strike" and may_sweep(fight, creature):
        return None
    return why_not_spend(fight, creature, act)


def _what_stops(creature: Creature) -> str:
    if creature.surprised:
        return "screen.surprise.surprised"
    return "screen.cond.stunned" if creature.stunned else "screen.death.character"


def act_out(fight: Fight, creature: Creature, act: Act, words: tuple[str, ...], scribe: Scribe) -> None:
    """Somebody does what he was told."""
    spend(creature, act)
    if act.cost == "main" and act.name not in KEEPS_AIM:
        spoil_aim(creature)
    act.do(fight, creature, words, scribe)
