"""Decisions between their text form and their code; what cannot be read is refused with its clause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from podzem.core.decisions import Decision
from podzem.core.numbers import read_natural
from podzem.systems.escape.board import KINDS, Board
from podzem.systems.escape.codes import (
    LONGEST,
    ORDERS,
    SIGNATURES,
    card_of,
    order_of,
    pack,
    path_of,
    square_of,
    to_of,
    with_step,
)
from podzem.systems.escape.game import Game
from podzem.systems.escape.legal import open_paths
from podzem.systems.escape.rules.explaining import why_not_path
from podzem.systems.escape.rules.movement import names_along
from podzem.systems.escape.rules.prison import is_locked
from podzem.systems.escape.rules.turns import may_walk

UNREADABLE: Final = -1


def decode(game: Game, code: int) -> Decision:
    """The decision a code stands for, by the seat that is asked."""
    order = ORDERS[order_of(code)]
    words = [_word(game, code, fact) for fact in SIGNATURES[order] if fact != "path"]
    if order == "go":
        words = path_names(game, code)
    return Decision(int(game.actor), order, tuple(words))


def _word(game: Game, code: int, fact: str) -> str:
    if fact == "card":
        return game.setting.deck.names[card_of(code)]
    if fact == "target":
        return str(square_of(code))
    return game.setting.board.names[to_of(code) if fact == "to" else square_of(code)]


def path_names(game: Game, code: int) -> list[str]:
    """The squares a `go` enters, in order."""
    return names_along(game, game.square[game.actor], path_of(code))


def encode(game: Game, decision: Decision) -> tuple[i64, str]:
    """The code of a decision, or the clause under which it cannot even be read."""
    if decision.order == "go":
        return _encode_path(game, decision.words)
    signature = SIGNATURES[decision.order]
    values = {fact: _number(game, fact, word) for fact, word in zip(signature, decision.words)}
    if UNREADABLE in values.values():
        return UNREADABLE, "escape.order.errors"
    place = next((values[fact] for fact in ("square", "chasm", "cave", "target") if fact in values), 0)
    code = pack(ORDERS.index(decision.order), place, values.get("card", 0), values.get("to", 0))
    return code, ""


def _number(game: Game, fact: str, word: str) -> int:
    if fact == "card":
        return game.setting.deck.numbers.get(word, UNREADABLE)
    if fact == "target":
        target = read_natural(word)
        return target if target is not None and target < game.setting.players else UNREADABLE
    if fact == "cave" and word in KINDS:
        return int(game.setting.board.first_of(KINDS.index(word)))
    return game.setting.board.numbers.get(word, UNREADABLE)


def _encode_path(game: Game, names: tuple[str, ...]) -> tuple[i64, str]:
    """A path is read by its squares; the reason of its end follows from the legal paths."""
    if not may_walk(game, game.actor):
        return UNREADABLE, "escape.prison.locked" if is_locked(game, game.actor) else "escape.cave.buried_blocked"
    squares = [game.setting.board.numbers.get(name, UNREADABLE) for name in names]
    if not squares or UNREADABLE in squares or len(squares) > LONGEST or game.square[game.actor] < 0:
        return UNREADABLE, "escape.order.errors"
    wanted = _steps(game.setting.board, game.square[game.actor], squares)
    for code in open_paths(game):
        if path_of(code) == wanted:
            return code, ""
    return UNREADABLE, why_not_path(game, game.actor, squares)


def _steps(board: Board, here: int, squares: list[int]) -> int:
    path: i64 = 0
    for number, square in enumerate(squares):
        slot = board.slot(here, square)
        if slot < 0:
            return UNREADABLE
        path = with_step(path, number, slot)
        here = square
    return int(path)
