"""Steps 2 and 7: those who are broken, and cowards (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field
from podzem.systems.screen.board import write_square
from podzem.systems.screen.bot.choosing import END, Choice, if_open, profile_of
from podzem.systems.screen.chapters import grips, moving
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight


def flee(fight: Fight, creature: Creature) -> Choice:
    """Step 2: out of the way of the nearest enemy; who is cornered may give up."""
    if grips.is_held(fight, creature):
        return if_open(fight, creature, "break_free", freer(fight, creature)) or END
    if creature.prone:
        return if_open(fight, creature, "stand") or END
    away = _away(fight, creature)
    if away and field.in_close_combat(fight, creature) and not creature.disengaged:
        found = if_open(fight, creature, "disengage")
        if found:
            return found
    for order in ("move", "run") if away else ():
        found = if_open(fight, creature, order, away)
        if found:
            return found
    if not away and not creature.moved and fight.kind_of(creature).rank == "important":
        return if_open(fight, creature, "surrender") or END
    return END


def _away(fight: Fight, creature: Creature) -> str:
    """The square farthest from the nearest enemy; nothing if he cannot get farther."""
    way = moving.flight(fight, creature)
    return write_square(way[-1]) if way else ""


def freer(fight: Fight, creature: Creature) -> str:
    """By what he breaks free."""
    return "strength" if fight.skill(creature, "strength") >= fight.skill(creature, "dodge") else "dodge"


def cower(fight: Fight, creature: Creature) -> Choice | None:
    """Step 7: a coward who has lost half his health runs."""
    if profile_of(fight, creature) != "coward" or 2 * creature.hp > fight.kind_of(creature).hp:
        return None
    return flee(fight, creature)
