"""`escape` as a system: the seven functions over codes; its book, forms, showing, turns and advice beside them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.decisions import JUDGE, Decision, Fact, Refusal
from podzem.core.dice import Dice
from podzem.core.errors import Malformed, Refused
from podzem.core.forms import read_pair
from podzem.core.lane import Lane
from podzem.core.orders import is_miscounted
from podzem.core.scribe import Scribe
from podzem.core.system import Outcome, System
from podzem.systems.escape import record, texts
from podzem.systems.escape.advice import EscapeAdvice
from podzem.systems.escape.book import BOOK, named
from podzem.systems.escape.dealing import read_setting, set_up
from podzem.systems.escape.events import JUDGE_SET
from podzem.systems.escape.forms import EscapeForms
from podzem.systems.escape.game import OVER, PLAYING, WON, Game
from podzem.systems.escape.lane import EscapeLane
from podzem.systems.escape.legal import codes, why_not
from podzem.systems.escape.orders import ORDERS
from podzem.systems.escape.play import play
from podzem.systems.escape.resample import resample
from podzem.systems.escape.showing import EscapeShowing
from podzem.systems.escape.turns import EscapeTurns
from podzem.systems.escape.view import View


class Escape:
    """«Подземен бяг»: a treasure race through tunnels."""

    key = "escape"
    book = BOOK
    forms = EscapeForms()
    showing = EscapeShowing()
    turns = EscapeTurns()
    advice = EscapeAdvice()
    lane: Lane | None = EscapeLane()

    def setup(self, players: int, options: Mapping[str, object], scribe: Scribe) -> Game:
        """A fresh game at the first player's turn."""
        return set_up(read_setting(players, options), scribe)

    def decisions(self, state: Game) -> list[Decision]:
        """Every legal decision of the seat that is asked."""
        return [texts.decode(state, code) for code in codes(state)]

    def refuse(self, state: Game, decision: Decision) -> Refusal | None:
        """Why not, with the clause."""
        if decision.seat == JUDGE:
            return self._refuse_judge(state, decision)
        clause = self._why_not(state, decision)
        return Refusal(clause, decision.order, _facts(state, decision)) if clause else None

    def _why_not(self, state: Game, decision: Decision) -> str:
        if decision.order not in ORDERS or not 0 <= decision.seat < state.setting.players:
            return "escape.order.errors"
        if is_miscounted(ORDERS, decision):
            return "escape.order.errors"
        if state.phase == OVER:
            return "escape.table.goal"
        if decision.seat != state.actor:
            return "escape.table.order"
        if ORDERS[decision.order].repeats and state.phase not in ORDERS[decision.order].phases:
            return "escape.turn.one_action"
        code, clause = texts.encode(state, decision)
        return clause or why_not(state, code)

    def _refuse_judge(self, state: Game, decision: Decision) -> Refusal | None:
        """A judge may set one path of the state, and nothing else (escape.table.judge)."""
        facts: dict[str, Fact] = {"order": decision.order}
        if decision.order != "set" or len(decision.words) != 1:
            return Refusal("escape.table.judge", decision.order, facts)
        try:
            self._corrected(state, decision)
        except Refused as refused:
            return refused.refusal
        except Malformed as error:
            return Refusal("escape.table.judge", decision.order, {**facts, "fault": str(error)})
        return None

    def _corrected(self, state: Game, decision: Decision) -> Game:
        return record.change(state, *read_pair(decision.words[0]))

    def apply(self, state: Game, decision: Decision, scribe: Scribe) -> None:
        """Carry a legal decision out."""
        if decision.seat == JUDGE:
            state.become(self._corrected(state, decision))
            scribe.record(JUDGE_SET, {"path": decision.words[0].partition("=")[0]})
            return
        code, clause = texts.encode(state, decision)
        assert not clause, clause
        play(state, code, scribe)

    def view(self, state: Game, viewer: int) -> View:
        """What a viewer may know."""
        return View(state, viewer)

    def resample(self, state: Game, viewer: int, dice: Dice) -> Game:
        """Another state this viewer cannot tell apart."""
        return resample(state, viewer, dice)

    def outcome(self, state: Game) -> Outcome | None:
        """Who got out with the treasure, and where; or the last round's end."""
        if state.status == PLAYING:
            return None
        if state.status == WON:
            return Outcome((int(state.winner),), "escape.table.goal", state.setting.board.names[state.exit])
        return Outcome((), "escape.house.round_limit", "draw")


def _facts(state: Game, decision: Decision) -> dict[str, Fact]:
    """What a refusal is about: the order's own words by their names."""
    return {"seat": decision.seat, "awaited": int(state.actor), **named(decision)}


SYSTEM: Final[System[Game]] = Escape()
