"""Steps 2 and 7: those who are broken, and cowards (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field, walking
from podzem.systems.screen.acts.rows import ANYWHERE
from podzem.systems.screen.board import Square, write_square
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
    away = _to_the_edge(fight, creature) or moving.flight(fight, creature)
    if away and field.in_close_combat(fight, creature) and not creature.disengaged:
        found = if_open(fight, creature, "disengage")
        if found:
            return found
    for order, words in _ways_off(fight, away):
        found = if_open(fight, creature, order, *words)
        if found:
            return found
    if not away and not creature.moved and fight.kind_of(creature).rank == "important":
        return if_open(fight, creature, "surrender") or END
    return END


def _to_the_edge(fight: Fight, creature: Creature) -> list[Square]:
    """Whose fate it is to flee runs for the nearest edge (screen.death.important)."""
    if not creature.fate_offered or not creature.broken or not fight.setting.is_on("map"):
        return []
    ends = walking.stops(fight, creature, moving.yards_of(fight, creature))
    left = {square: walking.to_edge(fight, creature, square) for square in ends.squares}
    best = min(left, key=lambda square: (left[square], ends.steps(square), square), default=None)
    if best is None or (left[best] and left[best] >= walking.to_edge(fight, creature, creature.at)):
        return []
    return ends.way(best)


def _ways_off(fight: Fight, away: list[Square]) -> list[Choice]:
    """A move, then a run, to the square farthest from the nearest enemy; none if he cannot get farther."""
    if not away:
        return []
    where = write_square(away[-1]) if fight.setting.is_on("map") else ANYWHERE
    return [("move", (where,)), ("run", (where,))]


def freer(fight: Fight, creature: Creature) -> str:
    """By what he breaks free."""
    return "strength" if fight.skill(creature, "strength") >= fight.skill(creature, "dodge") else "dodge"


def cower(fight: Fight, creature: Creature) -> Choice | None:
    """Step 7: a coward who has lost half his health runs."""
    if profile_of(fight, creature) != "coward" or 2 * creature.hp > fight.kind_of(creature).hp:
        return None
    return flee(fight, creature)
