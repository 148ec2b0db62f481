"""P4: who shoots at whom and who strikes whom, as volleys of dice (dungeon.combat.fire, .fight, .unscreened)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe
from podzem.expedition.fight import events, telling
from podzem.expedition.fight.attacks import (
    Volley,
    least_face,
    may_shoot,
    may_strike,
    shot_modifier,
    shot_target_number,
    shot_terms,
    strike_modifier,
    strike_terms,
    target_number,
)
from podzem.expedition.fight.codes import BREAKTHROUGH, CLOSE, FIGHT, FIRE, order_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marching import bar_all
from podzem.expedition.fight.marks import (
    AIM_FAR,
    BAR_NEXT,
    DARK_SIGHT,
    ENDLESS,
    FACES,
    FAR_SEEN,
    FAR_SHOTS,
    FRONTS,
    OTHERS,
    PARTY,
    SHOT,
    SHOTS,
    STRIKES,
)
from podzem.expedition.fight.numbers import LIT
from podzem.expedition.fight.ranks import far_distance, is_first, opening, rear_distance
from podzem.expedition.fight.sight import is_in_bright_light, is_lit, is_others_shown, light_at


@final
class Outset:
    """Distances and light when the phase began: shots go by these, whatever has moved since (dungeon.combat.fire)."""

    def __init__(self, fight: Fight) -> None:
        self.gap = fight.gap[:]
        self.lit = vec[i64]([ENDLESS] * (2 * FRONTS))
        for front in range(FRONTS):
            if fight.gap[front] >= 0:
                self.lit[2 * front] = light_at(fight, front, 0, 0)
                self.lit[2 * front + 1] = light_at(fight, front, 1, 0)
                fight.target[2 * front] = target_number(fight, front, 0)
                fight.target[2 * front + 1] = target_number(fight, front, 1)


def all_shots(fight: Fight, outset: Outset, scribe: Scribe) -> list[Volley]:
    """The shots of this phase, the party's before the opponents' on each front."""
    volleys: list[Volley] = []
    for front in range(FRONTS):
        if outset.gap[front] > 0:
            for side in range(2):
                if order_of(fight.plan[2 * front + side]) == FIRE and fight.standing_on(front, 1 - side) > 0:
                    _shots(fight, front, side, outset, volleys, scribe)
    return volleys


def _shots(fight: Fight, front: i64, side: i64, outset: Outset, volleys: list[Volley], scribe: Scribe) -> None:
    """The shots of one first rank from left to right; neighbours with the same aim throw together."""
    enemy = 1 - side
    far = far_distance(fight, front, enemy)
    dazzled = is_in_bright_light(fight, front, side)
    if opening(fight, front, enemy) > 0:
        fight.merged |= 1 << (2 * front + enemy)
    if _sees_rear(fight, front, side):
        fight.merged |= 1 << (FAR_SEEN + 2 * front + enemy)
    made = False
    for row in fight.line:
        if not is_first(fight, row, front, side) or not may_shoot(fight, row):
            continue
        slot: i64 = SHOTS
        if fight.marks[row] & AIM_FAR != 0 and far < ENDLESS:
            slot = FAR_SHOTS
        hs = _distance(fight, row, front, enemy, slot, far, outset)
        if hs < 0:
            continue
        made = True
        _take_aim(fight, row, front, enemy, slot, hs, dazzled, volleys, scribe)
    if not made:
        telling.about_side(scribe, events.NO_TARGET, side)
    elif fight.struck_on >> front & 1 == 1 and order_of(fight.plan[2 * front + enemy]) == CLOSE:
        bar_all(fight, front, enemy, True)  # dungeon.attack.under_fire


def _sees_rear(fight: Fight, front: i64, side: i64) -> bool:
    """Whether the shooters see a rear group of the enemy, so that shots may pass on to it."""
    deep = rear_distance(fight, front, 1 - side)
    if deep == ENDLESS:
        return False
    for row in fight.line:
        if fight.traits[row] & DARK_SIGHT != 0 and is_first(fight, row, front, side):
            return True
    return light_at(fight, front, 1 - side, deep) <= LIT


def _distance(fight: Fight, row: i64, front: i64, enemy: i64, slot: i64, far: i64, outset: Outset) -> i64:
    """How far a shooter's target is; -1 when he sees none, neither at first nor after the movement."""
    deep: i64 = 0
    if slot == FAR_SHOTS:
        deep = far
    if fight.traits[row] & DARK_SIGHT != 0:
        return outset.gap[front] + deep
    if slot == SHOTS and outset.lit[2 * front + enemy] <= LIT:
        return outset.gap[front]
    if light_at(fight, front, enemy, deep) <= LIT:
        return max(fight.gap[front] + deep, 1)
    return -1


