"""For odds: a side after its losses put in order at once, where nothing can come between losses and order.

The ranks of a side are filled after loyalty was checked (P8 after P7). When no loyalty of the side can be checked, or
when all of it are alike and not told apart, filling them before makes no difference, and situations that differ only
in who fell just now become one.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.dice import Dice
from podzem.core.scribe import Scribe
from podzem.expedition.fight.arranging import arrange_side
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.loyalty_checks import are_alike, is_half_lost, is_tried
from podzem.expedition.fight.marks import (
    ALIKE,
    ASLEEP,
    BAR_NEXT,
    BROKEN,
    COWERS,
    DOWN,
    FACES,
    FRONTS,
    HALF_LOST,
    LASTING,
    NATURAL_SIX,
    NO_STRIKE,
    NONE,
    PARTY,
    SAME_PHASE,
    SHOOTS,
    STAY,
    TO_BACK,
    TO_FRONT,
    UNBEATABLE,
    UP,
)
from podzem.expedition.fight.phase import STRIKES_LOST


def canonicalize(fight: Fight, side: i64, is_struck: bool) -> None:
    """Forget what no longer matters in this phase, and if no losses are to come, close the ranks where that is safe."""
    if fight.step != STRIKES_LOST:
        return
    _forget(fight, side)
    front = _only_front(fight)
    if is_struck or front < 0 or not _is_plain(fight, front, side):
        return
    if _is_uniform(fight, side) or not _may_check_loyalty(fight, side):
        arrange_side(fight, front, side, Scribe(Dice()))


def _forget(fight: Fight, side: i64) -> None:
    """After the last blows only these marks are looked at again."""
    kept: i64 = LASTING | TO_FRONT | TO_BACK | STAY
    if fight.switches & SAME_PHASE == 0:
        kept |= BAR_NEXT
    for row in fight.line:
        if fight.side[row] == side and fight.marks[row] < 1 << 20:
            fight.marks[row] &= kept


def _only_front(fight: Fight) -> i64:
    """The front, when there is one alone."""
    found: i64 = NONE
    for front in range(FRONTS):
        if fight.gap[front] >= 0:
            if found >= 0:
                return NONE
            found = front
    return found


def _is_plain(fight: Fight, front: i64, side: i64) -> bool:
    """A body without rear groups, orders to rearrange, or anybody who does not march."""
    body = False
    for row in fight.line:
        if fight.stands(row, front, side):
            if fight.marks[row] & (TO_FRONT | TO_BACK | STAY | ASLEEP | COWERS) != 0 or fight.behind[row] > 0:
                return False
            body = True
    return body and fight.keeps_ranks[side] == 0


def _is_uniform(fight: Fight, side: i64) -> bool:
    """Whether all of a side are alike, so that it does not matter who of them goes."""
    if fight.leader[side] >= 0 or (side == PARTY and fight.switches & ALIKE == 0):
        return False
    first: i64 = NONE
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP:
            if first < 0:
                first = row
            elif not are_alike(fight, first, row):
                return False
    return True


def _may_check_loyalty(fight: Fight, side: i64) -> bool:
    """Whether the loyalty of a side may be checked at the end of this phase, whatever became of the other side."""
    if not _has_loyalty(fight, side):
        return False
    leader = fight.leader[side]
    if fight.due[side] != 0 or (leader >= 0 and fight.state[leader] == DOWN):
        return True
    if fight.used[side] & HALF_LOST == 0 and is_half_lost(fight, side):
        return True
    return fight.used[side] & UNBEATABLE == 0 and _may_despair(fight, side)


def _has_loyalty(fight: Fight, side: i64) -> bool:
    for row in fight.line:
        if is_tried(fight, row, side):
            return True
    return False


def _may_despair(fight: Fight, side: i64) -> bool:
    """Whether any enemy there ever was could be one whom no present attack can beat."""
    if fight.switches & NATURAL_SIX != 0:
        return False
    highest: i64 = -FACES
    best: i64 = -2 * FACES
    for row in fight.line:
        if fight.side[row] != side:
            highest = max(highest, fight.defence[row])
        elif fight.state[row] == UP and fight.marks[row] & BROKEN == 0:
            if fight.traits[row] & NO_STRIKE == 0:
                best = max(best, fight.strike[row])
            if fight.traits[row] & SHOOTS != 0:
                best = max(best, fight.shot[row])
    return highest >= FACES + best
