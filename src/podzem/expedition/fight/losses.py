"""P6: losses named, carried out at the end of the phase and passed on as debt.

dungeon.attack.loss, dungeon.attack.debt, dungeon.attack.removal.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import (
    DOWN,
    FAR_SEEN,
    FAR_SHOTS,
    FRONTS,
    HERO,
    HIT,
    LOSSES,
    NONE,
    RANDOM_LOSS,
    SHOTS,
    SLOTS,
    STRIKES,
)
from podzem.expedition.fight.numbers import CONSIDERABLE
from podzem.expedition.fight.ranks import depth, fill, is_first


def settle(fight: Fight, scribe: Scribe) -> bool:
    """Carry out what is owed, front by front, the party's side first; false when an owner must name somebody."""
    for front in range(FRONTS):
        for side in range(2):
            for slot in range(SLOTS):
                if not settle_slot(fight, front, side, slot, scribe):
                    fight.stage = LOSSES
                    return False
    return True


def settle_slot(fight: Fight, front: i64, side: i64, slot: i64, scribe: Scribe) -> bool:
    """Carry out the losses that a side owes on a front to one kind of attack; false when its owner has a choice."""
    place = (2 * front + side) * SLOTS + slot
    while fight.owed[place] > 0:
        rows = owing(fight, front, side, slot)
        if len(rows) == 0:
            rows = next_owing(fight, front, side, slot)
            if len(rows) == 0:
                telling.counted(scribe, events.LAPSED, side, fight.owed[place])
                fight.owed[place] = 0
                return True
            telling.counted(scribe, events.DEBT, side, fight.owed[place])
        if _has_choice(fight, side, rows, fight.owed[place]):
            return False
        lose(fight, place, _choose(fight, rows, scribe), scribe)
    return True


def _has_choice(fight: Fight, side: i64, rows: vec[i64], owed: i64) -> bool:
    """Whether the owner names the lost: not when one alone, or all of them, must go."""
    if not fight.is_named(side) or fight.switches & RANDOM_LOSS != 0 or len(rows) == 1:
        return False
    strength: i64 = 0
    for row in rows:
        strength += fight.left[row]
    return owed < strength


def owing(fight: Fight, front: i64, side: i64, slot: i64) -> vec[i64]:
    """Those among whom losses are named: the first rank, what shots found merged with it, or the far target."""
    rows = vec[i64]()
    merged = slot == SHOTS and fight.merged >> (2 * front + side) & 1 == 1
    for row in fight.line:
        if not fight.stands(row, front, side):
            continue
        if slot == FAR_SHOTS:
            chosen = depth(fight, row) >= CONSIDERABLE
        elif merged:
            chosen = depth(fight, row) < CONSIDERABLE
        else:
            chosen = fight.rank[row] == 0
        if chosen:
            rows = append(rows, row)
    return rows


def next_owing(fight: Fight, front: i64, side: i64, slot: i64) -> vec[i64]:
    """The newly formed first rank; a rear group considerably behind is reached only by shots at what is seen."""
    fill(fight, front, side)
    rows = vec[i64]()
    for row in fight.line:
        if is_first(fight, row, front, side):
            rows = append(rows, row)
    if len(rows) == 0:
        for row in fight.line:
            if fight.stands(row, front, side) and _is_reached(fight, row, front, side, slot):
                rows = append(rows, row)
    return rows


def _is_reached(fight: Fight, row: i64, front: i64, side: i64, slot: i64) -> bool:
    if fight.behind[row] < CONSIDERABLE:
        return True
    return slot != STRIKES and fight.merged >> (FAR_SEEN + 2 * front + side) & 1 == 1


def _choose(fight: Fight, rows: vec[i64], scribe: Scribe) -> i64:
    """The automatic choice, or a die's."""
    if fight.switches & RANDOM_LOSS == 0:
        return automatic(fight, rows)
    count = i64(len(rows))
    if count == 1:
        return rows[0]
    return rows[scribe.roll(count, events.LOSS_PICK) - 1]


def automatic(fight: Fight, rows: vec[i64]) -> i64:
    """Lowest level, heroes after others of the same level, lowest defence, last in rank."""
    best: i64 = NONE
    for row in rows:
        if best < 0 or _goes_before(fight, row, best):
            best = row
    return best


def _goes_before(fight: Fight, row: i64, other: i64) -> bool:
    """Whether one who stands farther back in the rank is lost before another."""
    if fight.level[row] != fight.level[other]:
        return fight.level[row] < fight.level[other]
    hero = fight.traits[row] & HERO
    if hero != fight.traits[other] & HERO:
        return hero == 0
    return fight.defence[row] <= fight.defence[other]


def lose(fight: Fight, place: i64, row: i64, scribe: Scribe) -> None:
    """One loss: a fighter of level L is down after L of them (dungeon.level.combat).

    All blows of the phase have fallen before (dungeon.attack.removal).
    """
    fight.owed[place] -= 1
    fight.left[row] -= 1
    fight.marks[row] |= HIT
    if fight.left[row] > 0:
        telling.hurt(scribe, fight, row)
        return
    fight.state[row] = DOWN
    fight.fallen = append(fight.fallen, row)
    telling.about(scribe, fight, events.FELL, row, "dungeon.attack.loss")


def first_owed(fight: Fight) -> i64:
    """The place in the table of owed losses that is settled next; -1 when nothing is owed."""
    for place in range(2 * FRONTS * SLOTS):
        if fight.owed[place] > 0:
            return place
    return NONE


def nameable(fight: Fight) -> vec[i64]:
    """Those who may be named for the loss that is owed next."""
    place = first_owed(fight)
    front, side, slot = place // (2 * SLOTS), place // SLOTS % 2, place % SLOTS
    rows = owing(fight, front, side, slot)
    if len(rows) == 0:
        rows = next_owing(fight, front, side, slot)
    return rows
