"""Another state that a viewer cannot tell apart: the cards he cannot see, dealt anew among the places he cannot see."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.decisions import JUDGE
from podzem.core.dice import Dice
from podzem.systems.escape.cards import COIN
from podzem.systems.escape.game import LOST_BY, SHOP, Game


def resample(game: Game, viewer: i64, dice: Dice) -> Game:
    """Hands of others, the loose reserve and cards lost unseen are shuffled together; sizes and orders stay."""
    other = game.copy()
    if viewer == JUDGE:
        return other
    sees_reserve = viewer >= 0 and game.phase == SHOP and game.actor == viewer
    _deal(other, viewer, sees_reserve, dice)
    while other.phase == SHOP and not other.has(other.seat, COIN):  # everybody knows that who buys has a coin
        _deal(other, viewer, sees_reserve, dice)
    return other


def _deal(other: Game, viewer: i64, sees_reserve: bool, dice: Dice) -> None:
    unseen = _gather(other, viewer, sees_reserve)
    for seat in range(other.setting.players):
        if seat != viewer:
            first = seat * other.setting.hand_room
            for index in range(first, first + other.hand_size[seat]):
                other.hands[index] = _draw(unseen, dice)
            other.note_hand(seat)
    if not sees_reserve:
        for index in range(i64(len(other.bottom))):
            loser = other.bottom[index] // LOST_BY - 1
            if loser >= 0 and loser != viewer:
                other.bottom[index] = _draw(unseen, dice) + LOST_BY * (loser + 1)
        other.loose = unseen


def _gather(game: Game, viewer: i64, sees_reserve: bool) -> vec[i64]:
    """How many of each card the viewer cannot place."""
    unseen = vec[i64](capacity=game.setting.deck.size)
    for card in range(game.setting.deck.size):
        unseen = append(unseen, 0 if sees_reserve else game.loose[card])
    for seat in range(game.setting.players):
        if seat != viewer:
            for index in range(game.hand_size[seat]):
                unseen[game.card_at(seat, index)] += 1
    if not sees_reserve:
        for lost in game.bottom:
            loser = lost // LOST_BY - 1
            if loser >= 0 and loser != viewer:
                unseen[lost % LOST_BY] += 1
    return unseen


def _draw(unseen: vec[i64], dice: Dice) -> i64:
    card = dice.branch(unseen)
    unseen[card] -= 1
    return card
