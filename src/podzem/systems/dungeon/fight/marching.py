"""P3 and P5: closing, withdrawing, contact, retreat.

dungeon.move.phase, dungeon.combat.close, dungeon.combat.withdraw.

Close and withdraw go up to twice the speed, retreat once; while a distance remains the next phase is one of shooting
(dungeon.combat.shooting_continues); contact by dungeon.combat.contact, retreat by dungeon.combat.retreat.
"""

from __future__ import annotations

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.systems.dungeon.fight import telling
from podzem.systems.dungeon.fight.codes import CLOSE, RETREAT, WITHDRAW, order_of, value_of
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.fight.marks import BAR_NEXT, ENDLESS, FRONTS, OTHERS, PARTY
from podzem.systems.dungeon.fight.ranks import is_first


def march(fight: Fight, scribe: Scribe) -> None:
    """Move both sides on every front that has a distance."""
    for front in range(FRONTS):
        if fight.gap[front] > 0:
            _approach(fight, front, scribe)


def _step(fight: Fight, front: i64, side: i64) -> i64:
    """How far a side goes towards the enemy; less than nothing when it withdraws."""
    code = fight.plan[2 * front + side]
    order = order_of(code)
    if order == CLOSE:
        return value_of(code)
    if order == WITHDRAW:
        return -value_of(code)
    return 0


def _approach(fight: Fight, front: i64, scribe: Scribe) -> None:
    """Movement is even through the phase (dungeon.combat.contact)."""
    gap = fight.gap[front]
    party = _step(fight, front, PARTY)
    others = _step(fight, front, OTHERS)
    net = party + others
    if net < gap:
        fight.gap[front] = gap - net
        _shift(fight, front, PARTY, party, scribe)
        _shift(fight, front, OTHERS, others, scribe)
        return
    _meet(fight, front, PARTY, party, gap, net, scribe)
    _meet(fight, front, OTHERS, others, gap, net, scribe)
    fight.gap[front] = 0
    fight.struck_on |= 1 << front
    telling.front(scribe, "contact", "dungeon.combat.contact", front, 0)


def _meet(fight: Fight, front: i64, side: i64, step: i64, gap: i64, net: i64, scribe: Scribe) -> None:
    """A side's part of the way to contact, gap × step / net; who went farther than his own speed may not strike yet."""
    way = gap * max(step, -step)
    for row in fight.line:
        if way > fight.speed[row] * net and fight.stands(row, front, side) and fight.behind[row] == 0:
            fight.marks[row] |= BAR_NEXT
    if fight.stunned == side:
        bar_all(fight, front, side, False)
    done = way // net
    if step < 0:
        done = -done
    _shift(fight, front, side, done, scribe)


def bar_all(fight: Fight, front: i64, side: i64, but_the_first_rank: bool) -> None:
    """The surprised, and those who come up behind under fire, may not strike in the first phase of melee."""
    for row in fight.line:
        if fight.stands(row, front, side) and not (but_the_first_rank and is_first(fight, row, front, side)):
            fight.marks[row] |= BAR_NEXT


def _shift(fight: Fight, front: i64, side: i64, step: i64, scribe: Scribe) -> None:
    """A side's body has gone so far; its rear groups stay where they are, and the way behind it changes."""
    place = 2 * front + side
    fight.moved[place] = step
    if step == 0:
        return
    way = fight.way_behind(place)
    if way < ENDLESS:
        fight.way[place] = max(0, way + step)
    for row in fight.line:
        if fight.behind[row] > 0 and fight.stands(row, front, side):
            fight.behind[row] = max(0, fight.behind[row] + step)
    telling.moved(scribe, fight, front, side, step)


def retreat(fight: Fight, scribe: Scribe) -> None:
    """After the blows: those who retreat are away; both may (dungeon.combat.retreat)."""
    for front in range(FRONTS):
        if fight.gap[front] != 0 or fight.struck_on >> front & 1 == 1:
            continue
        for side in range(2):
            code = fight.plan[2 * front + side]
            if order_of(code) == RETREAT:
                _shift(fight, front, side, -value_of(code), scribe)
        apart = -fight.moved[2 * front] - fight.moved[2 * front + 1]
        if apart > 0:
            fight.gap[front] = apart
            telling.front(scribe, "retreated", "dungeon.combat.retreat", front, apart)
