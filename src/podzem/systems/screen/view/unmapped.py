"""A fight without a board as it is shown: two ranks, and how far one is from another (screen.map.grid)."""

from __future__ import annotations

from typing import Final

from podzem.systems.screen import field
from podzem.systems.screen.creature import HEROES, Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.view.shapes import CreatureView, DistanceView

WIDE: Final = 12
HIGH: Final = 10
"""The sheet on which the two sides are drawn."""
_IN_A_RANK: Final = WIDE // 2
_RANKS: Final = {"heroes": (6, 1, "N"), "others": (3, -1, "S")}
"""Where the first rank of a side stands, where the next, and which way it faces."""


def drawn(people: list[CreatureView]) -> list[CreatureView]:
    """Each in the rank of his side, in the order in which they are known; where he stands is nobody's to see."""
    for side, (first, step, facing) in _RANKS.items():
        own = [one for one in people if one.side == side]
        for number, one in enumerate(own):
            rank, place = divmod(number, _IN_A_RANK)
            wide = min(_IN_A_RANK, len(own) - rank * _IN_A_RANK)
            one.at = [_IN_A_RANK - wide + place * 2, max(0, first + step * rank)]
            one.squares, one.facing = 1, facing
    return people


def distances(fight: Fight, known: list[Creature]) -> list[DistanceView]:
    """Every pair of a hero and an opponent who are still in it."""
    here = [one for one in known if not one.dead and not one.gone]
    return [
        DistanceView(hero.id, other.id, field.apart(fight, hero, other), field.is_engaged(fight, hero, other))
        for hero in here
        for other in here
        if hero.side == HEROES and other.side != HEROES
    ]
