"""`screen` as a system: the seven functions; its book, forms, showing, pace and advice beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.core.system import Outcome, System
from podzem.systems.screen import beginning, orders
from podzem.systems.screen.advice import ScreenAdvice
from podzem.systems.screen.book import BOOK
from podzem.systems.screen.fight import OVER, Fight
from podzem.systems.screen.forms import ScreenForms
from podzem.systems.screen.lane import ScreenLane
from podzem.systems.screen.resample import resample
from podzem.systems.screen.setting import known_setting
from podzem.systems.screen.showing import ScreenShowing
from podzem.systems.screen.turns import ScreenTurns
from podzem.systems.screen.view import viewer as view
from podzem.systems.screen.view.shapes import SkirmishView


class ScreenSystem:
    """«ШИРМА»: a skirmish with percentile dice."""

    key = "screen"
    book = BOOK
    forms = ScreenForms()
    showing = ScreenShowing()
    turns = ScreenTurns()
    advice = ScreenAdvice()
    lane: Lane | None = ScreenLane()

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Fight:
        """A fresh fight: everybody in place, surprise, initiative."""
        return beginning.create(known_setting(players, options), scribe)

    def decisions(self, state: Fight) -> list[Decision]:
        """Every legal decision of every awaited seat."""
        return [decision for seat in orders.awaited(state) for decision in orders.decisions(state, seat)]

    def refuse(self, state: Fight, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        return orders.why_not(state, decision)

    def apply(self, state: Fight, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        orders.apply(state, decision, scribe)

    def view(self, state: Fight, viewer: int) -> SkirmishView:
        """What a viewer may know."""
        return view.seen_by(state, viewer)

    def resample(self, state: Fight, viewer: int, dice: Dice) -> Fight:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Fight) -> Outcome | None:
        """The players win together when the other side has nobody left."""
        if state.stage != OVER:
            return None
        won = state.outcome == "won"
        return Outcome(tuple(range(state.setting.players)) if won else (), "screen.turn.fight_end", state.outcome)


SYSTEM: Final[System[Fight]] = ScreenSystem()
