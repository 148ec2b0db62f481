"""The party at the start of a table: heroes with purses in the town, or one that is ready to go below."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.ledger import Candidate
from podzem.expedition.making import kit
from podzem.expedition.people import Member
from podzem.expedition.rule_tables import read_table
from podzem.expedition.town import heroes, hiring
from podzem.systems.dungeon.game import TOWN, Game
from podzem.world.gear import GEAR
from podzem.world.item import Item

TABLE: Final = read_table("ready_party")


def create(game: Game, scribe: Scribe) -> None:
    """A hero for each seat with his purse of dice, and by the option `party` the rest (dungeon.character.create)."""
    players = game.setting.players
    game.stage, game.company.next_number = TOWN, players + 1
    game.company.ledger.purse = [0] * players
    game.company.leader = game.company.caller + 1
    made = [heroes.create(game, seat, scribe) for seat in range(players)]
    if game.setting.word("party") == "ready":
        ready_party(game, made, scribe)
        return
    for hero in made:
        hero.choosing = True


def ready_party(game: Game, made: list[Member], scribe: Scribe) -> None:
    """Heroes with their kits and skills, and companions so that no party is too small to go below."""
    for place, hero in enumerate(made):
        row = TABLE["hero"][place % len(TABLE["hero"])]
        hero.items, hero.tongue = kit(game, row["kit"]), row["tongue"]
        heroes.study(game, hero, row["study"], scribe)
        purse = game.company.ledger.purse
        purse[hero.owner] = max(0, purse[hero.owner] - sum(_price(item) for item in hero.items))
    for place, type in enumerate(TABLE["company"].get(str(len(made)), [])):
        _join(game, made[place % len(made)].owner, type, scribe)


def _price(item: Item) -> int:
    return (GEAR[item.kind].price or 0) * item.count


def _join(game: Game, seat: int, type: str, scribe: Scribe) -> None:
    """Hired beforehand: his advance was paid from what nobody sees."""
    candidate = Candidate(type, game.company.take_number(), hiring.JOINS)
    game.company.ledger.candidates.append(candidate)
    game.company.ledger.purse[seat] += hiring.advance(hiring.wage_of(type))
    member = hiring.take_on(game, seat, candidate, False, scribe)
    member.items += kit(game, TABLE["extras"].get(type, []))
    for item in member.items:
        item.ready = item.ready and item.kind != "knife"  # a hand for a torch, and for the next one
    torches = [item for item in member.items if item.kind == "torch"]
    if type == "link_bearer" and torches:
        torches[0].ready = torches[0].burning = True
