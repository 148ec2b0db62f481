"""Levels by what was brought out of the dungeon (delve.char.advance)."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.setting import read_part

_TABLES: Final = read_part("heroes")
THRESHOLDS: Final[tuple[int, ...]] = tuple(_TABLES["advance"]["thresholds"])
"""Coins for levels 2 and up."""
MOST_SKILL: Final[int] = _TABLES["advance"]["most_skill"]


def level_for(xp: int) -> int:
    """The level that so much experience gives."""
    return 1 + sum(xp >= threshold for threshold in THRESHOLDS)
