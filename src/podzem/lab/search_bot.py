"""The search bot: names a budget, keeps a clock where it is one of time, and asks the search."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural
from podzem.core.protocols import Imagine
from podzem.core.system import System
from podzem.lab.search import Search

SECONDS: Final = 1.0
"""The time for a decision where no number of nodes is named."""
HORIZON: Final = 4
"""Turns, whoever's, that are played on in imagination before the position is judged."""
NO_LIMIT: Final = 1 << 60


class SearchBot:
    """Searches for a second, or for so many played decisions: then the same seed gives the same choices."""

    is_slow = True

    def __init__(self, system: System[Any], seed: int, nodes: int | None = None, seconds: float = SECONDS) -> None:
        if system.lane is None:
            raise Malformed(f"{system.key} offers no fast lane to search in")
        self._system = system
        self._lane = system.lane
        self._seed = seed
        self._nodes = nodes
        self._seconds = seconds
        self._asked = 0

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """The best decision found; all that the search gets of the game is what it imagines."""
        if len(decisions) == 1:
            return decisions[0]
        self._asked += 1
        seed = self._seed * 1_000_003 + self._asked
        expired = self._clock()
        model = imagine(Seeded(seed, -1))
        codes = self._lane.codes(model)
        search = Search(self._lane, seed, HORIZON)
        nodes = NO_LIMIT if self._nodes is None else self._nodes
        chosen = search.choose(imagine, codes, self._lane.advise(model, codes), nodes, expired)
        return self._lane.decode(model, chosen)

    def _clock(self) -> Callable[[], bool]:
        if self._nodes is not None:
            return lambda: False
        end = time.perf_counter() + self._seconds
        return lambda: time.perf_counter() > end


def read_search(system: System[Any], name: str, seed: int) -> SearchBot:
    """`search` for a second a decision, `search:20000` for so many nodes."""
    _, colon, nodes = name.partition(":")
    if colon and not read_natural(nodes):
        raise Malformed(f"{name!r} is no bot: search, or search:NODES such as search:20000 was expected")
    return SearchBot(system, seed, int(nodes) if colon else None)
