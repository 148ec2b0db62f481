"""Bots at a table: `random`, and the rule of thumb that a system brings; they get a view, never the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.system import Bot, S, System


class RandomBot:
    """Draws the kind of order uniformly, then the order."""

    def __init__(self, seed: int) -> None:
        self._dice = Seeded(seed, 77)

    def choose(self, view: Any, decisions: Sequence[Decision]) -> Decision:
        """One of the decisions at random."""
        orders = list(dict.fromkeys(decision.order for decision in decisions))
        order = orders[self._dice.face(len(orders)) - 1]
        rest = [decision for decision in decisions if decision.order == order]
        return rest[self._dice.face(len(rest)) - 1]


def make_bot(system: System[S], name: str, seed: int) -> Bot:
    """A bot by its name."""
    return RandomBot(seed) if name == "random" else system.bot(name)


def decide(system: System[S], state: S, seat: int, bot: Bot) -> Decision:
    """What a bot on a seat decides."""
    own = [decision for decision in system.decisions(state) if decision.seat == seat]
    return bot.choose(system.view(state, seat), own)
