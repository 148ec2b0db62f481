"""`delve` as a system: the seven functions; its book, forms, showing, turns and advice beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.core.system import Outcome, System
from podzem.systems.delve import deciding, events
from podzem.systems.delve.advice import DelveAdvice
from podzem.systems.delve.book import BOOK
from podzem.systems.delve.chapters.town import heroes, setting_out
from podzem.systems.delve.forms import FORMS
from podzem.systems.delve.furnishing import lay_treasure
from podzem.systems.delve.game import OVER, Game, new_game
from podzem.systems.delve.going_on import go_on
from podzem.systems.delve.ground import dungeon
from podzem.systems.delve.resample import resample
from podzem.systems.delve.setting import read_setting
from podzem.systems.delve.showing import DelveShowing
from podzem.systems.delve.turns import DelveTurns

SEED_DICE: Final = 8
SEED_SIDES: Final = 1 << 16
"""A seed that is drawn has 128 bits, so that nobody finds it by trying what fits what he has seen."""


class DelveSystem:
    """«ПІДЗЕМЕЛЛЯ»: a delve in squares of ten feet."""

    key = "delve"
    book = BOOK
    forms = FORMS
    showing = DelveShowing()
    turns = DelveTurns()
    advice = DelveAdvice()
    lane: Lane | None = None

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh delve: with ready characters the first turn below."""
        game = new_game(read_setting(players, options))
        if game.setting.word("map") == "random":
            game.below.seed = game.setting.number("seed")
            game.below.drawn = [] if game.below.seed else _draw_seed(scribe)
        way = dungeon(game).entrances[0]  # a bad map is refused here, before any die
        if game.setting.word("party") == "ready":
            heroes.create_ready(game)
            lay_treasure(game)
            setting_out.enter(game, way, scribe)
            go_on(game, scribe)
        else:
            heroes.create_blank(game)
            lay_treasure(game)
        return game

    def decisions(self, state: Game) -> list[Decision]:
        """Every legal decision of every awaited seat."""
        return deciding.of_all(state)

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        return deciding.why_not(state, decision)

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        deciding.apply(state, decision, scribe)

    def view(self, state: Game, viewer: int) -> Any:
        """What a viewer may know."""
        return self.showing.seen(state, viewer)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Game) -> Outcome | None:
        """The players win together when they come back with something of value."""
        if state.stage != OVER:
            return None
        won = state.outcome == "returned" and state.brought > 0
        return Outcome(tuple(range(state.setting.players)) if won else (), "delve.char.advance", state.outcome)


def _draw_seed(scribe: Scribe) -> list[int]:
    return [int(scribe.roll(SEED_SIDES, events.SEED)) for _ in range(SEED_DICE)]


SYSTEM: Final[System[Game]] = DelveSystem()
