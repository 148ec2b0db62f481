"""The seeker on its turn: the order that serves its plan best."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape import codes as code_of
from podzem.systems.escape.cards import BLADE, NONE, WOOD
from podzem.systems.escape.codes import order_of, square_of
from podzem.systems.escape.seeker_bars import blast_carrier, choose_bar
from podzem.systems.escape.seeker_plan import Plan


def choose_on_turn(plan: Plan, codes: vec[i64]) -> i64:
    """What cannot wait, then hindering others, then shopping, then the next step of the way."""
    code = _what_cannot_wait(plan, codes)
    if code == NONE:
        code = choose_bar(plan, codes)
    if code == NONE and _needs_shop(plan, codes):
        code = find_order(codes, code_of.SHOP)
    if code == NONE:
        code = _follow_way(plan, codes)
    return code if code != NONE else _otherwise(plan, codes)


def find_order(codes: vec[i64], order: i64) -> i64:
    """The first code of an order; -1 when there is none."""
    for code in codes:
        if order_of(code) == order:
            return code
    return NONE


def find_towards(codes: vec[i64], order: i64, square: i64) -> i64:
    """The first code of an order aimed at a square; -1 when there is none."""
    for code in codes:
        if order_of(code) == order and square_of(code) == square:
            return code
    return NONE


def _what_cannot_wait(plan: Plan, codes: vec[i64]) -> i64:
    """Take the treasure, rob the carrier, get free, win by waiting on the start."""
    code = find_order(codes, code_of.TAKE_TREASURE)
    if code == NONE and plan.hunts and plan.holds(BLADE) and is_with_carrier(plan):
        code = find_order(codes, code_of.ROLL)
    if code == NONE:
        code = blast_carrier(plan, codes)
    for order in (code_of.FIGHT, code_of.USE_PASS, code_of.SAW_PRISON, code_of.DIG_OUT):
        if code == NONE:
            code = find_order(codes, order)
    if code == NONE and plan.carries and plan.here == plan.view.setting.board.start:
        code = find_order(codes, code_of.PASS)
    return code


def is_with_carrier(plan: Plan) -> bool:
    """Whether another player who carries the treasure stands on his square."""
    return plan.hunts and plan.view.square[plan.view.carrier] == plan.view.square[plan.me]


def _needs_shop(plan: Plan, codes: vec[i64]) -> bool:
    """Something is lacking on the way, for the way back, or to get free at all."""
    is_caught = find_order(codes, code_of.GIVE_UP) != NONE
    return is_caught or plan.fetches or (plan.carries and not plan.holds(WOOD))


def _follow_way(plan: Plan, codes: vec[i64]) -> i64:
    """Remove or cross what lies in the next square, or throw towards it."""
    to = plan.way.next_step(plan.here)
    code: i64 = NONE
    for order in (code_of.CLEAR, code_of.CLEAR_CAVE, code_of.CLIMB):
        if code == NONE:
            code = find_towards(codes, order, to)
    if code == NONE and plan.way.bridges(to):
        code = find_towards(codes, code_of.WOOD, to)
    if code == NONE:
        code = find_towards(codes, code_of.JUMP, to)
    return code


def _otherwise(plan: Plan, codes: vec[i64]) -> i64:
    """Throw, unless he is caught; a carrier waits for help, everybody else begins anew."""
    code = find_order(codes, code_of.GIVE_UP)
    if code != NONE and not plan.carries:
        return code
    code = _best_climb(plan, codes)
    for order in (code_of.ROLL, code_of.PASS):
        if code == NONE:
            code = find_order(codes, order)
    return code if code != NONE else codes[0]


def _best_climb(plan: Plan, codes: vec[i64]) -> i64:
    best: i64 = NONE
    for code in codes:
        if order_of(code) != code_of.CLIMB:
            continue
        if best == NONE or plan.way.cost[square_of(code)] < plan.way.cost[square_of(best)]:
            best = code
    return best
