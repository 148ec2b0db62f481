"""Counters in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

BOUNDS: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)
"""Upper bounds of the bands in which seconds are counted."""


class Counter:
    """A number that only grows, kept apart by one label where it has one."""

    def __init__(self, name: str, says: str, label: str = "") -> None:
        self.name = name
        self._says = says
        self._label = label
        self.values: dict[str, int] = {} if label else {"": 0}

    def add(self, of: str = "", many: int = 1) -> None:
        """So many more."""
        self.values[of] = self.values.get(of, 0) + many

    def lines(self) -> list[str]:
        """As text."""
        head = [f"# HELP {self.name} {self._says}", f"# TYPE {self.name} counter"]
        return head + [
            f'{self.name}{{{self._label}="{of}"}} {value}' if self._label else f"{self.name} {value}"
            for of, value in sorted(self.values.items())
        ]


class Gauge:
    """A number looked up when it is asked for."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self._says = says
        self.ask: Callable[[], int] = lambda: 0

    def lines(self) -> list[str]:
        """As text."""
        return [f"# HELP {self.name} {self._says}", f"# TYPE {self.name} gauge", f"{self.name} {self.ask()}"]


class Histogram:
    """Seconds, counted in bands."""

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self._says = says
        self._bands = [0] * (len(BOUNDS) + 1)
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._bands[bisect_left(BOUNDS, seconds)] += 1
        self._sum += seconds

    def lines(self) -> list[str]:
        """As text; each band holds those below it too."""
        lines, total = [f"# HELP {self.name} {self._says}", f"# TYPE {self.name} histogram"], 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self._bands):
            total += count
            lines.append(f'{self.name}_bucket{{le="{bound}"}} {total}')
        return [*lines, f"{self.name}_sum {self._sum:.6f}", f"{self.name}_count {total}"]


class Metrics:
    """What one server process counts."""

    def __init__(self) -> None:
        self.tables = Gauge("podzem_tables", "tables in memory")
        self.sockets = Gauge("podzem_sockets", "open sockets")
        self.behind = Gauge("podzem_behind", "sockets that do not take what they are sent")
        self.requests = Counter("podzem_requests_total", "HTTP requests by status", "status")
        self.messages = Counter("podzem_messages_total", "socket messages")
        self.decisions = Counter("podzem_decisions_total", "decisions on disk")
        self.bot_decisions = Counter("podzem_bot_decisions_total", "decisions of bots on disk")
        self.answers = Counter("podzem_answers_total", "answers to socket messages by kind", "is")
        self.limited = Counter("podzem_limited_total", "what went over a limit, by which", "limit")
        self.conflicts = Counter("podzem_conflicts_total", "commits that another process was faster than")
        self.commits = Histogram("podzem_commit_seconds", "from a decision to its line on disk")

    def text(self) -> str:
        """Everything."""
        parts: tuple[Counter | Gauge | Histogram, ...] = (
            self.tables, self.sockets, self.behind, self.requests, self.messages, self.decisions, self.bot_decisions,
            self.answers, self.limited, self.conflicts, self.commits,
        )  # fmt: skip
        return "\n".join([line for part in parts for line in part.lines()]) + "\n"
