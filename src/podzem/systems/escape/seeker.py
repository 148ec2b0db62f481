"""The default bot (escape.bot.seeker): plays to win by the cheapest way it knows of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.decisions import Decision
from podzem.core.protocols import Imagine
from podzem.systems.escape.board import NOWHERE, SLOTS, TREASURE_CAVE
from podzem.systems.escape.codes import (
    FOR_TREASURE,
    FREELY,
    ORDERS,
    SIGNATURES,
    TO_ATTACK,
    pack,
    pack_path,
    with_step,
)
from podzem.systems.escape.game import AHEAD_OF, COUNTER, MOVE, SHOP, STRIKE, TURN
from podzem.systems.escape.seeker_answers import (
    choose_ahead,
    choose_card,
    choose_counter,
    choose_move,
    choose_purchase,
    choose_strike,
)
from podzem.systems.escape.seeker_plan import Plan, is_occupied
from podzem.systems.escape.seeker_turn import choose_on_turn
from podzem.systems.escape.seeker_way import can_enter, is_closed_cave, is_obstacle
from podzem.systems.escape.view import View


@final
class Seeker:
    """Chooses by its view alone: the same view and decisions give the same choice."""

    is_slow = False

    def choose_code(self, view: View, codes: vec[i64]) -> i64:
        """One of the legal codes."""
        if len(codes) == 1:
            return codes[0]
        plan = Plan(view)
        phase = view.phase
        if phase == TURN:
            return choose_on_turn(plan, codes)
        if phase == MOVE:
            return choose_move(plan, codes)
        if phase == STRIKE:
            return choose_strike(plan, codes)
        if phase == AHEAD_OF:
            return choose_ahead(plan, codes)
        if phase == COUNTER:
            return choose_counter(plan, codes)
        if phase == SHOP:
            return choose_purchase(plan, codes)
        return choose_card(plan, codes)

    def choose(self, view: View, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions; it imagines nothing."""
        codes = vec[i64]()
        for decision in decisions:
            codes = append(codes, code_of(view, decision))
        chosen = self.choose_code(view, codes)
        for number in range(len(decisions)):
            if codes[number] == chosen:
                return decisions[number]
        raise AssertionError("the choice is one of the codes")


def code_of(view: View, decision: Decision) -> i64:
    """A legal decision as a code, by what the viewer sees."""
    if decision.order == "go":
        return _code_of_path(view, decision)
    place: i64 = 0
    card: i64 = 0
    to: i64 = 0
    for fact, word in zip(SIGNATURES[decision.order], decision.words):
        if fact == "card":
            card = view.setting.deck.numbers[word]
        elif fact == "to":
            to = view.setting.board.numbers[word]
        else:
            place = int(word) if fact == "target" else view.setting.board.numbers[word]
    return pack(ORDERS.index(decision.order), place, card, to)


def _code_of_path(view: View, decision: Decision) -> i64:
    board = view.setting.board
    here, before = view.square[decision.seat], i64(NOWHERE)
    path: i64 = 0
    for step, name in enumerate(decision.words):
        to: i64 = board.numbers[name]
        path = with_step(path, step, board.slot(here, to))
        before, here = here, to
    return pack_path(path, _reason_of_end(view, decision.seat, here, before, len(decision.words)))


def _reason_of_end(view: View, seat: i64, here: i64, before: i64, steps: i64) -> i64:
    """Why a path may end there: the whole throw, a forced stop, or what is found there."""
    full_length = view.steps
    if view.chasm >= 0 and not view.setting.chasm_counts:
        full_length += 1
    if steps >= full_length or _must_stop(view, seat, here, before):
        return FREELY
    if view.treasure == here:
        return FOR_TREASURE
    return TO_ATTACK if is_occupied(view, here, seat) else FREELY


def _must_stop(view: View, seat: i64, here: i64, before: i64) -> bool:
    """Inside some caves, and in front of an obstacle (escape.move.forced_stop)."""
    board = view.setting.board
    if board.kind[here] == TREASURE_CAVE or is_closed_cave(view, here):
        return True
    arrow = view.arrow[here]
    if arrow >= 0:
        return not can_enter(view, seat, arrow)
    for slot in range(board.degree[here]):
        to = board.neighbours[here * SLOTS + slot]
        if to != before and is_obstacle(view, to):
            return True
    return False
