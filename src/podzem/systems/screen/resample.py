"""Another fight that a viewer cannot tell apart: what his side does not know is drawn anew (screen.core.visibility)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.systems.screen import field
from podzem.systems.screen.believed import is_unknown
from podzem.systems.screen.board import DIRECTIONS, Square, block
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.data import AMMUNITION
from podzem.systems.screen.fight import Fight

NOWHERE: Final[Square] = (-1, -1)


def resample(fight: Fight, viewer: int, dice: Dice) -> Fight:
    """What the heroes do not know is drawn anew: where the unseen stand, and what nobody is shown of the others."""
    other = fight.copy()
    if viewer == JUDGE:
        return other
    unseen = [one for one in other.creatures.values() if is_unknown(other, one)]
    for one in unseen:
        one.gone, one.at = True, NOWHERE
    for one in unseen:
        one.gone = False
        _place(other, one, dice)
    for one in other.creatures.values():
        if one.side != HEROES:
            _draw_secrets(other, one, one in unseen, dice)
    return other


def _place(fight: Fight, creature: Creature, dice: Dice) -> None:
    if creature.mount:
        return
    spots = _spots(fight, creature)
    creature.at = spots[int(dice.face(len(spots))) - 1] if spots else (0, 0)
    if creature.rider:
        fight.creatures[creature.rider].at = creature.at


def _draw_secrets(fight: Fight, creature: Creature, unseen: bool, dice: Dice) -> None:
    """Ammunition; health, where it is kept secret; of the unseen whatever cannot be made out."""
    for kind in creature.ammo:
        creature.ammo[kind] = int(dice.face(AMMUNITION))
    most = fight.kind_of(creature).hp
    if not creature.out and (unseen or not fight.setting.is_on("open_hp")):
        hurt = unseen or creature.hp < most
        creature.hp = int(dice.face(most if unseen else max(1, most - 1))) if hurt else most
    if unseen:
        creature.facing = DIRECTIONS[int(dice.face(len(DIRECTIONS))) - 1]
        creature.noise, creature.noise_at, creature.aim, creature.aim_weapon = -1, NOWHERE, 0, 0


def _spots(fight: Fight, creature: Creature) -> list[Square]:
    """Free squares where nobody of the heroes would know of him, nor be engaged with him."""
    taken = field.occupants(fight)
    size = fight.side_squares(creature)
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
    creature.at = NOWHERE
    return found
