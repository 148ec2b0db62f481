"""Search over imagined states: the open decisions race each other, and a tree grows below each of them.

All decisions are tried in the same imagined states with the same dice, so that luck is shared and small differences
show. After a decision the game goes on for some turns: the seat answers later questions by its tree, everybody else
by the rule of thumb; then the position is judged. The rule of thumb's own choice stands until another is better.
What is imagined is drawn from what the seat cannot tell apart: the search never sees the state behind its view.
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
from podzem.lab.tree import Edge, Node

STAGE: Final = 8
"""Imagined states tried before the decisions are compared."""
WORSE: Final = 2.5
"""Standard errors of the paired difference at which a decision is given up."""
BETTER: Final = 1.0
"""Standard errors by which the best must beat the advised one in the end."""

MARGIN: Final = 0.03
"""What the advised decision is given in advance, as a part of what it lacks to certainty.

About as much as the judgement errs between positions that are much alike; a sure win is never passed over.
"""


@final
class Trial:
    """One decision under trial: how it did in each imagined state, and the tree below it."""

    def __init__(self, code: i64, bonus: float = 0.0) -> None:
        self.code = code
        self.bonus = bonus
        self.scores: list[float] = []
        self.total = 0.0
        self.below = Node()

    def add(self, score: float) -> None:
        """How it did in one more state."""
        favoured = score + self.bonus * (1.0 - score)
        self.scores.append(favoured)
        self.total += favoured


@final
class Search:
    """Tries the open decisions of a seat until one is left or the budget is spent."""

    def __init__(self, lane: Lane, seed: int, horizon: i64, margin: float = MARGIN) -> None:
        self.lane = lane
        self.margin = margin
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
        """The advised code, unless another is better.

        `budget` bounds the decisions played; `expired`, a clock of the caller, may stop earlier.
        """
        self.nodes = 0
        first = Trial(advised, self.margin)
        trials = [first]
        trials.extend([Trial(code) for code in codes if code != advised])
        number = 0
        while len(trials) > 1 and self.nodes < budget and not expired():
            self._try_all(trials, imagine(Seeded(self.seed, 2 * number)), number)
            number += 1
            if number % STAGE == 0:
                trials = survivors(trials)
        return settle(first, trials).code

    def _try_all(self, trials: list[Trial], imagined: object, number: int) -> None:
        """One imagined state and one course of the dice for all decisions."""
        seat = self.lane.asked(imagined)
        until = self.lane.clock(imagined) + self.horizon
        for trial in trials:
            state = self.lane.twin(imagined)
            scribe = Scribe(Seeded(self.seed, 2 * number + 1))
            self.lane.play(state, trial.code, scribe)
            self.nodes += 1
            trial.add(self._play_on(state, scribe, trial.below, seat, until))

    def _play_on(self, state: object, scribe: Scribe, node: Node, seat: i64, until: i64) -> float:
        """Go on until the horizon, in the tree as far as it reaches; how it looks for the seat then."""
        lane = self.lane
        taken: list[Edge] = []
        in_tree = True
        while lane.clock(state) < until:
            codes = lane.codes(state)
            if len(codes) == 0:
                break
            if len(codes) == 1:
                code = codes[0]
            elif in_tree and lane.asked(state) == seat:
                edge = node.answer(lane, state, codes)
                taken.append(edge)
                code, node, in_tree = edge.code, edge.below, edge.visits > 0
            else:
                code = lane.advise(state, codes)
            lane.play(state, code, scribe)
            self.nodes += 1
        score = lane.outlook(state, seat)
        for edge in taken:
            edge.add(score)
        return score


def survivors(trials: list[Trial]) -> list[Trial]:
    """Without those that are clearly worse than the best one, or no different from one named before them."""
    best = best_of(trials)
    return [trial for trial in trials if trial is best or advantage(trial, best) > -WORSE]


def best_of(trials: list[Trial]) -> Trial:
    """The best so far; of equals the first."""
    best = trials[0]
    for trial in trials:
        if trial.total > best.total:
            best = trial
    return best


def settle(advised: Trial, trials: list[Trial]) -> Trial:
    """The best decision; the advised one where it is still in the race and not beaten by enough."""
    best = best_of(trials)
    for trial in trials:
        if trial is advised and trial is not best and advantage(best, advised) < BETTER:
            return advised
    return best


def advantage(trial: Trial, other: Trial) -> float:
    """The mean paired difference of two decisions in standard errors; equal ones count as clearly worse."""
    count = len(trial.scores)
    if count < 2:
        return 0.0
    total = 0.0
    squares = 0.0
    for mine, theirs in zip(trial.scores, other.scores):
        total += mine - theirs
        squares += (mine - theirs) * (mine - theirs)
    mean = total / count
    variance = (squares - total * mean) / (count - 1)
    if variance <= 1e-18:
        return -2.0 * WORSE if mean <= 0.0 else 2.0 * WORSE
    return mean / math.sqrt(variance / count)
