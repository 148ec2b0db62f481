"""Search by playing on: each open decision is tried in many imagined states, the rule of thumb plays the rest.

All decisions are tried in the same imagined states with the same dice, so that luck is shared and small differences
show. The rule of thumb's own choice is held until another beats it clearly. What is imagined is drawn from what the
seat cannot tell apart: the search never sees the state behind its view.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.dice import Seeded
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe

STAGE: Final = 16
"""Imagined states tried in a stage before the decisions are compared."""
BETTER: Final = 2.5
"""Standard errors of the paired difference by which a decision must beat the one that is held."""
WORSE: Final = 2.0
"""Standard errors below it at which a decision is given up."""
PATIENCE: Final = 0.0005
"""What a decision more until the same end costs: a win now is better than a win later."""


@final
class Trial:
    """One decision under trial: how it did in each imagined state."""

    def __init__(self, code: i64) -> None:
        self.code = code
        self.scores: list[float] = []


@final
class Search:
    """Tries the open decisions of a seat until one is clearly best or the budget is spent."""

    def __init__(self, lane: Lane, seed: int, horizon: i64) -> None:
        self.lane = lane
        self.seed = seed
        self.horizon = horizon
        self.nodes: i64 = 0

    def choose(
        self,
        imagine: Callable[[Seeded], object],
        codes: vec[i64],
        advised: i64,
        budget: i64,
        expired: Callable[[], bool],
    ) -> i64:
        """The advised code, unless another is clearly better.

        `budget` bounds the decisions played; `expired`, a clock of the caller, may stop earlier.
        """
        self.nodes = 0
        held = Trial(advised)
        rivals = [Trial(code) for code in codes if code != advised]
        number = 0
        while rivals and self.nodes < budget and not expired():
            for _ in range(STAGE):
                self._try_all([held, *rivals], imagine(Seeded(self.seed, 2 * number)), number)
                number += 1
            best = best_of(held, rivals)
            if best is not held:
                rivals.append(held)
                rivals.remove(best)
                held = best
            rivals = [rival for rival in rivals if advantage(rival, held) > -WORSE]
        return held.code

    def _try_all(self, trials: list[Trial], imagined: object, number: int) -> None:
        """One imagined state and one course of the dice for all decisions."""
        seat = self.lane.asked(imagined)
        for trial in trials:
            state = self.lane.twin(imagined)
            scribe = Scribe(Seeded(self.seed, 2 * number + 1))
            self.lane.play(state, trial.code, scribe)
            taken = self._play_on(state, scribe)
            self.nodes += 1 + taken
            trial.scores.append(self.lane.outlook(state, seat) * (1.0 - PATIENCE * float(int(taken))))

    def _play_on(self, state: object, scribe: Scribe) -> i64:
        """Everybody follows the rule of thumb until the horizon; how many decisions that took."""
        until = self.lane.clock(state) + self.horizon
        taken: i64 = 0
        while self.lane.clock(state) < until:
            codes = self.lane.codes(state)
            if len(codes) == 0:
                break
            self.lane.play(state, codes[0] if len(codes) == 1 else self.lane.advise(state, codes), scribe)
            taken += 1
        return taken


def best_of(held: Trial, rivals: list[Trial]) -> Trial:
    """The decision that is held, or the rival that beats it most clearly."""
    best, most = held, BETTER
    for rival in rivals:
        found = advantage(rival, held)
        if found > most:
            best, most = rival, found
    return best


def advantage(trial: Trial, other: Trial) -> float:
    """The mean paired difference of two decisions in standard errors; equal ones count as clearly worse."""
    count = len(trial.scores)
    total = 0.0
    squares = 0.0
    for mine, theirs in zip(trial.scores, other.scores):
        total += mine - theirs
        squares += (mine - theirs) * (mine - theirs)
    mean = total / count
    variance = (squares - total * mean) / (count - 1)
    if variance <= 0.0:
        return -WORSE if mean <= 0.0 else 2.0 * BETTER
    return mean / math.sqrt(variance / count)
