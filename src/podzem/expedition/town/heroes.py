"""New heroes, what they can, and who takes a dead one's place (dungeon.character.create, dungeon.level.growth)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import levels
from podzem.expedition.company import Company
from podzem.expedition.people import OUTSIDE, PC, Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.town import events, hiring
from podzem.world.chance import two_dice

PURSE: Final = read_table("heroes")["purse"]
CLAUSE: Final = "dungeon.character.create"
MEDICINE: Final = "medicine"
MONEY: Final = "kuna"

ORDERS: Final[dict[str, tuple[str, ...]]] = {
    "study": ("answer",),
    "tongue": ("answer",),
    "learn": ("member",),
    "new_hero": (),
    "take_over": ("member",),
}


def create(company: Company, seat: int, scribe: Scribe) -> Member:
    """A new hero of level 1 with his purse of dice; what else he chooses in the town."""
    number = seat + 1 if seat + 1 not in company.members else company.take_number()
    hero = Member(PC, "man", number, owner=seat, status=OUTSIDE)
    company.members[number] = hero
    kuna = (two_dice(scribe, events.PURSE_OF_HERO_DIE) + int(PURSE["added"])) * int(PURSE["kuna"])
    company.ledger.purse[seat] += kuna
    events.hero_made(scribe, hero, seat, kuna)
    return hero


def candidates(company: Company, seat: int) -> list[Decision]:
    """What a new hero may choose, and what a seat without a hero may do."""
    found = [Decision(seat, "study", (answer,)) for answer in (MEDICINE, MONEY)]
    found += [Decision(seat, "tongue", (answer,)) for answer in PURSE["tongues"]]
    found += [Decision(seat, "learn", (hero.id,)) for hero in levels.heroes(company) if hero.owner == seat]
    found.append(Decision(seat, "new_hero"))
    return found + [Decision(seat, "take_over", (one.id,)) for one in hiring.companions_of(company, seat)]


def why_not(company: Company, decision: Decision) -> Refusal | None:
    """Each choice once; a new hero only for who has none."""
    hero = hiring.hero_of(company, decision.seat)
    refusal = Refusal(CLAUSE, decision.order, {"seat": decision.seat})
    if decision.order in ("new_hero", "take_over"):
        mine = [one.id for one in hiring.companions_of(company, decision.seat)]
        is_there = decision.order == "new_hero" or decision.words[0] in mine
        return None if hero is None and is_there else refusal
    if hero is None:
        return refusal
    if decision.order == "learn":
        can = hero.id == decision.words[0] and hero.may_learn
        return None if can else Refusal("dungeon.level.growth", "learn", {"member": decision.words[0]})
    if decision.order == "study":
        return None if decision.words[0] in (MEDICINE, MONEY) and hero.choosing else refusal
    return None if decision.words[0] in PURSE["tongues"] and not hero.tongue else refusal


def apply(company: Company, decision: Decision, scribe: Scribe) -> None:
    """Carry it out."""
    if decision.order == "new_hero":
        create(company, decision.seat, scribe).choosing = True
    elif decision.order == "take_over":
        _take_over(company, decision, scribe)
    else:
        hero = hiring.hero_of(company, decision.seat)
        assert hero is not None
        _choose(company, hero, decision, scribe)


def _choose(company: Company, hero: Member, decision: Decision, scribe: Scribe) -> None:
    if decision.order == "tongue":
        hero.tongue = decision.words[0]
        events.speaks(scribe, hero)
    elif decision.order == "learn":
        hero.medicine, hero.may_learn = hero.medicine + 1, False
        events.learned(scribe, hero, hero.medicine)
    else:
        study(company, hero, decision.words[0], scribe)


def study(company: Company, hero: Member, answer: str, scribe: Scribe) -> None:
    """The first skill of medicine, or so much more money."""
    hero.choosing = False
    if answer == MEDICINE:
        hero.medicine = 1
    else:
        company.ledger.purse[hero.owner] += int(PURSE["instead_of_medicine"])
    events.studied(scribe, hero, answer)


def _take_over(company: Company, decision: Decision, scribe: Scribe) -> None:
    """A companion becomes the hero of a player whose own is dead; he keeps his gear and level."""
    member = next(one for one in hiring.companions_of(company, decision.seat) if one.id == decision.words[0])
    events.took_over(scribe, member, decision.seat)  # by the name that he has had until now
    member.kind, member.wage, member.half_share = PC, 0, False
