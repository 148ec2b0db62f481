"""P7, its end: those who failed flee, surrender or cower (dungeon.loyalty.outcome)."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.codes import FLEE, YIELD
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.loyalty_checks import unbroken
from podzem.expedition.fight.marks import (
    ALONE,
    ASK_BREAK,
    BREAK_FLEES,
    BREAK_YIELDS,
    BREAKING,
    BROKE,
    BROKEN,
    CORNER_MATTERED,
    COWERS,
    FAILED,
    FLED,
    NONE,
    PEOPLE,
    YIELDED,
)
from podzem.expedition.fight.ranks import body_speed


def break_up(fight: Fight, scribe: Scribe) -> bool:
    """Settle what becomes of those who failed; false when the judge is to say it."""
    for row in fight.line:
        if fight.marks[row] & FAILED == 0:
            continue
        if fight.switches & ASK_BREAK != 0 and fight.is_a(row, PEOPLE):
            fight.stage = BREAKING
            return False
        outcome = automatic_outcome(fight, row)
        if outcome == YIELD and fight.is_cornered(2 * fight.front[row] + fight.side[row]):
            fight.way_mattered |= CORNER_MATTERED
        _break(fight, row, outcome, scribe)
    return True


def answer(fight: Fight, outcome: i64, scribe: Scribe) -> None:
    """The judge's word for the first who failed and all of his kind with him."""
    first = awaiting(fight)
    for row in fight.line:
        if fight.marks[row] & FAILED != 0 and _is_with(fight, row, first):
            _break(fight, row, outcome, scribe)


def awaiting(fight: Fight) -> i64:
    """The first of those who failed and of whom the judge has not yet spoken."""
    for row in fight.line:
        if fight.marks[row] & FAILED != 0:
            return row
    return NONE


def _is_with(fight: Fight, row: i64, first: i64) -> bool:
    if fight.side[row] != fight.side[first] or fight.front[row] != fight.front[first]:
        return False
    return fight.kind[row] == fight.kind[first]


def automatic_outcome(fight: Fight, row: i64) -> i64:
    """People surrender when they cannot get away, or when the enemy is faster; all others flee."""
    if fight.traits[row] & BREAK_YIELDS != 0:
        return YIELD
    if fight.traits[row] & BREAK_FLEES != 0 or fight.traits[row] & PEOPLE == 0:
        return FLEE
    front, side = fight.front[row], fight.side[row]
    speed = fight.speed[row]
    if speed == 0 or body_speed(fight, front, 1 - side) > speed:
        return YIELD
    if fight.is_melee(front) and fight.is_cornered(2 * front + side):
        return YIELD
    return FLEE


def _break(fight: Fight, row: i64, outcome: i64, scribe: Scribe) -> None:
    """Surrendered become captives at once; part of a side slips away, a whole side must run under blows."""
    front, side = fight.front[row], fight.side[row]
    has_cover = unbroken(fight, side) > 0
    fight.marks[row] &= ~FAILED
    fight.used[side] |= BROKE
    if outcome == YIELD or (fight.speed[row] == 0 and fight.traits[row] & PEOPLE != 0):
        fight.state[row] = YIELDED
        telling.about(scribe, fight, events.YIELDED, row, "dungeon.loyalty.outcome")
        return
    if fight.speed[row] > 0:
        fight.way_mattered |= CORNER_MATTERED
    if fight.speed[row] == 0 or fight.is_cornered(2 * front + side):
        fight.marks[row] |= BROKEN | COWERS
        telling.about(scribe, fight, events.COWERS, row)
    elif has_cover:
        fight.state[row] = FLED
        telling.about(scribe, fight, events.RAN_AWAY, row)
    else:
        fight.marks[row] |= BROKEN | ALONE
        telling.about(scribe, fight, events.BROKE, row)
