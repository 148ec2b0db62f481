"""Money (dungeon.money.values): kuna are the only account; metal is worth its weight."""

from __future__ import annotations

from typing import Final

from podzem.world.gear import TABLES
from podzem.world.load import QG_IN_GRIVNA

SILVER_QG: Final[int] = TABLES["money"]["silver_gr"] // QG_IN_GRIVNA
"""Kuna for a quarter grivna of silver."""
GOLD_QG: Final[int] = TABLES["money"]["gold_gr"] // QG_IN_GRIVNA


def silver_worth(qg: int) -> int:
    """The kuna that so much silver is worth."""
    return qg * SILVER_QG


def gold_worth(qg: int) -> int:
    """The kuna that so much gold is worth."""
    return qg * GOLD_QG


def silver_weight(kuna: int) -> int:
    """What a sum weighs in silver, in whole quarter grivnas: less than one weighs nothing."""
    return kuna // SILVER_QG


def gold_weight(kuna: int) -> int:
    """What a sum weighs in gold."""
    return kuna // GOLD_QG
