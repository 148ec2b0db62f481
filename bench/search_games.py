"""One search bot against three seekers: its share of the games won with its interval, and what it spent.

    python bench/search_games.py --board classic --games 200 --seconds 1 --workers 2

The searcher's seat goes round with the seed. With `--nodes` instead of `--seconds` the same seed gives the same games.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.lab.bots import decide, make_bot
from podzem.lab.search_bot import SearchBot
from podzem.lab.statistics import share
from podzem.systems import load_system

PLAYERS = 4
MOST_ROUNDS = 600
"""A game without an end by then is one that nobody won."""


@dataclass(frozen=True, slots=True)
class Played:
    """One game: whether the searcher won, the rounds, its decisions with a choice, and the seconds they took."""

    won: bool
    rounds: int
    decisions: int
    seconds: float


def play(board: str, seconds: float, nodes: int | None, seed: int) -> Played:
    """One game to its end."""
    system = load_system("escape")
    seat = seed % PLAYERS
    searcher, seeker = SearchBot(system, seed, nodes, seconds), make_bot(system, "seeker", seed)
    scribe = Scribe(Seeded(seed))
    state: Any = system.setup(PLAYERS, {"board": board}, scribe)
    decisions, spent = 0, 0.0
    while (seats := system.turns.awaited(state)) and state.round <= MOST_ROUNDS:
        begun = time.perf_counter()
        decision = decide(system, state, seats[0], searcher if seats[0] == seat else seeker)
        if seats[0] == seat and len(system.decisions(state)) > 1:
            decisions, spent = decisions + 1, spent + time.perf_counter() - begun
        system.apply(state, decision, scribe)
    outcome = system.outcome(state)
    return Played(outcome is not None and seat in outcome.winners, int(state.round), decisions, spent)


def summary(games: list[Played]) -> str:
    """Share and interval, then what a decision and a game took."""
    won, decisions = sum(game.won for game in games), sum(game.decisions for game in games)
    rounds = sum(game.rounds for game in games) / len(games)
    part = share(won, len(games))
    return (
        f"won {won} of {len(games)}: {part.value:.1%} ({part.low:.1%} to {part.high:.1%}); "
        f"{sum(game.seconds for game in games) / max(decisions, 1):.3f} s a decision, "
        f"{decisions / len(games):.1f} decisions and {rounds:.1f} rounds a game"
    )


def report(played: Iterable[Played], every: int) -> list[Played]:
    """Print the state of things now and then, so that a long run can be broken off."""
    games: list[Played] = []
    for game in played:
        games.append(game)
        if len(games) % every == 0:
            print(summary(games), flush=True)
    return games


def main(arguments: list[str] | None = None) -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--board", default="classic")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--nodes", type=int)
    parser.add_argument("--seed", type=int, default=0, help="the first game's; each further game has the next one")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args(arguments)
    one = partial(play, asked.board, asked.seconds, asked.nodes)
    seeds = range(asked.seed, asked.seed + asked.games)
    if asked.workers == 1:
        games = report(map(one, seeds), 10)
    else:
        with ProcessPoolExecutor(asked.workers) as pool:
            games = report(pool.map(one, seeds), 10)
    print(summary(games))


if __name__ == "__main__":
    main()
