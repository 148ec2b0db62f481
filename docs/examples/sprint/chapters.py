"""The rules: whose turn it is and what it brings. Numbers stand in tables.toml, words in words/."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from podzem.core.scribe import Scribe
from podzem.core.tables import read_tables
from podzem.systems.sprint.events import ARRIVED, THROW, WENT
from podzem.systems.sprint.game import PLAYERS, Game

FILE: Final = files("podzem.systems.sprint").joinpath("tables.toml")
TABLES: Final = read_tables(FILE)


def winner(game: Game) -> int | None:
    """Whoever reaches the goal first wins (sprint.table.goal)."""
    goal = TABLES["goal"]["steps"]
    return next((seat for seat, runner in enumerate(game.runners) if runner.steps >= goal), None)


def why_not_throw(game: Game, seat: int) -> str:
    """The clause that forbids a seat to throw now; empty when it may."""
    if winner(game) is not None:
        return "sprint.table.goal"
    return "" if seat == game.seat else "sprint.table.order"


def throw(game: Game, scribe: Scribe) -> None:
    """Throw a die and go as many steps (sprint.turn.throw)."""
    seat, runner = game.seat, game.runners[game.seat]
    runner.steps += scribe.roll(TABLES["throw"]["sides"], THROW, seat)
    scribe.record(WENT, {"seat": seat, "steps": runner.steps})
    if winner(game) is not None:
        scribe.record(ARRIVED, {"seat": seat})
        return
    game.seat = (seat + 1) % PLAYERS
    game.round += game.seat == 0
