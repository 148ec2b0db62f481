"""Expeditions by chance through dungeons drawn by dice: nothing breaks, and nothing is lost or made of nothing.

`PODZEM_EXPEDITIONS=1000 pytest tests/systems/dungeon/test_expeditions.py` goes on a thousand of them.
"""

import os
from collections import Counter

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.expedition.making import coins
from podzem.systems.dungeon.invariants import fault
from tests.systems.dungeon.expeditions import SYSTEM, go

pytestmark = pytest.mark.once

EXPEDITIONS = int(os.environ.get("PODZEM_EXPEDITIONS", "12"))


@pytest.mark.clause("dungeon.generator.requirements", "dungeon.core.error", "dungeon.premise.goal")
@pytest.mark.parametrize("seed", range(1, EXPEDITIONS + 1))
def test_an_expedition_by_chance_keeps_every_invariant(seed: int) -> None:
    happened: Counter[str] = Counter()
    go(seed, happened)
    assert happened


@pytest.mark.clause("dungeon.money.values")
def test_dungeon_money_values__small_change_weighs_nothing_and_is_something_all_the_same() -> None:
    game = SYSTEM.setup(1, {}, Scribe(Seeded(1)))
    purse = coins(game.company, 10)
    game.members[1].items.append(purse)
    assert (purse.count, purse.value, fault(game)) == (0, 10, "")
    purse.value = 0
    assert purse.id in fault(game)
