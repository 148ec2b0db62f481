"""Men for hire in a settlement (surface.settlement.hirelings): a day of asking, offers, wages, local men (T6b).

Offers, answers, wages and the limit are the dungeon's (expedition/town); here is where they are made.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import ACTIVE, COMPANION, GONE, OUTSIDE, PC, Member
from podzem.expedition.town import hiring, personnel
from podzem.systems.surface.chapters import actions
from podzem.systems.surface.chapters.going_below.lending import lent
from podzem.systems.surface.chapters.settlements import stocks
from podzem.systems.surface.chapters.settlements.kinds import TABLE, Kind
from podzem.systems.surface.chapters.settlements.trading import why_not_here, why_not_pay
from podzem.systems.surface.events import settlements as told
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.rows import Words
from podzem.systems.surface.telling import side

CLAUSE: Final = "surface.settlement.hirelings"
ASKING: Final = "ask_men"
"""The action that takes a whole day."""
DIE: Final = 6
LOCAL: Final = ("guide", "boatman")
WAGE: Final[int] = TABLE["local_terms"]["kuna"]
ADVANCE: Final[int] = WAGE * TABLE["local_terms"]["days"]
OFFERS: Final[tuple[str, ...]] = ("hire", "hire_share", "agree")


def why_not_ask(game: Game, party: Party, words: Words) -> Refusal | None:
    """Inside, with nothing spent today."""
    refusal = why_not_here(game, party, "hirelings", ASKING)
    if refusal is not None:
        return refusal
    return Refusal(CLAUSE, ASKING, {"party": party.number}) if party.spent else None


def find(game: Game, party: Party, scribe: Scribe) -> None:
    """The day of asking is over: in each span of ten days the dice are thrown once and stand for it."""
    if not party.inside or stocks.state_of(game, party.inside).asked:
        return
    state, kind = stocks.touched(game, party.inside), stocks.kind_at(game, party)
    assert kind is not None
    state.asked = True
    number = _number(kind, scribe)
    state.candidates = [one.number for one in hiring.find(game.company, number, scribe)]
    state.local_men = _local_men(kind, scribe)
    if not state.candidates and not state.local_men:
        scribe.record(told.NO_MEN, {"settlement": party.inside}, audience=side(game, party))
    if state.local_men:
        scribe.record(told.LOCAL_MEN, {"settlement": party.inside, "men": state.local_men})


def _number(kind: Kind, scribe: Scribe) -> int:
    """How many candidates there are; the number is the judge's alone."""
    if kind.candidates is None:
        return 0
    number = kind.candidates.throw(lambda sides: hiring.candidates_die(sides, scribe))
    return number if not kind.one_from else int(number >= kind.one_from)


def _local_men(kind: Kind, scribe: Scribe) -> list[str]:
    rows = [row for row in TABLE["local"] if row["kind"] == kind.kind]
    return [row["man"] for row in rows if int(scribe.roll(DIE, told.LOCAL_DIE)) >= row["from"]]


def heroes(game: Game, party: Party) -> list[Member]:
    """The heroes of the party, who lead companions."""
    return [member for member in game.members_of(party) if member.kind == PC and member.is_up]


def hero(game: Game, party: Party, id: str) -> Member | None:
    """A hero of the party by his name."""
    return next((member for member in heroes(game, party) if member.id == id), None)


def _here(game: Game, party: Party) -> list[str]:
    """Who may be hired here, by name."""
    if not party.inside:
        return []
    numbers = stocks.state_of(game, party.inside).candidates
    return [one.id for one in game.company.ledger.candidates if one.number in numbers]


def offer_choices(game: Game, party: Party) -> Iterable[Words]:
    """Each hero, each candidate."""
    return [(member.id, other) for member in heroes(game, party) for other in _here(game, party)]


def why_not_offer(order: str) -> Callable[[Game, Party, Words], Refusal | None]:
    """Of a man who is to be found here, by the dungeon's terms."""

    def why_not(game: Game, party: Party, words: Words) -> Refusal | None:
        refusal, leader = why_not_here(game, party, "hirelings", order), hero(game, party, words[0])
        if refusal is not None:
            return refusal
        if leader is None or words[1] not in _here(game, party):
            return Refusal(CLAUSE, order, {"other": words[1]})
        candidate = personnel.find_candidate(game.company, leader.owner, words[1])
        assert candidate is not None
        return personnel.why_not_offer(game.company, leader.owner, candidate, order)

    return why_not


