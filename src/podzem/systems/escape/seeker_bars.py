"""The seeker hinders others: fire and rubble on the carrier, bars in front of him, bars behind oneself."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.escape import codes as code_of
from podzem.systems.escape.board import NOWHERE, SLOTS
from podzem.systems.escape.cards import BLADE, NONE
from podzem.systems.escape.codes import order_of, square_of, to_of
from podzem.systems.escape.seeker_plan import Plan, way_of_carrier
from podzem.systems.escape.seeker_way import A_TURN, can_enter, filled
from podzem.systems.escape.view import View

BARS: Final = (code_of.GRILLE, code_of.EXPLODE, code_of.IGNITE)
REACH: Final = 6
"""As far as one throw takes a carrier, or a pursuer."""
NEARLY_OUT: Final = 2 * A_TURN


def blast_carrier(plan: Plan, codes: vec[i64]) -> i64:
    """An explosive or incendiary on the carrier next to him, when there is no blade to rob him with."""
    if not plan.hunts or plan.holds(BLADE):
        return NONE
    return _bar_on(codes, plan.view.square[plan.view.carrier])


def choose_bar(plan: Plan, codes: vec[i64]) -> i64:
    """A bar in front of the carrier, or behind oneself when carrying."""
    if plan.carries:
        return _bar_behind(plan, codes)
    if plan.hunts and not plan.holds(BLADE):
        return _bar_in_front(plan, codes)
    return NONE


def _bar_on(codes: vec[i64], square: i64) -> i64:
    """Whatever bars a square; the grille first, for it has no other use."""
    for order in BARS:
        for code in codes:
            if order_of(code) == order and square_of(code) == square:
                return code
    return NONE


def _can_bar(codes: vec[i64]) -> bool:
    for code in codes:
        order = order_of(code)
        if order >= code_of.EXPLODE and order <= code_of.POINTER:
            return True
    return False


def _bar_in_front(plan: Plan, codes: vec[i64]) -> i64:
    """Bar the next free square of the carrier's way, or turn a pointer against him."""
    view = plan.view
    before = view.square[view.carrier]
    if not _can_bar(codes):
        return NONE
    way = way_of_carrier(view, plan.held)
    for _ in range(REACH):
        square = way.next_step(before)
        if square < 0:
            break
        if can_enter(view, view.carrier, square):
            code = _bar_or_arrow(codes, square, before)
            if code != NONE:
                return code
        before = square
    return NONE


def _bar_or_arrow(codes: vec[i64], square: i64, back: i64) -> i64:
    """A bar on a square, else an arrow there that sends back whoever comes."""
    bar = _bar_on(codes, square)
    if bar != NONE:
        return bar
    for code in codes:
        if order_of(code) == code_of.POINTER and square_of(code) == square and to_of(code) == back:
            return code
    return NONE


def _bar_behind(plan: Plan, codes: vec[i64]) -> i64:
    """Bar the square by which the nearest pursuer would come, unless one must go there oneself."""
    if not _can_bar(codes) or plan.goal.cost[plan.here] <= NEARLY_OUT:
        return NONE
    square = _side_of_pursuer(plan.view, plan.me, plan.here)
    if square < 0 or square == plan.way.next_step(plan.here):
        return NONE
    return _bar_on(codes, square)


def _side_of_pursuer(view: View, me: i64, here: i64) -> i64:
    """The neighbour through which the nearest player within a throw can come; -1 if none can."""
    board = view.setting.board
    distance = filled(board.size, NOWHERE)
    side = filled(board.size, NOWHERE)
    distance[here] = 0
    waiting = vec[i64]([here])
    next_to_look: i64 = 0
    while next_to_look < len(waiting):
        square = waiting[next_to_look]
        next_to_look += 1
        if square != here and _is_pursued_from(view, me, square):
            return side[square]
        if distance[square] == REACH:
            continue
        for slot in range(board.degree[square]):
            to = board.neighbours[square * SLOTS + slot]
            if distance[to] < 0 and can_enter(view, me, to):
                distance[to] = distance[square] + 1
                side[to] = to if square == here else side[square]
                waiting = append(waiting, to)
    return NOWHERE


def _is_pursued_from(view: View, me: i64, square: i64) -> bool:
    for seat in range(view.setting.players):
        if seat != me and view.square[seat] == square and view.hand_size[seat] > 0:
            return True
    return False
