"""The exact chance that a blow puts somebody out of the fight: wounds, critical row, fate (screen.death.*)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final, final

from podzem.core.setting import Setting
from podzem.systems.screen.chapters import dying
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.tests import SIDES, judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES, ZONES, critical_table
from podzem.systems.screen.fight import Fight

FATE: Final = RULES["fate"]
AT_NOTHING: Final = int(FATE["sides"])
ALL: Final = SIDES * SIDES * AT_NOTHING
"""Chances are whole numbers out of so many: a critical die, a test against unconsciousness, a die of fate."""
ROW: Final = SIDES * AT_NOTHING
"""Those of one row of a critical table."""


@dataclass(frozen=True)
class Row:
    """What of a critical row may put somebody out of the fight."""

    to: int
    """The last total; 0 where there is none."""
    dead: bool
    lost: int
    tears: bool
    """Costs armour, or health where there is none."""
    skill: str
    """Tested against unconsciousness; empty where nothing is."""
    modifier: int


@cache
def rows_of(zone: str) -> tuple[Row, ...]:
    """The rows of a zone's table."""
    return tuple(_row(int(row["to"]), row["effects"]) for row in critical_table(zone))


def _row(to: int, effects: list[str]) -> Row:
    lost = sum(int(effect.split()[1]) for effect in effects if effect.startswith("hp "))
    tests = [effect.split() for effect in effects if effect.startswith("test") and effect.endswith("unconscious")]
    skill, modifier = (tests[0][1], int(tests[0][2])) if tests else ("", 0)
    return Row(to, "dead" in effects, lost, "ap_loss" in effects, skill, modifier)


@final
class Falling:
    """Answers for one victim, each worked out once."""

    def __init__(self, fight: Fight, victim: Creature) -> None:
        self.fight, self.victim = fight, victim
        self._at_nothing = int(at_nothing(fight, victim) * ROW)
        self._dies_at_once = dying.is_mob(fight, victim)
        open_wounds = sum(not wound.treated and wound.counts for wound in victim.wounds)
        self._one_too_many = open_wounds + 1 > fight.bonus(victim, "t")
        body = ZONES.index("body")
        self._bare = fight.kind_of(victim).ap[body] - victim.lost_ap[body] <= 0
        self._known: dict[tuple[str, int], int] = {}
        self._failures: dict[tuple[str, int], int] = {}

    def chance(self, zone: str, wounds: int, critical: bool) -> int:
        """How likely so many wounds in a zone put him out of it."""
        left = self.victim.hp - wounds
        if left <= 0 and (self._dies_at_once or not critical):
            return self._at_nothing * SIDES
        if not critical:
            return 0
        if (zone, wounds) not in self._known:
            self._known[zone, wounds] = self._by_rows(zone, wounds, max(0, left))
        return self._known[zone, wounds]

    def by_table(self, zone: str, excess: int) -> int:
        """How likely a critical wound alone puts him out of it."""
        return self._by_rows(zone, excess, self.victim.hp)

    def _by_rows(self, zone: str, excess: int, left: int) -> int:
        """Over the faces of the critical die, row by row."""
        found, before = 0, excess
        for row in rows_of(zone):
            last = min(row.to, SIDES + excess) if row.to else SIDES + excess
            faces = last - before
            if faces > 0:
                found += faces * self._by_row(row, left)
                before = last
        return found

    def _by_row(self, row: Row, left: int) -> int:
        if row.dead or self._one_too_many:
            return 0 if self.victim.stands else ROW
        fallen = self._at_nothing if left - row.lost - (row.tears and self._bare) <= 0 else 0
        if not row.skill:
            return fallen
        return fallen + (ROW - fallen) * self._fails(row.skill, row.modifier) // SIDES

    def _fails(self, skill: str, modifier: int) -> int:
        """In how many of the hundred rolls a test fails."""
        if self.victim.stunned:
            return SIDES
        if (skill, modifier) not in self._failures:
            number = plain_target(self.fight, self.victim, skill, modifier, "screen.crit.zone_tables").number
            self._failures[skill, modifier] = SIDES - _successes(self.fight.setting.is_on("auto_bands"), number)
        return self._failures[skill, modifier]


@lru_cache(maxsize=512)
def _successes(bands: bool, number: int) -> int:
    setting = Setting(1, {"auto_bands": bands})
    return sum(judged(setting, roll, number).success for roll in range(1, SIDES + 1))


def at_nothing(fight: Fight, victim: Creature) -> Fraction:
    """How likely somebody without health is out of it: a boss may stand, an important one may flee."""
    if victim.stands:
        return Fraction(0)
    if dying.has_fate(fight, victim):
        flees = int(FATE["flee"]) - int(FATE["surrender"])
        return 1 - Fraction(flees, int(FATE["sides"]))
    return Fraction(1)
