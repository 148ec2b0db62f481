"""What every Python program of the bench shares: a figure, a clock around the loop alone, the report it prints."""

import json
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import TypeVar

Result = TypeVar("Result")

PLAYOUTS = "random playouts"
COPY = "state copy"
LIST = "decision list"


@dataclass(frozen=True)
class Figure:
    """How long a counted piece of work took. The first count is judged; contenders that answer must answer alike."""

    group: str
    name: str
    counts: Mapping[str, float]
    seconds: float
    answer: str = ""
    yardstick: bool = False
    """Whether the others of the group are held against this one; only the bench's own figures are."""


def timed(work: Callable[[], Result]) -> tuple[float, Result]:
    """The seconds that a piece of work takes, and what it gives."""
    begun = time.perf_counter()
    result = work()
    return time.perf_counter() - begun, result


def timed_often(work: Callable[[], object], times: int) -> float:
    """The seconds that a piece of work takes, done that many times."""

    def loop() -> None:
        for _ in range(times):
            work()

    return timed(loop)[0]


def report(version: str, figures: list[Figure]) -> None:
    """Print what `run.py` reads: one line of JSON."""
    python = f"Python {platform.python_version()}"
    print(json.dumps({"version": f"{version}, {python}", "figures": [asdict(figure) for figure in figures]}))
