"""`dungeon` as a system: the seven functions; its book, forms, showing, turns and advice beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.core.system import Outcome, System
from podzem.expedition.town import starting_party
from podzem.systems.dungeon import deciding, events
from podzem.systems.dungeon.advice import DungeonAdvice
from podzem.systems.dungeon.book import BOOK
from podzem.systems.dungeon.chapters.movement import setting_out
from podzem.systems.dungeon.forms import FORMS
from podzem.systems.dungeon.furnishing import lay_treasure
from podzem.systems.dungeon.game import OVER, Game, new_game
from podzem.systems.dungeon.going_on import go_on
from podzem.systems.dungeon.resample import resample
from podzem.systems.dungeon.setting import read_setting
from podzem.systems.dungeon.showing import DungeonShowing
from podzem.systems.dungeon.turns import DungeonTurns
from podzem.systems.dungeon.view import viewer as view
from podzem.systems.dungeon.view.shapes import ExpeditionView

SEED_DICE: Final = 8
SEED_SIDES: Final = 1 << 16
"""A seed that is drawn has 128 bits, so that nobody finds it by trying what fits what he has seen."""


def _draw_seed(scribe: Scribe) -> list[int]:
    return [int(scribe.roll(SEED_SIDES, events.SEED)) for _ in range(SEED_DICE)]


class DungeonSystem:
    """«Подземелье»: an expedition below ground."""

    key = "dungeon"
    book = BOOK
    forms = FORMS
    showing = DungeonShowing()
    turns = DungeonTurns()
    advice = DungeonAdvice()
    lane: Lane | None = None
    """There is none over the whole game; the fight has its own."""

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh expedition: heroes, and with a ready party the first turn below."""
        game = new_game(read_setting(players, options))
        if game.setting.word("map") == "random":
            game.site.seed = game.setting.number("seed")
            game.site.drawn = [] if game.site.seed else _draw_seed(scribe)
        entrance = game.dungeon.entrances[0]  # a bad map is refused here, before any die (dungeon.map.validation)
        starting_party.create(game.company, scribe)
        lay_treasure(game)
        if game.setting.word("party") == "ready":
            setting_out.enter(game, entrance, scribe)
            go_on(game, scribe)
        return game

    def decisions(self, state: Game) -> list[Decision]:
        """Every legal decision of every awaited seat."""
        return [decision for seat in deciding.awaited(state) for decision in deciding.candidates(state, seat)]

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        return deciding.why_not(state, decision)

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        deciding.apply(state, decision, scribe)

    def view(self, state: Game, viewer: int) -> ExpeditionView:
        """What a viewer may know."""
        return view.seen_by(state, viewer)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Game) -> Outcome | None:
        """The players win together when they come back with something of value."""
        if state.stage != OVER:
            return None
        won = state.status == "returned" and state.company.ledger.delivered > 0
        return Outcome(tuple(range(state.setting.players)) if won else (), "dungeon.premise.goal", state.status)


SYSTEM: Final[System[Game]] = DungeonSystem()
