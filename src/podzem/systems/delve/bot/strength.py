"""How strong both sides look to the party."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.abilities import hit_dice, is_up, is_wounded, nature
from podzem.systems.delve.company import members
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.present import bands_met, own_group, up

TWICE: Final = 2
"""One fights if the sum of enemy hit dice is at most twice the sum of one's own levels (delve.auto.bots)."""


def is_too_strong(game: Game) -> bool:
    """Whether those met are too much for the group."""
    own = sum(hit_dice(person) for person in members(game, own_group(game)) if is_up(person))
    theirs = sum(max(1, nature(one).hd) for band in bands_met(game) for one in up(band))
    return theirs > TWICE * own


def is_beaten(game: Game, group: Group) -> bool:
    """Whether half of the group is down or wounded, or of all who came below: whoever has fled is not hale again."""
    below = [one for one in game.people.values() if one.at.depth]
    return any(_are_half_hurt(people) for people in (members(game, group), below))


def _are_half_hurt(people: list[Person]) -> bool:
    characters = [one for one in people if one.is_character]
    hurt = [one for one in characters if not is_up(one) or is_wounded(one)]
    return bool(characters) and TWICE * len(hurt) >= len(characters)
