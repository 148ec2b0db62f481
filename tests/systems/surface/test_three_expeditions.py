"""One company, three expeditions: it buys, goes below, comes back, sells, heals, hires, grows, and goes again."""

import json
from dataclasses import dataclass, field

import pytest

from podzem.core.decisions import read_decision
from podzem.core.dice import Dice, Seeded
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.site.plan import Plan
from podzem.systems.dungeon import front_door
from podzem.systems.surface import orders
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.country import Country
from podzem.systems.surface.game import Game
from podzem.systems.surface.invariants import fault
from podzem.world.region.region_file import read_region
from tests.systems.surface.campaigns import named
from tests.systems.surface.two_mouths import AREA, company, mouths_of_proba

ROAD = {"kind": "road", "cells": [[3, 2], [3, 1]]}


@dataclass
class Table:
    """A campaign that is played by its orders, with seeded dice."""

    game: Game
    dice: Dice
    told: list[Event] = field(default_factory=list)

    def do(self, text: str) -> list[Event]:
        decision = read_decision(text)
        assert orders.refuse(self.game, decision) is None, f"{text}: {orders.refuse(self.game, decision)}"
        scribe = Scribe(self.dice, listening=True)
        orders.apply(self.game, decision, scribe)
        assert fault(self.game) == "", text
        self.told += scribe.events
        return scribe.events

    def first(self, order: str, word: str = "") -> str:
        """The first open decision of an order that names something."""
        return str(next(one for one in orders.candidates(self.game, 0) if one.order == order and word in str(one)))

    @property
    def hero(self) -> str:
        return "pc.1"


def _table(seed: int) -> Table:
    """A town, a road of a cell, and a cave with three hoards in its first passage."""
    game = company("man torch! torch:4", players=1)
    region = read_region({**AREA, "paths": [ROAD]}, lambda name: ("O0", "O9") if name == "proba" else ("E0",))
    game.country = Country("test", 6, 5, region)
    raw = json.loads(mouths_of_proba())
    hoards = [{"id": f"T{n}", "area": "PA", "at": [2 + n, 5], "items": [{"silver": 40}]} for n in (1, 2, 3)]
    raw["levels"][0]["treasure"] += hoards
    raw["levels"][0]["wandering"] = "off"
    game.sites["cave"] = front_door.opened("proba", game.setting)
    game.sites["cave"].game.site.plan = Plan(json.dumps(raw, indent=1), 0, 0)
    party, town = game.parties[0], Cell(3, 2)
    party.cell = party.believed = town
    party.knowledge.found["town"] = town
    party.inside, party.outside = "town", False
    game.company.ledger.purse = [600]
    return Table(game, Seeded(seed))


def _expedition(table: Table) -> int:
    """From the town below and back; what was delivered."""
    game = table.game
    table.do("0 march 1 N 1")
    assert str(game.parties[0].cell) == "3,1"
    table.do("0 enter_dungeon 1 cave")
    table.do("0 descend")
    table.do("0 all hold")
    table.do("0 leg 1 3,5")
    table.do("0 release")
    table.do(table.first("take", "silver"))
    table.do("0 all hold")
    table.do("0 leg 1 -1,5")
    table.do("0 release")
    assert not game.descents, "out in the open again"
    table.do("0 camp 1")  # with so much silver there is no way home today
    table.do("0 march 1 S 1")
    table.do("0 enter 1 town")
    return game.company.ledger.delivered


def _rest(table: Table, days: int) -> None:
    for _ in range(days):
        table.do("0 rest 1")


@pytest.mark.clause("surface.dungeon.return", "surface.settlement.sell_treasure", "dungeon.level.growth")
@pytest.mark.parametrize("seed", [2, 7])
def test_three_expeditions_of_one_company(seed: int) -> None:
    table = _table(seed)
    game = table.game
    hero = game.members[1]
    wealth = [game.company.ledger.purse[0]]
    for number in (1, 2, 3):
        table.do(f"0 buy 1 {table.hero} ration 5")
        assert _expedition(table) == 4000, "40 grivnas of silver"
        hero = game.members[1]
        assert hero.is_up
        assert game.company.ledger.expeditions == number
        table.do(table.first("sell", "silver"))
        assert not [item for item in hero.items if item.kind == "silver"]
        wealth.append(game.company.ledger.purse[0])
        assert wealth[-1] > wealth[-2]
        if number == 1:
            _hire(table)
        if number == 2:
            _heal(table)
    assert game.company.ledger.purse[0] > 3 * 4000 - 4000
    assert hero.level >= 2, "what is brought out raises who brought it"
    assert named(table.told, "rose")
    assert len(named(table.told, "came_up")) == 3
    left = [heap.treasure for heap in game.sites["cave"].game.site.heaps if heap.items]
    assert left == ["C1"], "three hoards were brought home"
    assert [one for one in game.members.values() if one.kind == "companion"], "the hired man is still of the company"
    went = [event.facts["members"] for event in named(table.told, "went_down")]
    assert went[0] == ["pc.1"]
    assert all(len(members) == 2 for members in went[1:]), "he went along"  # type: ignore[arg-type]


def _hire(table: Table) -> None:
    """A day of asking, then offers until somebody joins; the advance is paid."""
    game = table.game
    if game.parties[0].spent or game.parties[0].phase != "dawn":
        table.do("0 camp 1")
    purse = game.company.ledger.purse[0]
    for _ in range(40):
        open_now = {one.order for one in orders.candidates(game, 0)}
        wanted = next((order for order in ("agree", "hire") if order in open_now), "ask_men")
        table.do(table.first(wanted) if wanted != "ask_men" else "0 ask_men 1")
        if any(one.kind == "companion" for one in game.members.values()):
            break
    assert game.company.ledger.purse[0] < purse
    table.do(f"0 buy 1 {table.hero} ration 10")


def _heal(table: Table) -> None:
    """A wound is healed by days in the town."""
    game = table.game
    game.members[1].wound = 1
    if game.parties[0].spent or game.parties[0].phase != "dawn":
        table.do("0 camp 1")
    for _ in range(60):
        if not game.members[1].wound:
            break
        if sum(item.count for item in game.members[1].items if item.kind == "ration") < 4:
            table.do(f"0 buy 1 {table.hero} ration 10")
        _rest(table, 1)
    assert game.members[1].wound == 0
    assert named(table.told, "wound_healed")
