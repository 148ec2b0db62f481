"""Weapons that leave a hand: dropped, flung, thrown, scattered (screen.scatter.*, screen.turn.free)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import EventSpec
from podzem.core.scribe import Scribe
from podzem.systems.screen import events
from podzem.systems.screen.board import DIRECTIONS, STEPS, Square, bearing
from podzem.systems.screen.carried import Lying, Weapon
from podzem.systems.screen.creature import MAIN, Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight

ROSE: Final = ("NW", "N", "NE", "W", "E", "SW", "S", "SE")
"""The diagram 1 2 3 / 4 Ц 5 / 6 7 8 (screen.scatter.directions)."""
DIE: Final = 10
_SCATTER: Final = RULES["scatter"]


def let_fall(fight: Fight, weapon: Weapon, square: Square, scribe: Scribe, clause: str) -> None:
    """A weapon lies on a square."""
    weapon.progress = 0
    fight.ground.append(Lying(weapon, square))
    events.weapon_fell(fight, scribe, weapon, square, clause)


def take_away(creature: Creature, weapon: Weapon) -> None:
    """A weapon is no longer his."""
    creature.weapons.remove(weapon)
    creature.main = 0 if creature.main == weapon.number else creature.main
    creature.off = 0 if creature.off == weapon.number else creature.off


def drop_hand(fight: Fight, creature: Creature, hand: str, scribe: Scribe, clause: str) -> None:
    """Whatever a hand holds falls to his feet, a two-handed weapon too."""
    weapon = creature.in_hand(hand)
    if weapon is None:
        main = creature.in_hand(MAIN)
        weapon = main if main is not None and fight.arm(main).hands == 2 else None
    if weapon is not None:
        take_away(creature, weapon)
        let_fall(fight, weapon, creature.at, scribe, clause)


def fly(fight: Fight, start: Square, way: str, yards: int) -> Square:
    """Where something comes down: a wall or the edge stops it in the last free square (screen.scatter.blocked)."""
    dx, dy = STEPS[way]
    here = start
    for _ in range(yards):
        there = (here[0] + dx, here[1] + dy)
        if not fight.board.holds(there):
            break
        here = there
    return here


def random_direction(fight: Fight, creature: Creature, die: EventSpec, scribe: Scribe) -> str:
    """Any direction by the diagram; 9 and 10 are thrown again (screen.scatter.direction_tool)."""
    if scribe.dice.fans:
        return ROSE[scribe.dice.fan([1] * len(ROSE))]
    face = DIE
    while face > len(ROSE):
        face = events.throw(fight, scribe, DIE, die, creature)
    return ROSE[face - 1]


def scattered(fight: Fight, thrower: Creature, mark: Square, yards: int, scribe: Scribe) -> tuple[Square, str]:
    """Where a weapon comes down that was thrown by hand and missed (screen.scatter.trigger), and by which clause.

    The document's example: ten yards away, die 5, then 8 yards, at most half the distance: five to the right
    (screen.scatter.example).
    """
    face = events.throw(fight, scribe, DIE, events.SCATTER_DIR, thrower)
    if face == 9:
        return thrower.at, "screen.scatter.feet"
    if face == 10:
        return mark, "screen.scatter.feet"
    dice = (events.SCATTER_DIST1, events.SCATTER_DIST2)
    far = sum(events.throw(fight, scribe, DIE, die, thrower) for die in dice)
    way = _turned(fight, ROSE[face - 1], thrower.at, mark)
    return fly(fight, mark, way, min(far, yards // int(_SCATTER["divisor"]))), "screen.scatter.distance"


def _turned(fight: Fight, way: str, thrower: Square, mark: Square) -> str:
    """The diagram lies on the map, or its first row is the side away from the thrower (option scatter_axis)."""
    if fight.setting.word("scatter_axis") == "map":
        return way
    away = DIRECTIONS.index(bearing(thrower, mark))
    return DIRECTIONS[(DIRECTIONS.index(way) + away) % 8]
