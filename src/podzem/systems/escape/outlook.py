"""How good a position looks for a seat: a rule of thumb for search bots that had to stop looking.

The weights follow a fit to who won 1,500 games of four seekers on `classic` (22,800 positions). It reached a
log-likelihood of -1.31 a position where knowing nothing has -1.39: much of the game is luck. Judged are imagined
states, whose hands are guesses.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape.board import PRISON
from podzem.systems.escape.cards import BLADE, SAW, WOOD
from podzem.systems.escape.game import OVER, Game
from podzem.systems.escape.seeker_plan import lead_out
from podzem.systems.escape.seeker_way import WITHOUT_TOOL, Way, count_hand
from podzem.systems.escape.view import View

CARRYING: Final = 1.6
ANOTHER_CARRIES: Final = -0.7
FAR_FROM_TREASURE: Final = -0.25
"""For each ten turns of the way to a treasure that nobody carries."""
FAR_FROM_OUT: Final = -0.37
"""For each ten turns of the carrier's way out."""
FARTHEST: Final = 8000
A_WOODEN_TOOL: Final = 0.3
A_BLADE: Final = 0.25
A_BLADE_FOR_A_CARRIER: Final = 0.2
A_CARD: Final = 0.08
LOCKED: Final = -0.25


def outlook(game: Game, seat: i64) -> float:
    """The chance of winning as it looks, from 0 to 1; certain when the game is over."""
    if game.phase == OVER:
        return 1.0 if game.winner == seat else 0.0
    own = math.exp(merit(game, seat))
    total = 0.0
    for player in range(game.setting.players):
        total += own if player == seat else math.exp(merit(game, player))
    return own / total


def merit(game: Game, seat: i64) -> float:
    """How well a player stands; only differences between players count."""
    view = View(game, seat)
    held = count_hand(view)
    worth = A_CARD * _number(game.hand_size[seat]) + A_BLADE * _number(held[BLADE]) + _hindrance(game, seat, held)
    if game.carrier == seat:
        return worth + CARRYING + FAR_FROM_OUT * _cost_out(view, seat, held)
    worth += A_WOODEN_TOOL * _number(held[WOOD])
    if game.carrier >= 0:
        return worth + ANOTHER_CARRIES + A_BLADE_FOR_A_CARRIER * _number(held[BLADE])
    return worth + FAR_FROM_TREASURE * _cost_to_treasure(view, seat, held)


def _number(count: i64) -> float:
    return float(int(count))


def _hindrance(game: Game, seat: i64, held: vec[i64]) -> float:
    """Behind bars, with nothing that opens them."""
    is_inside = game.kind_of(game.square[seat]) == PRISON and not game.is_open(PRISON)
    has_way_out = held[SAW] > 0 or game.passes[seat] > 0
    return LOCKED if is_inside and not has_way_out else 0.0


def _cost_to_treasure(view: View, seat: i64, held: vec[i64]) -> float:
    """Tens of turns to the treasure."""
    way = Way(view, seat, held, WITHOUT_TOOL)
    way.lead_to(view.treasure)
    return _tens_of_turns(way, seat)


def _cost_out(view: View, seat: i64, held: vec[i64]) -> float:
    """Tens of turns until the carrier is out."""
    way = Way(view, seat, held, WITHOUT_TOOL)
    lead_out(way)
    return _tens_of_turns(way, seat)


def _tens_of_turns(way: Way, seat: i64) -> float:
    way.spread()
    here = way.view.square[seat]
    cost = way.cost[here if here >= 0 else way.view.setting.board.start]
    return _number(cost if cost < FARTHEST else FARTHEST) / 1000.0
