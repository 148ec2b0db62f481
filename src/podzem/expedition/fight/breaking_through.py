"""Breakthrough and the second front (dungeon.combat.breakthrough, dungeon.combat.rear_front)."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.attacks import target_number
from podzem.expedition.fight.codes import BREAKTHROUGH, FIGHT, HOLD, RETREAT, order_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import BREAKER, BROKEN, ENDLESS, FRONTS, NONE, OTHER_BODY, TOO_FAR, UP, WAY_MATTERED
from podzem.expedition.fight.ranks import depth, has_somebody_behind, nearest_behind, opening, pack


def why_not_break_through(fight: Fight, front: i64, side: i64) -> str:
    """The clause that forbids a side to break through: a closed line, nobody behind it, no room for a breaker."""
    if not fight.is_melee(front):
        return "dungeon.combat.modes"
    if free_front(fight) < 0 or not has_somebody_behind(fight, front, 1 - side):
        return "dungeon.combat.breakthrough"
    if opening(fight, front, 1 - side) <= 0 or (
        breakers_space(fight, front, side) == 0 and not _second(fight, front, side)
    ):
        return "dungeon.combat.breakthrough"
    return ""


def why_not_breaker(fight: Fight, front: i64, side: i64, row: i64) -> str:
    """The clause that forbids a fighter to be one of those who break through."""
    if not fight.stands(row, front, side) or fight.marks[row] & BROKEN != 0:
        return "dungeon.combat.breakthrough"
    if fight.has(row, BREAKER) or not fight.is_melee(front) or not has_somebody_behind(fight, front, 1 - side):
        return "dungeon.combat.breakthrough"
    if breakers_space(fight, front, side) + fight.space[row] > opening(fight, front, 1 - side):
        return "dungeon.combat.breakthrough"
    return ""


def breakers_space(fight: Fight, front: i64, side: i64) -> i64:
    """The space that the named breakers take together."""
    taken: i64 = 0
    for row in fight.line:
        if fight.marks[row] & BREAKER != 0 and fight.stands(row, front, side):
            taken += fight.space[row]
    return taken


def _second(fight: Fight, front: i64, side: i64) -> bool:
    """Whether somebody of the second rank fits through the enemy's line."""
    room = opening(fight, front, 1 - side)
    for row in fight.line:
        if _may_pass(fight, front, side, row, room):
            return True
    return False


def _may_pass(fight: Fight, front: i64, side: i64, row: i64, room: i64) -> bool:
    """Whether a fighter of the second rank fits through so much room."""
    if fight.rank[row] != 1 or fight.space[row] > room or fight.marks[row] & (BROKEN | BREAKER) != 0:
        return False
    return fight.stands(row, front, side)


def name_second_rankers(fight: Fight, front: i64, side: i64) -> None:
    """Name as many of the second rank as fit through (dungeon.auto.opponents)."""
    room = opening(fight, front, 1 - side) - breakers_space(fight, front, side)
    for row in fight.line:
        if _may_pass(fight, front, side, row, room):
            fight.marks[row] |= BREAKER
            room -= fight.space[row]


def free_front(fight: Fight) -> i64:
    """The number of a front that is not in use; -1 when there is none."""
    for front in range(FRONTS):
        if fight.gap[front] < 0:
            return front
    return NONE


def break_through(fight: Fight, scribe: Scribe) -> None:
    """Those who break through move to the nearest behind the line; the party's first."""
    for front in range(FRONTS):
        if fight.gap[front] != 0 or fight.opened >> front & 1 == 1:
            continue
        for side in range(2):
            if order_of(fight.plan[2 * front + side]) == BREAKTHROUGH and free_front(fight) >= 0:
                _open_rear(fight, front, side, scribe)


def _open_rear(fight: Fight, front: i64, side: i64, scribe: Scribe) -> None:
    rear, enemy = free_front(fight), 1 - side
    hs = nearest_behind(fight, front, enemy)
    fight.gap[rear] = max(0, hs - 2 * _breakers_speed(fight, front, side))
    fight.parent[rear], fight.opener[rear] = front, side
    fight.opened |= 1 << rear
    _give_room(fight, front, rear, enemy)
    for row in fight.line:
        if fight.stands(row, front, side) and fight.marks[row] & BREAKER != 0:
            _pass(fight, row, rear, hs)
            telling.about(scribe, fight, events.BROKE_THROUGH, row)
    _turn_round(fight, front, rear, enemy, hs)
    pack(fight, rear, side)
    pack(fight, rear, enemy)
    fight.target[2 * rear + side] = target_number(fight, rear, side)
    fight.target[2 * rear + enemy] = target_number(fight, rear, enemy)
    if not _is_faced(fight, front, side):
        pack(fight, front, side)
    fight.target[2 * front + side] = target_number(fight, front, side)
    telling.front(scribe, events.FRONT_OPENED, rear, fight.gap[rear])