def offer(order: str) -> Callable[[Game, Party, Words, Scribe], None]:
    """He answers, and goes along if he joins."""

    def make(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
        leader = hero(game, party, words[0])
        assert leader is not None
        candidate = personnel.find_candidate(game.company, leader.owner, words[1])
        assert candidate is not None
        personnel.offer(game.company, leader.owner, candidate, order, scribe)
        gather(game, party)

    return make


def gather(game: Game, party: Party) -> None:
    """Who has just joined in a settlement goes with the party there."""
    for member in game.members.values():
        if member.status == OUTSIDE:
            member.status, member.group = ACTIVE, party.number


def local_choices(game: Game, party: Party, seat: int) -> Iterable[Words]:
    """The local men who may be hired."""
    return [(man,) for man in dict.fromkeys(stocks.state_of(game, party.inside).local_men)] if party.inside else []


def why_not_local(game: Game, party: Party, seat: int, words: Words) -> Refusal | None:
    """He is here, and seven days are paid in advance."""
    refusal = why_not_here(game, party, "hirelings", "hire_local")
    if refusal is not None:
        return refusal
    if words not in local_choices(game, party, seat):
        return Refusal(CLAUSE, "hire_local", {"man": words[0]})
    return why_not_pay(game, seat, ADVANCE, "hire_local")


def hire_local(game: Game, party: Party, seat: int, words: Words, scribe: Scribe) -> None:
    """Level 1 and unarmed, without a roll; he serves above ground only."""
    number = game.company.take_number()
    man = Member(COMPANION, words[0], number, owner=seat, group=party.number, wage=WAGE)
    man.paid_to = game.company.ledger.day + int(TABLE["local_terms"]["days"])
    game.members[number] = man
    game.company.ledger.purse[seat] -= ADVANCE
    stocks.touched(game, party.inside).local_men.remove(words[0])
    scribe.record(told.LOCAL_HIRED, {"member": man.id, "kuna": ADVANCE}, audience=side(game, party))


def stays_above(member: Member) -> bool:
    """Whether he is a guide or boatman, whom nobody can order into a dungeon."""
    return member.kind == COMPANION and member.type in LOCAL


def companions(game: Game, party: Party) -> list[Member]:
    """The hired men of the party."""
    return [member for member in game.members_of(party) if member.kind == COMPANION and member.owner >= 0]


def companion_choices(game: Game, party: Party) -> Iterable[Words]:
    """Each hired man."""
    return [(member.id,) for member in companions(game, party)] if party.inside else []


def companion(game: Game, party: Party, id: str) -> Member | None:
    """A hired man of the party by his name."""
    return next((member for member in companions(game, party) if member.id == id), None)


def why_not_dismiss(game: Game, party: Party, words: Words) -> Refusal | None:
    """Inside a settlement, one who serves the party."""
    refusal = why_not_here(game, party, "stay", "dismiss")
    if refusal is None and companion(game, party, words[0]) is None:
        return Refusal(hiring.TERMS, "dismiss", {"member": words[0]})
    return refusal


def dismiss(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """He goes home with what he carries."""
    member = companion(game, party, words[0])
    assert member is not None
    let_go(game, party, member, scribe)


def let_go(game: Game, party: Party, member: Member, scribe: Scribe) -> None:
    """He serves no more."""
    audience = side(game, party)
    member.status, member.group = GONE, 0
    scribe.record(told.COMPANION_LEFT, {"member": member.id}, audience=audience)


def is_unpaid(game: Game, member: Member) -> bool:
    """Whether a day has begun for which he was not paid."""
    return member.paid_to < game.company.ledger.day


def why_not_pay_wage(game: Game, party: Party, words: Words) -> Refusal | None:
    """One who was not paid, before he leaves at the next dawn."""
    refusal, member = why_not_here(game, party, "stay", "pay"), companion(game, party, words[0])
    if refusal is not None:
        return refusal
    if member is None or not is_unpaid(game, member):
        return Refusal(hiring.TERMS, "pay", {"member": words[0]})
    return why_not_pay(game, member.owner, member.wage, "pay")


def pay_wage(game: Game, party: Party, words: Words, scribe: Scribe) -> None:
    """Paid up to today."""
    member = companion(game, party, words[0])
    assert member is not None
    game.company.ledger.purse[member.owner] -= member.wage
    member.paid_to = game.company.ledger.day
    scribe.record(told.COMPANION_PAID, {"member": member.id, "kuna": member.wage}, audience=side(game, party))


def wages(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: a day's wage for each day begun; who is still unpaid leaves in a settlement (dungeon.hire.terms)."""
    unpaid = [member for member in game.members.values() if member.kind == COMPANION and is_unpaid(game, member)]
    game.company.ledger.day = game.days
    inside = {party.number: party for party in game.parties if party.inside}
    for member in unpaid:
        if member.status == ACTIVE and member.group in inside:
            let_go(game, inside[member.group], member, scribe)
    hiring.pay_wages(game.company, scribe)
    for site in game.sites_in_use:
        with lent(game, site, scribe) as underground:
            underground.pay_wages(scribe)


def asked(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn after a whole day of asking, in the span of ten days that has begun, if one has."""
    party = game.party(int(words[0]))
    if party.action == ASKING and actions.advance(party):
        party.end_action()
        find(game, party, scribe)


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"wages": wages, "asked": asked}
