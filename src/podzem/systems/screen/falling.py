"""The exact chance that a blow puts somebody out of the fight: wounds, critical row, fate (screen.death.*)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Final

from podzem.systems.screen.chapters import dying
from podzem.systems.screen.chapters.modifiers import plain_target
from podzem.systems.screen.chapters.tests import SIDES, judged
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.data import RULES, ZONES, critical_table
from podzem.systems.screen.fight import Fight

FATE: Final = RULES["fate"]
NONE: Final = Fraction(0)
ALL: Final = Fraction(1)


@dataclass(frozen=True, slots=True)
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


class Falling:
    """Answers for one victim, each worked out once."""

    def __init__(self, fight: Fight, victim: Creature) -> None:
        self.fight, self.victim = fight, victim
        self._at_nothing = at_nothing(fight, victim)
        self._dies_at_once = dying.is_mob(fight, victim)
        open_wounds = sum(not wound.treated and wound.counts for wound in victim.wounds)
        self._one_too_many = open_wounds + 1 > fight.bonus(victim, "t")
        body = ZONES.index("body")
        self._bare = fight.kind_of(victim).ap[body] - victim.lost_ap[body] <= 0
        self._known: dict[tuple[str, int, bool], Fraction] = {}
        self._failures: dict[tuple[str, int], Fraction] = {}

    def chance(self, zone: str, wounds: int, critical: bool) -> Fraction:
        """How likely so many wounds in a zone put him out of it."""
        left = self.victim.hp - wounds
        if left <= 0 and (self._dies_at_once or not critical):
            return self._at_nothing
        if not critical:
            return NONE
        key = zone, wounds, critical
        if key not in self._known:
            self._known[key] = self._by_rows(zone, wounds, max(0, left))
        return self._known[key]

    def _by_rows(self, zone: str, excess: int, left: int) -> Fraction:
        """Over the faces of the critical die, row by row."""
        found, before = NONE, excess
        for row in rows_of(zone):
            last = min(row.to, SIDES + excess) if row.to else SIDES + excess
            faces = last - before
            if faces > 0:
                found += faces * self._by_row(row, left)
                before = last
        return found / SIDES

    def _by_row(self, row: Row, left: int) -> Fraction:
        if row.dead or self._one_too_many:
            return NONE if self.victim.stands else ALL
        fallen = self._at_nothing if left - row.lost - (row.tears and self._bare) <= 0 else NONE
        return fallen if not row.skill else fallen + (1 - fallen) * self._fails(row.skill, row.modifier)

    def _fails(self, skill: str, modifier: int) -> Fraction:
        if self.victim.stunned:
            return ALL
        if (skill, modifier) not in self._failures:
            number = plain_target(self.fight, self.victim, skill, modifier, "screen.crit.zone_tables").number
            self._failures[skill, modifier] = 1 - _success(self.fight.setting.is_on("auto_bands"), number)
        return self._failures[skill, modifier]


@lru_cache(maxsize=512)
def _success(bands: bool, number: int) -> Fraction:
    from podzem.core.setting import Setting

    setting = Setting(1, {"auto_bands": bands})
    return Fraction(sum(judged(setting, roll, number).success for roll in range(1, SIDES + 1)), SIDES)


def at_nothing(fight: Fight, victim: Creature) -> Fraction:
    """How likely somebody without health is out of it: a boss may stand, an important one may flee."""
    if victim.stands:
        return Fraction(0)
    if dying.has_fate(fight, victim):
        flees = int(FATE["flee"]) - int(FATE["surrender"])
        return 1 - Fraction(flees, int(FATE["sides"]))
    return Fraction(1)
