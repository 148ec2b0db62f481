"""Companions for the bloody lot: who can be found, on what terms (dungeon.hire.*, dungeon.premise.companions)."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.events import Term
from podzem.core.scribe import Scribe
from podzem.expedition import loyalty
from podzem.expedition.carrying import HANDS
from podzem.expedition.company import Company
from podzem.expedition.ledger import Candidate
from podzem.expedition.making import kit
from podzem.expedition.people import ACTIVE, COMPANION, GONE, OUTSIDE, PC, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.town import events
from podzem.world.chance import die, two_dice
from podzem.world.gear import GEAR

TABLE: Final = read_table("hiring")
MAIMED_FACE: Final[int] = read_table("aid")["maims"]["face"]
"""What a maimed face takes from a throw for how somebody is disposed (T10b)."""
FREED: Final = read_table("captives")["captive_hire"]
CANDIDATES: Final = "dungeon.hire.candidates"
ROLL: Final = "dungeon.hire.roll"
TERMS: Final = "dungeon.hire.terms"
REFUSED: Final = "refused"
DOUBLE: Final = "double"
JOINS: Final = "joins"
DEVOTED: Final = "devoted"
WORN: Final = ("armour", "shield", "weapon", "weapon_small", "weapon_two_handed", "shooting")


def most_companions(level: int) -> int:
    """A hero leads three and his level (dungeon.hire.candidates)."""
    return int(TABLE["candidates"]["companions"]) + level


def companions_of(company: Company, seat: int) -> list[Member]:
    """The companions who serve a seat's hero."""
    serving = (ACTIVE, OUTSIDE)
    return [
        one for one in company.members.values() if one.kind == COMPANION and one.owner == seat and one.status in serving
    ]


def hero_of(company: Company, seat: int) -> Member | None:
    """The living hero of a seat."""
    free = (ACTIVE, OUTSIDE)
    heroes = (one for one in company.members.values() if one.kind == PC and one.owner == seat and one.status in free)
    return next(heroes, None)


def period(day: int) -> int:
    """Candidates are renewed on days 1, 11, 21 of a month."""
    return day // int(TABLE["candidates"]["renewed_every"])


def look_for(company: Company, scribe: Scribe) -> None:
    """A day's search in a town: two dice of candidates, their number told to nobody, their types to all."""
    number = two_dice(scribe, events.CANDIDATES_DIE)
    company.ledger.sought = company.ledger.day
    company.ledger.candidates = []
    find(company, number, scribe)


def candidates_die(sides: int, scribe: Scribe) -> int:
    """One of the dice that say how many there are; the judge's alone."""
    return int(scribe.roll(sides, events.CANDIDATES_DIE))


def find(company: Company, number: int, scribe: Scribe) -> list[Candidate]:
    """So many candidates more, whom all see."""
    events.candidates(scribe, number)
    found = [_found(company, scribe) for _ in range(number)]
    company.ledger.candidates += found
    return found


def _found(company: Company, scribe: Scribe) -> Candidate:
    candidate = Candidate(roll_type(scribe), company.take_number())
    events.candidate_found(scribe, candidate)
    return candidate


def roll_type(scribe: Scribe) -> str:
    """T3: a die, and a second one for shooters and special men."""
    row = _by_die("companion_die", scribe)
    while "then" in row:
        row = _by_die(f"{row['then']}_die", scribe)
    return str(row["type"])


def _by_die(table: str, scribe: Scribe) -> dict[str, Any]:
    face = die(scribe, events.TYPE_DIE)
    rows: list[dict[str, Any]] = TABLE[table]
    return next(row for row in rows if face <= row["to"])


def wage_of(type: str) -> int:
    """The daily wage of T3."""
    return int(TABLE["companions"][type]["wage"])


def asked_wage(candidate: Candidate) -> int:
    """What a candidate asks a day: double where he has said so."""
    return wage_of(candidate.type) * (2 if candidate.answer == DOUBLE else 1)


