"""Съкровището: taking it, carrying it out, winning."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.board import EXIT, NOWHERE, START
from podzem.systems.escape.game import END, OVER, WON, Game


def why_not_take_treasure(game: Game, seat: i64) -> str:
    """A treasure must lie on his own square."""
    lies_here = game.treasure >= 0 and game.treasure == game.square[seat]
    return "" if lies_here else "escape.treasure.lift"


def lift(game: Game, seat: i64, scribe: Scribe) -> None:
    """Taking a lying treasure is a turn of its own."""
    take(game, seat, scribe, "escape.treasure.lift")
    game.phase = END


def take(game: Game, seat: i64, scribe: Scribe, clause: str) -> None:
    """He is the carrier now."""
    game.carrier = seat
    game.treasure = NOWHERE
    telling.at_square(scribe, game, events.TREASURE_TAKEN, seat, game.square[seat], clause)


def wins_by_entering(game: Game, seat: i64, square: i64) -> bool:
    """Whether a step onto a square wins: the carrier at an exit, or at the start when nobody else stands there."""
    if game.carrier != seat:
        return False
    kind = game.kinds[square]
    return kind == EXIT or (kind == START and not game.is_occupied_but_by(square, seat))


def win_if_out(game: Game, seat: i64, scribe: Scribe, start_clause: str) -> bool:
    """End the game if the carrier stands at an exit, or alone on the start."""
    square = game.square[seat]
    if square < 0 or not wins_by_entering(game, seat, square):
        return False
    game.status = WON
    game.winner = seat
    game.exit = square
    game.phase = OVER
    clause = "escape.win.exit" if game.kinds[square] == EXIT else start_clause
    telling.at_square(scribe, game, events.WON, seat, square, clause)
    return True
