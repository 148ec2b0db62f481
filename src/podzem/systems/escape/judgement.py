"""A small net that weighs how a player stands; docs/performance.md says how its numbers (judgement.csv) were fitted."""

from __future__ import annotations

import csv
import io
from importlib.resources import files
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.errors import BadTable
from podzem.systems.escape.standing import NAMES

STRAIGHT: Final = "straight"
"""The row whose weights go straight into the merit, without a unit between."""


@final
class Judgement:
    """One layer of units that add up only what exceeds their threshold, and a straight sum beside them."""

    def __init__(self, rows: list[list[float]]) -> None:
        self.inputs: i64 = len(NAMES)
        self.units: i64 = len(rows) - 1
        self.straight = vec[float](rows[0][2:])
        self.threshold = vec[float]([row[0] for row in rows[1:]])
        self.worth = vec[float]([row[1] for row in rows[1:]])
        self.weights = vec[float]([weight for row in rows[1:] for weight in row[2:]])

    def merit(self, numbers: vec[float]) -> float:
        """How well a player stands; only differences between players count."""
        straight, weights, inputs = self.straight, self.weights, self.inputs
        merit = 0.0
        for number in range(inputs):
            merit += straight[number] * numbers[number]
        for unit in range(self.units):
            first = unit * inputs
            total = self.threshold[unit]
            for number in range(inputs):
                total += weights[first + number] * numbers[number]
            if total > 0.0:
                merit += total * self.worth[unit]
        return merit


def read_judgement(text: str) -> Judgement:
    """The straight row first, then the units; every column stands for one of the numbers."""
    rows = list(csv.reader(io.StringIO(text)))
    if rows[0] != ["unit", "threshold", "worth", *NAMES] or rows[1][0] != STRAIGHT:
        raise BadTable(f"judgement.csv: columns unit, threshold, worth, {', '.join(NAMES)} expected, {STRAIGHT} first")
    return Judgement([[float(cell) for cell in row[1:]] for row in rows[1:]])


JUDGEMENT: Final = read_judgement(
    files("podzem.systems.escape").joinpath("judgement.csv").read_text(encoding="utf-8"),
)
