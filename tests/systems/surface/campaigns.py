"""Small campaigns for tests: a region of a few cells, a party where it is wanted, orders by their text."""

from typing import Any

from podzem.core.decisions import Refusal, read_decision
from podzem.core.dice import Scripted
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.expedition.company import Company
from podzem.expedition.making import kit
from podzem.expedition.people import COMPANION, PC, Member
from podzem.systems.surface import orders
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.country import Country
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_setting
from podzem.world.region.region_file import read_region

LAND: dict[str, Any] = {
    "format": "podzem-surface/1",
    "name": "Test",
    "seed": None,
    "size": [6, 5],
    "terrain": ["..f...", ".fh.b.", "......", "~~~===", "~~~==="],
    "paths": [],
    "rivers": [{"name": "Reka", "cells": [[0, 0], [0, 1], [0, 2], [0, 3]], "widths": [2, 2, 3], "end": None}],
    "fords": [[0, 1]],
    "bridges": [],
    "ferries": [],
    "landmarks": [
        {"id": "town", "type": "town", "name": "Gorod", "cell": [3, 2]},
        {"id": "selo", "type": "village", "name": "Selo", "cell": [1, 2]},
        {"id": "krepost", "type": "fortress", "name": "Krepost", "cell": [4, 2]},
        {"id": "vyselki", "type": "homestead", "name": "Vyselki", "cell": [3, 0]},
        {"id": "psy", "type": "monster_settlement", "name": "Psy", "cell": [5, 0], "dwellers": "chud"},
        {"id": "klad", "type": "cache", "name": "Klad", "cell": [2, 1], "class": "hidden"},
    ],
    "start": {"cell": [3, 2], "date": [1, 2, 1], "weather": "clear"},
    "options": {},
}


def campaign(inside: str = "", cell: tuple[int, int] = (3, 2), players: int = 1, **options: object) -> Game:
    """One party with a hero and his purse of 1000 kuna."""
    region = read_region(LAND)
    setting = read_setting(players, {"judge_wandering": "off", "goal": "none", **options})
    game = Game(Company(setting), Country("test", 6, 5, region), spell_left=100)
    game.company.ledger.purse = [1000] * players
    place = region.landmark(inside).cell if inside else cell
    party = Party(1, 0, Cell(*place), region.banks(place)[0], Cell(*place), inside=inside)
    game.parties = [party]
    for x in range(6):
        for y in range(5):
            party.knowledge.chart[str(Cell(x, y))] = Cell(x, y)
    party.knowledge.found = {mark.id: Cell(*mark.cell) for mark in region.landmarks if mark.sight != "hidden"}
    for seat in range(players):
        join(game, Member(PC, "man", game.company.take_number(), owner=seat))
    game.company.leader = 1
    return game


def join(game: Game, member: Member, party: int = 1) -> Member:
    member.group = party
    game.members[member.number] = member
    return member


def companion(game: Game, type: str = "spearman", *gear: str) -> Member:
    member = Member(COMPANION, type, game.company.take_number(), owner=0, wage=12, paid_to=999)
    member.items = kit(game.company, gear)
    return join(game, member)


def crowd(game: Game, count: int) -> None:
    for _ in range(count):
        companion(game, "porter")


def refused(game: Game, text: str) -> Refusal | None:
    """Why an order is refused, the clause and all; a refusal changes nothing."""
    before = game.key()
    refusal = orders.refuse(game, read_decision(text))
    assert game.key() == before
    return refusal


def clause(game: Game, text: str) -> str:
    refusal = refused(game, text)
    return "" if refusal is None else refusal.clause


def do(game: Game, text: str, *dice: tuple[int, int]) -> list[Event]:
    """Give a legal order, go on until somebody decides; all dice must be used."""
    decision = read_decision(text)
    assert orders.refuse(game, decision) is None, str(orders.refuse(game, decision))
    assert decision in orders.candidates(game, decision.seat), "what is not refused is offered"
    scripted = Scripted(list(dice))
    scribe = Scribe(scripted, listening=True)
    orders.apply(game, decision, scribe)
    scripted.finish()
    return scribe.events


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event.name == name]
