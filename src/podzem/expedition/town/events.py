"""The table of events in a town: heroes, hiring, trade, days, and what an expedition brought in."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable, Facts, shape
from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition.event_facts import (
    KINDS,
    of_count,
    of_giver,
    of_member,
    of_member_with_amount,
    of_member_with_kuna,
    of_member_with_seat,
)
from podzem.expedition.ledger import Candidate
from podzem.expedition.people import Member
from podzem.world.item import Item

CANDIDATES: Final = "dungeon.hire.candidates"
CREATION: Final = "dungeon.character.create"
DELIVERY: Final = "dungeon.income.delivery"
HIRE: Final = ("dungeon.hire.roll", "dungeon.captive.hire")
MONEY: Final = "dungeon.money.values"
TERMS: Final = "dungeon.hire.terms"


@shape("other")
def _of_candidate(candidate: Candidate) -> Facts:
    return {"other": candidate.id}


@shape("seat", "kuna")
def _of_payment(seat: int, kuna: int) -> Facts:
    return {"seat": seat, "kuna": kuna}


@shape("member", "seat", "kuna")
def _of_newcomer(member: Member, seat: int, kuna: int) -> Facts:
    return {"member": member.id, "seat": seat, "kuna": kuna}


@shape("member", "seat", "item", "kuna")
def _of_purchase(member: Member, seat: int, kind: str, kuna: int) -> Facts:
    return {"member": member.id, "seat": seat, "item": kind, "kuna": kuna}


@shape("member", "item", "kuna")
def _of_price(member: Member, item: Item, kuna: int) -> Facts:
    return {"member": member.id, "item": item.id, "kuna": kuna}


@shape("member", "tongue")
def _of_tongue(member: Member) -> Facts:
    return {"member": member.id, "tongue": member.tongue}


@shape("member", "answer")
def _of_choice(member: Member, answer: str) -> Facts:
    return {"member": member.id, "answer": answer}


@shape("group", "kuna")
def _of_delivery(group: int, kuna: int) -> Facts:
    return {"group": group, "kuna": kuna}


@shape("kuna", "count")
def _of_expedition(kuna: int, turns: int) -> Facts:
    return {"kuna": kuna, "count": turns}


_table: Final = EventTable(KINDS)

PURSE_OF_HERO_DIE: Final = _table.die("purse_of_hero_die", CREATION)
hero_made: Final = _table.told("hero_made", CREATION, _of_newcomer)
studied: Final = _table.told("studied", CREATION, _of_choice)
speaks: Final = _table.told("speaks", CREATION, _of_tongue)
learned: Final = _table.told("learned", "dungeon.level.growth", of_member_with_amount)
took_over: Final = _table.told("took_over", CREATION, of_member_with_seat)

CANDIDATES_DIE: Final = _table.die("candidates_die", CANDIDATES, to=TO_JUDGE)
candidates: Final = _table.told("candidates", CANDIDATES, of_count, to=TO_JUDGE)
TYPE_DIE: Final = _table.die("type_die", CANDIDATES)
candidate_found: Final = _table.told("candidate_found", CANDIDATES, _of_candidate)
HIRE_DIE: Final = _table.die("hire_die", HIRE)
HIRE_ANSWER: Final = _table.row("hire_answer", HIRE, "other", "amount", "answer")
hired: Final = _table.told("hired", TERMS, of_member_with_seat)
advance_paid: Final = _table.told("advance_paid", TERMS, _of_payment)
wage_paid: Final = _table.told("wage_paid", TERMS, of_member_with_kuna)
wage_unpaid: Final = _table.told("wage_unpaid", TERMS, of_member_with_kuna)
dismissed: Final = _table.told("dismissed", TERMS, of_member)
captive_sold: Final = _table.told("captive_sold", "dungeon.captive.sale", of_member_with_kuna)
ransomed: Final = _table.told("ransomed", "dungeon.captive.party", of_member_with_kuna)

day_passed: Final = _table.told("day_passed", "dungeon.aid.recovery", of_count, discloses=True)
bought: Final = _table.told("bought", MONEY, _of_purchase)
bought_donkey: Final = _table.told("bought_donkey", MONEY, _of_newcomer)
sold: Final = _table.told("sold", DELIVERY, _of_price)
repaired: Final = _table.told("repaired", "dungeon.aid.breakage", _of_price)
handed: Final = _table.told("handed", "dungeon.action.load", of_giver)
took_silver: Final = _table.told("took_silver", MONEY, of_member_with_kuna)
delivered: Final = _table.told("delivered", DELIVERY, _of_delivery)
shared_out: Final = _table.told("shared_out", DELIVERY, of_member_with_kuna)
expedition_over: Final = _table.told("expedition_over", DELIVERY, _of_expedition)

EVENTS: Final = _table.rows


def hire_answer(scribe: Scribe, clause: str, who: str, amount: int, answer: str, terms: list[Term]) -> None:
    """What somebody says to an offer, with the rows of its sum."""
    if scribe.listening:
        scribe.record(HIRE_ANSWER, {"other": who, "amount": amount, "answer": answer}, terms, clause)
