"""Potions and wands that nobody has tried: of which sort they are nobody knows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from podzem.core.dice import Dice
from podzem.expedition.people import Member
from podzem.world.item import Item

ROWS: Final = 6
"""Sorts of potions and wands (T15)."""


def imagine_untried(members: Iterable[Member], dice: Dice) -> None:
    """What people carry untried is of any sort."""
    for member in members:
        for item in member.items:
            imagine_row(item, dice)


def imagine_row(item: Item, dice: Dice) -> None:
    """Its sort is drawn anew, unless it was told."""
    if item.row and not item.told:
        item.row = int(dice.face(ROWS))
