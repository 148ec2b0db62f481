"""Positions to fit the judgement of `escape` by: how everybody stood at random moments of many games, and who won.

    python bench/judgement_positions.py positions.bin --board twin --games 10000 --seed 200000
    python bench/judgement_positions.py positions.bin --board twin --games 300 --nodes 1500

Without `--nodes` four seekers play, and in most games one of them errs now and then, so that odd positions are met
too. With it one seat searches with so many nodes, and its rows are marked. Positions are added to the file's end.
"""

from __future__ import annotations

import argparse
import random
from array import array
from pathlib import Path
from typing import Any

from podzem.core.decisions import WATCHER
from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide, make_bot
from podzem.systems import load_system
from podzem.systems.escape.game import TURN
from podzem.systems.escape.standing import Standing, Survey

PLAYERS = 4
MOST_ROUNDS = 400
ERRS = 0.15
LOOKS = 0.05
"""How often the start of a turn is recorded."""


def rows_of(game: Any, searcher: int) -> array[float]:
    """The numbers of all players, one after the other."""
    survey = Survey(game)
    rows = array("f")
    for seat in range(PLAYERS):
        rows.extend(Standing(survey, seat, searcher).numbers)
    return rows


class Recorder:
    """Plays games of one kind."""

    def __init__(self, board: str, nodes: int | None) -> None:
        self.system = load_system("escape")
        self.board = board
        self.nodes = nodes

    def play(self, seed: int) -> array[float]:
        """One game: each position is its rows, the winner, the seed; nothing from a game without one."""
        luck, scribe = random.Random(seed), Scribe(Seeded(seed))
        bots = self._bots(seed)
        game: Any = self.system.setup(PLAYERS, {"board": self.board}, scribe)
        searcher = WATCHER if self.nodes is None else seed % PLAYERS
        seen: list[array[float]] = []
        while (seats := self.system.turns.awaited(game)) and game.round <= MOST_ROUNDS:
            if game.phase == TURN and luck.random() < LOOKS:
                seen.append(rows_of(game, searcher))
            errs = self.nodes is None and seats[0] == seed % (PLAYERS + 1) and luck.random() < ERRS
            bot = bots[PLAYERS] if errs else bots[seats[0]]
            self.system.apply(game, decide(self.system, game, seats[0], bot), scribe)
        outcome = self.system.outcome(game)
        told = array("f")
        if outcome is not None and outcome.winners:
            for rows in seen:
                told.extend([*rows, float(outcome.winners[0]), float(seed % 1000)])
        return told

    def _bots(self, seed: int) -> list[Any]:
        names = ["seeker"] * PLAYERS
        if self.nodes is not None:
            names[seed % PLAYERS] = f"search:{self.nodes}"
        return [make_bot(self.system, name, seed) for name in [*names, "random"]]


def main() -> None:
    """Play and record."""
    parser = argparse.ArgumentParser(description="Positions to fit the judgement of escape by.")
    parser.add_argument("file", type=Path)
    parser.add_argument("--board", default="classic")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--seed", type=int, default=100_000)
    asked = parser.parse_args()
    recorder = Recorder(asked.board, asked.nodes)
    with asked.file.open("ab") as file:
        for seed in range(asked.seed, asked.seed + asked.games):
            recorder.play(seed).tofile(file)


if __name__ == "__main__":
    main()
