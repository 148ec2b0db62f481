"""Steps 3 and 6, and what bots of characters do for others: fire, blood, the fallen (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field
from podzem.systems.screen.board import write_square
from podzem.systems.screen.bot.choosing import POLICY, Choice, if_open
from podzem.systems.screen.chapters import moving
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTERMATH, Fight


def put_out(fight: Fight, creature: Creature) -> Choice | None:
    """Step 3: fire first."""
    return if_open(fight, creature, "extinguish", creature.id) if creature.burning else None


def bind(fight: Fight, creature: Creature) -> Choice | None:
    """Step 6: one's own blood, if nobody is near."""
    fit = creature.bleeding and not field.in_close_combat(fight, creature)
    return (
        if_open(fight, creature, "bandage", creature.id)
        if fit and fight.skill(creature, "heal") >= int(POLICY["bandage_heal"])
        else None
    )


def tend(fight: Fight, creature: Creature) -> Choice | None:
    """Bots that play characters help a neighbour before they shoot."""
    if not fight.kind_of(creature).character or creature.main_used or field.in_close_combat(fight, creature):
        return None
    if fight.skill(creature, "heal") < int(POLICY["ally_heal"]):
        return None
    return help_others(fight, creature)


def help_others(fight: Fight, creature: Creature) -> Choice | None:
    """Fire first, one's own before a neighbour's; then blood, then the fallen (screen.turn.aftermath)."""
    near = [
        one
        for one in fight.creatures.values()
        if not one.dead and not one.gone and field.apart(fight, creature, one) <= 1
    ]
    mine = sorted(near, key=lambda one: (one is not creature, one.side != creature.side, one.hp, one.number))
    for one in mine:
        if one.burning:
            found = if_open(fight, creature, "extinguish", one.id)
            if found:
                return found
    for order in ("bandage", "stabilise"):
        for one in sorted(mine, key=lambda each: (each.side != creature.side, each.hp, each.number)):
            if one.side == creature.side or one.surrendered:
                found = if_open(fight, creature, order, one.id)
                if found:
                    return found
    return _go_to_help(fight, creature) if fight.stage == AFTERMATH else None


def _go_to_help(fight: Fight, creature: Creature) -> Choice | None:
    if creature.move_used or creature.main_used:
        return None
    ailing = [
        one
        for one in fight.creatures.values()
        if one.side == creature.side and not one.dead and (one.bleeding or one.burning)
    ]
    ends = field.stops(fight, creature, moving.yards_of(fight, creature))
    for one in sorted(ailing, key=lambda each: (each.hp, each.number)):
        beside = [square for square in ends if field.square_gap(fight, one, square) <= 1]
        if beside:
            return if_open(
                fight, creature, "move", write_square(min(beside, key=lambda square: (len(ends[square]), square)))
            )
    return None
