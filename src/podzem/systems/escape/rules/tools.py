"""Използване на инструментите: a tool is shown, used once, and goes under the reserve.

Only its category counts, the name is flavour (escape.tool.kinds). Orders that use one end the turn: their rules go on
to END (escape.tool.costs_turn). There is no hand limit, no trade and no discarding (escape.tool.no_limit).
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.escape import telling
from podzem.systems.escape.cards import NONE
from podzem.systems.escape.game import LOST_BY, Game


def why_not_card(game: Game, seat: i64, card: i64, category: i64, clause: str) -> str:
    """Why a card cannot serve as one of a category: not held, or of another category (then the given clause)."""
    if not game.holds(seat, card):
        return "escape.order.errors"
    return "" if game.setting.deck.category[card] == category else clause


def use(game: Game, seat: i64, card: i64, scribe: Scribe, clause: str) -> None:
    """Show a tool to all and put it under the reserve (escape.tool.once)."""
    take_from_hand(game, seat, card)
    game.bottom = append(game.bottom, card)
    telling.tool_used(scribe, game, seat, card, clause)


def take_from_hand(game: Game, seat: i64, card: i64) -> None:
    """Take the first such card out of a hand."""
    first = seat * game.setting.hand_room
    index = first
    while game.hands[index] != card:
        index += 1
    last = first + game.hand_size[seat] - 1
    while index < last:
        game.hands[index] = game.hands[index + 1]
        index += 1
    game.hands[last] = NONE
    game.hand_size[seat] -= 1
    game.note_hand(seat)


def put_in_hand(game: Game, seat: i64, card: i64) -> None:
    """Put a card at the end of a hand."""
    game.hands[seat * game.setting.hand_room + game.hand_size[seat]] = card
    game.hand_size[seat] += 1
    game.note_hand(seat)


def draw_loose(loose: vec[i64], scribe: Scribe) -> i64:
    """A card from the shuffled part of a pile; -1 when nothing is left of it."""
    for count in loose:
        if count > 0:
            drawn = scribe.draw(loose)
            loose[drawn] -= 1
            return drawn
    return NONE


def draw_tool(game: Game, scribe: Scribe) -> i64:
    """The top card of the reserve; -1 when it is empty (escape.setup.reserve)."""
    drawn = draw_loose(game.loose, scribe)
    if drawn != NONE or len(game.bottom) == 0:
        return drawn
    top = game.bottom[0] % LOST_BY
    game.bottom = game.bottom[1:]
    return top


def lose(game: Game, seat: i64, card: i64) -> None:
    """Put a card of a hand under the reserve; only its owner knows which (escape.chance.lose_tool)."""
    take_from_hand(game, seat, card)
    game.bottom = append(game.bottom, card + LOST_BY * (seat + 1))


def shuffle_reserve(game: Game) -> None:
    """All cards of the reserve become a well-shuffled pile."""
    for card in game.bottom:
        game.loose[card % LOST_BY] += 1
    game.bottom = vec[i64]()
