"""The party at the start of a table: heroes with purses in the town, or one that is ready to go below."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.company import Company
from podzem.expedition.ledger import Candidate
from podzem.expedition.making import kit
from podzem.expedition.people import Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.town import heroes, hiring
from podzem.world.gear import GEAR
from podzem.world.item import Item

TABLE: Final = read_table("ready_party")


def create(company: Company, scribe: Scribe) -> None:
    """A hero for each seat with his purse of dice, and by the option `party` the rest (dungeon.character.create)."""
    players = company.setting.players
    company.next_number = players + 1
    company.ledger.purse = [0] * players
    company.leader = company.caller + 1
    made = [heroes.create(company, seat, scribe) for seat in range(players)]
    if company.setting.word("party") == "ready":
        ready_party(company, made, scribe)
        return
    for hero in made:
        hero.choosing = True


def ready_party(company: Company, made: list[Member], scribe: Scribe) -> None:
    """Heroes with their kits and skills, and companions so that no party is too small to go below."""
    for place, hero in enumerate(made):
        row = TABLE["hero"][place % len(TABLE["hero"])]
        hero.items, hero.tongue = kit(company, row["kit"]), row["tongue"]
        heroes.study(company, hero, row["study"], scribe)
        purse = company.ledger.purse
        purse[hero.owner] = max(0, purse[hero.owner] - sum(_price(item) for item in hero.items))
    for place, type in enumerate(TABLE["company"].get(str(len(made)), [])):
        _join(company, made[place % len(made)].owner, type, scribe)


def _price(item: Item) -> int:
    return (GEAR[item.kind].price or 0) * item.count


def _join(company: Company, seat: int, type: str, scribe: Scribe) -> None:
    """Hired beforehand: his advance was paid from what nobody sees."""
    candidate = Candidate(type, company.take_number(), hiring.JOINS)
    company.ledger.candidates.append(candidate)
    company.ledger.purse[seat] += hiring.advance(hiring.wage_of(type))
    member = hiring.take_on(company, seat, candidate, False, scribe)
    member.items += kit(company, TABLE["extras"].get(type, []))
    for item in member.items:
        item.ready = item.ready and item.kind != "knife"  # a hand for a torch, and for the next one
    torches = [item for item in member.items if item.kind == "torch"]
    if type == "link_bearer" and torches:
        torches[0].ready = torches[0].burning = True
