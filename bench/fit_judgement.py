"""Fit the net of `escape`'s judgement to who won, and write it as judgement.csv.

    python bench/fit_judgement.py judgement.csv positions.bin ...

A softmax over the players' merits is fitted by Adam to the winner of each position; one game in ten is kept apart, and
the mean log-likelihood on those is printed (knowing nothing has -1.386 with four players).
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any

import numpy as np

from podzem.systems.escape.judgement import STRAIGHT
from podzem.systems.escape.standing import NAMES

PLAYERS = 4
BATCH = 1024
RATE = 2e-3
DECAY = 1e-5
FADING = (0.9, 0.999)


class Net:
    """Units that pass on what exceeds their threshold, and a straight sum beside them."""

    def __init__(self, units: int, luck: np.random.Generator) -> None:
        inputs = len(NAMES)
        self.weights = luck.normal(0, inputs**-0.5, (inputs, units)).astype(np.float32)
        self.threshold = np.zeros(units, np.float32)
        self.worth = luck.normal(0, 0.3 * units**-0.5, units).astype(np.float32)
        self.straight = np.zeros(inputs, np.float32)

    def chances(self, positions: Any) -> tuple[Any, Any]:
        """Each player's chance in each position, and what the units passed on."""
        rows = positions.reshape(-1, len(NAMES))
        passed = np.maximum(rows @ self.weights + self.threshold, 0)
        merits = (passed @ self.worth + rows @ self.straight).reshape(-1, PLAYERS)
        odds = np.exp(merits - merits.max(1, keepdims=True))
        return odds / odds.sum(1, keepdims=True), passed

    def slopes(self, positions: Any, winners: Any) -> list[Any]:
        """How the loss of a batch changes with each of the tables."""
        chances, passed = self.chances(positions)
        chances[np.arange(len(winners)), winners] -= 1
        error = (chances / len(winners)).reshape(-1).astype(np.float32)
        rows = positions.reshape(-1, len(NAMES))
        back = error[:, None] * self.worth * (passed > 0)
        return [
            rows.T @ back + DECAY * self.weights,
            back.sum(0),
            passed.T @ error + DECAY * self.worth,
            rows.T @ error + DECAY * self.straight,
        ]

    def tables(self) -> list[Any]:
        """The tables in the order of their slopes."""
        return [self.weights, self.threshold, self.worth, self.straight]

    def likelihood(self, positions: Any, winners: Any) -> float:
        """The mean logarithm of the chance that was given to the winner."""
        return float(np.log(self.chances(positions)[0][np.arange(len(winners)), winners]).mean())


def fit(net: Net, positions: Any, winners: Any, epochs: int, luck: np.random.Generator) -> None:
    """Adam with a rate that sinks as a cosine."""
    first = [np.zeros_like(table) for table in net.tables()]
    second = [np.zeros_like(table) for table in net.tables()]
    steps = 0
    for epoch in range(epochs):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / epochs)) + 1e-5
        order = luck.permutation(len(winners))
        for start in range(0, len(winners) - BATCH + 1, BATCH):
            chosen = order[start : start + BATCH]
            steps += 1
            for number, slope in enumerate(net.slopes(positions[chosen], winners[chosen])):
                first[number] = FADING[0] * first[number] + (1 - FADING[0]) * slope
                second[number] = FADING[1] * second[number] + (1 - FADING[1]) * slope * slope
                spread = np.sqrt(second[number] / (1 - FADING[1] ** steps)) + 1e-8
                net.tables()[number][...] -= rate * first[number] / (1 - FADING[0] ** steps) / spread


def write(net: Net, path: Path) -> None:
    """Straight row first, then the units by how much they do."""
    order = np.argsort(-np.abs(net.worth) * np.linalg.norm(net.weights, axis=0))
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["unit", "threshold", "worth", *NAMES])
        writer.writerow([STRAIGHT, 0, 0, *_short(net.straight)])
        for place, unit in enumerate(order, 1):
            numbers = [net.threshold[unit], net.worth[unit], *net.weights[:, unit]]
            writer.writerow([f"u{place}", *_short(numbers)])


def _short(numbers: Any) -> list[str]:
    return [f"{float(number):.3f}".rstrip("0").rstrip(".") for number in numbers]


def main() -> None:
    """Read positions, fit, tell how good the fit is, write."""
    parser = argparse.ArgumentParser(description="Fit the net of escape's judgement.")
    parser.add_argument("target", type=Path)
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--units", type=int, default=24)
    parser.add_argument("--epochs", type=int, default=12)
    asked = parser.parse_args()
    width = PLAYERS * len(NAMES)
    data = np.concatenate([np.fromfile(file, np.float32).reshape(-1, width + 2) for file in asked.files])
    positions, winners = data[:, :width].reshape(-1, PLAYERS, len(NAMES)), data[:, width].astype(int)
    apart = data[:, width + 1].astype(int) % 10 == 0
    luck = np.random.default_rng(0)
    net = Net(asked.units, luck)
    fit(net, positions[~apart], winners[~apart], asked.epochs, luck)
    print(f"{len(winners)} positions; log-likelihood {net.likelihood(positions[~apart], winners[~apart]):.4f},")
    print(f"on games kept apart {net.likelihood(positions[apart], winners[apart]):.4f}")
    write(net, asked.target)


if __name__ == "__main__":
    main()
