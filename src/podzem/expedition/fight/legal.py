"""Legality of orders in a fight, one source: `why_not` names the clause, `codes` lists what none forbids (T6b, T21)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.expedition.fight import codes as code_of
from podzem.expedition.fight.arranging import why_not_front
from podzem.expedition.fight.attacks import may_shoot
from podzem.expedition.fight.breaking_through import why_not_break_through, why_not_breaker
from podzem.expedition.fight.codes import order_of, pack, pack_shift, value_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.losses import first_owed, nameable
from podzem.expedition.fight.marks import (
    AIM_FAR,
    ANIMAL,
    BREAKING,
    BROKEN,
    BUSY,
    COWERS,
    ENDLESS,
    FRONTS,
    LOSSES,
    NONE,
    ORDERS,
    PEOPLE,
    SHIFT_BIT,
    SLOTS,
    STAY,
    TO_BACK,
    TO_FRONT,
    UP,
)
from podzem.expedition.fight.ranks import body_speed, far_distance, is_first
from podzem.expedition.fight.sight import is_seen_by


def awaited_front(fight: Fight, side: i64) -> i64:
    """The first front on which a side has still to order; -1 when its orders are in."""
    if fight.stage != ORDERS:
        return NONE
    for front in range(FRONTS):
        if fight.gap[front] >= 0 and fight.plan[2 * front + side] == NONE:
            return front
    return NONE


def is_ready(fight: Fight) -> bool:
    """Whether both sides' orders are in."""
    return fight.stage == ORDERS and awaited_front(fight, 0) < 0 and awaited_front(fight, 1) < 0


def why_not(fight: Fight, side: i64, code: i64) -> str:
    """The clause that forbids a side an order now; empty when it is legal."""
    order = order_of(code)
    if order == code_of.LOSE:
        return _why_not_lose(fight, side, value_of(code))
    if order == code_of.FLEE or order == code_of.YIELD:
        return "" if fight.stage == BREAKING else "dungeon.loyalty.outcome"
    if fight.stunned == side:
        return "dungeon.surprise.use"
    front = awaited_front(fight, side)
    if front < 0:
        return "dungeon.loyalty.outcome" if _has_broken(fight, side) else "dungeon.combat.orders"
    if order <= code_of.LAST_MAIN:
        return _why_not_main(fight, front, side, order, value_of(code))
    return _why_not_besides(fight, front, side, order, value_of(code))


def _has_broken(fight: Fight, side: i64) -> bool:
    """Whether all of a side who still stand flee or cower: nobody orders them (T6b)."""
    if fight.stage != ORDERS:
        return False
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP and fight.marks[row] & (BROKEN | COWERS) == 0:
            return False
    return True


def _why_not_main(fight: Fight, front: i64, side: i64, order: i64, value: i64) -> str:
    if order == code_of.HOLD:
        return ""
    if order == code_of.FIRE:
        return _why_not_fire(fight, front, side)
    if order == code_of.CLOSE:
        return _why_not_close(fight, front, side, value)
    if order == code_of.WITHDRAW:
        return _why_not_withdraw(fight, front, side, value)
    if order == code_of.FIGHT:
        return "" if fight.is_melee(front) else "dungeon.combat.modes"
    if order == code_of.RETREAT:
        return _why_not_retreat(fight, front, side, value)
    if order == code_of.BREAKTHROUGH:
        return why_not_break_through(fight, front, side)
    return _why_not_surrender(fight, side)


def _why_not_fire(fight: Fight, front: i64, side: i64) -> str:
    """A shot needs a weapon in hand and ammunition; whether anybody will be seen is another matter."""
    if fight.is_melee(front):
        return "dungeon.combat.fight"
    for row in fight.line:
        if is_first(fight, row, front, side) and may_shoot(fight, row):
            return ""
    return "dungeon.load.ammo"


def _why_not_close(fight: Fight, front: i64, side: i64, hs: i64) -> str:
    if fight.is_melee(front):
        return "dungeon.combat.modes"
    if hs < 1 or hs > 2 * body_speed(fight, front, side):
        return "dungeon.combat.close"
    if not can_enter(fight, front, side):
        return "dungeon.combat.space"
    return _why_not_move(fight, front, side)


def can_enter(fight: Fight, front: i64, side: i64) -> bool:
    """Whether anybody of a side fits where the two would meet."""
    room = min(fight.width[2 * front], fight.width[2 * front + 1])
    for row in fight.line:
        if fight.space[row] <= room and fight.behind[row] == 0 and fight.stands(row, front, side):
            return True
    return False


def _why_not_withdraw(fight: Fight, front: i64, side: i64, hs: i64) -> str:
    if fight.is_melee(front):
        return "dungeon.combat.modes"
    if hs < 1 or hs > min(2 * body_speed(fight, front, side), fight.way_behind(2 * front + side)):
        return "dungeon.combat.withdraw"
    return _why_not_move(fight, front, side)


def _why_not_retreat(fight: Fight, front: i64, side: i64, hs: i64) -> str:
    if not fight.is_melee(front):
        return "dungeon.combat.modes"
    if hs < 1 or hs > min(body_speed(fight, front, side), fight.way_behind(2 * front + side)):
        return "dungeon.combat.retreat"
    return _why_not_move(fight, front, side)


def _why_not_move(fight: Fight, front: i64, side: i64) -> str:
    """Who is busy for the whole phase cannot be if his side moves (dungeon.combat.other)."""
    for row in fight.line:
        if fight.marks[row] & BUSY != 0 and fight.stands(row, front, side):
            return "dungeon.combat.other"
    return ""


def _why_not_surrender(fight: Fight, side: i64) -> str:
    """A side of people may surrender (dungeon.captive.party)."""
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP and fight.traits[row] & (PEOPLE | ANIMAL) == 0:
            return "dungeon.captive.party"
    return ""


