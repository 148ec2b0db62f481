"""The figures as text: the best round of each side, how podzem compares, and what the issue asked to be reached."""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from sides import FILES, MEMORY, OURS

Rounds = dict[str, list[dict[str, Any]]]
"""What the loader told, by side."""
LABEL = 30


@dataclass(frozen=True)
class Best:
    """The best of each figure over the rounds of a side: whatever is worse was disturbed by other work."""

    per_core: float
    """Moves for each processor second of the server, all tables as fast as they go."""
    moves: float
    """Moves a second by the clock."""
    p50: float
    p99: float
    """Milliseconds until the mover's own socket has the new state, all tables as fast as they go."""
    table_p99: float
    """Until the last of the four has it."""
    paced_per_core: float
    paced_p50: float
    paced_p99: float
    paced_table_p99: float
    peak: float
    """The most memory at any time, in MB."""
    end: float


def best(rounds: list[dict[str, Any]]) -> Best:
    """The best of each figure."""

    def least(figure: Callable[[dict[str, Any]], float]) -> float:
        return min(map(figure, rounds))

    def most(figure: Callable[[dict[str, Any]], float]) -> float:
        return max(map(figure, rounds))

    return Best(
        per_core=most(lambda told: _per_core(told["closed"])),
        moves=most(lambda told: told["closed"]["moves"] / told["closed"]["seconds"]),
        p50=least(lambda told: told["closed"]["mover"]["p50"]),
        p99=least(lambda told: told["closed"]["mover"]["p99"]),
        table_p99=least(lambda told: told["closed"]["table"]["p99"]),
        paced_per_core=most(lambda told: _per_core(told["paced"])),
        paced_p50=least(lambda told: told["paced"]["mover"]["p50"]),
        paced_p99=least(lambda told: told["paced"]["mover"]["p99"]),
        paced_table_p99=least(lambda told: told["paced"]["table"]["p99"]),
        peak=least(lambda told: max(told["closed"]["peak"], told["paced"]["peak"])),
        end=least(lambda told: told["paced"]["memory"]),
    )


def _per_core(told: dict[str, Any]) -> float:
    cpu: float = max(told["cpu"], 0.01)
    return told["moves"] / cpu


COLUMNS = {
    "moves/s/core": "per_core",
    "moves/s": "moves",
    "p50 ms": "p50",
    "p99 ms": "p99",
    "table p99": "table_p99",
    "paced p50": "paced_p50",
    "paced p99": "paced_p99",
    "table p99 ": "paced_table_p99",
    "peak MB": "peak",
    "end MB": "end",
}


def table_lines(rounds: Rounds) -> list[str]:
    """Every side in a line."""
    head = f"{'':<{LABEL}}" + "".join(f"{name.strip():>14}" for name in COLUMNS)
    lines = [head]
    for name, told in rounds.items():
        figures = asdict(best(told))
        lines.append(f"{name:<{LABEL}}" + "".join(f"{figures[field]:14,.1f}" for field in COLUMNS.values()))
    return lines


@dataclass(frozen=True)
class Goal:
    """A ratio to the peer: at least so much, or at most."""

    what: str
    of: Callable[[Best], float]
    wanted: float
    aim: float
    more_is_better: bool

    def is_reached(self, ratio: float, bound: float) -> bool:
        return ratio >= bound if self.more_is_better else ratio <= bound


GOALS = (
    Goal("moves/s per core", lambda figures: figures.per_core, 4, 8, True),
    Goal("p99, as fast as they go", lambda figures: figures.p99, 1 / 3, 1 / 6, False),
    Goal("p99, paced", lambda figures: figures.paced_p99, 1 / 3, 1 / 6, False),
    Goal("memory, peak", lambda figures: figures.peak, 1 / 2, 1 / 2, False),
)


@dataclass(frozen=True)
class Reached:
    """A goal held against the figures."""

    goal: str
    wanted: float
    aim: float
    ratio: float
    verdict: str


def reached(rounds: Rounds) -> list[Reached]:
    """Every goal, against each storage of the peer that took part."""
    if OURS not in rounds:
        return []
    own, found = best(rounds[OURS]), []
    for peer in (MEMORY, FILES):
        if peer in rounds:
            found += [_held(goal, peer, goal.of(own) / goal.of(best(rounds[peer]))) for goal in GOALS]
    return found


def _held(goal: Goal, peer: str, ratio: float) -> Reached:
    words = {(True, True): "reached, aim too", (True, False): "reached"}
    verdict = words.get((goal.is_reached(ratio, goal.wanted), goal.is_reached(ratio, goal.aim)), "NOT reached")
    return Reached(f"{goal.what} / {peer}", goal.wanted, goal.aim, ratio, verdict)


def goal_lines(goals: list[Reached]) -> list[str]:
    """The goals of the table's issue, with what was reached."""
    head = f"{'goals, podzem to the peer':<56}{'wanted':>8}{'aim':>8}{'ratio':>8}"
    lines = [f"{goal.goal:<56}{goal.wanted:8.2f}{goal.aim:8.2f}{goal.ratio:8.2f}  {goal.verdict}" for goal in goals]
    return [head, *lines] if lines else []
