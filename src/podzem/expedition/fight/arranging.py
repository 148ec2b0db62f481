"""P8: gaps filled and the ordered rearrangement carried out (dungeon.combat.rearrange)."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.breaking_through import close_fronts, rejoin
from podzem.expedition.fight.codes import BACK, BEHIND, FRONT
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import (
    ALONE,
    BROKEN,
    COWERS,
    FRONTS,
    KEEP_BACK,
    LAST_RANK,
    SHIELD,
    SHIFT_BIT,
    SHOOTS,
    STAY,
    TO_BACK,
    TO_FRONT,
)
from podzem.expedition.fight.ranks import body_speed, close_up, depth, fill, is_first, is_too_wide, order_line, pack


def arrange(fight: Fight, scribe: Scribe) -> None:
    """Fighters go between fronts, empty fronts close, ranks are filled or arranged as ordered."""
    rejoin(fight)
    _go_to_other_fronts(fight)
    close_fronts(fight, scribe)
    for front in range(FRONTS):
        if fight.gap[front] >= 0:
            for side in range(2):
                _leave_behind(fight, front, side)
                close_up(fight, front, side)
                arrange_side(fight, front, side, scribe)


def arrange_side(fight: Fight, front: i64, side: i64, scribe: Scribe) -> None:
    """The ranks of one side on one front for the next phase."""
    if fight.is_arranged(side) and fight.stunned != side:
        _prefer(fight, front, side)
        pack(fight, front, side)
    elif _has_wishes(fight, front, side):
        _carry_out(fight, front, side, scribe)
    elif fight.keeps_ranks[side] == 0:
        fill(fight, front, side)
    if is_too_wide(fight, front, side):
        order_line(fight, side)
        pack(fight, front, side)
    elif not _has_first(fight, front, side):
        fill(fight, front, side)


def _has_first(fight: Fight, front: i64, side: i64) -> bool:
    for row in fight.line:
        if is_first(fight, row, front, side):
            return True
    return False


def _has_wishes(fight: Fight, front: i64, side: i64) -> bool:
    for row in fight.line:
        if fight.marks[row] & (TO_FRONT | TO_BACK) != 0 and fight.stands(row, front, side):
            return True
    return False


def _carry_out(fight: Fight, front: i64, side: i64, scribe: Scribe) -> None:
    """Those sent back go behind the first rank, then those called forward come as far as there is room."""
    room = fight.room(front, side)
    for row in fight.line:
        if fight.stands(row, front, side):
            if fight.marks[row] & TO_BACK != 0:
                fight.rank[row] = 1
            elif fight.rank[row] == 0:
                room -= fight.space[row]
    for row in fight.line:
        if fight.marks[row] & TO_FRONT != 0 and fight.stands(row, front, side) and fight.space[row] <= room:
            fight.rank[row] = 0
            fight.behind[row] = 0
            room -= fight.space[row]
            telling.about(scribe, fight, events.STEPPED_UP, row)
    order_line(fight, side)


def _go_to_other_fronts(fight: Fight) -> None:
    for row in fight.line:
        wish = fight.marks[row] >> SHIFT_BIT
        if wish > 0:
            if fight.gap[wish - 1] >= 0:
                fight.front[row] = wish - 1
                fight.rank[row] = 1
                fight.behind[row] = 0
            fight.marks[row] &= (1 << SHIFT_BIT) - 1


def _leave_behind(fight: Fight, front: i64, side: i64) -> None:
    """Those who are to stay behind form a rear group where they stand."""
    for row in fight.line:
        if fight.marks[row] & STAY != 0 and fight.stands(row, front, side):
            fight.behind[row] = max(1, depth(fight, row))
            fight.rank[row] = LAST_RANK


def _prefer(fight: Fight, front: i64, side: i64) -> None:
    """Shooters ahead while the enemy is farther than their speed, shields ahead otherwise (dungeon.auto.opponents)."""
    wanted: i64 = SHIELD
    if fight.gap[front] > body_speed(fight, front, side):
        wanted = SHOOTS
    for row in fight.line:
        if fight.stands(row, front, side):
            fight.rank[row] = _preference(fight, row, wanted)
    order_line(fight, side)


def _preference(fight: Fight, row: i64, wanted: i64) -> i64:
    if fight.marks[row] & (BROKEN | COWERS | ALONE) != 0:
        return LAST_RANK
    if fight.traits[row] & KEEP_BACK != 0:
        return 2
    if fight.traits[row] & wanted != 0:
        return 0
    return 1


def wish(fight: Fight, row: i64, order: i64) -> None:
    """Note a rearranging order."""
    if order == FRONT:
        fight.marks[row] = (fight.marks[row] | TO_FRONT) & ~TO_BACK
    elif order == BACK:
        fight.marks[row] = (fight.marks[row] | TO_BACK) & ~TO_FRONT
    elif order == BEHIND:
        fight.marks[row] |= STAY


def why_not_front(fight: Fight, front: i64, side: i64, row: i64) -> str:
    """The clause that forbids to call a fighter into the first rank."""
    if not fight.stands(row, front, side) or fight.marks[row] & TO_FRONT != 0:
        return "dungeon.combat.rearrange"
    if fight.marks[row] & BROKEN != 0:
        return "dungeon.loyalty.outcome"
    if fight.rank[row] == 0 and fight.marks[row] & TO_BACK == 0:
        return "dungeon.combat.rearrange"
    if fight.behind[row] > fight.speed[row]:
        return "dungeon.combat.rearrange"
    if fight.space[row] > fight.room(front, side):
        return "dungeon.combat.space"
    if wished_space(fight, front, side) + fight.space[row] > fight.room(front, side):
        return "dungeon.combat.first_rank"
    return ""


def wished_space(fight: Fight, front: i64, side: i64) -> i64:
    """What the first rank will take when the orders so far are carried out."""
    taken: i64 = 0
    for row in fight.line:
        if fight.stands(row, front, side):
            stays = fight.rank[row] == 0 and fight.marks[row] & TO_BACK == 0
            if stays or fight.marks[row] & TO_FRONT != 0:
                taken += fight.space[row]
    return taken