def _why_not_besides(fight: Fight, front: i64, side: i64, order: i64, value: i64) -> str:
    if order == code_of.BREAK_OFF:
        return "dungeon.combat.end" if fight.calls_off[side] else ""
    if order == code_of.KEEP_RANKS:
        return "dungeon.combat.rearrange" if fight.keeps_ranks[side] else ""
    row = value
    if order == code_of.SHIFT:
        row = value // code_of.TARGETS
    if row < 0 or row >= len(fight.member) or not fight.stands(row, front, side):
        return "dungeon.combat.orders"
    if order == code_of.FRONT:
        return why_not_front(fight, front, side, row)
    if order == code_of.BACK or order == code_of.BEHIND:
        return _why_not_back(fight, row, order)
    if order == code_of.AIM:
        return _why_not_aim(fight, front, side, row)
    if order == code_of.BREAKER:
        return why_not_breaker(fight, front, side, row)
    if order == code_of.LEADER:
        return _why_not_leader(fight, side, row)
    return _why_not_shift(fight, front, row, value % code_of.TARGETS)


def _why_not_back(fight: Fight, row: i64, order: i64) -> str:
    if fight.marks[row] & (STAY | TO_BACK) != 0 or fight.behind[row] > 0:
        return "dungeon.combat.rearrange"
    if order == code_of.BEHIND:
        return "" if fight.rank[row] > 0 else "dungeon.combat.close"
    if fight.rank[row] == 0 or fight.marks[row] & TO_FRONT != 0:
        return ""
    return "dungeon.combat.rearrange"


def _why_not_aim(fight: Fight, front: i64, side: i64, row: i64) -> str:
    """Near or far is chosen only where distances differ considerably (dungeon.combat.unscreened)."""
    if fight.marks[row] & AIM_FAR != 0 or not is_first(fight, row, front, side) or not may_shoot(fight, row):
        return "dungeon.combat.unscreened"
    if fight.is_melee(front) or not is_seen_by(fight, front, side):
        return "dungeon.combat.unscreened"
    if far_distance(fight, front, 1 - side) == ENDLESS:
        return "dungeon.combat.unscreened"
    return ""


def _why_not_leader(fight: Fight, side: i64, row: i64) -> str:
    if fight.leader[side] != NONE or fight.traits[row] & ANIMAL != 0 or fight.marks[row] & BROKEN != 0:
        return "dungeon.loyalty.triggers"
    return ""


def _why_not_shift(fight: Fight, front: i64, row: i64, other: i64) -> str:
    if other == front or other >= FRONTS or fight.gap[other] < 0 or fight.marks[row] >> SHIFT_BIT > 0:
        return "dungeon.combat.rear_front"
    if fight.marks[row] & BROKEN != 0:
        return "dungeon.loyalty.outcome"
    return ""


def _why_not_lose(fight: Fight, side: i64, row: i64) -> str:
    if fight.stage != LOSSES or owing_side(fight) != side:
        return "dungeon.attack.loss"
    for other in nameable(fight):
        if other == row:
            return ""
    return "dungeon.attack.loss"


def owing_side(fight: Fight) -> i64:
    """The side that names its losses now."""
    return first_owed(fight) // SLOTS % 2


def codes(fight: Fight, side: i64) -> vec[i64]:
    """Every legal order of a side now; the judge's word about those who broke stands with the opponents'."""
    if fight.stage == ORDERS:
        return _orders(fight, side)
    listed = vec[i64]()
    if fight.stage == LOSSES and owing_side(fight) == side:
        for row in nameable(fight):
            listed = append(listed, pack(code_of.LOSE, row))
    if fight.stage == BREAKING and side == 1:
        listed = append(append(listed, pack(code_of.FLEE)), pack(code_of.YIELD))
    return listed


def _orders(fight: Fight, side: i64) -> vec[i64]:
    listed = vec[i64]()
    front = awaited_front(fight, side)
    if front < 0 or fight.stunned == side:
        return listed
    for code in _main_candidates(fight, front, side):
        if not why_not(fight, side, code):
            listed = append(listed, code)
    for order in (code_of.BREAK_OFF, code_of.KEEP_RANKS):
        if not why_not(fight, side, pack(order)):
            listed = append(listed, pack(order))
    for row in fight.line:
        if fight.stands(row, front, side):
            for code in _row_candidates(row):
                if not why_not(fight, side, code):
                    listed = append(listed, code)
    return listed


def _main_candidates(fight: Fight, front: i64, side: i64) -> vec[i64]:
    listed = vec[i64]()
    if fight.is_melee(front):
        for order in (code_of.FIGHT, code_of.BREAKTHROUGH, code_of.HOLD, code_of.SURRENDER):
            listed = append(listed, pack(order))
        for hs in range(1, body_speed(fight, front, side) + 1):
            listed = append(listed, pack(code_of.RETREAT, hs))
        return listed
    for order in (code_of.FIRE, code_of.HOLD, code_of.SURRENDER):
        listed = append(listed, pack(order))
    for hs in range(1, 2 * body_speed(fight, front, side) + 1):
        listed = append(listed, pack(code_of.CLOSE, hs))
        listed = append(listed, pack(code_of.WITHDRAW, hs))
    return listed


def _row_candidates(row: i64) -> vec[i64]:
    listed = vec[i64]()
    for order in (code_of.FRONT, code_of.BACK, code_of.BEHIND, code_of.AIM, code_of.BREAKER, code_of.LEADER):
        listed = append(listed, pack(order, row))
    for front in range(FRONTS):
        listed = append(listed, pack_shift(row, front))
    return listed
