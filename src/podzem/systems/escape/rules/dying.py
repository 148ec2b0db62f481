"""Гибел: off the board, an entry throw again (escape.death.restart); hand and passes are kept (escape.tool.kept)."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import NOWHERE
from podzem.systems.escape.cards import NONE
from podzem.systems.escape.game import NO_STRIKE, Game


def die(game: Game, seat: i64, scribe: Scribe, clause: str) -> None:
    """A player dies where he stands; a treasure he carries stays there (escape.treasure.drop)."""
    square = game.square[seat]
    telling.at_square(scribe, game, events.DEATH, seat, square, clause)
    leave_board(game, seat)
    if game.carrier == seat:
        game.carrier = NONE
        game.treasure = square
        telling.at_square(scribe, game, events.TREASURE_DROPPED, seat, square)


def leave_board(game: Game, seat: i64) -> None:
    """The figure is outside; pending skips and the marks blocked, released, safe end."""
    game.square[seat] = NOWHERE
    game.came_from[seat] = NOWHERE
    game.skip[seat] = 0
    game.marks[seat] = 0
    if seat == game.seat:
        game.strike = NO_STRIKE
