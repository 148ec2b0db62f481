"""Banks (surface.river.geometry, surface.river.bank): the pieces into which the arms of rivers cut a cell.

A bank is named `W-E`, clockwise from one arm to the next. A cell in one piece has the bank `` (no name).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from podzem.world.region.cells import SIDES, turned

WHOLE: Final = ""
"""The only bank of a cell in one piece."""
LEFT: Final = "left"
RIGHT: Final = "right"
HANDS: Final = (RIGHT, LEFT)
"""The hand on which the land lies for one who goes along a river; right where nobody says."""


def banks_of(arms: Collection[str]) -> tuple[str, ...]:
    """The banks between these arms, the one whose starting arm is first in N, E, S, W first; one piece has no names."""
    sides = [side for side in SIDES if side in arms]
    if len(sides) < 2:
        return (WHOLE,)
    return tuple(f"{side}-{sides[(number + 1) % len(sides)]}" for number, side in enumerate(sides))


def sides_of(bank: str) -> tuple[str, ...]:
    """The sides of the cell that a bank holds, those without an arm between its two; a whole cell holds all four."""
    if bank == WHOLE:
        return SIDES
    first, last = ends_of(bank)
    count = (SIDES.index(last) - SIDES.index(first)) % 4
    return tuple(turned(first, quarters) for quarters in range(1, count))


def ends_of(bank: str) -> tuple[str, str]:
    """The arms at which a named bank starts and ends, clockwise."""
    return bank[0], bank[-1]


def bank_holding(arms: Collection[str], side: str) -> str:
    """The bank onto which one comes by a side without an arm."""
    return next(bank for bank in banks_of(arms) if side in sides_of(bank))


def hands_along(bank: str, side: str) -> tuple[str, ...]:
    """The hands with which one may leave a bank along the arm on a side; from a cell in one piece both."""
    if bank == WHOLE:
        return HANDS
    first, last = ends_of(bank)
    return tuple(hand for hand, arm in ((RIGHT, first), (LEFT, last)) if arm == side)


def bank_after(arms: Collection[str], side: str, hand: str) -> str:
    """The bank of the next cell, with those arms, for one who came along the arm on `side` of the last one.

    The hand is kept: land that lay to the right lies there still.
    """
    back = turned(side, 2)
    place = 1 if hand == RIGHT else 0
    return next((bank for bank in banks_of(arms) if bank and ends_of(bank)[place] == back), WHOLE)


def crossings_of(arms: Collection[str], bank: str) -> dict[str, str]:
    """The arms that border a bank, each with the bank on its other side (surface.river.cross: one arm at a time)."""
    if bank == WHOLE:
        return {}
    first, last = ends_of(bank)
    banks = banks_of(arms)
    return {
        first: next(other for other in banks if ends_of(other)[1] == first),
        last: next(other for other in banks if ends_of(other)[0] == last),
    }
