"""The automatic master's choices, the first rule that applies (screen.master.ai); bots of players likewise."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.screen import events, field
from podzem.systems.screen.acts.acting import ACTS, act_out
from podzem.systems.screen.bot.advancing import advance
from podzem.systems.screen.bot.casting import cast
from podzem.systems.screen.bot.choosing import END, SURRENDER, Choice, if_open, profile_of
from podzem.systems.screen.bot.fighting import fight_close, grip
from podzem.systems.screen.bot.fleeing import cower, flee
from podzem.systems.screen.bot.helping import bind, help_others, put_out, tend
from podzem.systems.screen.bot.shooting import shoot
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTERMATH, Fight


def act(fight: Fight, creature: Creature, scribe: Scribe) -> None:
    """The automatic master moves one of his creatures: one order at a time."""
    if not _gives_up(fight, creature, scribe):
        name, words = choose(fight, creature)
        act_out(fight, creature, ACTS[name], words, scribe)


def carry_out(fight: Fight, creature: Creature, choice: Choice, scribe: Scribe) -> None:
    """What was chosen for him, unless he gives up."""
    if not _gives_up(fight, creature, scribe):
        act_out(fight, creature, ACTS[choice[0]], choice[1], scribe)


def _gives_up(fight: Fight, creature: Creature, scribe: Scribe) -> bool:
    """An important one who is nearly done and outnumbered may give up (step 7); whether he did."""
    kind = fight.kind_of(creature)
    if kind.character or kind.rank != "important" or "mindless" in kind.traits or creature.main_used:
        return False
    enemies, friends = fight.enemies(creature), fight.friends(creature)
    if 4 * creature.hp > kind.hp or len(enemies) < 2 * (len(friends) + 1):
        return False
    if int(scribe.roll(10, events.FATE, -1, "screen.master.ai")) > SURRENDER:
        return False
    act_out(fight, creature, ACTS["surrender"], (), scribe)
    return True


def choose(fight: Fight, creature: Creature) -> Choice:
    """The next order of somebody's turn."""
    if fight.memo is not None:
        return _choose(fight, creature)
    fight.memo = {}  # as `frozen` does it, without an object for each of so many choices
    try:
        return _choose(fight, creature)
    finally:
        fight.memo = None


def _choose(fight: Fight, creature: Creature) -> Choice:
    if fight.stage == AFTERMATH:
        return help_others(fight, creature) or END
    if creature.broken:
        return flee(fight, creature)
    return (
        put_out(fight, creature)
        or grip(fight, creature)
        or rise(fight, creature)
        or bind(fight, creature)
        or cower(fight, creature)
        or cast(fight, creature)
        or tend(fight, creature)
        or shoot(fight, creature)
        or fight_close(fight, creature)
        or advance(fight, creature)
        or END
    )


def rise(fight: Fight, creature: Creature) -> Choice | None:
    """Step 5: up, but a shooter shoots first."""
    if not creature.prone:
        return None
    if profile_of(fight, creature) == "shooter" and not field.in_close_combat(fight, creature):
        found = shoot(fight, creature)
        if found is not None and found[0] == "shoot":
            return found
    return if_open(fight, creature, "stand")
