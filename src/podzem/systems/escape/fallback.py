"""What a seat that does not answer in time is taken to have decided (escape.house.timeout)."""

from __future__ import annotations

from podzem.systems.escape import codes as code_of
from podzem.systems.escape.codes import FREELY, card_of, order_of, reason_of, square_of
from podzem.systems.escape.game import AHEAD_OF, COUNTER, DEFEND, MOVE, REACT, SHOP, STRIKE, TURN, Game
from podzem.systems.escape.legal import codes
from podzem.systems.escape.texts import decode


def fallback(game: Game) -> int:
    """The default of the phase, among the legal decisions."""
    legal = list(codes(game))
    by_order = {order_of(code): code for code in reversed(legal)}
    if game.phase == TURN:
        return next((by_order[order] for order in (code_of.ROLL, code_of.PASS) if order in by_order), legal[0])
    if game.phase == MOVE:
        return _path(game, legal)
    if game.phase == STRIKE:
        strikes = [code for code in legal if order_of(code) == code_of.STRIKE]
        return by_order.get(code_of.HOLD) or min(strikes, key=lambda code: (square_of(code), card_of(code)))
    if game.phase in (DEFEND, REACT):
        uses = [code for code in legal if order_of(code) == code_of.USE]
        return min(uses, key=card_of, default=by_order[code_of.DECLINE])
    assert game.phase in (AHEAD_OF, COUNTER, SHOP)
    return _first_by_name(game, legal)


def _path(game: Game, legal: list[int]) -> int:
    """The first path in alphabetical order that is not a voluntary short stop, else stay."""
    full = [code for code in legal if order_of(code) == code_of.GO and reason_of(code) == FREELY]
    if full:
        return _first_by_name(game, full)
    stays = [code for code in legal if order_of(code) == code_of.STAY]
    return stays[0] if stays else _first_by_name(game, legal)


def _first_by_name(game: Game, legal: list[int]) -> int:
    return min(legal, key=lambda code: decode(game, code).words)
