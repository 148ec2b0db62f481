"""Ranks: who stands in the first one, who fits, who is behind it (dungeon.combat.first_rank, dungeon.combat.space).

A line with room to spare between its fighters is open (dungeon.combat.open_line).
"""

from __future__ import annotations

from mypy_extensions import i64

from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import ASLEEP, BIG, COWERS, ENDLESS, KEEP_BACK, LAST_RANK, NONE, OTHER_BODY, UP
from podzem.expedition.fight.numbers import CONSIDERABLE


def is_first(fight: Fight, row: i64, front: i64, side: i64) -> bool:
    """Whether a fighter stands in the first rank of a side on a front."""
    return fight.rank[row] == 0 and fight.stands(row, front, side)


def pack(fight: Fight, front: i64, side: i64) -> None:
    """Rank after rank in marching order: the next one joins if he fits, else begins a new rank."""
    _pack_from(fight, front, side, 0, 0)
    _pack_from(fight, front, side, OTHER_BODY, 0)


def _pack_from(fight: Fight, front: i64, side: i64, body: i64, rank: i64) -> None:
    """Pack a body from that rank on; from the second on who stands in the first keeps his place."""
    room = fight.room(front, side)
    keeps_first = rank > 0
    taken: i64 = 0
    for row in fight.line:
        if not _is_in_body(fight, row, front, side, body) or (keeps_first and fight.rank[row] == 0):
            continue
        space = fight.space[row]
        if fight.behind[row] > 0 or space > room:
            fight.rank[row] = LAST_RANK
            continue
        if taken + space > room:
            rank += 1
            taken = 0
        fight.rank[row] = rank
        taken += space


def _is_in_body(fight: Fight, row: i64, front: i64, side: i64, body: i64) -> bool:
    return fight.stands(row, front, side) and fight.marks[row] & OTHER_BODY == body


def fill(fight: Fight, front: i64, side: i64) -> None:
    """Fill gaps of the first rank from the next ranks in order, those who keep back last (dungeon.combat.rearrange)."""
    _fill_body(fight, front, side, 0)
    _fill_body(fight, front, side, OTHER_BODY)


def _fill_body(fight: Fight, front: i64, side: i64, body: i64) -> None:
    room = fight.room(front, side) - _taken(fight, front, side, body, 0)
    room = _bring_forward(fight, front, side, body, room, False)
    _bring_forward(fight, front, side, body, room, True)
    _pack_from(fight, front, side, body, 1)


def _bring_forward(fight: Fight, front: i64, side: i64, body: i64, room: i64, keeping_back: bool) -> i64:
    """Bring into the first rank who fits, from the nearest rank first; a stuck rank stops those behind it."""
    nearest: i64 = NONE
    stuck = False
    for row in fight.line:
        rank = fight.rank[row]
        if rank == 0 or rank == LAST_RANK or not _is_in_body(fight, row, front, side, body):
            continue
        if (fight.traits[row] & KEEP_BACK != 0) != keeping_back:
            continue
        if rank != nearest:
            if stuck or room == 0:
                break
            nearest = rank
        if fight.space[row] <= room:
            fight.rank[row] = 0
            room -= fight.space[row]
        else:
            stuck = True
    return room


def _taken(fight: Fight, front: i64, side: i64, body: i64, rank: i64) -> i64:
    """The space that a rank takes."""
    taken: i64 = 0
    for row in fight.line:
        if fight.rank[row] == rank and _is_in_body(fight, row, front, side, body):
            taken += fight.space[row]
    return taken


def is_too_wide(fight: Fight, front: i64, side: i64) -> bool:
    """Whether a side's first rank does not fit the place any more."""
    room = fight.room(front, side)
    return _taken(fight, front, side, 0, 0) > room or _taken(fight, front, side, OTHER_BODY, 0) > room


def opening(fight: Fight, front: i64, side: i64) -> i64:
    """How much of the width a side's first two ranks leave open, 0 or less: closed (dungeon.combat.open_line)."""
    first = _taken(fight, front, side, 0, 0)
    return fight.room(front, side) - first - _taken(fight, front, side, 0, 1)


