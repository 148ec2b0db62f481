"""The dice questions that podzem, icepool and dyce are all asked, and how an asking is timed."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from figures import Figure, timed, timed_often

BEST_THREE = "4d6 keep highest 3"
AT_LEAST_TWELVE = "3d6 >= 12"
SUM_OF_TEN = "10d6"

TIMES = 200

Ask = Callable[[], Any]
Read = Callable[[Any], Fraction]


def measure(asked: dict[str, tuple[Ask, Read]]) -> list[Figure]:
    """Each question first with whatever memory a new process has, then again with what the library has kept.

    The chance that `read` takes out of the answer (of 18, of success, of 35) is compared between the contenders.
    """
    figures = []
    for question, (ask, read) in asked.items():
        first, distribution = timed(ask)
        answer = str(read(distribution))
        again = timed_often(ask, TIMES)
        figures.append(Figure(f"dice, first asked: {question}", "", {"questions": 1}, first, answer))
        figures.append(Figure(f"dice, asked again: {question}", "", {"questions": TIMES}, again, answer))
    return figures
