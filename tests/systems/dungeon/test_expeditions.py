"""Expeditions by chance through dungeons drawn by dice: nothing breaks, and nothing is lost or made of nothing.

`PODZEM_EXPEDITIONS=1000 pytest tests/systems/dungeon/test_expeditions.py` goes on a thousand of them.
"""

import os
from collections.abc import Sequence
from typing import Any

import pytest

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.bots import RandomBot, decide
from podzem.systems.dungeon.invariants import every_item, fault
from podzem.systems.dungeon.rules.making import worth
from podzem.systems.dungeon.system import DungeonSystem

SYSTEM = DungeonSystem()
EXPEDITIONS = int(os.environ.get("PODZEM_EXPEDITIONS", "12"))
DECISIONS = 90
PUSHES = (("release", 2), ("all", 3), ("leg", 3), ("open", 3), ("break", 2), ("fight", 2), ("close_in", 3))
CHANGES = {
    *("purse", "paid", "fed", "bought", "bought_donkey", "sold", "repaired", "advance_paid", "hired", "wage_paid"),
    *("valuables_halved", "contents_damaged", "found", "chest_opened", "stripped", "delivered", "came_out", "burnt"),
    *("captive_sold", "ransomed", "expedition_ended", "told_secret", "took_silver", "cache_opened"),
}
"""What may change how much all gems, metal and art are worth together."""


class Restless(RandomBot):
    """Random, but it gives the turn and goes on more often, so that it comes somewhere."""

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Any) -> Decision:
        for order, one_in in PUSHES:
            of_kind = [decision for decision in decisions if decision.order == order]
            if of_kind and self._dice.face(one_in) == 1:
                return of_kind[self._dice.face(len(of_kind)) - 1]
        return super().choose(view, decisions, imagine)


def wealth(game: Any) -> int:
    return sum(worth(item) for item in every_item(game)) + sum(game.ledger.purse)


@pytest.mark.clause("dungeon.generator.requirements", "dungeon.core.error", "dungeon.premise.goal")
@pytest.mark.parametrize("seed", range(1, EXPEDITIONS + 1))
def test_an_expedition_by_chance_keeps_every_invariant(seed: int) -> None:
    bot, scribe = Restless(seed), Scribe(Seeded(seed, 9), listening=True)
    options = {"map": "random", "seed": seed, "rooms": 6 + seed % 4, "depths": 1 + seed % 2}
    game = SYSTEM.setup(1 + seed % 3, options, scribe)
    for _ in range(DECISIONS):
        needed = SYSTEM.needed(game)
        if not needed:
            assert SYSTEM.outcome(game) is not None
            break
        decision = decide(SYSTEM, game, needed[0], bot)
        before, told = wealth(game), len(scribe.events)
        SYSTEM.apply(game, decision, scribe)
        assert not fault(game), (seed, decision, fault(game))
        if wealth(game) != before:
            names = {event.name for event in scribe.events[told:]}
            assert names & CHANGES, (seed, decision, wealth(game) - before, names)
