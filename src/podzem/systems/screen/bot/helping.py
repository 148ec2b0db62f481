"""Steps 3 and 6, and what bots of characters do for others: fire, blood, the fallen (screen.master.ai)."""

from __future__ import annotations

from podzem.systems.screen import field, walking
from podzem.systems.screen.board import write_square
from podzem.systems.screen.bot.choosing import ALLY_HEAL, BANDAGE_HEAL, Choice, if_open
from podzem.systems.screen.chapters import moving
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import AFTERMATH, Fight
from podzem.systems.screen.reach import Ends


def put_out(fight: Fight, creature: Creature) -> Choice | None:
    """Step 3: fire first."""
    return if_open(fight, creature, "extinguish", creature.id) if creature.burning else None


def bind(fight: Fight, creature: Creature) -> Choice | None:
    """Step 6: one's own blood, if nobody is near."""
    fit = creature.bleeding and not field.in_close_combat(fight, creature)
    return (
        if_open(fight, creature, "bandage", creature.id)
        if fit and fight.skill(creature, "heal") >= BANDAGE_HEAL
        else None
    )


def tend(fight: Fight, creature: Creature) -> Choice | None:
    """Bots that play characters help a neighbour before they shoot."""
    if not fight.kind_of(creature).character or creature.main_used or fight.skill(creature, "heal") < ALLY_HEAL:
        return None
    if field.in_close_combat(fight, creature):
        return None
    return help_others(fight, creature)


def help_others(fight: Fight, creature: Creature) -> Choice | None:
    """Fire first, one's own before a neighbour's; then blood, then the fallen (screen.turn.aftermath)."""
    near = [one for one in fight.everybody if not one.dead and not one.gone and field.apart(fight, creature, one) <= 1]
    found = _help_first(fight, creature, "extinguish", [one for one in near if one.burning])
    held = [one for one in near if one.side == creature.side or one.surrendered]
    found = found or _help_first(fight, creature, "bandage", [one for one in held if one.bleeding > 0], False)
    found = found or _help_first(
        fight, creature, "stabilise", [one for one in held if one.down or one.unconscious], False
    )
    if found:
        return found
    return _go_to_help(fight, creature) if fight.stage == AFTERMATH else None


def _help_first(
    fight: Fight, creature: Creature, order: str, ailing: list[Creature], oneself: bool = True
) -> Choice | None:
    """The first of those who ail for whom the order is open: oneself where that counts, one's own side, the weakest."""
    if not ailing:
        return None
    mine = creature.number if oneself else 0
    for one in sorted(ailing, key=lambda each: (each.number != mine, each.side != creature.side, each.hp, each.number)):
        found = if_open(fight, creature, order, one.id)
        if found:
            return found
    return None


def _go_to_help(fight: Fight, creature: Creature) -> Choice | None:
    if creature.move_used or creature.main_used:
        return None
    ailing = [
        one for one in fight.everybody if one.side == creature.side and not one.dead and (one.bleeding or one.burning)
    ]
    ends = walking.stops(fight, creature, moving.yards_of(fight, creature))
    for one in sorted(ailing, key=lambda each: (each.hp, each.number)):
        beside = [square for square in ends.squares if field.square_gap(fight, one, square) <= 1]
        nearest = Ends(ends.stops, beside).shortest()
        if nearest is not None and not fight.setting.is_on("map"):
            return if_open(fight, creature, "approach", one.id)
        if nearest is not None:
            return if_open(fight, creature, "move", write_square(nearest))
    return None
