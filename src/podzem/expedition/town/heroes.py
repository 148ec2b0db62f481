"""New heroes, what they can, and who takes a dead one's place (dungeon.character.create, dungeon.level.growth)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
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


def create(company: Company, seat: int, scribe: Scribe) -> Member:
    """A new hero of level 1 with his purse of dice; what else he chooses in the town."""
    number = seat + 1 if seat + 1 not in company.members else company.take_number()
    hero = Member(PC, "man", number, owner=seat, status=OUTSIDE)
    company.members[number] = hero
    kuna = (two_dice(scribe, events.PURSE_OF_HERO_DIE) + int(PURSE["added"])) * int(PURSE["kuna"])
    company.ledger.purse[seat] += kuna
    events.hero_made(scribe, hero, seat, kuna)
    return hero


def _no(seat: int) -> Refusal:
    return Refusal(CLAUSE, "", {"seat": seat})


def study_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """A skill, or money."""
    return [(MEDICINE,), (MONEY,)]


def why_not_study(company: Company, seat: int, answer: str) -> Refusal | None:
    """Once, by a new hero."""
    hero = hiring.hero_of(company, seat)
    return None if hero is not None and hero.choosing and answer in (MEDICINE, MONEY) else _no(seat)


def choose_study(company: Company, seat: int, answer: str, scribe: Scribe) -> None:
    """What the seat's hero has learned."""
    study(company, _hero(company, seat), answer, scribe)


def _hero(company: Company, seat: int) -> Member:
    hero = hiring.hero_of(company, seat)
    assert hero is not None
    return hero


def tongue_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """The tongues that there are."""
    return [(tongue,) for tongue in PURSE["tongues"]]


def why_not_tongue(company: Company, seat: int, answer: str) -> Refusal | None:
    """Once."""
    hero = hiring.hero_of(company, seat)
    return None if hero is not None and not hero.tongue and answer in PURSE["tongues"] else _no(seat)


def choose_tongue(company: Company, seat: int, answer: str, scribe: Scribe) -> None:
    """He speaks it."""
    hero = _hero(company, seat)
    hero.tongue = answer
    events.speaks(scribe, hero)


def learn_choices(company: Company, seat: int) -> list[tuple[str, ...]]:
    """The seat's hero."""
    return [(hero.id,) for hero in levels.heroes(company) if hero.owner == seat]


def why_not_learn(company: Company, seat: int, id: str) -> Refusal | None:
    """With a level that lets him."""
    hero = hiring.hero_of(company, seat)
    if hero is None:
        return _no(seat)
    return None if hero.id == id and hero.may_learn else Refusal("dungeon.level.growth", "learn", {"member": id})


def learn(company: Company, seat: int, id: str, scribe: Scribe) -> None:
    """One more skill of medicine."""
    hero = _hero(company, seat)
    hero.medicine, hero.may_learn = hero.medicine + 1, False
    events.learned(scribe, hero, hero.medicine)


def why_not_new_hero(company: Company, seat: int) -> Refusal | None:
    """Only for who has none."""
    return None if hiring.hero_of(company, seat) is None else _no(seat)


def new_hero(company: Company, seat: int, scribe: Scribe) -> None:
    """He still chooses what he can."""
    create(company, seat, scribe).choosing = True


def why_not_take_over(company: Company, seat: int, id: str) -> Refusal | None:
    """A companion of his, for who has no hero."""
    mine = [one.id for one in hiring.companions_of(company, seat)]
    return why_not_new_hero(company, seat) or (None if id in mine else _no(seat))


def take_over(company: Company, seat: int, id: str, scribe: Scribe) -> None:
    """A companion becomes the hero of a player whose own is dead; he keeps his gear and level."""
    member = next(one for one in hiring.companions_of(company, seat) if one.id == id)
    events.took_over(scribe, member, seat)  # by the name that he has had until now
    member.kind, member.wage, member.half_share = PC, 0, False


def study(company: Company, hero: Member, answer: str, scribe: Scribe) -> None:
    """The first skill of medicine, or so much more money."""
    hero.choosing = False
    if answer == MEDICINE:
        hero.medicine = 1
    else:
        company.ledger.purse[hero.owner] += int(PURSE["instead_of_medicine"])
    events.studied(scribe, hero, answer)
