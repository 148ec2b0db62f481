"""Who sees whom in a fight (dungeon.attack.visibility): light within three sazhens of the target, or dark sight."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import DARK_SIGHT, LIGHT, PARTY, UP
from podzem.expedition.fight.numbers import BETWEEN_FRONTS, BRIGHT, LIT
from podzem.expedition.fight.ranks import depth


def light_at(fight: Fight, front: i64, side: i64, deep: i64) -> i64:
    """How far the nearest light is from a place so far behind the line of a side."""
    nearest = fight.ground[2 * front + side]
    for row in fight.line:
        if fight.traits[row] & LIGHT != 0 and fight.state[row] == UP:
            nearest = min(nearest, _from(fight, row, front, side, deep))
    return nearest


def _from(fight: Fight, row: i64, front: i64, side: i64, deep: i64) -> i64:
    if fight.front[row] != front:
        return depth(fight, row) + BETWEEN_FRONTS
    if fight.side[row] != side:
        return fight.gap[front] + depth(fight, row) + deep
    apart = depth(fight, row) - deep
    if apart < 0:
        return -apart
    return apart


def is_lit(fight: Fight, front: i64, side: i64) -> bool:
    """Whether a side's first rank is in anybody's light."""
    return light_at(fight, front, side, 0) <= LIT


def is_in_bright_light(fight: Fight, front: i64, side: i64) -> bool:
    """Whether a side's first rank stands in bright light."""
    return light_at(fight, front, side, 0) <= BRIGHT


def is_others_shown(fight: Fight, front: i64) -> bool:
    """Whether the party knows what its opponents on a front do: it sees them, or feels their blows."""
    return fight.gap[front] == 0 or is_seen_by(fight, front, PARTY)


def is_seen_by(fight: Fight, front: i64, side: i64) -> bool:
    """Whether a side sees the first rank of its enemy."""
    if is_lit(fight, front, 1 - side):
        return True
    for row in fight.line:
        if fight.traits[row] & DARK_SIGHT != 0 and fight.stands(row, front, side):
            return True
    return False
