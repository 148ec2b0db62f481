"""Run a plan: chunks to workers, their sums merged in order of game number, until all is played or enough is known."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from dataclasses import dataclass, field
from typing import Final

from podzem.core.errors import Malformed
from podzem.lab.simulation import MOST_GAMES, Chunk, Plan, play_chunk
from podzem.lab.sums import ENDS, LENGTH, WAYS, WINS, Measure, Sums
from podzem.lab.workers import Workers
from podzem.systems import load_system

CHECK_EVERY: Final = 100
"""The precision is looked at after so many games, whoever plays them."""
ENDINGS: Final = ("won", "drawn", "capped")
CHUNKS_A_WORKER: Final = 3
"""So many chunks are under way for each worker, so that none waits for the next."""
SECONDS_A_CHUNK: Final = 0.25
LARGEST_CHUNK: Final = 1000
TICK: Final = 0.1
"""Seconds between two looks at whether to stop."""


@dataclass(slots=True)
class Result:
    """What was asked, what was played, and why it ended: games, precision, interrupted or lost."""

    plan: Plan
    wanted: int
    precision: float | None
    sides: list[Sums]
    difference: Sums = field(default_factory=Sums)
    ended: str = "games"
    fault: str = ""

    @property
    def games(self) -> int:
        """How many games there are, all from the first on."""
        return self.sides[0].games

    @property
    def is_partial(self) -> bool:
        """Whether it ended before what was asked for was reached."""
        return self.ended in ("interrupted", "lost")

    @property
    def is_comparison(self) -> bool:
        """Whether there are two sides."""
        return len(self.sides) == 2

    def measures(self) -> list[Measure]:
        """Every measure but the length in a fixed order; seats and endings are there though none was seen."""
        seen = {measure for sums in self.sides for measure in sums.totals} - {LENGTH}
        fixed = [(WINS, str(seat)) for seat in range(self.plan.players)] + [(ENDS, ending) for ending in ENDINGS]
        groups = [WAYS, *load_system(self.plan.system).book.tallies]
        return fixed + sorted(seen - set(fixed), key=lambda measure: (groups.index(measure[0]), measure[1]))

    def half_width(self) -> float:
        """The widest interval, halved, of any seat's share of wins; of its difference when two sides are compared."""
        if self.games == 0:
            return float("inf")
        ask = self.difference.mean if self.is_comparison else self.sides[0].estimate
        return max(ask((WINS, str(seat))).half_width for seat in range(self.plan.players))

    def merge(self, chunk: Chunk) -> None:
        """The games that come next."""
        for own, more in zip(self.sides, chunk.sides):
            own.merge(more)
        self.difference.merge(chunk.difference)

    def is_enough(self) -> bool:
        """Whether the wanted precision is reached, looked at only after each hundred games."""
        is_due = self.precision is not None and self.games > 0 and self.games % CHECK_EVERY == 0
        return is_due and self.half_width() <= (self.precision or 0.0)


def run(
    plan: Plan,
    games: int,
    workers: Workers,
    precision: float | None = None,
    chunk: int | None = None,
    must_stop: Callable[[], bool] = lambda: False,
    on_progress: Callable[[Result], None] = lambda result: None,
) -> Result:
    """Play the games; the same result for any workers and any size of chunk, told after each chunk."""
    check(games, precision)
    result = Result(plan, games, precision, [Sums() for _ in plan.sides])
    Run(result, workers, chunk).until(must_stop, on_progress)
    return result


def check(games: int, precision: float | None) -> None:
    """Refuse what cannot be run."""
    if not 1 <= games <= MOST_GAMES:
        raise Malformed(f"{games} games: 1 to {MOST_GAMES} was expected")
    if precision is not None and not 0 < precision < 0.5:
        raise Malformed(f"precision {precision}: a number between 0 and 0.5 was expected, such as 0.01")


class Run:
    """The chunks under way, by the number of their first game."""

    def __init__(self, result: Result, workers: Workers, chunk: int | None) -> None:
        self._result = result
        self._workers = workers
        self._chunk = chunk
        self._ahead: dict[int, Future[Chunk]] = {}
        self._next = 0
        self._pace = SECONDS_A_CHUNK

    def until(self, must_stop: Callable[[], bool], on_progress: Callable[[Result], None]) -> None:
        """Give out and merge chunks until the result is whole or must stop."""
        try:
            while self._result.games < self._result.wanted:
                if must_stop():
                    self._result.ended = "interrupted"
                    return
                self._give_out()
                self._merge(on_progress)
                if self._result.is_enough():
                    self._result.ended = "precision"
                    return
        except Exception as error:
            if not is_loss(error):
                raise
            self._result.ended, self._result.fault = "lost", f"the workers were lost ({type(error).__name__})"

    def _give_out(self) -> None:
        under_way = sum(not future.done() for future in self._ahead.values())
        while under_way < CHUNKS_A_WORKER * self._workers.count and self._next < self._result.wanted:
            size = self._size()
            self._ahead[self._next] = self._workers.submit(play_chunk, self._result.plan, self._next, size)
            self._next += size
            under_way += 1

    def _size(self) -> int:
        """Short enough to stop soon and to end together, and never across a look at the precision."""
        left = self._result.wanted - self._next
        even = max(1, left // (CHUNKS_A_WORKER * self._workers.count))
        size = self._chunk or min(max(1, int(SECONDS_A_CHUNK / self._pace)), LARGEST_CHUNK, even)
        if self._result.precision is not None:
            size = min(size, CHECK_EVERY - self._next % CHECK_EVERY)
        return min(size, left)

    def _merge(self, on_progress: Callable[[Result], None]) -> None:
        """Wait a little, then merge what is next in order, up to a look at the precision."""
        waited_for = [future for future in self._ahead.values() if not future.done()]
        if self._result.games not in self._ahead or not self._ahead[self._result.games].done():
            wait(waited_for, TICK, FIRST_COMPLETED)
        while (first := self._ahead.get(self._result.games)) is not None and first.done():
            del self._ahead[self._result.games]
            chunk, before = first.result(), self._result.games
            self._result.merge(chunk)
            self._pace = max(chunk.seconds, 1e-6) / (self._result.games - before)
            on_progress(self._result)
            if self._result.is_enough():
                return


def is_loss(error: Exception) -> bool:
    """Whether it was the workers that failed, not what they played."""
    return isinstance(error, BrokenExecutor | CancelledError | OSError) or type(error).__module__.startswith(
        "distributed"
    )