def _is_faced(fight: Fight, front: i64, side: i64) -> bool:
    for row in fight.line:
        if fight.rank[row] == 0 and fight.stands(row, front, side):
            return True
    return False


def _breakers_speed(fight: Fight, front: i64, side: i64) -> i64:
    slowest: i64 = ENDLESS
    for row in fight.line:
        if fight.marks[row] & BREAKER != 0 and fight.stands(row, front, side):
            slowest = min(slowest, fight.speed[row])
    return slowest


def _give_room(fight: Fight, front: i64, rear: i64, enemy: i64) -> None:
    """Width, way and light of the new front; between two enemies there is no way."""
    place, origin = 2 * rear, 2 * front
    for side in range(2):
        fight.width[place + side] = fight.width[origin + enemy]
        fight.ground[place + side] = fight.ground[origin + enemy]
        fight.plan[place + side] = FIGHT
    fight.way_mattered |= WAY_MATTERED
    fight.way[place + enemy] = fight.way_behind(origin + enemy)
    fight.way[place + 1 - enemy] = 0
    fight.way[origin + enemy] = 0
    if order_of(fight.plan[origin + enemy]) != FIGHT:
        fight.plan[place + enemy] = HOLD


def _pass(fight: Fight, row: i64, rear: i64, hs: i64) -> None:
    fight.front[row] = rear
    fight.behind[row] = 0
    if hs > fight.speed[row] or fight.gap[rear] > 0:
        fight.marks[row] |= TOO_FAR


def _turn_round(fight: Fight, front: i64, rear: i64, enemy: i64, hs: i64) -> None:
    """All behind the bypassed first rank face those who broke through."""
    for row in fight.line:
        if fight.stands(row, front, enemy) and fight.rank[row] > 0:
            fight.behind[row] = max(0, depth(fight, row) - hs) if fight.behind[row] > 0 else 0
    for row in fight.line:
        if fight.stands(row, front, enemy) and fight.rank[row] > 0:
            fight.front[row] = rear


def rejoin(fight: Fight) -> None:
    """When those who were passed retreat, the whole body moves off and no second front forms."""
    for rear in range(FRONTS):
        if fight.opened >> rear & 1 == 0 or fight.gap[rear] < 0:
            continue
        front = fight.parent[rear]
        passed = 2 * front + 1 - fight.opener[rear]
        if order_of(fight.plan[passed]) == RETREAT:
            give_way_back(fight, rear, front)
            fight.way[passed] = max(0, fight.way_behind(passed) + fight.moved[passed])
            for row in fight.line:
                if fight.front[row] == rear:
                    fight.front[row] = front
                    fight.rank[row] = 1
            fight.gap[rear] = NONE


def give_way_back(fight: Fight, rear: i64, front: i64) -> None:
    """The way behind those who were passed is theirs again."""
    passed = 1 - fight.opener[rear]
    fight.way_mattered |= WAY_MATTERED
    fight.way[2 * front + passed] = fight.way_behind(2 * rear + passed)


def close_fronts(fight: Fight, scribe: Scribe) -> None:
    """A front without enemies closes; who is left there turns to another front of his side."""
    for front in range(FRONTS):
        if fight.gap[front] < 0:
            continue
        for side in range(2):
            if fight.standing_on(front, 1 - side) == 0:
                other = _next_front(fight, front, side)
                if other >= 0 or fight.standing_on(front, side) == 0:
                    _leave(fight, front, other, side, scribe)
                    break


def _next_front(fight: Fight, front: i64, side: i64) -> i64:
    """Where those of a side turn to: the front theirs was opened from, else the first with enemies on it."""
    origin = fight.parent[front]
    if origin >= 0 and fight.gap[origin] >= 0 and fight.standing_on(origin, 1 - side) > 0:
        return origin
    for other in range(FRONTS):
        if other != front and fight.gap[other] >= 0 and fight.standing_on(other, 1 - side) > 0:
            return other
    return NONE


def _leave(fight: Fight, front: i64, other: i64, side: i64, scribe: Scribe) -> None:
    """Close a front; from beyond the line of those who are passed one comes upon their back."""
    if other >= 0:
        behind_them = _comes_from_behind(fight, front, other, side)
        for row in fight.line:
            if fight.state[row] == UP and fight.front[row] == front:
                fight.front[row] = other
                fight.marks[row] &= ~OTHER_BODY
                if behind_them:
                    fight.marks[row] |= OTHER_BODY
        if fight.parent[front] == other:
            give_way_back(fight, front, other)
        pack(fight, other, side)
    telling.front(scribe, events.FRONT_CLOSED, front, 0)
    fight.gap[front] = NONE


def _comes_from_behind(fight: Fight, front: i64, other: i64, side: i64) -> bool:
    if fight.parent[front] == other:
        return fight.opener[front] == side
    if fight.parent[other] == front:
        return fight.opener[other] != side
    return False