def _take_aim(
    fight: Fight, row: i64, front: i64, enemy: i64, slot: i64, hs: i64, dazzled: bool, volleys: list[Volley],
    scribe: Scribe,
) -> None:  # fmt: skip
    """One shooter's dice, and what his shot costs him."""
    target = shot_target_number(fight, front, enemy, slot == FAR_SHOTS)
    face = least_face(fight, shot_modifier(fight, row, hs, dazzled), target)
    _join(volleys, front, enemy, slot).add(face, fight.dice[row])
    if scribe.listening:
        seen = enemy == OTHERS or is_others_shown(fight, front)
        telling.attack(scribe, fight, events.SHOT, row, target, shot_terms(fight, row, hs, dazzled), seen)
    fight.marks[row] |= SHOT
    if fight.ammo[row] < ENDLESS:
        fight.ammo[row] -= 1
    if fight.struck_on >> front & 1 == 1:
        fight.marks[row] |= BAR_NEXT


def _join(volleys: list[Volley], front: i64, side: i64, slot: i64) -> Volley:
    """The volley that is being thrown if it has the same target, else a new one."""
    if volleys:
        last = volleys[-1]
        if last.front == front and last.side == side and last.slot == slot:
            return last
    volley = Volley(front, side, slot)
    volleys.append(volley)
    return volley


def all_strikes(fight: Fight, fronts: i64, scribe: Scribe) -> list[Volley]:
    """The strikes on these fronts, the party's before the opponents' on each."""
    volleys: list[Volley] = []
    for front in range(FRONTS):
        if fronts >> front & 1 == 1:
            for side in range(2):
                order = order_of(fight.plan[2 * front + side])
                if order == FIGHT or order == BREAKTHROUGH or fight.struck_on >> front & 1 == 1:
                    _strikes(fight, front, side, volleys, scribe)
    return volleys


def _strikes(fight: Fight, front: i64, side: i64, volleys: list[Volley], scribe: Scribe) -> None:
    """The strikes of one first rank from left to right; at those who passed it, if nobody else is left before it."""
    enemy = 1 - side
    at = _struck_front(fight, front, enemy)
    if fight.standing_on(at, enemy) == 0:
        return
    target = fight.target[2 * at + enemy]
    lit = is_lit(fight, front, enemy)
    dazzled = is_in_bright_light(fight, front, side)
    volley = Volley(at, enemy, STRIKES)
    for row in fight.line:
        if is_first(fight, row, front, side) and may_strike(fight, row):
            face = least_face(fight, strike_modifier(fight, row, lit, dazzled), target)
            volley.add(face, fight.dice[row])
            if scribe.listening:
                telling.attack(scribe, fight, events.STRUCK, row, target, strike_terms(fight, row, lit, dazzled), True)
    if len(volley.faces) > 0:
        volleys.append(volley)


def _struck_front(fight: Fight, front: i64, enemy: i64) -> i64:
    if fight.standing_on(front, enemy) == 0:
        for child in range(FRONTS):
            if fight.opened >> child & 1 == 1 and fight.parent[child] == front and fight.opener[child] == enemy:
                return child
    return front


def throw(fight: Fight, volleys: list[Volley], scribe: Scribe) -> None:
    """Throw the dice of each volley; each success is a loss owed (dungeon.attack.loss)."""
    for volley in volleys:
        die = events.STRIKE_DIE if volley.slot == STRIKES else events.SHOT_DIE
        if volley.side == PARTY and volley.slot != STRIKES and not is_others_shown(fight, volley.front):
            telling.about_side(scribe, events.UNSEEN_SHOTS, OTHERS)
        hits = scribe.successes(volley.faces, FACES, die)
        owe(fight, volley, hits)
        telling.counted(scribe, events.SUCCESSES, volley.side, hits)


def owe(fight: Fight, volley: Volley, hits: i64) -> None:
    """So many losses of the side that was attacked."""
    place = (2 * volley.front + volley.side) * 3 + volley.slot
    fight.owed[place] += hits
