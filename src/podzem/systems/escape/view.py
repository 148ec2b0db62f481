"""What a viewer may know (section 24), built up from nothing: open facts, and his own hand. Bots get it."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.escape.cards import NONE
from podzem.systems.escape.game import DEFEND, MOVE, Game
from podzem.systems.escape.passage import Ground
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
        if viewer >= 0:
            for index in range(game.hand_size[viewer]):
                self.hand = append(self.hand, game.card_at(viewer, index))
