"""A fight without a board: the master says how far, from where and how many to one, order by order (screen.map.grid).

Where everybody stands is in the master's head; what he does not say follows from there. Nobody is shown it, and there
is no ground, cover or flank in it unless he says so.
"""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.screen import field, walking
from podzem.systems.screen.board import Square
from podzem.systems.screen.chapters import asking, modifiers
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.resolving import Attack, Step

CLAUSE: Final = "screen.map.grid"
RATIOS: Final = {"even": 1, "twice": 2, "thrice": 3}
"""How many there are to one, in the master's words."""
IN_THE_OPEN: Final = "open"
"""The master's word for no cover."""
YARDS: Final = tuple(int(each) for each in RULES["unmapped"]["yards"])
"""Distances that a master can name."""
FARTHEST: Final = YARDS[-1]


def is_mapped(fight: Fight) -> bool:
    """Whether the fight is played on a board."""
    return fight.setting.is_on("map")


def melee_steps(fight: Fight) -> list[Step]:
    """What is asked before a blow where there is no board."""
    return [] if is_mapped(fight) else [Step("flank"), Step("ratio")]


def shot_steps(fight: Fight) -> list[Step]:
    """What is asked before a shot where there is no board."""
    return [] if is_mapped(fight) else [Step("range")]


def ask_flank(fight: Fight, scribe: Scribe) -> None:
    """Whether it comes from the flank or the rear; only a target that somebody else keeps busy has those."""
    attack = fight.attack()
    target = fight.who(attack.target)
    if [one for one in field.engaged_with(fight, target) if one.number != attack.attacker]:
        attack.flank = asking.ask_judge(fight, "flank", target, asking.NO)


def ask_ratio(fight: Fight, scribe: Scribe) -> None:
    """How many there are to one in this close combat."""
    attack = fight.attack()
    attacker, target = fight.who(attack.attacker), fight.who(attack.target)
    counted = max(1, min(len(RATIOS), modifiers.outnumbered(fight, attacker, target)))
    usual = next(word for word, ratio in RATIOS.items() if ratio == counted)
    say_ratio(attack, asking.ask_judge(fight, "ratio", target, usual))


def say_ratio(attack: Attack, answer: str) -> None:
    """What the master has said of it; nothing while he is asked."""
    attack.ratio = RATIOS.get(answer, 0)


def say_cover(attack: Attack, answer: str) -> None:
    """The same of the target's cover."""
    attack.cover = "none" if answer == IN_THE_OPEN else answer


def ask_range(fight: Fight, scribe: Scribe) -> None:
    """How far it is to the target."""
    attack = fight.attack()
    mark = modifiers.nearest_of(fight, fight.who(attack.attacker), attack)
    attack.yards = asking.ask_judge(fight, "range", mark, str(field.apart(fight, fight.who(attack.attacker), mark)))


def ranges(fight: Fight, attack: Attack) -> list[str]:
    """The distances at which the weapon of an attack can hit, the one in the master's head among them."""
    shooter = fight.who(attack.attacker)
    reach = fight.arm(shooter.weapon(attack.weapon)).range
    here = field.apart(fight, shooter, modifiers.nearest_of(fight, shooter, attack))
    return [str(yards) for yards in sorted({*YARDS, here}) if yards == here or modifiers.band_of(fight, reach, yards)]


def squares_apart(fight: Fight, creature: Creature, other: Creature, yards: int) -> list[Square]:
    """Where somebody may stand so many yards from another, the nearest to his own place first."""
    taken = field.occupants(fight)
    found = []
    for x in range(fight.board.width):
        for y in range(fight.board.height):
            free = not [one for one in taken.get((x, y), ()) if one is not creature]
            if free and field.gap_at(fight, creature, (x, y), other) == yards and walking.fits(fight, creature, (x, y)):
                found.append((x, y))
    return sorted(found, key=lambda square: (field.square_gap(fight, creature, square), square))
