"""Where one gets on foot, in a season without ice and flood: steps from bank to bank, as the rivers allow."""

from __future__ import annotations

from collections.abc import Callable

from podzem.world.region.banks import WHOLE, crossings_of, hands_along, sides_of
from podzem.world.region.cells import SIDES, Cell, beside
from podzem.world.region.region import Region

Place = tuple[Cell, str]
"""A cell and a bank of it."""
Steps = Callable[[Cell, str], bool]
"""Whether the step from a cell by a side is taken at all."""
FORDED = 2
"""The width that a ford serves (surface.river.cross)."""


def can_cross(region: Region, cell: Cell, arm: str) -> bool:
    """Whether one crosses an arm of a cell dry-shod in summer: width 1, a ford, a bridge, a ferry."""
    width = region.arms(cell)[arm]
    if width < FORDED or region.has_bridge(cell) or region.has_ferry(cell):
        return True
    return width == FORDED and region.has_ford(cell)


def joined_banks(region: Region, cell: Cell, bank: str) -> list[str]:
    """The banks of a cell that one gets to from a bank of it, itself among them."""
    found = [bank]
    for here in found:
        for arm, other in crossings_of(region.arms(cell), here).items():
            if other not in found and can_cross(region, cell, arm):
                found.append(other)
    return found


def banks_beyond(region: Region, cell: Cell, bank: str, side: str) -> list[str]:
    """The banks of the cell on that side which one comes to straight from a bank; none where it does not lie there."""
    other, arms = beside(cell, side), region.arms(cell)
    if not arms and not region.arms(other):
        return [WHOLE]
    if side in arms:
        return [region.bank_entered(cell, other, hand) for hand in hands_along(bank, side)]
    return [region.bank_entered(cell, other, "")] if side in sides_of(bank) else []


def reached(region: Region, start: Cell, takes: Steps = lambda cell, side: True) -> dict[Cell, set[str]]:
    """All cells and their banks to which one gets from the first bank of a cell, over land."""
    found: dict[Cell, set[str]] = {}
    waiting: list[Place] = [(start, region.banks(start)[0])]
    for cell, entered in waiting:
        if entered in found.get(cell, ()):
            continue
        banks = joined_banks(region, cell, entered) if entered else [WHOLE]
        found.setdefault(cell, set()).update(banks)
        for side in SIDES:
            other = beside(cell, side)
            if region.contains(other) and not region.is_water(other) and takes(cell, side):
                waiting += [(other, there) for bank in banks for there in banks_beyond(region, cell, bank, side)]
    return found


def reached_by_paths(region: Region, start: Cell) -> dict[Cell, set[str]]:
    """The same along paths alone."""
    return reached(region, start, lambda cell, side: region.path(cell, beside(cell, side)) != "")
