"""What a viewer may know (section 24), built up from nothing: open facts, and his own hand."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.decisions import JUDGE
from podzem.systems.escape.board import CAVES, NOWHERE
from podzem.systems.escape.cards import COUNTERS, NONE, POINTER
from podzem.systems.escape.events import reserve_names
from podzem.systems.escape.game import DEFEND, LOST_BY, MARKS, MOVE, PHASES, REACT, SHOP, STATUSES, Game
from podzem.systems.escape.passage import Ground
from podzem.systems.escape.rules.caves import FALLS
from podzem.systems.escape.setting import Setting


@final
class View(Ground):
    """The open facts as integer tables (escape.view.public), and what is the viewer's own (escape.view.hidden)."""

    def __init__(self, game: Game, viewer: i64) -> None:
        super().__init__(game.setting.board)
        self.setting: Setting = game.setting
        self.viewer = viewer
        self.square = game.square[:]
        self.came_from = game.came_from[:]
        self.passes = game.passes[:]
        self.skip = game.skip[:]
        self.marks = game.marks[:]
        self.hand_size = game.hand_size[:]
        self.counters = game.counters[:]
        self.arrow = game.arrow[:]
        self.owner = game.owner[:]
        self.stage = game.stage[:]
        self.carrier = game.carrier
        self.treasure = game.treasure
        self.reserve_size = game.reserve_size()
        self.chance_size = game.chance_size()
        self.round = game.round
        self.seat = game.seat
        self.actor = game.actor
        self.extra = game.extra
        self.phase = game.phase
        self.thrown = game.thrown
        self.steps: i64 = game.steps if game.phase == MOVE else 0
        self.chasm = game.chasm
        self.target: i64 = game.target if game.phase == DEFEND else NONE
        self.chance = game.chance
        self.threat = game.threat
        self.struck = game.struck
        self.placing = game.placing
        self.place = game.place
        self.status = game.status
        self.winner = game.winner
        self.exit = game.exit
        self.hand = vec[i64]()
        self.shop: list[str] = []
        if viewer >= 0:
            self._see_own(game, viewer)
        self.hands: list[list[str]] = []
        self.piles: dict[str, list[str]] = {}
        if viewer == JUDGE:
            self._see_all(game)

    def _see_own(self, game: Game, seat: i64) -> None:
        """His own hand, and the reserve while he shops, in an order that tells nothing."""
        for index in range(game.hand_size[seat]):
            self.hand = append(self.hand, game.card_at(seat, index))
        if game.phase == SHOP and game.actor == seat:
            self.shop = sorted(reserve_names(game))

    def _see_all(self, game: Game) -> None:
        """A human judge sees every hand and both piles: the known order below, the shuffled part above it."""
        names, chances = game.setting.deck.names, game.setting.chances.names
        for seat in range(game.setting.players):
            self.hands.append([names[game.card_at(seat, index)] for index in range(game.hand_size[seat])])
        self.piles["reserve"] = [names[card % LOST_BY] for card in game.bottom]
        self.piles["reserve_loose"] = [names[card] for card in range(len(names)) for _ in range(game.loose[card])]
        self.piles["chance"] = [chances[card] for card in game.chance_bottom]
        self.piles["chance_loose"] = [
            chances[card] for card in range(len(chances)) for _ in range(game.chance_loose[card])
        ]


def as_data(view: View) -> dict[str, Any]:
    """The view as plain data for terminal, page and wire."""
    board, cards = view.setting.board, view.setting.deck.names
    data: dict[str, Any] = {
        "system": "escape",
        "viewer": int(view.viewer),
        "board": board.name,
        "round": int(view.round),
        "seat": int(view.seat),
        "awaited": int(view.actor),
        "extra": view.extra,
        "phase": PHASES[view.phase],
        "thrown": int(view.thrown),
        "status": STATUSES[view.status],
        "winner": _or_none(view.winner),
        "exit": _named(board.names, view.exit),
        "players": [_player(view, seat) for seat in range(view.setting.players)],
        "counters": {board.names[s]: _stack(view, s) for s in range(board.size) if view.counters[s]},
        "caves": {
            cave: {"owner": _or_none(view.owner[n]), "stage": int(view.stage[n])} for n, cave in enumerate(CAVES)
        },
        "treasure": {"carrier": _or_none(view.carrier), "square": _named(board.names, view.treasure)},
        "reserve": int(view.reserve_size),
        "chance": int(view.chance_size),
        "chance_card": _named(view.setting.chances.names, view.chance),
        "danger": _danger(view),
    }
    if view.viewer >= 0:
        data["hand"] = [cards[card] for card in view.hand]
    if view.shop:
        data["shop"] = view.shop
    if view.viewer == JUDGE:
        data["hands"] = view.hands
        data["piles"] = view.piles
    return data


def _or_none(seat: i64) -> int | None:
    return None if seat < 0 else int(seat)


def _named(names: list[str], number: i64) -> str | None:
    return None if number < 0 else names[number]


def _player(view: View, seat: i64) -> dict[str, Any]:
    names = view.setting.board.names
    return {
        "square": _named(names, view.square[seat]),
        "came_from": _named(names, view.came_from[seat]),
        "cards": int(view.hand_size[seat]),
        "passes": int(view.passes[seat]),
        "skip": int(view.skip[seat]),
        **{mark: bool(view.marks[seat] >> bit & 1) for bit, mark in enumerate(MARKS)},
    }


def _stack(view: View, square: i64) -> list[str]:
    stack = [kind for bit, kind in enumerate(COUNTERS) if view.counters[square] >> bit & 1]
    if view.counters[square] >> POINTER & 1:
        stack[-1] += ">" + view.setting.board.names[view.arrow[square]]
    return stack


def _danger(view: View) -> dict[str, Any] | None:
    """What threatens whom, and where, while somebody is asked about it."""
    names = view.setting.board.names
    if view.phase == DEFEND:
        return {"kind": "blade", "by": int(view.seat), "target": int(view.target)}
    if view.phase == REACT and view.threat >= FALLS:
        return {"kind": "fall", "cave": CAVES[view.threat - FALLS - 5], "target": int(view.actor)}
    if view.threat >= 0 and view.threat < FALLS:
        struck = _named(names, view.struck)
        return {"kind": COUNTERS[view.threat], "square": struck, "target": int(view.actor)}
    if view.placing >= 0 and view.place != NOWHERE:
        return {"kind": "counter", "counter": COUNTERS[view.placing], "square": names[view.place]}
    return None
