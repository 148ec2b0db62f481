"""Shots and strikes (chapter 10): what a throw must overcome, and with what."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.events import Term
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.marks import (
    ASLEEP,
    BARRED,
    BROKEN,
    BUSY,
    DARK_SIGHT,
    FACES,
    HIT,
    INCIDENTAL,
    LIGHT_SHY,
    NATURAL_SIX,
    NO_STRIKE,
    SHOOTS,
    TOO_FAR,
)
from podzem.expedition.fight.numbers import CONSIDERABLE, DARK_TERM, INCIDENTAL_TERM, LIGHT_SHY_TERM
from podzem.expedition.fight.ranks import depth, is_first, opening


@final
class Volley:
    """Dice thrown together at one target: whose losses they are, and the face that each die must reach."""

    def __init__(self, front: i64, side: i64, slot: i64) -> None:
        self.front: i64 = front
        self.side: i64 = side
        self.slot: i64 = slot
        self.faces = vec[i64]()

    def add(self, face: i64, dice: i64) -> None:
        """So many dice of one attacker."""
        while dice > 0:
            self.faces = append(self.faces, face)
            dice -= 1


def sixths(modifier: int, target: int) -> int:
    """The chance of one attack in sixths (dungeon.attack.odds, T4)."""
    return min(max(FACES - target + modifier, 0), FACES)


def least_face(fight: Fight, modifier: i64, target: i64) -> i64:
    """The least face that overcomes the target number: strictly greater (dungeon.attack.roll)."""
    face = target - modifier + 1
    if fight.switches & NATURAL_SIX != 0:
        return min(face, FACES)
    return face


def range_term(hs: i64, reach: i64) -> i64:
    """-1 for each full range exceeded, its end included (dungeon.attack.range)."""
    return 1 - (hs + reach - 1) // reach


def target_number(fight: Fight, front: i64, side: i64) -> i64:
    """The highest defence among a side's first rank (dungeon.attack.target_number)."""
    highest: i64 = -FACES
    for row in fight.line:
        if is_first(fight, row, front, side):
            highest = max(highest, fight.defence[row])
    return highest


def shot_target_number(fight: Fight, front: i64, side: i64, far: bool) -> i64:
    """The same for shots: through an open line those near behind it count too, or those far behind it alone."""
    if not far and opening(fight, front, side) <= 0:
        return target_number(fight, front, side)
    highest: i64 = -FACES
    for row in fight.line:
        if fight.stands(row, front, side) and (depth(fight, row) >= CONSIDERABLE) == far:
            highest = max(highest, fight.defence[row])
    return highest


def may_shoot(fight: Fight, row: i64) -> bool:
    """Whether a fighter has a shot in his hands and is free to make it."""
    if fight.traits[row] & SHOOTS == 0 or fight.ammo[row] <= 0:
        return False
    return fight.marks[row] & (BUSY | BROKEN | ASLEEP) == 0


def may_strike(fight: Fight, row: i64) -> bool:
    """Whether a fighter of the first rank strikes in this phase (dungeon.combat.may_strike)."""
    if fight.traits[row] & NO_STRIKE != 0:
        return False
    return fight.marks[row] & (BARRED | BUSY | BROKEN | ASLEEP | HIT | TOO_FAR) == 0


def shot_modifier(fight: Fight, row: i64, hs: i64, dazzled: bool) -> i64:
    """The sum of a shot: weapon, range, incidental act, dislike of light."""
    return fight.shot[row] + range_term(hs, fight.reach[row]) + _common(fight, row, dazzled)


def strike_modifier(fight: Fight, row: i64, lit: bool, dazzled: bool) -> i64:
    """The sum of a strike: weapon, incidental act, darkness, dislike of light."""
    modifier = fight.strike[row] + _common(fight, row, dazzled)
    if not lit and fight.traits[row] & DARK_SIGHT == 0:
        modifier += DARK_TERM
    return modifier


def _common(fight: Fight, row: i64, dazzled: bool) -> i64:
    modifier: i64 = 0
    if fight.marks[row] & INCIDENTAL != 0:
        modifier += INCIDENTAL_TERM
    if dazzled and fight.traits[row] & LIGHT_SHY != 0:
        modifier += LIGHT_SHY_TERM
    return modifier


def shot_terms(fight: Fight, row: int, hs: int, dazzled: bool) -> list[Term]:
    """The rows of a shot's sum."""
    terms = _weapon_terms(fight, row, True)
    beyond = range_term(hs, fight.reach[row])
    if beyond:
        terms.append(Term("range", beyond, "dungeon.attack.range"))
    return terms + _common_terms(fight, row, dazzled)


def strike_terms(fight: Fight, row: int, lit: bool, dazzled: bool) -> list[Term]:
    """The rows of a strike's sum."""
    terms = _weapon_terms(fight, row, False)
    if not lit and not fight.is_a(row, DARK_SIGHT):
        terms.append(Term("dark", DARK_TERM, "dungeon.light.darkness"))
    return terms + _common_terms(fight, row, dazzled)


def _weapon_terms(fight: Fight, row: int, shooting: bool) -> list[Term]:
    if fight.grounds:
        return fight.grounds[2 * row + int(shooting)][:]
    if shooting:
        return [Term("weapon", fight.shot[row], "dungeon.attack.shot_mods")]
    return [Term("weapon", fight.strike[row], "dungeon.attack.strike_mods")]


def _common_terms(fight: Fight, row: int, dazzled: bool) -> list[Term]:
    terms: list[Term] = []
    if fight.has(row, INCIDENTAL):
        terms.append(Term("incidental", INCIDENTAL_TERM, "dungeon.combat.incidental"))
    if dazzled and fight.is_a(row, LIGHT_SHY):
        terms.append(Term("light_shy", LIGHT_SHY_TERM, "dungeon.bestiary.table"))
    return terms
