"""P7: loyalty tried (dungeon.loyalty.triggers, dungeon.loyalty.check); the score is each fighter's own."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import (
    ALIKE,
    ANIMAL,
    BROKEN,
    CHASE,
    CUT_OFF,
    DIE_A_SIDE,
    DIE_EACH,
    DOWN,
    FACES,
    FAILED,
    FRONTS,
    GIVES_UP,
    HALF_LOST,
    LEADER_LOST,
    NATURAL_SIX,
    NO_STRIKE,
    NOBODY_LOYAL,
    NONE,
    OTHERS,
    OUTNUMBERED,
    PARTY,
    SHOOTS,
    STAY,
    TO_BACK,
    TO_FRONT,
    UNBEATABLE,
    UP,
)
from podzem.expedition.fight.sight import is_seen_by

TURNS_TO_TRY: Final = (LEADER_LOST, HALF_LOST, OUTNUMBERED, UNBEATABLE, CUT_OFF, CHASE)


def check_loyalty(fight: Fight, scribe: Scribe) -> None:
    """What this phase gives reason for, then the checks."""
    note_triggers(fight, 0)
    note_triggers(fight, 1)
    roll_checks(fight, scribe)


def roll_checks(fight: Fight, scribe: Scribe) -> None:
    """All checks of the party's side first, check by check; a side without unbroken enemies does not check."""
    for side in range(2):
        if fight.due[side] == 0:
            continue
        if unbroken(fight, 1 - side) > 0 or fight.due[side] == CHASE:
            for trigger in TURNS_TO_TRY:
                if fight.due[side] & trigger != 0:
                    _try_all(fight, side, trigger, scribe)
        fight.due[side] = 0


def note_triggers(fight: Fight, side: i64) -> None:
    """Add what this phase gives reason for; each reason counts once, the leader's fall once a leader."""
    leader = fight.leader[side]
    if leader >= 0 and fight.state[leader] == DOWN:
        fight.leader[side] = NONE
        fight.due[side] |= LEADER_LOST
    if fight.used[side] & HALF_LOST == 0 and is_half_lost(fight, side):
        fight.due[side] |= HALF_LOST
    if fight.used[side] & UNBEATABLE == 0 and is_hopeless(fight, side):
        fight.due[side] |= UNBEATABLE
    fight.due[side] &= ~(fight.used[side] & (OUTNUMBERED | CUT_OFF))
    fight.used[side] |= fight.due[side] & (HALF_LOST | OUTNUMBERED | UNBEATABLE | CUT_OFF)


def is_half_lost(fight: Fight, side: i64) -> bool:
    """Whether half of all a side ever had in this fight is down, captured or fled; animals are not counted."""
    lost: i64 = 0
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] != UP and fight.traits[row] & ANIMAL == 0:
            lost += 1
    return lost > 0 and 2 * lost >= fight.start[side]


def is_hopeless(fight: Fight, side: i64) -> bool:
    """Whether an enemy is seen whom no present attack can beat."""
    if fight.switches & NATURAL_SIX != 0:
        return False
    highest: i64 = -FACES
    best: i64 = -2 * FACES
    for row in fight.line:
        if fight.state[row] != UP or fight.marks[row] & BROKEN != 0:
            continue
        if fight.side[row] != side:
            highest = max(highest, fight.defence[row])
            continue
        if fight.traits[row] & NO_STRIKE == 0:
            best = max(best, fight.strike[row])
        if fight.traits[row] & SHOOTS != 0:
            best = max(best, fight.shot[row])
    return highest >= FACES + best and _sees_such(fight, side, FACES + best)


def _sees_such(fight: Fight, side: i64, defence: i64) -> bool:
    for front in range(FRONTS):
        if fight.gap[front] < 0:
            continue
        for row in fight.line:
            if fight.defence[row] >= defence and fight.stands(row, front, 1 - side) and is_seen_by(fight, front, side):
                return True
    return False


def unbroken(fight: Fight, side: i64) -> i64:
    """How many of a side stand and have neither broken nor just failed."""
    number: i64 = 0
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP and fight.marks[row] & (BROKEN | FAILED) == 0:
            number += 1
    return number


def is_tried(fight: Fight, row: i64, side: i64) -> bool:
    """Whether a fighter has a loyalty that can still fail."""
    if fight.side[row] != side or fight.state[row] != UP or fight.loyalty[row] == NOBODY_LOYAL:
        return False
    return fight.marks[row] & (BROKEN | FAILED) == 0


def _try_all(fight: Fight, side: i64, trigger: i64, scribe: Scribe) -> None:
    """One check of a side: a die for each, for each kind on each front, or for the whole side."""
    if not _has_any(fight, side):
        return
    telling.due(scribe, side, trigger)
    if fight.switches & DIE_A_SIDE != 0:
        _try_group(fight, side, NONE, NONE, scribe)
    elif fight.switches & ALIKE != 0 and (side == PARTY or fight.switches & DIE_EACH != 0):
        _try_runs(fight, side, scribe)
    elif side == PARTY or fight.switches & DIE_EACH != 0:
        for row in range(len(fight.member)):
            if is_tried(fight, row, side):
                _try_one(fight, row, scribe)
    else:
        _try_kinds(fight, scribe)
    if trigger == CHASE:
        _give_up_chase(fight, side, scribe)


def _has_any(fight: Fight, side: i64) -> bool:
    for row in fight.line:
        if is_tried(fight, row, side):
            return True
    return False


