"""Bots at a table: `random`, `search`, and the rule of thumb that a system brings; none gets the state."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from podzem.core.deciding import open_to
from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.protocols import Bot, Imagine, S
from podzem.core.system import System
from podzem.lab.search_bot import read_search


class RandomBot:
    """Draws the kind of order uniformly, then the order."""

    is_slow = False

    def __init__(self, seed: int) -> None:
        self._dice = Seeded(seed, 77)

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions at random."""
        orders = list(dict.fromkeys(decision.order for decision in decisions))
        order = orders[self._dice.face(len(orders)) - 1]
        rest = [decision for decision in decisions if decision.order == order]
        return rest[self._dice.face(len(rest)) - 1]


def make_bot(system: System[S], name: str, seed: int) -> Bot:
    """A bot by its name: random, search, search:NODES, or one that the system brings."""
    if name == "random":
        return RandomBot(seed)
    return read_search(system, name, seed) if name.partition(":")[0] == "search" else system.advice.bot(name)


def bot_names(system: System[S]) -> tuple[str, ...]:
    """The bots that can sit at a table of the system, its own first."""
    searches = system.lane is not None and system.advice.offers_search
    return (*system.advice.bots, "random", *(["search"] if searches else []))


def decide(system: System[S], state: S, seat: int, bot: Bot) -> Decision:
    """What a bot on a seat decides, by its view, its open decisions and states it cannot tell from the true one."""
    own = open_to(system, state, seat)
    return bot.choose(system.view(state, seat), own, partial(system.resample, state, seat))
