"""«Боевые проверки», what they presuppose: target numbers that explain themselves, success levels (screen.core.*)."""

from __future__ import annotations

import sys
from typing import Final, final

from mypy_extensions import mypyc_attr

from podzem.core.events import Term
from podzem.core.setting import Setting
from podzem.systems.screen.data import MODIFIERS, RULES

_TESTS: Final = RULES["tests"]
SURE: Final = int(_TESTS["sure"])
HOPELESS: Final = int(_TESTS["hopeless"])
SURE_SL: Final = int(_TESTS["sure_sl"])
HOPELESS_SL: Final = int(_TESTS["hopeless_sl"])
CAP_CLAUSE: Final = str(RULES["cap"]["clause"])
NEGATIVE_CAP: Final = int(RULES["cap"]["negative"])
POSITIVE_CAP: Final = int(RULES["cap"]["positive"])
ADVANTAGE: Final = "advantage"
"""The row that is no modifier and stands outside the cap of bonuses (screen.core.target_number)."""
FLOOR_CLAUSE: Final = "screen.core.target_number"
SIDES: Final = 100


@mypyc_attr(acyclic=True)
@final
class Target:
    """A target number with the rows that make it up."""

    def __init__(self, number: int, skill: Term, rows: list[Term], limits: list[Term] | None) -> None:
        self.number = number
        self._skill = skill
        self._rows = rows
        self._limits = limits

    @property
    def terms(self) -> list[Term]:
        """The skill, what changes it, then caps and floor; written out when somebody wants to read them."""
        found = [self._skill]
        found += [term for term in self._rows if term.value]
        return found if self._limits is None else found + self._limits


@mypyc_attr(acyclic=True)
@final
class Judged:
    """What a roll is worth against a target number."""

    def __init__(self, roll: int, success: bool, sl: int, double: bool) -> None:
        self.roll = roll
        self.success = success
        self.sl = sl
        self.double = double


_ROWS: Final[dict[str, Term]] = {
    sys.intern(name): Term(name, value, clause) for name, (value, clause) in MODIFIERS.items()
}


def row(name: str, times: int = 1) -> Term:
    """A row of the modifier tables."""
    found = _ROWS[name]
    return found if times == 1 else Term(name, found.value * times, found.clause)


def target(setting: Setting, skill: Term, rows: list[Term]) -> Target:
    """Skill and modifiers: negatives are summed and capped first, then bonuses added (screen.core.target_number)."""
    negative = positive = 0
    for term in rows:
        if term.value < 0:
            negative += term.value
        else:
            positive += term.value
    number = skill.value + negative + positive
    if negative >= NEGATIVE_CAP and positive <= POSITIVE_CAP and number >= 0:
        return Target(number, skill, rows, None)
    terms: list[Term] = []
    if negative < NEGATIVE_CAP and setting.word("negative_cap") != "none":
        terms.append(Term("cap", NEGATIVE_CAP - negative, CAP_CLAUSE))
        number += NEGATIVE_CAP - negative
    modified = positive - sum(term.value for term in rows if term.name == ADVANTAGE)
    if modified > POSITIVE_CAP and setting.word("positive_cap") != "none":
        terms.append(Term("cap", POSITIVE_CAP - modified, CAP_CLAUSE))
        number += POSITIVE_CAP - modified
    if number < 0:
        terms.append(Term("floor", -number, FLOOR_CLAUSE))
    return Target(max(0, number), skill, rows, terms)


def is_double(roll: int) -> bool:
    """11, 22 … 99 and 00, which is 100 (screen.core.d100)."""
    return roll == SIDES or (roll % 11 == 0 and roll > 0)


def judged(setting: Setting, roll: int, number: int, flat: int = 0) -> Judged:
    """Success and level of a roll; flat bonuses never turn a failure (screen.core.sl, screen.core.auto_bands)."""
    sl = number // 10 - roll // 10
    success = roll <= number
    if setting.is_on("auto_bands"):
        if roll <= SURE:
            success, sl = True, max(sl, SURE_SL)
        elif roll >= HOPELESS:
            success, sl = False, min(sl, HOPELESS_SL)
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
            return (WIN, 1) if active.success else (LOSE, 1)
        return TIE, 0
    if margin > 0:
        return (TIE, 0) if _is_barred(setting, active) else (WIN, margin)
    return LOSE, -margin


def _is_barred(setting: Setting, active: Judged) -> bool:
    return not active.success and setting.is_on("attack_must_succeed")


def reversed_roll(roll: int) -> int:
    """The roll with its digits exchanged; 00 stays 100 (screen.zone.reverse)."""
    if roll == SIDES:
        return SIDES
    return (roll % 10) * 10 + roll // 10
