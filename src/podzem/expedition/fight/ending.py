"""How a fight ends (dungeon.combat.end)."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import telling
from podzem.expedition.fight.codes import CLOSE, HOLD, WITHDRAW, order_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.loyalty_checks import unbroken
from podzem.expedition.fight.marks import ALONE, FLED, FRONTS, GIVES_UP, NONE, OVER, UP
from podzem.expedition.fight.sight import is_seen_by


def end_if_over(fight: Fight, scribe: Scribe) -> bool:
    """Whether the fight is over after this phase; then it says who holds the place."""
    left = (unbroken(fight, 0), unbroken(fight, 1))
    for side in range(2):
        if left[side] == 0 and _is_given_up(fight, side):
            winner: i64 = NONE
            if left[1 - side] > 0:
                winner = 1 - side
            _end(fight, winner, "beaten", scribe)
            return True
    if left[0] == 0 or left[1] == 0:
        return False
    if _both_break_off(fight):
        _end(fight, NONE, "broke_off", scribe)
        return True
    for side in range(2):
        if _is_away(fight, side):
            _end(fight, 1 - side, "got_away", scribe)
            return True
    return False


def _is_given_up(fight: Fight, side: i64) -> bool:
    """A side without unbroken fighters is beaten, unless it still runs under blows or the others pursue it."""
    if fight.calls_off[1 - side] == GIVES_UP:
        return True
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP and fight.marks[row] & ALONE != 0:
            return not _is_pursued(fight, side) or _is_apart(fight)
    return True


def _is_pursued(fight: Fight, side: i64) -> bool:
    for front in range(FRONTS):
        if fight.gap[front] == 0 or (fight.gap[front] > 0 and _order(fight, front, 1 - side) == CLOSE):
            return True
    return False


def _order(fight: Fight, front: i64, side: i64) -> i64:
    code = fight.plan[2 * front + side]
    if code < 0:
        return HOLD
    return order_of(code)


def _both_break_off(fight: Fight) -> bool:
    """Both held or withdrew, and both declare it."""
    if fight.calls_off[0] == 0 or fight.calls_off[1] == 0:
        return False
    for front in range(FRONTS):
        for side in range(2):
            if fight.gap[front] >= 0 and _order(fight, front, side) not in (HOLD, WITHDRAW):
                return False
    return True


def _is_apart(fight: Fight) -> bool:
    for front in range(FRONTS):
        if 0 <= fight.gap[front] <= fight.apart:
            return False
    return True


def _is_away(fight: Fight, side: i64) -> bool:
    """A side that withdrew is out of the enemy's sight, who did not close, or too far away."""
    withdrew = False
    for front in range(FRONTS):
        if fight.gap[front] < 0:
            continue
        if _order(fight, front, side) != WITHDRAW:
            return False
        withdrew = True
        if fight.gap[front] > fight.apart:
            continue
        if _order(fight, front, 1 - side) == CLOSE or is_seen_by(fight, front, 1 - side):
            return False
    return withdrew


def _end(fight: Fight, winner: i64, way: str, scribe: Scribe) -> None:
    """Those who ran are away; the fight is over."""
    for row in fight.line:
        if fight.state[row] == UP and fight.marks[row] & ALONE != 0:
            fight.state[row] = FLED
    fight.winner = winner
    fight.stage = OVER
    telling.over(scribe, fight, way)


def end_out_of_sight(fight: Fight, side: i64, scribe: Scribe) -> None:
    """A side has withdrawn behind a corner or a door."""
    _end(fight, 1 - side, "got_away", scribe)
