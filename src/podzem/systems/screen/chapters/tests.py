"""«Боевые проверки», what they presuppose: target numbers that explain themselves, success levels (screen.core.*)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from podzem.core.events import Term
from podzem.core.setting import Setting
from podzem.systems.screen.data import MODIFIERS, RULES

_TESTS: Final = RULES["tests"]
SURE: Final = int(_TESTS["sure"])
HOPELESS: Final = int(_TESTS["hopeless"])
CAP_CLAUSE: Final = str(RULES["cap"]["clause"])
NEGATIVE_CAP: Final = int(RULES["cap"]["negative"])
POSITIVE_CAP: Final = int(RULES["cap"]["positive"])
FLOOR_CLAUSE: Final = "screen.core.target_number"
SIDES: Final = 100


@dataclass(frozen=True)
class Target:
    """A target number with the rows that make it up."""

    number: int
    terms: tuple[Term, ...]


@dataclass(frozen=True)
class Judged:
    """What a roll is worth against a target number."""

    roll: int
    success: bool
    sl: int
    double: bool


def row(name: str, times: int = 1) -> Term:
    """A row of the modifier tables."""
    value, clause = MODIFIERS[name]
    return Term(name, value * times, clause)


def target(setting: Setting, skill: Term, rows: list[Term]) -> Target:
    """Skill and modifiers: negatives are summed and capped first, then bonuses added (screen.core.target_number)."""
    shown = [term for term in rows if term.value]
    negative = sum(term.value for term in shown if term.value < 0)
    positive = sum(term.value for term in shown if term.value > 0)
    terms = [skill, *shown]
    if negative < NEGATIVE_CAP and setting.word("negative_cap") != "none":
        terms.append(Term("cap", NEGATIVE_CAP - negative, CAP_CLAUSE))
    if positive > POSITIVE_CAP and setting.word("positive_cap") != "none":
        terms.append(Term("cap", POSITIVE_CAP - positive, CAP_CLAUSE))
    number = sum(term.value for term in terms)
    if number < 0:
        terms.append(Term("floor", -number, FLOOR_CLAUSE))
    return Target(max(0, number), tuple(terms))


def is_double(roll: int) -> bool:
    """11, 22 … 99 and 00, which is 100 (screen.core.d100)."""
    return roll == SIDES or (roll % 11 == 0 and roll > 0)


def judged(setting: Setting, roll: int, number: int, flat: int = 0) -> Judged:
    """Success and level of a roll; flat bonuses never turn a failure (screen.core.sl, screen.core.auto_bands)."""
    sl = number // 10 - roll // 10
    success = roll <= number
    if setting.is_on("auto_bands"):
        if roll <= SURE:
            success, sl = True, max(sl, int(_TESTS["sure_sl"]))
        elif roll >= HOPELESS:
            success, sl = False, min(sl, int(_TESTS["hopeless_sl"]))
    sl = max(sl, 0) if success else min(sl, 0)
    return Judged(roll, success, sl + flat, is_double(roll))


WIN: Final = "win"
TIE: Final = "tie"
LOSE: Final = "lose"


def compared(setting: Setting, active: Judged, passive: Judged) -> tuple[str, int]:
    """Who wins an opposed test, and by what margin (screen.core.test_opposed)."""
    margin = active.sl - passive.sl
    if margin == 0:
        if setting.is_on("success_breaks_ties") and active.success != passive.success:
            return (WIN, 1) if active.success and not _is_barred(setting, active) else (LOSE, 1)
        return TIE, 0
    if margin > 0:
        return (TIE, 0) if _is_barred(setting, active) else (WIN, margin)
    return LOSE, -margin


def _is_barred(setting: Setting, active: Judged) -> bool:
    return setting.is_on("attack_must_succeed") and not active.success


def reversed_roll(roll: int) -> int:
    """The roll with its digits exchanged; 00 stays 100 (screen.zone.reverse)."""
    if roll == SIDES:
        return SIDES
    return (roll % 10) * 10 + roll // 10
