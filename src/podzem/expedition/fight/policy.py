"""What automatic opponents order (dungeon.auto.opponents), and what those must do who broke."""

from __future__ import annotations

from mypy_extensions import i64

from podzem.expedition.fight.attacks import least_face, may_shoot, shot_modifier, shot_target_number
from podzem.expedition.fight.breaking_through import why_not_break_through
from podzem.expedition.fight.codes import BREAKTHROUGH, CLOSE, FIGHT, FIRE, HOLD, RETREAT, WITHDRAW, order_of, pack
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import can_enter
from podzem.expedition.fight.marks import ASLEEP, BEAST, BROKEN, COWERS, DARK_SIGHT, FACES
from podzem.expedition.fight.ranks import body_speed, is_first
from podzem.expedition.fight.sight import is_in_bright_light, is_lit


def choose(fight: Fight, front: i64, side: i64) -> i64:
    """The main order of an automatic side on a front."""
    if is_all_broken(fight, front, side):
        return forced(fight, front, side)
    if fight.is_melee(front):
        if not why_not_break_through(fight, front, side):
            return pack(BREAKTHROUGH)
        return pack(FIGHT)
    if not can_enter(fight, front, side):
        return _keep_away(fight, front, side)
    return _approach(fight, front, side)


def _approach(fight: Fight, front: i64, side: i64) -> i64:
    """Shoot from afar; close so that the blows can follow at once."""
    gap, speed = fight.gap[front], body_speed(fight, front, side)
    if gap > speed and has_shot(fight, front, side):
        return pack(FIRE)
    if speed == 0:
        return pack(HOLD)
    if gap <= speed:
        return pack(CLOSE, gap)
    return pack(CLOSE, min(2 * speed, gap - speed))


def _keep_away(fight: Fight, front: i64, side: i64) -> i64:
    """Who cannot come to contact shoots if some shot has a chance, else withdraws as far as he can, else holds."""
    if has_shot(fight, front, side):
        return pack(FIRE)
    hs = min(2 * body_speed(fight, front, side), fight.way_behind(2 * front + side))
    if hs > 0:
        return pack(WITHDRAW, hs)
    return pack(HOLD)


def rests_on_way(fight: Fight, front: i64, side: i64, code: i64) -> bool:
    """Whether an automatic order could be another one if the way behind the side were another: odds need to know."""
    kind = order_of(code)
    return kind == WITHDRAW or kind == RETREAT or (kind == HOLD and body_speed(fight, front, side) > 0)


def calls_off(fight: Fight, side: i64, code: i64) -> bool:
    """Whether an automatic side would break off: it cannot come to contact and has no shot."""
    return code & 31 == HOLD or (code & 31 == WITHDRAW and fight.count(side) > 0)


def has_shot(fight: Fight, front: i64, side: i64) -> bool:
    """Whether somebody of the first rank, who is no beast, has a shot with a chance."""
    target = shot_target_number(fight, front, 1 - side, False)
    lit = is_lit(fight, front, 1 - side)
    dazzled = is_in_bright_light(fight, front, side)
    for row in fight.line:
        if not is_first(fight, row, front, side) or not may_shoot(fight, row) or fight.is_a(row, BEAST):
            continue
        if lit or fight.is_a(row, DARK_SIGHT):
            modifier = shot_modifier(fight, row, fight.gap[front], dazzled)
            if least_face(fight, modifier, target) <= FACES:
                return True
    return False


def is_all_broken(fight: Fight, front: i64, side: i64) -> bool:
    """Whether nobody of a side on a front can be ordered any more."""
    for row in fight.line:
        if fight.marks[row] & (BROKEN | COWERS | ASLEEP) == 0 and fight.stands(row, front, side):
            return False
    return True


def forced(fight: Fight, front: i64, side: i64) -> i64:
    """Flight (dungeon.loyalty.outcome): retreat at full speed out of melee, then withdraw at full double speed."""
    speed, way = body_speed(fight, front, side), fight.way_behind(2 * front + side)
    if fight.is_melee(front):
        if min(speed, way) > 0:
            return pack(RETREAT, min(speed, way))
        return pack(HOLD)
    if min(2 * speed, way) > 0:
        return pack(WITHDRAW, min(2 * speed, way))
    return pack(HOLD)
