"""Hiring, dismissing, selling captives, paying ransom in a town (dungeon.hire.*, dungeon.captive.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Fact, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import captives
from podzem.expedition.company import Company
from podzem.expedition.ledger import Candidate
from podzem.expedition.people import CAPTIVE, GONE, OUTSIDE, Member
from podzem.expedition.town import events, hiring, income

SALE: Final = "dungeon.captive.sale"
RANSOM: Final = "dungeon.captive.party"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "hire": ("other",),
    "hire_share": ("other",),
    "agree": ("other",),
    "dismiss": ("member",),
    "sell_captive": ("other",),
    "free_captive": ("other",),
    "ransom": ("member",),
}


def candidates(company: Company, seat: int) -> list[Decision]:
    """All whom this seat could hire, send away, sell, free or ransom."""
    found: list[Decision] = []
    for candidate in company.ledger.candidates:
        about = (candidate.id,)
        found += [Decision(seat, order, about) for order in ("hire", "hire_share", "agree")]
    found += [Decision(seat, "dismiss", (member.id,)) for member in hiring.companions_of(company, seat)]
    for captive in income.held_outside(company):
        found += [Decision(seat, order, (captive.id,)) for order in ("sell_captive", "free_captive")]
    found += [Decision(seat, "ransom", (member.id,)) for member in _held_by_others(company, seat)]
    return found


def _held_by_others(company: Company, seat: int) -> list[Member]:
    held = [member for member in company.members.values() if member.status == CAPTIVE and member.owner == seat]
    return [member for member in held if member.captor == captives.OPPONENTS]


def why_not(company: Company, decision: Decision) -> Refusal | None:
    """Whether he is there, there is room for him, and the purse allows it."""
    if decision.order in ("hire", "hire_share", "agree"):
        return _why_not_hire(company, decision)
    facts: dict[str, Fact] = {"other": decision.words[0]}
    if decision.order == "dismiss":
        mine = [member.id for member in hiring.companions_of(company, decision.seat) if member.status == OUTSIDE]
        return None if decision.words[0] in mine else Refusal(hiring.TERMS, "dismiss", {"member": decision.words[0]})
    if decision.order == "ransom":
        return _why_not_ransom(company, decision)
    captive = _captive(company, decision.words[0])
    if captive is None or decision.seat != company.caller:
        return Refusal(SALE, decision.order, facts)
    never = decision.order == "sell_captive" and captives.price(captive) == 0
    return Refusal(SALE, decision.order, facts) if never else None


def _why_not_hire(company: Company, decision: Decision) -> Refusal | None:
    """One throw for each candidate, no more than three and the hero's level, and the advance in the purse."""
    candidate, hero = _candidate(company, decision.words[0]), hiring.hero_of(company, decision.seat)
    facts: dict[str, Fact] = {"other": decision.words[0]}
    wanted = hiring.DOUBLE if decision.order == "agree" else ""
    if candidate is None or candidate.answer != wanted or hero is None:
        return Refusal(hiring.ROLL, decision.order, facts)
    if candidate.asked_by not in (-1, decision.seat):
        return Refusal(hiring.ROLL, decision.order, facts)
    if len(hiring.companions_of(company, decision.seat)) >= hiring.most_companions(hero):
        return Refusal(hiring.CANDIDATES, decision.order, {"count": hiring.most_companions(hero)})
    price = hiring.advance(hiring.wage_of(candidate.type)) * (2 if decision.order == "agree" else 1)
    if company.ledger.purse[decision.seat] < price:
        return Refusal(hiring.TERMS, decision.order, {**facts, "kuna": price})
    return None


def _why_not_ransom(company: Company, decision: Decision) -> Refusal | None:
    held = next((one for one in _held_by_others(company, decision.seat) if one.id == decision.words[0]), None)
    if held is None:
        return Refusal(RANSOM, "ransom", {"member": decision.words[0]})
    short = company.ledger.purse[decision.seat] < captives.ransom(held)
    return Refusal(RANSOM, "ransom", {"member": held.id, "kuna": captives.ransom(held)}) if short else None


def _candidate(company: Company, id: str) -> Candidate | None:
    return next((one for one in company.ledger.candidates if one.id == id), None)


def _captive(company: Company, id: str) -> Member | None:
    return next((captive for captive in income.held_outside(company) if captive.id == id), None)


def apply(company: Company, decision: Decision, scribe: Scribe) -> None:
    """Carry it out."""
    if decision.order in ("hire", "hire_share", "agree"):
        _hire(company, decision, scribe)
    elif decision.order == "dismiss":
        member = next(one for one in hiring.companions_of(company, decision.seat) if one.id == decision.words[0])
        hiring.leave(member)
        events.dismissed(scribe, member)
    elif decision.order == "ransom":
        _ransom(company, decision, scribe)
    else:
        captive = _captive(company, decision.words[0])
        assert captive is not None
        _part_with(company, captive, decision.order, scribe)


def _hire(company: Company, decision: Decision, scribe: Scribe) -> None:
    """An offer and its answer; who asks double waits for `agree`, who refuses is gone for these ten days."""
    candidate, hero = _candidate(company, decision.words[0]), hiring.hero_of(company, decision.seat)
    assert candidate is not None
    assert hero is not None
    if decision.order != "agree":
        candidate.half_share, candidate.asked_by = decision.order == "hire_share", decision.seat
        terms = hiring.hire_terms(company, hero, candidate.half_share)
        candidate.answer = hiring.ask(candidate.id, terms, hiring.ROLL, scribe)
        if candidate.answer in (hiring.REFUSED, hiring.DOUBLE):
            return
    hiring.take_on(company, decision.seat, candidate, candidate.half_share, scribe)


def _ransom(company: Company, decision: Decision, scribe: Scribe) -> None:
    member = next(one for one in _held_by_others(company, decision.seat) if one.id == decision.words[0])
    company.ledger.purse[decision.seat] -= captives.ransom(member)
    member.status, member.captor = OUTSIDE, 0
    events.ransomed(scribe, member, captives.ransom(member))


def _part_with(company: Company, captive: Member, order: str, scribe: Scribe) -> None:
    """Sold he is income and growth like treasure; freed he leaves in peace."""
    if order == "free_captive":
        captives.set_free(captive, scribe)
        return
    kuna = captives.price(captive)
    events.captive_sold(scribe, captive, kuna)
    part_with(company, captive, kuna, scribe)


def part_with(company: Company, captive: Member, kuna: int, scribe: Scribe) -> None:
    """He is gone for so much, which is income and growth like treasure (dungeon.captive.sale)."""
    captive.status, captive.captor = GONE, 0
    company.ledger.delivered += kuna
    company.ledger.income += kuna
    company.ledger.unpaid_growth += kuna
    income.give_growth(company, scribe)
    income.share_out(company, scribe)
