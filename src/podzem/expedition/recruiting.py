"""Freed captives who may hire on, at once and below ground (dungeon.captive.hire)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import captives, events, loyalty
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, CAPTIVE, COMPANION, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.town import hiring

TABLE: Final = read_table("captives")["captive_hire"]
CLAUSE: Final = "dungeon.captive.hire"


def held(company: Company) -> list[Member]:
    """The captives whom the company leads with it."""
    return [one for one in company.members.values() if one.status == CAPTIVE and one.captor > 0]


def find_captive(company: Company, seat: int, id: str) -> Member | None:
    """One of them by his name."""
    return next((captive for captive in held(company) if captive.id == id), None)


def captive_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """All of them."""
    return [(captive.id,) for captive in held(company)]


def why_not_recruit(company: Company, seat: int, captive: Member) -> Refusal | None:
    """One try for each captive."""
    return _why_not(company, seat, captive) if not captive.asked else Refusal(CLAUSE, "", {"other": captive.id})


def why_not_double(company: Company, seat: int, captive: Member) -> Refusal | None:
    """Who was asked and wants double wages."""
    return _why_not(company, seat, captive) if captive.asked else Refusal(CLAUSE, "", {"other": captive.id})


def _why_not(company: Company, seat: int, captive: Member) -> Refusal | None:
    """By a hero of the group that holds him, who can still lead one more."""
    hero = hiring.hero_of(company, seat)
    if hero is None or hero.group != captive.captor or not hero.is_up:
        return Refusal(CLAUSE, "", {"other": captive.id})
    most = hiring.most_companions(hero.level)
    full = len(hiring.companions_of(company, seat)) >= most
    return Refusal(hiring.CANDIDATES, "", {"count": most}) if full else None


def recruit(company: Company, seat: int, captive: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """Freed, and asked with the advantage of it; who refuses leaves in peace."""
    hero = hiring.hero_of(company, seat)
    assert hero is not None
    captive.asked = True
    answer = hiring.ask(captive.id, hiring.hire_terms(company, hero, False, captive=True), CLAUSE, scribe)
    if answer == hiring.REFUSED:
        captives.set_free(captive, scribe, CLAUSE)
    elif answer == hiring.DOUBLE:
        events.would_join_for_double(scribe, captive)
    else:
        captive.loyalty_bonus += int(answer == hiring.DEVOTED)
        _join(company, captive, hero, 1, surroundings, scribe)


def recruit_double(company: Company, seat: int, captive: Member, surroundings: Surroundings, scribe: Scribe) -> None:
    """For what he asks."""
    hero = hiring.hero_of(company, seat)
    assert hero is not None
    _join(company, captive, hero, 2, surroundings, scribe)


def _join(
    company: Company, captive: Member, hero: Member, times: int, surroundings: Surroundings, scribe: Scribe
) -> None:
    """No advance: he is paid from the first day on."""
    captive.kind, captive.owner, captive.status = COMPANION, hero.owner, ACTIVE
    surroundings.join(captive, captive.captor)
    captive.captor = 0
    captive.wage = times * captive.level * int(TABLE["wage_per_level"])
    captive.paid_to = company.ledger.day
    loyalty.fix(company, captive)
    events.recruited(scribe, captive, hero.owner)
