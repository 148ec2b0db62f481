"""The search bot: names a budget, keeps a clock where it is one of time, and asks the search."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from podzem.core.decisions import Decision
from podzem.core.errors import Malformed
from podzem.core.system import S, System
from podzem.lab.search import Search

SECONDS: Final = 1.0
"""The time for a decision where no number of nodes is named."""
HORIZON: Final = 1
"""Rounds that are played on in imagination before the position is judged."""
NO_LIMIT: Final = 1 << 60


class SearchBot:
    """Searches for a second, or for so many played decisions: then the same seed gives the same choices."""

    def __init__(self, seed: int, nodes: int | None = None, seconds: float = SECONDS) -> None:
        self._seed = seed
        self._nodes = nodes
        self._seconds = seconds
        self._asked = 0

    def decide(self, system: System[S], state: S, seat: int) -> Decision:
        """The best decision found; what the search imagines is all it gets of the state."""
        lane = system.lane
        if lane is None:
            raise Malformed(f"{system.key} offers no fast lane to search in")
        codes = lane.codes(state)
        if len(codes) == 1:
            return system.decode(state, codes[0])
        self._asked += 1
        search = Search(lane, self._seed * 1_000_003 + self._asked, HORIZON)
        imagine: Callable[[Any], object] = partial(lane.imagine, state, seat)
        nodes = NO_LIMIT if self._nodes is None else self._nodes
        chosen = search.choose(imagine, codes, lane.advise(state, codes), nodes, self._clock())
        return system.decode(state, chosen)

    def _clock(self) -> Callable[[], bool]:
        if self._nodes is not None:
            return lambda: False
        end = time.perf_counter() + self._seconds
        return lambda: time.perf_counter() > end

    def choose(self, view: Any, decisions: Any) -> Decision:
        """A search needs states to imagine, not a view alone; tables ask `decide`."""
        raise Malformed("a search bot must be asked with something to imagine")


def read_search(name: str, seed: int) -> SearchBot:
    """`search` for a second a decision, `search:20000` for so many nodes."""
    _, colon, nodes = name.partition(":")
    if colon and not (nodes.isascii() and nodes.isdigit() and 1 <= int(nodes) <= 10**9):
        raise Malformed(f"{name!r} is no bot: search, or search:NODES such as search:20000 was expected")
    return SearchBot(seed, int(nodes) if colon else None)
