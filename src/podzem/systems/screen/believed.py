"""A fight cut down to what the heroes know: orders, refusals and odds of players are asked of it (screen.map.sight)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.systems.screen import field
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.fight import Fight


def is_unknown(fight: Fight, creature: Creature) -> bool:
    """Whether the heroes do not know where an opponent is, or that there is one."""
    return (
        creature.side != HEROES
        and not creature.dead
        and not creature.gone
        and not field.side_knows(fight, HEROES, creature)
    )


def believed(fight: Fight, seat: int) -> Fight:
    """The fight as a seat knows it: whom the heroes do not know of is not there; the judge knows all."""
    unknown = [one.number for one in fight.everybody if is_unknown(fight, one)] if seat != JUDGE else []
    if not unknown:
        return fight
    twin = fight.copy()
    for number in unknown:
        twin.creatures[number].gone = True
    return twin
