"""Another fight that a viewer cannot tell apart: what his side does not know is drawn anew (screen.core.visibility)."""

from __future__ import annotations

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.systems.screen import field
from podzem.systems.screen.board import Square, block
from podzem.systems.screen.fight import HEROES, Creature, Fight


def resample(fight: Fight, viewer: int, dice: Dice) -> Fight:
    """Those whom the heroes do not know of stand elsewhere, where they could not be known either."""
    other = fight.copy()
    if viewer == JUDGE:
        return other
    for creature in other.creatures.values():
        if (
            creature.side != HEROES
            and not creature.dead
            and not creature.gone
            and not field.side_knows(other, HEROES, creature)
        ):
            _move(other, creature, dice)
    return other


def _move(fight: Fight, creature: Creature, dice: Dice) -> None:
    spots = _spots(fight, creature)
    if spots and not creature.mount and not creature.rider:
        creature.at = spots[int(dice.face(len(spots))) - 1]


def _spots(fight: Fight, creature: Creature) -> list[Square]:
    """Free squares where nobody of the heroes would know of him, nor be engaged with him."""
    taken = field.occupants(fight)
    size, here = fight.side_squares(creature), creature.at
    found = []
    for x in range(fight.board.width):
        for y in range(fight.board.height):
            squares = block((x, y), size)
            if not all(
                fight.board.holds(each) and not [o for o in taken.get(each, ()) if o is not creature]
                for each in squares
            ):
                continue
            creature.at = (x, y)
            if not field.side_knows(fight, HEROES, creature):
                found.append((x, y))
    creature.at = here
    return found
