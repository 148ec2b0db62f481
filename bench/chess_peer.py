"""python-chess: random games to mate, stalemate, too little material or 75 moves; a middle position copied and listed.

A game also ends by fivefold repetition; asking for that would only slow python-chess down, so the bench does not.
"""

import random

import chess
from figures import COPY, LIST, PLAYOUTS, Figure, report, timed, timed_often

GAMES = 12
MIDDLE = 60
TIMES = 5000


def play(board: chess.Board, generator: random.Random, most: int) -> int:
    """Push random moves until the game is over or there were that many; how many there were."""
    for taken in range(most):
        moves = list(board.legal_moves)
        if not moves or board.is_seventyfive_moves() or board.is_insufficient_material():
            return taken
        board.push(generator.choice(moves))
    return most


def play_games() -> int:
    return sum(play(chess.Board(), random.Random(seed), 10_000) for seed in range(GAMES))


def main() -> None:
    seconds, moves = timed(play_games)
    middle = chess.Board()
    assert play(middle, random.Random(0), MIDDLE) == MIDDLE
    copies = timed_often(lambda: middle.copy(stack=False), TIMES)
    lists = timed_often(lambda: list(middle.legal_moves), TIMES)
    figures = [
        Figure(PLAYOUTS, "chess", {"steps": moves, "decisions": moves}, seconds),
        Figure(COPY, "chess", {"copies": TIMES}, copies),
        Figure(LIST, "chess", {"lists": TIMES}, lists),
    ]
    report(f"chess {chess.__version__}", figures)


if __name__ == "__main__":
    main()
