"""One phase (dungeon.combat.sequence): P1 sealed orders … P9 the counter; it waits where somebody must choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import codes as code_of
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.arranging import arrange, wish
from podzem.expedition.fight.breaking import answer, break_up
from podzem.expedition.fight.breaking_through import break_through, breakers_space, name_second_rankers
from podzem.expedition.fight.codes import SURRENDER, order_of, value_of
from podzem.expedition.fight.ending import end_if_over
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front, is_ready
from podzem.expedition.fight.losses import first_owed, lose, settle
from podzem.expedition.fight.loyalty_checks import check_loyalty, unbroken
from podzem.expedition.fight.marching import Ground, march, retreat
from podzem.expedition.fight.marks import (
    AIM_FAR,
    BAR_NEXT,
    BARRED,
    BREAKER,
    CHASE,
    FRONTS,
    LASTING,
    NONE,
    ORDERS,
    OVER,
    SAME_PHASE,
    SHIFT_BIT,
    UP,
    WAY_MATTERED,
    YIELDED,
)
from podzem.expedition.fight.numbers import CHASE_PHASES
from podzem.expedition.fight.policy import calls_off, choose, forced, is_all_broken, rests_on_way
from podzem.expedition.fight.ranks import is_too_wide, order_line, pack
from podzem.expedition.fight.volleys import Outset, all_shots, all_strikes, throw

# Where a phase goes on after a choice.
SHOTS_LOST: Final = 0
STRIKES_LOST: Final = 1
BREAKS: Final = 2


def prepare(fight: Fight) -> None:
    """Orders that nobody gives: the surprised do nothing, those who broke run (dungeon.combat.stunned, T6b)."""
    for front in range(FRONTS):
        if fight.gap[front] >= 0:
            for side in range(2):
                if fight.stunned == side:
                    fight.plan[2 * front + side] = code_of.HOLD
                elif is_all_broken(fight, front, side):
                    _plan(fight, front, side, forced(fight, front, side))


def begin(fight: Fight) -> None:
    """Form the ranks of both sides and ask for orders."""
    for front in range(FRONTS):
        if fight.gap[front] >= 0:
            pack(fight, front, 0)
            pack(fight, front, 1)
    prepare(fight)


def refit(fight: Fight) -> None:
    """The place has changed: a first rank that is too wide for it is packed anew (dungeon.combat.first_rank)."""
    for front in range(FRONTS):
        for side in range(2):
            if fight.gap[front] >= 0 and is_too_wide(fight, front, side):
                order_line(fight, side)
                pack(fight, front, side)


def order(fight: Fight, side: i64, code: i64, scribe: Scribe) -> None:
    """Take a legal order of a side, or an answer; the phase goes on when the last one is in."""
    kind = order_of(code)
    if kind == code_of.LOSE:
        lose(fight, first_owed(fight), value_of(code), scribe)
        _go_on(fight, scribe)
    elif kind == code_of.FLEE or kind == code_of.YIELD:
        answer(fight, kind, scribe)
        _go_on(fight, scribe)
    elif kind <= code_of.LAST_MAIN:
        fight.plan[2 * awaited_front(fight, side) + side] = code
    else:
        _note(fight, side, kind, value_of(code))


def _note(fight: Fight, side: i64, kind: i64, value: i64) -> None:
    """Orders besides the main one."""
    if kind == code_of.BREAK_OFF:
        fight.calls_off[side] = 1
    elif kind == code_of.KEEP_RANKS:
        fight.keeps_ranks[side] = 1
    elif kind == code_of.AIM:
        fight.marks[value] |= AIM_FAR
    elif kind == code_of.BREAKER:
        fight.marks[value] |= BREAKER
    elif kind == code_of.LEADER:
        fight.leader[side] = value
    elif kind == code_of.SHIFT:
        fight.marks[value // code_of.TARGETS] |= (value % code_of.TARGETS + 1) << SHIFT_BIT
    else:
        wish(fight, value, kind)


def order_automatically(fight: Fight, side: i64) -> None:
    """All orders of an automatic side for this phase."""
    front = awaited_front(fight, side)
    while front >= 0:
        code = choose(fight, front, side)
        if calls_off(fight, side, code):
            fight.calls_off[side] = 1
        _plan(fight, front, side, code)
        front = awaited_front(fight, side)


def _plan(fight: Fight, front: i64, side: i64, code: i64) -> None:
    """An automatic order."""
    fight.plan[2 * front + side] = code
    if rests_on_way(fight, front, side, code):
        fight.way_mattered |= WAY_MATTERED


def resolve(fight: Fight, scribe: Scribe, ground: Ground | None = None) -> None:
    """P2 to P9 once both sides' orders are in, as far as nobody has to choose; `ground` is the map under the moves."""
    assert is_ready(fight)
    _throw_all(fight, scribe, ground)
    _go_on(fight, scribe)