def advance(wage: int) -> int:
    """Seven days' wage."""
    return wage * int(TABLE["terms"]["advance_days"])


def hire_terms(company: Company, hero: Member, half_share: bool, captive: bool = False) -> list[Term]:
    """What moves the throw: a promised share, the luck of the last expedition, a freed captive, a maimed face."""
    row, terms = TABLE["hire"], []
    if half_share:
        terms.append(Term("half_share", row["half_share"], ROLL))
    taken, lost = company.ledger.companions_taken, company.ledger.companions_lost
    if taken and not lost:
        terms.append(Term("none_lost", row["none_lost"], ROLL))
    if taken and 2 * lost >= taken:
        terms.append(Term("half_lost", row["half_lost"], ROLL))
    if captive:
        terms.append(Term("freed", FREED["advantage"], "dungeon.captive.hire"))
    if "face" in hero.maims:
        terms.append(Term("face", MAIMED_FACE, "dungeon.aid.maim"))
    return terms


def ask(who: str, terms: list[Term], clause: str, scribe: Scribe) -> str:
    """Two dice: refuses, asks double wage, joins, or joins with more loyalty."""
    total = two_dice(scribe, events.HIRE_DIE, clause) + sum(term.value for term in terms)
    row = TABLE["hire"]
    answer = REFUSED if total <= row["refuses_to"] else DOUBLE if total <= row["double_to"] else JOINS
    answer = DEVOTED if total > row["joins_to"] else answer
    events.hire_answer(scribe, clause, who, total, answer, terms)
    return answer


def take_on(company: Company, seat: int, candidate: Candidate, half_share: bool, scribe: Scribe) -> Member:
    """He joins with his kit; the advance is paid from the purse (dungeon.hire.terms)."""
    row = TABLE["companions"][candidate.type]
    wage = asked_wage(candidate)
    member = Member(COMPANION, candidate.type, candidate.number, owner=seat, status=OUTSIDE)
    member.level = member.resilience = row.get("level", 1)
    member.medicine, member.wage, member.half_share = row.get("medicine", 0), wage, half_share
    member.loyalty_bonus = int(half_share) + int(candidate.answer == DEVOTED)
    member.items = kit(company, row["kit"])
    ready_arms(member)
    loyalty.fix(company, member)
    member.paid_to = company.ledger.day + int(TABLE["terms"]["advance_days"])
    company.members[member.number] = member
    company.ledger.purse[seat] -= advance(wage)
    company.ledger.candidates.remove(candidate)
    events.advance_paid(scribe, seat, advance(wage))
    events.hired(scribe, member, seat)
    return member


def ready_arms(member: Member) -> None:
    """Wear the armour and take arms in hand, as far as there are hands."""
    used = 0
    for item in member.items:
        gear = GEAR[item.kind]
        if gear.kind_class in WORN and used + gear.hands <= HANDS:
            item.ready = True
            used += gear.hands


def pay_wages(company: Company, scribe: Scribe) -> None:
    """For each day begun beyond what is paid: from the haul, then from the purse; the unpaid leave."""
    for member in list(company.members.values()):
        if member.kind == COMPANION and member.status in (ACTIVE, OUTSIDE) and member.paid_to < company.ledger.day:
            _pay(company, member, scribe)


def _pay(company: Company, member: Member, scribe: Scribe) -> None:
    from_haul = min(company.ledger.income, member.wage)
    rest = member.wage - from_haul
    if company.ledger.purse[member.owner] < rest:
        member.loyalty_bonus -= 1
        events.wage_unpaid(scribe, member, member.wage)
        leave(member)
        return
    company.ledger.income -= from_haul
    company.ledger.purse[member.owner] -= rest
    member.paid_to = company.ledger.day
    if member.wage:  # who serves for a share has none, and every day would say so
        events.wage_paid(scribe, member, member.wage)


def leave(member: Member) -> None:
    """He goes home with what he carries."""
    if member.status == OUTSIDE:
        member.status = GONE
