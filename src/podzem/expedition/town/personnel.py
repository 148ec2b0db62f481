"""Hiring, dismissing, selling captives, paying ransom in a town (dungeon.hire.*, dungeon.captive.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import captives
from podzem.expedition.company import Company
from podzem.expedition.ledger import Candidate
from podzem.expedition.people import CAPTIVE, GONE, OUTSIDE, Member
from podzem.expedition.town import events, hiring, income

SALE: Final = "dungeon.captive.sale"
RANSOM: Final = "dungeon.captive.party"


def find_candidate(company: Company, seat: int, id: str) -> Candidate | None:
    """Somebody who may be hired, by his name."""
    return next((one for one in company.ledger.candidates if one.id == id), None)


def candidate_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """All who may be hired."""
    return [(candidate.id,) for candidate in company.ledger.candidates]


def _held_by_others(company: Company, seat: int) -> list[Member]:
    held = [member for member in company.members.values() if member.status == CAPTIVE and member.owner == seat]
    return [member for member in held if member.captor == captives.OPPONENTS]


def why_not_offer(company: Company, seat: int, candidate: Candidate, order: str) -> Refusal | None:
    """One throw for each candidate, no more than three and the hero's level, and the advance in the purse."""
    hero, agrees = hiring.hero_of(company, seat), order == "agree"
    facts: dict[str, Fact] = {"other": candidate.id}
    if candidate.answer != (hiring.DOUBLE if agrees else "") or hero is None:
        return Refusal(hiring.ROLL, order, facts)
    if candidate.asked_by not in (-1, seat):
        return Refusal(hiring.ROLL, order, facts)
    if len(hiring.companions_of(company, seat)) >= hiring.most_companions(hero.level):
        return Refusal(hiring.CANDIDATES, order, {"count": hiring.most_companions(hero.level)})
    price = hiring.advance(hiring.wage_of(candidate.type)) * (2 if agrees else 1)
    return Refusal(hiring.TERMS, order, {**facts, "kuna": price}) if company.ledger.purse[seat] < price else None


def offer(company: Company, seat: int, candidate: Candidate, order: str, scribe: Scribe) -> None:
    """An offer and its answer; who asks double waits for `agree`, who refuses is gone for these ten days."""
    hero = hiring.hero_of(company, seat)
    assert hero is not None
    if order != "agree":
        candidate.half_share, candidate.asked_by = order == "hire_share", seat
        terms = hiring.hire_terms(company, hero, candidate.half_share)
        candidate.answer = hiring.ask(candidate.id, terms, hiring.ROLL, scribe)
        if candidate.answer in (hiring.REFUSED, hiring.DOUBLE):
            return
    hiring.take_on(company, seat, candidate, candidate.half_share, scribe)


def find_dismissed(company: Company, seat: int, id: str) -> Member | None:
    """One of a seat's companions at home."""
    mine = [member for member in hiring.companions_of(company, seat) if member.status == OUTSIDE]
    return next((member for member in mine if member.id == id), None)


def companion_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """All who serve a seat's hero."""
    return [(member.id,) for member in hiring.companions_of(company, seat)]


def dismiss(company: Company, seat: int, member: Member, scribe: Scribe) -> None:
    """He goes home with what he carries."""
    hiring.leave(member)
    events.dismissed(scribe, member)


def find_held(company: Company, seat: int, id: str) -> Member | None:
    """One of the captives who were brought out."""
    return next((captive for captive in income.held_outside(company) if captive.id == id), None)


def held_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """The captives who were brought out."""
    return [(captive.id,) for captive in income.held_outside(company)]


def why_not_part_with(company: Company, seat: int, captive: Member) -> Refusal | None:
    """The caller decides about captives."""
    return None if seat == company.caller else Refusal(SALE, "", {"other": captive.id})


def why_not_sell_captive(company: Company, seat: int, captive: Member) -> Refusal | None:
    """Those for whom somebody pays."""
    refusal = why_not_part_with(company, seat, captive)
    return refusal or (None if captives.price(captive) else Refusal(SALE, "", {"other": captive.id}))


def sell_captive(company: Company, seat: int, captive: Member, scribe: Scribe) -> None:
    """He is income and growth like treasure."""
    kuna = captives.price(captive)
    events.captive_sold(scribe, captive, kuna)
    part_with(company, captive, kuna, scribe)


def free_captive(company: Company, seat: int, captive: Member, scribe: Scribe) -> None:
    """He leaves in peace."""
    captives.set_free(captive, scribe)


def find_ransomed(company: Company, seat: int, id: str) -> Member | None:
    """One of a seat's own whom others hold."""
    return next((member for member in _held_by_others(company, seat) if member.id == id), None)


def ransom_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """A seat's own whom others hold."""
    return [(member.id,) for member in _held_by_others(company, seat)]


def why_not_ransom(company: Company, seat: int, member: Member) -> Refusal | None:
    """What they ask must be in the purse."""
    kuna = captives.ransom(member)
    return Refusal(RANSOM, "", {"member": member.id, "kuna": kuna}) if company.ledger.purse[seat] < kuna else None


def ransom(company: Company, seat: int, member: Member, scribe: Scribe) -> None:
    """He is free."""
    company.ledger.purse[seat] -= captives.ransom(member)
    member.status, member.captor = OUTSIDE, 0
    events.ransomed(scribe, member, captives.ransom(member))


def part_with(company: Company, captive: Member, kuna: int, scribe: Scribe) -> None:
    """He is gone for so much, which is income and growth like treasure (dungeon.captive.sale)."""
    captive.status, captive.captor = GONE, 0
    company.ledger.delivered += kuna
    company.ledger.income += kuna
    company.ledger.unpaid_growth += kuna
    income.give_growth(company, scribe)
    income.share_out(company, scribe)