def _try_runs(fight: Fight, side: i64, scribe: Scribe) -> None:
    """A die each, for odds: of neighbours who are alike only the number of those who fail is asked for."""
    last: i64 = NONE
    run = vec[i64]()
    for row in fight.line:
        if fight.side[row] == side and fight.state[row] == UP:
            if last >= 0 and not are_alike(fight, row, last):
                _try_run(fight, run, scribe)
                run = vec[i64]()
            last = row
            if is_tried(fight, row, side):
                run = append(run, row)
    _try_run(fight, run, scribe)


def are_alike(fight: Fight, row: i64, other: i64) -> bool:
    """Whether nothing but their ranks tells two fighters of a side apart; a leader is like nobody."""
    side = fight.side[row]
    if fight.leader[side] == row or fight.leader[side] == other:
        return False
    if fight.rank[row] != fight.rank[other] and not _is_closed_up(fight, side):
        return False
    if fight.kind[row] != fight.kind[other] or fight.level[row] != fight.level[other]:
        return False
    if fight.defence[row] != fight.defence[other] or fight.strike[row] != fight.strike[other]:
        return False
    if fight.shot[row] != fight.shot[other] or fight.reach[row] != fight.reach[other]:
        return False
    if fight.space[row] != fight.space[other] or fight.speed[row] != fight.speed[other]:
        return False
    if fight.loyalty[row] != fight.loyalty[other] or fight.traits[row] != fight.traits[other]:
        return False
    if fight.dice[row] != fight.dice[other] or fight.left[row] != fight.left[other]:
        return False
    if fight.ammo[row] != fight.ammo[other] or fight.marks[row] != fight.marks[other]:
        return False
    return fight.front[row] == fight.front[other] and fight.behind[row] == fight.behind[other]


def _is_closed_up(fight: Fight, side: i64) -> bool:
    """Whether the ranks of a side are simply filled after this phase, so that it does not matter who leaves a gap."""
    for row in fight.line:
        if fight.side[row] == side and fight.marks[row] & (TO_FRONT | TO_BACK | STAY) != 0:
            return False
    return fight.keeps_ranks[side] == 0


def _try_run(fight: Fight, run: vec[i64], scribe: Scribe) -> None:
    count = i64(len(run))
    if count == 0:
        return
    loyalty = fight.loyalty[run[0]]
    failed: i64 = 0
    if loyalty <= 0:
        failed = count
    elif loyalty < FACES:
        faces = vec[i64]([loyalty + 1] * count)
        failed = scribe.successes(faces, FACES, events.LOYALTY_DIE, audience=OPEN)
    for place in range(count - failed, count):
        fight.marks[run[place]] |= FAILED


def _try_kinds(fight: Fight, scribe: Scribe) -> None:
    """Opponents: one die for each kind on each front, in the order in which they stand."""
    for front in range(FRONTS):
        tried: list[i64] = []
        for row in fight.line:
            if fight.front[row] == front and fight.kind[row] not in tried and is_tried(fight, row, OTHERS):
                tried.append(fight.kind[row])
        for kind in tried:
            _try_group(fight, OTHERS, front, kind, scribe)


def _try_one(fight: Fight, row: i64, scribe: Scribe) -> None:
    """Higher than loyalty fails; 0 fails and 6 holds without a die."""
    loyalty = fight.loyalty[row]
    holds = loyalty >= FACES
    if 0 < loyalty < FACES:
        side = fight.side[row]
        audience = telling.die_audience(side)
        holds = scribe.check(loyalty, FACES, events.LOYALTY_DIE, audience=audience)
    _note(fight, row, holds, scribe)


def _note(fight: Fight, row: i64, holds: bool, scribe: Scribe) -> None:
    if holds:
        telling.about(scribe, fight, events.STOOD, row)
    else:
        fight.marks[row] |= FAILED


def _try_group(fight: Fight, side: i64, front: i64, kind: i64, scribe: Scribe) -> None:
    """One die for a group, compared with the loyalty of each."""
    low: i64 = FACES
    high: i64 = 0
    for row in fight.line:
        if 0 < fight.loyalty[row] < FACES and _is_of(fight, row, side, front, kind):
            low = min(low, fight.loyalty[row])
            high = max(high, fight.loyalty[row])
    face: i64 = 1
    if high > 0:
        face = _group_die(low, high, side, scribe)
    for row in fight.line:
        if _is_of(fight, row, side, front, kind):
            _note(fight, row, fight.loyalty[row] >= FACES or face <= fight.loyalty[row], scribe)


def _group_die(low: i64, high: i64, side: i64, scribe: Scribe) -> i64:
    """A die, or when all are equally loyal a face that stands for holding or failing."""
    audience = telling.die_audience(side)
    if low < high:
        return scribe.roll(FACES, events.LOYALTY_DIE, audience=audience)
    if scribe.check(low, FACES, events.LOYALTY_DIE, audience=audience):
        return low
    return FACES


def _is_of(fight: Fight, row: i64, side: i64, front: i64, kind: i64) -> bool:
    if front >= 0 and (fight.front[row] != front or fight.kind[row] != kind):
        return False
    return is_tried(fight, row, side)


def _give_up_chase(fight: Fight, side: i64, scribe: Scribe) -> None:
    """Pursuers who all fail give up; they do not flee themselves."""
    if unbroken(fight, side) == 0:
        fight.calls_off[side] = GIVES_UP
        telling.about_side(scribe, events.GAVE_UP_CHASE, side)
    for row in fight.line:
        if fight.side[row] == side:
            fight.marks[row] &= ~FAILED
