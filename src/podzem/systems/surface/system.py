"""`surface` as a system: the seven functions; its book, forms, showing, turns and advice beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.core.system import Outcome, System
from podzem.systems.surface import beginning, goal, orders
from podzem.systems.surface.advice import SurfaceAdvice
from podzem.systems.surface.book import BOOK
from podzem.systems.surface.forms import FORMS
from podzem.systems.surface.game import OVER, Game
from podzem.systems.surface.resample import resample
from podzem.systems.surface.showing import SurfaceShowing
from podzem.systems.surface.turns import SurfaceTurns
from podzem.systems.surface.view import viewer as view
from podzem.systems.surface.view.shapes import CampaignView


class SurfaceSystem:
    """«Поверхность»: a campaign above ground, and from there below it."""

    key = "surface"
    book = BOOK
    forms = FORMS
    showing = SurfaceShowing()
    turns = SurfaceTurns()
    advice = SurfaceAdvice()
    lane: Lane | None = None

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh campaign on its first morning."""
        return beginning.begin(beginning.setting_of(players, options), scribe)

    def decisions(self, state: Game) -> list[Decision]:
        """Every legal decision of every awaited seat."""
        return [decision for seat in orders.awaited(state) for decision in orders.candidates(state, seat)]

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        return orders.refuse(state, decision)

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        orders.apply(state, decision, scribe)

    def view(self, state: Game, viewer: int) -> CampaignView:
        """What a viewer may know."""
        return view.seen_by(state, viewer)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Game) -> Outcome | None:
        """The players win together when they reach the table's goal."""
        if state.stage != OVER:
            return None
        winners = tuple(range(state.setting.players)) if state.status == goal.REACHED else ()
        return Outcome(winners, "dungeon.premise.goal", state.status)


SYSTEM: Final[System[Game]] = SurfaceSystem()
