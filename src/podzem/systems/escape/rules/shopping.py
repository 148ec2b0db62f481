"""Пазаруване: a green coin buys any one tool of the reserve."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import events, telling
from podzem.systems.escape.cards import COIN
from podzem.systems.escape.game import END, LOST_BY, SHOP, Game
from podzem.systems.escape.rules import tools
from podzem.systems.escape.rules.movement import first_of


def why_not_shop(game: Game, seat: i64) -> str:
    """A coin, and a reserve that is not empty; also outside, instead of the throw (escape.shop.outside)."""
    if not game.has(seat, COIN):
        return "escape.shop.buy"
    return "" if game.reserve_size() > 0 else "escape.shop.empty"


def shop(game: Game, seat: i64, scribe: Scribe) -> None:
    """He looks through the whole reserve; the others learn only that he shops."""
    telling.about(scribe, events.SHOP, seat)
    telling.reserve_shown(scribe, game, seat)
    game.phase = SHOP


def is_in_reserve(game: Game, card: i64) -> bool:
    """Whether the reserve has such a card."""
    if game.loose[card] > 0:
        return True
    for other in game.bottom:
        if other % LOST_BY == card:
            return True
    return False


def why_not_buy(game: Game, card: i64) -> str:
    """Only what lies in reserve can be bought."""
    return "" if is_in_reserve(game, card) else "escape.shop.buy"


def buy(game: Game, seat: i64, card: i64, scribe: Scribe) -> None:
    """He takes the card, the rest is shuffled, the coin goes to the very bottom (escape.shop.shuffle)."""
    coin = first_of(game, seat, COIN)
    tools.shuffle_reserve(game)
    game.loose[card] -= 1
    tools.take_from_hand(game, seat, coin)
    game.bottom = append(game.bottom, coin)
    tools.put_in_hand(game, seat, card)
    telling.tool_used(scribe, game, seat, coin, "escape.shop.shuffle")
    telling.own_card(scribe, game, events.BOUGHT, seat, card)
    game.phase = END