def _throw_all(fight: Fight, scribe: Scribe, ground: Ground | None) -> None:
    """P2 to P5: orders revealed, movement, shots and strikes all at once, retreats."""
    outset = reveal(fight, scribe, ground)
    throw(fight, all_shots(fight, outset, scribe), scribe)
    throw(fight, all_strikes(fight, melee_fronts(fight, outset), scribe), scribe)
    retreat(fight, scribe, ground)
    fight.step = SHOTS_LOST


def reveal(fight: Fight, scribe: Scribe, ground: Ground | None = None) -> Outset:
    """P2 and P3: both orders are open, sides move, breakers pass; the state in which the phase began."""
    fight.moved = vec[i64]([0] * (2 * FRONTS))
    outset = Outset(fight)
    for front in range(FRONTS):
        if fight.gap[front] >= 0:
            for side in range(2):
                _ready(fight, front, side, scribe)
    march(fight, scribe, ground)
    break_through(fight, scribe)
    if fight.switches & SAME_PHASE != 0 and fight.struck_on != 0:
        _face(fight)
    return outset


def _ready(fight: Fight, front: i64, side: i64, scribe: Scribe) -> None:
    telling.main_order(scribe, fight, front, side)
    kind = order_of(fight.plan[2 * front + side])
    if kind == code_of.BREAKTHROUGH and breakers_space(fight, front, side) == 0:
        name_second_rankers(fight, front, side)
    if kind == SURRENDER:
        _surrender(fight, side, scribe)


def _surrender(fight: Fight, side: i64, scribe: Scribe) -> None:
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP:
            fight.state[row] = YIELDED
            telling.about(scribe, fight, events.YIELDED, row, "dungeon.captive.party")


def _face(fight: Fight) -> None:
    """Where blows follow contact in the same phase both sides stand in the smaller width at once."""
    for front in range(FRONTS):
        for side in range(2):
            if fight.struck_on >> front & 1 == 1 and is_too_wide(fight, front, side):
                order_line(fight, side)
                pack(fight, front, side)


def melee_fronts(fight: Fight, outset: Outset) -> i64:
    """The fronts, as bits, on which blows fall: melee since before this phase, or reached by a breakthrough."""
    fronts: i64 = 0
    for front in range(FRONTS):
        if outset.gap[front] == 0 or (fight.opened >> front & 1 == 1 and fight.gap[front] == 0):
            fronts |= 1 << front
    return fronts


def _go_on(fight: Fight, scribe: Scribe) -> None:
    """P6 to P9 from where the phase stands."""
    fight.stage = ORDERS
    if fight.step == SHOTS_LOST:
        if not settle(fight, scribe):
            return
        fight.step = STRIKES_LOST
        if fight.switches & SAME_PHASE != 0 and fight.struck_on != 0:
            strike_at_once(fight, scribe)
    if fight.step == STRIKES_LOST:
        if not settle(fight, scribe):
            return
        fight.step = BREAKS
        check_loyalty(fight, scribe)
    if break_up(fight, scribe):
        conclude(fight, scribe)


def strike_at_once(fight: Fight, scribe: Scribe) -> None:
    """`contact = same_phase`: those entitled and not hit strike in the phase of contact, after the shots."""
    bar_the_unentitled(fight)
    throw(fight, all_strikes(fight, fight.struck_on, scribe), scribe)


def bar_the_unentitled(fight: Fight) -> None:
    """Who shot, went too far or came up under fire does not strike."""
    for row in fight.line:
        if fight.marks[row] & BAR_NEXT != 0:
            fight.marks[row] |= BARRED


def conclude(fight: Fight, scribe: Scribe) -> None:
    """P8 and P9: gaps filled, the counter goes on, the fight may be over."""
    _count_chase(fight)
    if end_if_over(fight, scribe):
        return
    arrange(fight, scribe)
    tick(fight)
    prepare(fight)


def _count_chase(fight: Fight) -> None:
    """Pursuit: closing on those who have all broken (dungeon.combat.end)."""
    for side in range(2):
        if unbroken(fight, 1 - side) == 0 and unbroken(fight, side) > 0:
            fight.chase[side] += 1
            if fight.chase[side] % CHASE_PHASES == 0:
                fight.due[side] |= CHASE


def tick(fight: Fight) -> None:
    """P9: what was for this phase alone is over; those barred for the next one are barred in it."""
    for row in fight.line:
        marks = fight.marks[row]
        kept = marks & LASTING
        if marks & BAR_NEXT != 0 and fight.switches & SAME_PHASE == 0:
            kept |= BARRED
        fight.marks[row] = kept
    fight.plan = vec[i64]([NONE] * (2 * FRONTS))
    fight.struck_on = fight.opened = fight.merged = 0
    fight.calls_off[0] = fight.calls_off[1] = 0
    fight.keeps_ranks[0] = fight.keeps_ranks[1] = 0
    fight.stunned = NONE
    fight.step = SHOTS_LOST
    fight.phase += 1


def is_over(fight: Fight) -> bool:
    """Whether the fight has ended."""
    return fight.stage == OVER
