"""P3 and P5: closing, withdrawing, contact, retreat.

dungeon.move.phase, dungeon.combat.close, dungeon.combat.withdraw.

Close and withdraw go up to twice the speed, retreat once; while a distance remains the next phase is one of shooting
(dungeon.combat.shooting_continues); contact by dungeon.combat.contact, retreat by dungeon.combat.retreat.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.codes import CLOSE, RETREAT, WITHDRAW, order_of, value_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import BAR_NEXT, ENDLESS, FRONTS, OTHERS, PARTY, WAY_MATTERED
from podzem.expedition.fight.ranks import is_first

Ground = Callable[[int, int, int, Scribe], int]
"""What lies under a move: asked for a front and how far both sides go, it says how far the party comes."""


def march(fight: Fight, scribe: Scribe, ground: Ground | None = None) -> None:
    """Move both sides on every front that has a distance."""
    for front in range(FRONTS):
        if fight.gap[front] > 0:
            _approach(fight, front, scribe, ground)


def _step(fight: Fight, front: i64, side: i64) -> i64:
    """How far a side goes towards the enemy; less than nothing when it withdraws."""
    code = fight.plan[2 * front + side]
    order = order_of(code)
    if order == CLOSE:
        return value_of(code)
    if order == WITHDRAW:
        return -value_of(code)
    return 0


def _approach(fight: Fight, front: i64, scribe: Scribe, ground: Ground | None) -> None:
    """Movement is even through the phase (dungeon.combat.contact); what stops the party on its way ends its part."""
    gap = fight.gap[front]
    party = _step(fight, front, PARTY)
    others = _step(fight, front, OTHERS)
    of: i64 = 1
    if party + others >= gap:
        of = party + others
        party, others = gap * party, gap * others
    reached = _reached(front, _whole(party, of), _whole(others, of), scribe, ground)
    if reached != _whole(party, of):
        others = min(_step(fight, front, OTHERS), gap - reached)
        party, of = reached, 1
    if party + others < gap * of:
        fight.gap[front] = gap - party - others
        _shift(fight, front, PARTY, party, scribe)
        _shift(fight, front, OTHERS, others, scribe)
        return
    _meet(fight, front, PARTY, party, of, scribe)
    _meet(fight, front, OTHERS, others, of, scribe)
    fight.gap[front] = 0
    fight.struck_on |= 1 << front
    telling.front(scribe, events.CONTACT, front, 0)


def _reached(front: i64, party: i64, others: i64, scribe: Scribe, ground: Ground | None) -> i64:
    """How far the party comes of so far."""
    if ground is None or party == 0:
        return party
    return ground(front, party, others, scribe)


def _whole(part: i64, of: i64) -> i64:
    """A part of the way in whole half-sazhens, rounded towards the start."""
    if part < 0:
        return -(-part // of)
    return part // of


def _meet(fight: Fight, front: i64, side: i64, part: i64, of: i64, scribe: Scribe) -> None:
    """A side's part of the way to contact, exactly; who went farther than his own speed may not strike yet."""
    way = max(part, -part)
    for row in fight.line:
        if way > fight.speed[row] * of and fight.stands(row, front, side) and fight.behind[row] == 0:
            fight.marks[row] |= BAR_NEXT
    if fight.stunned == side:
        bar_all(fight, front, side, False)
    _shift(fight, front, side, _whole(part, of), scribe)


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
    fight.way_mattered |= WAY_MATTERED
    way = fight.way_behind(place)
    if way < ENDLESS:
        fight.way[place] = max(0, way + step)
    for row in fight.line:
        if fight.behind[row] > 0 and fight.stands(row, front, side):
            fight.behind[row] = max(0, fight.behind[row] + step)
    telling.moved(scribe, fight, front, side, step)


def retreat(fight: Fight, scribe: Scribe, ground: Ground | None = None) -> None:
    """After the blows: those who retreat are away; both may (dungeon.combat.retreat)."""
    for front in range(FRONTS):
        if fight.gap[front] != 0 or fight.struck_on >> front & 1 == 1:
            continue
        party, others = _back(fight, front, PARTY), _back(fight, front, OTHERS)
        _shift(fight, front, PARTY, _reached(front, party, others, scribe, ground), scribe)
        _shift(fight, front, OTHERS, others, scribe)
        apart = -fight.moved[2 * front] - fight.moved[2 * front + 1]
        if apart > 0:
            fight.gap[front] = apart
            telling.front(scribe, events.RETREATED, front, apart)


def _back(fight: Fight, front: i64, side: i64) -> i64:
    """How far a side retreats, as less than nothing."""
    code = fight.plan[2 * front + side]
    if order_of(code) == RETREAT:
        return -value_of(code)
    return 0