def has_somebody_behind(fight: Fight, front: i64, side: i64) -> bool:
    """Whether anybody of a side stands behind its first rank."""
    for row in fight.line:
        if fight.rank[row] > 0 and fight.stands(row, front, side):
            return True
    return False


def depth(fight: Fight, row: i64) -> i64:
    """How far behind the line a fighter stands; a rank is a half-sazhen deep, or as deep as the largest in it."""
    if fight.behind[row] > 0:
        return fight.behind[row]
    rank = fight.rank[row]
    total: i64 = 0
    if rank == LAST_RANK:
        rank = _ranks(fight, fight.front[row], fight.side[row])
    for ahead in range(rank):
        total += _rank_depth(fight, fight.front[row], fight.side[row], ahead)
    return total


def _ranks(fight: Fight, front: i64, side: i64) -> i64:
    most: i64 = NONE
    for row in fight.line:
        if fight.rank[row] < LAST_RANK and fight.stands(row, front, side):
            most = max(most, fight.rank[row])
    return most + 1


def _rank_depth(fight: Fight, front: i64, side: i64, rank: i64) -> i64:
    deep: i64 = 1
    for row in fight.line:
        if fight.traits[row] & BIG != 0 and fight.rank[row] == rank and fight.stands(row, front, side):
            deep = max(deep, (fight.space[row] + 1) // 2)
    return deep


def body_speed(fight: Fight, front: i64, side: i64) -> i64:
    """The speed of the slowest who moves with the first rank (dungeon.move.phase), without who cowers or sleeps."""
    slowest: i64 = ENDLESS
    for row in fight.line:
        if fight.behind[row] == 0 and fight.marks[row] & (COWERS | ASLEEP) == 0 and fight.stands(row, front, side):
            slowest = min(slowest, fight.speed[row])
    if slowest == ENDLESS:
        return 0
    return slowest


def nearest_behind(fight: Fight, front: i64, side: i64) -> i64:
    """How far behind its line the nearest of a side stands who is not in the first rank."""
    nearest: i64 = ENDLESS
    for row in fight.line:
        if fight.rank[row] > 0 and fight.stands(row, front, side):
            nearest = min(nearest, depth(fight, row))
    return nearest


def far_distance(fight: Fight, front: i64, side: i64) -> i64:
    """How far behind an open line the nearest of those stands who form a target of their own; none: ENDLESS."""
    nearest: i64 = ENDLESS
    if opening(fight, front, side) <= 0:
        return nearest
    for row in fight.line:
        if fight.rank[row] > 0 and fight.stands(row, front, side):
            deep = depth(fight, row)
            if deep >= CONSIDERABLE:
                nearest = min(nearest, deep)
    return nearest


def rear_distance(fight: Fight, front: i64, side: i64) -> i64:
    """How far behind the body the nearest rear group stands; none: ENDLESS."""
    nearest: i64 = ENDLESS
    for row in fight.line:
        if fight.behind[row] > 0 and fight.stands(row, front, side):
            nearest = min(nearest, fight.behind[row])
    return nearest


def order_line(fight: Fight, side: i64) -> None:
    """Put the line of a side in the order of its ranks, each from the left as before."""
    first = fight.side_first(side)
    last = i64(len(fight.line))
    for place in range(first + 1, last):
        row = fight.line[place]
        if fight.side[row] != side:
            break
        back = place - 1
        while back >= first and fight.rank[fight.line[back]] > fight.rank[row]:
            fight.line[back + 1] = fight.line[back]
            back -= 1
        fight.line[back + 1] = row


def close_up(fight: Fight, front: i64, side: i64) -> None:
    """When nobody of the body is left, the nearest rear group is the body, farther away (dungeon.combat.unscreened)."""
    nearest: i64 = ENDLESS
    for row in fight.line:
        if fight.stands(row, front, side):
            nearest = min(nearest, fight.behind[row])
    if nearest == ENDLESS or nearest == 0:
        return
    fight.gap[front] += nearest
    for row in fight.line:
        if fight.state[row] == UP and fight.stands(row, front, side):
            fight.behind[row] -= nearest
            fight.rank[row] = 1
