"""Expeditions by chance through dungeons drawn by dice: nothing breaks, and nothing is lost or made of nothing.

`PODZEM_EXPEDITIONS=1000 pytest tests/systems/dungeon/test_expeditions.py` goes on a thousand of them.
"""

import os
from collections import Counter

import pytest

from tests.systems.dungeon.expeditions import go

EXPEDITIONS = int(os.environ.get("PODZEM_EXPEDITIONS", "12"))


@pytest.mark.clause("dungeon.generator.requirements", "dungeon.core.error", "dungeon.premise.goal")
@pytest.mark.parametrize("seed", range(1, EXPEDITIONS + 1))
def test_an_expedition_by_chance_keeps_every_invariant(seed: int) -> None:
    happened: Counter[str] = Counter()
    go(seed, happened)
    assert happened
