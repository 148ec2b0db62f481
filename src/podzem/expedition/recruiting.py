"""Freed captives who may hire on, at once and below ground (dungeon.captive.hire)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import captives, events, loyalty
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, CAPTIVE, COMPANION, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.surroundings import Surroundings
from podzem.expedition.town import hiring

TABLE: Final = read_table("captives")["captive_hire"]
CLAUSE: Final = "dungeon.captive.hire"

ORDERS: Final[dict[str, tuple[str, ...]]] = {"recruit": ("other",), "recruit_double": ("other",)}


def candidates(company: Company, seat: int) -> list[Decision]:
    """The captives to whom a hero can make an offer now."""
    held = [captive for captive in company.members.values() if captive.status == CAPTIVE and captive.captor > 0]
    found = [Decision(seat, order, (captive.id,)) for captive in held for order in ORDERS]
    return [decision for decision in found if why_not(company, decision) is None]


def why_not(company: Company, decision: Decision) -> Refusal | None:
    """One try for each captive, by a hero of the group that holds him, who can still lead one more."""
    facts: dict[str, Fact] = {"other": decision.words[0]}
    captive, hero = _captive(company, decision.words[0]), hiring.hero_of(company, decision.seat)
    if captive is None or hero is None or hero.group != captive.captor or not hero.is_up:
        return Refusal(CLAUSE, decision.order, facts)
    if captive.asked != (decision.order == "recruit_double"):
        return Refusal(CLAUSE, decision.order, facts)
    if len(hiring.companions_of(company, decision.seat)) >= hiring.most_companions(hero):
        return Refusal(hiring.CANDIDATES, decision.order, {"count": hiring.most_companions(hero)})
    return None


def _captive(company: Company, id: str) -> Member | None:
    held = (one for one in company.members.values() if one.status == CAPTIVE and one.captor > 0)
    return next((captive for captive in held if captive.id == id), None)


def apply(company: Company, decision: Decision, surroundings: Surroundings, scribe: Scribe) -> None:
    """Freed, and asked with the advantage of it; who refuses leaves in peace."""
    captive, hero = _captive(company, decision.words[0]), hiring.hero_of(company, decision.seat)
    assert captive is not None
    assert hero is not None
    if decision.order == "recruit_double":
        _join(company, captive, hero, 2, surroundings, scribe)
        return
    captive.asked = True
    answer = hiring.ask(captive.id, hiring.hire_terms(company, hero, False, captive=True), CLAUSE, scribe)
    if answer == hiring.REFUSED:
        captives.set_free(captive, scribe, CLAUSE)
    elif answer == hiring.DOUBLE:
        events.would_join_for_double(scribe, captive)
    else:
        captive.loyalty_bonus += int(answer == hiring.DEVOTED)
        _join(company, captive, hero, 1, surroundings, scribe)


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
