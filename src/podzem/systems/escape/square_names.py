"""What squares are called: those that have a word by it, the others as on a chessboard, by a letter and a number."""

from __future__ import annotations

from functools import partial
from typing import Final, final

from podzem.core.decisions import Decision, Namer
from podzem.systems.escape.board import Board
from podzem.systems.escape.game import Game

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
AGAIN: Final = "′"
"""Behind the letters of a board that is wider than the alphabet."""


def column(x: int) -> str:
    """The letter of a column."""
    return LETTERS[x % len(LETTERS)] + AGAIN * (x // len(LETTERS))


def mark(board: Board, number: int) -> str:
    """Where a square lies: `C2`."""
    return f"{column(int(board.x[number]))}{int(board.y[number]) + 1}"


@final
class SquareNames:
    """Squares of the board at hand; none changes in a game, and the scene brings them all."""

    def namer(self, state: Game, viewer: int | None = None) -> Namer:
        """Any square by where it lies."""
        return partial(_name, state.setting.board)

    def namer_of(self, before: Game, decision: Decision | None, after: Game) -> Namer:
        """As things are called after the step."""
        return self.namer(after)

    def shown(self, state: Game, viewer: int) -> list[str]:
        """Nothing that the scene does not have."""
        return []


def _name(board: Board, id: str) -> str | None:
    number = board.numbers.get(id)
    return None if number is None else mark(board, number)
