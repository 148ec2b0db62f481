"""The seeker's answers: where to stop, whom to strike, what to give up a card for, what to buy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape import codes as code_of
from podzem.systems.escape.board import CHANCE, PRISON, SLOTS
from podzem.systems.escape.cards import (
    BLADE,
    DIGGING,
    EXPLOSIVE,
    EXTINGUISHER,
    GRILLE_CARD,
    HOLY,
    INCENDIARY,
    NONE,
    POINTER_CARD,
    SAW,
    WOOD,
)
from podzem.systems.escape.codes import TO_ATTACK, card_of, order_of, path_of, reason_of, square_of, step_of
from podzem.systems.escape.game import BLOCKED
from podzem.systems.escape.seeker_plan import Plan
from podzem.systems.escape.seeker_turn import is_with_carrier
from podzem.systems.escape.seeker_way import A_TURN, UNKNOWN, is_closed_cave
from podzem.systems.escape.view import View

CHANCE_RISK: Final = 100
"""What drawing a chance card costs on the whole, in hundredths of a turn."""
CHANCE_RISK_WITH_TREASURE: Final = 500
A_BLADE: Final = 400
"""What stopping short to strike somebody who does not carry costs."""

SHOPPING_LIST: Final = (
    WOOD, BLADE, HOLY, SAW, EXTINGUISHER, DIGGING, GRILLE_CARD, EXPLOSIVE, INCENDIARY, POINTER_CARD,
)  # fmt: skip
"""What is bought when nothing is lacking: the way back with the treasure first."""


def choose_move(plan: Plan, codes: vec[i64]) -> i64:
    """The path after which the least remains."""
    best = codes[0]
    least: i64 = UNKNOWN * 4
    for code in codes:
        cost = _cost_of_move(plan, code)
        if cost < least:
            best, least = code, cost
    return best


def _cost_of_move(plan: Plan, code: i64) -> i64:
    if order_of(code) == code_of.STAY_ATTACK:
        return NONE if is_with_carrier(plan) else plan.way.cost[plan.here] + A_TURN + A_BLADE
    if order_of(code) != code_of.GO:
        return UNKNOWN * 2
    end = end_of(plan.view, plan.here, code)
    return _cost_of_stop(plan, end, reason_of(code))


def _cost_of_stop(plan: Plan, end: i64, reason: i64) -> i64:
    """What remains from there, what the square itself does, and the blade of an attack on the wrong one."""
    view, cost = plan.view, plan.way.cost[end]
    if view.setting.board.kind[end] == CHANCE and _can_be_passed(plan, end):
        cost += CHANCE_RISK_WITH_TREASURE if plan.carries else CHANCE_RISK
    if is_closed_cave(view, end):
        cost += plan.way.toll[end]
    if reason == TO_ATTACK and not (plan.hunts and view.square[view.carrier] == end):
        cost += A_BLADE
    return cost


def _can_be_passed(plan: Plan, square: i64) -> bool:
    """Whether the way goes on freely; at a goal or in front of an obstacle one stops anyhow."""
    to = plan.way.next_step(square)
    return to >= 0 and plan.way.toll[to] == 0


def end_of(view: View, here: i64, code: i64) -> i64:
    """The square on which a path ends."""
    path, step = path_of(code), i64(0)
    while step_of(path, step) >= 0:
        here = view.setting.board.neighbours[here * SLOTS + step_of(path, step)]
        step += 1
    return here


def choose_strike(plan: Plan, codes: vec[i64]) -> i64:
    """The carrier, else whoever has most cards; everybody is a rival."""
    best = codes[0]
    for code in codes:
        if order_of(code) != code_of.STRIKE:
            continue
        if order_of(best) != code_of.STRIKE or _danger(plan.view, code) > _danger(plan.view, best):
            best = code
    return best


def _danger(view: View, code: i64) -> i64:
    target = square_of(code)
    return UNKNOWN if target == view.carrier else view.hand_size[target]


def choose_card(plan: Plan, codes: vec[i64]) -> i64:
    """Always a fitting card: of the category of which he has most, a holy item rather than a blade."""
    best = codes[0]
    for code in codes:
        if order_of(code) != code_of.USE:
            continue
        if order_of(best) != code_of.USE or _spare(plan, code) > _spare(plan, best):
            best = code
    return best


def _spare(plan: Plan, code: i64) -> i64:
    category = plan.view.setting.deck.category[card_of(code)]
    return plan.held[category] * 2 + (1 if category == HOLY else 0)


def choose_ahead(plan: Plan, codes: vec[i64]) -> i64:
    """The square that matters least on the way."""
    best = codes[0]
    for code in codes:
        if plan.goal.cost[square_of(code)] > plan.goal.cost[square_of(best)]:
            best = code
    return best


def choose_counter(plan: Plan, codes: vec[i64]) -> i64:
    """The first counter on the way to the goal, else the one that lies farthest from it."""
    square = plan.here
    for _ in range(plan.view.setting.board.size):
        square = plan.goal.next_step(square)
        if square < 0:
            break
        for code in codes:
            if square_of(code) == square:
                return code
    return choose_ahead(plan, codes)


def choose_purchase(plan: Plan, codes: vec[i64]) -> i64:
    """What sets him free, what is lacking on the way, else the first of the list that he does not hold."""
    code = _of_category(plan.view, codes, _freeing_category(plan))
    for category in SHOPPING_LIST:
        if code == NONE and (plan.lacking >> category) & 1 == 1:
            code = _of_category(plan.view, codes, category)
    for category in SHOPPING_LIST:
        if code == NONE and not plan.holds(category):
            code = _of_category(plan.view, codes, category)
    return code if code != NONE else codes[0]


def _freeing_category(plan: Plan) -> i64:
    """A saw in the prison, a digging tool for who is shut in the Buried cave; -1 for everybody else."""
    if plan.view.marks[plan.me] & BLOCKED != 0:
        return DIGGING
    return SAW if plan.view.setting.board.kind[plan.here] == PRISON else NONE


def _of_category(view: View, codes: vec[i64], category: i64) -> i64:
    for code in codes:
        if view.setting.deck.category[card_of(code)] == category:
            return code
    return NONE
