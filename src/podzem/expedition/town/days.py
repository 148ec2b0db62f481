"""A day above ground: wages, dawn, healing (dungeon.aid.recovery, dungeon.hire.terms)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.expedition import infection
from podzem.expedition.company import Company
from podzem.expedition.people import CAPTIVE, OUTSIDE
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.town import events, hiring


def pass_day(company: Company, surroundings: Surroundings, scribe: Scribe) -> None:
    """One whole day for everybody outside."""
    company.ledger.day += 1
    events.day_passed(scribe, company.ledger.day)
    infection.dawn(company, surroundings, scribe)
    for member in list(company.members.values()):
        if member.status == OUTSIDE or (member.status == CAPTIVE and member.delivered):
            member.fatigue = 0
            infection.heal_above(company, member, scribe)
    hiring.pay_wages(company, scribe)
    if hiring.period(company.ledger.day) != hiring.period(company.ledger.sought):
        company.ledger.candidates = []
