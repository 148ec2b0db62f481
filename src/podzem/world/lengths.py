"""Lengths as people count them: sazhens, drawing cells, ten-foot squares (dungeon.map.cells, dungeon.map.feet)."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from podzem.core.errors import Malformed

HS_IN_SAZHEN: Final = 2
HS_IN_SQUARE: Final = 3
"""A ten-foot square of other maps is taken as one and a half sazhens (dungeon.map.feet)."""
FEET_IN_SQUARE: Final = 10


def write_sazhens(hs: int) -> str:
    """A length in sazhens: `4`, `4.5`."""
    return f"{hs // 2}.5" if hs % 2 else str(hs // 2)


def cells_of(hs: int, cell: int) -> Fraction:
    """How many drawing cells a length takes; they are a scale and change no rule (dungeon.map.cells)."""
    return Fraction(hs, cell)


def hs_of_feet(feet: int) -> int:
    """A length of a map on ten-foot cells; such a map has whole ones only."""
    if feet < 0 or feet % FEET_IN_SQUARE:
        raise Malformed(f"{feet} ft is no whole number of ten-foot cells (dungeon.map.feet)")
    return feet // FEET_IN_SQUARE * HS_IN_SQUARE
