"""Levels (dungeon.level.scale: a plain man is level 1) and how treasure raises them (dungeon.level.growth)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition import events
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, COMPANION, OUTSIDE, PC, Member
from podzem.expedition.rule_tables import read_table

TABLE: Final = read_table("growth")["growth"]
CLAUSE: Final = "dungeon.level.growth"
POINT: Final = 100
"""Growth is kept in hundredths of a point; a point is a grivna of silver, 100 kuna."""
FIRST: Final = 2


def threshold(level: int) -> int:
    """Points in hundredths at which a level is reached (T14); the highest level has no next."""
    rows = TABLE["thresholds"]
    return int(rows[level - FIRST]) * POINT if level - FIRST < len(rows) else 0


def heroes(company: Company) -> list[Member]:
    """The heroes who are alive and free."""
    return [member for member in company.members.values() if member.kind == PC and member.status in (ACTIVE, OUTSIDE)]


def half_shares(company: Company) -> int:
    """Companions who were promised half a share and live."""
    free = (ACTIVE, OUTSIDE)
    return sum(one.kind == COMPANION and one.half_share and one.status in free for one in company.members.values())


def parts(company: Company) -> int:
    """Into how many half parts a haul is divided."""
    return 2 * len(heroes(company)) + half_shares(company)


def award(company: Company, kuna: int, scribe: Scribe) -> None:
    """Each surviving hero gets one part of the delivered value as growth, companions none (dungeon.level.growth)."""
    living = heroes(company)
    if not living or kuna <= 0:
        return
    points = kuna * 2 // parts(company)
    for hero in living:
        hero.growth += points
        events.grew(scribe, hero, points)
        _rise(company, hero, scribe)


def _rise(company: Company, hero: Member, scribe: Scribe) -> None:
    """One level in an expedition at most; the surplus is kept up to a point below the next one."""
    if hero.levelled != company.ledger.expeditions and _reaches_next(hero):
        hero.level += 1
        hero.resilience += 1
        hero.levelled = company.ledger.expeditions
        events.rose(scribe, hero)
        if hero.level % TABLE["medicine_every"] == 0 and hero.medicine < TABLE["medicine_most"]:
            hero.may_learn = True
            events.may_learn(scribe, hero)
    following = threshold(hero.level + 1)
    if following and hero.levelled == company.ledger.expeditions:
        hero.growth = min(hero.growth, following - POINT)


def _reaches_next(hero: Member) -> bool:
    following = threshold(hero.level + 1)
    return bool(following) and hero.growth >= following
