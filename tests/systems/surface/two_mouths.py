"""A land with three ways down, and a company that parts, for the tests of several parties below ground."""

import json
from fractions import Fraction
from importlib.resources import files
from typing import Any

from podzem.core.decisions import read_decision
from podzem.core.dice import Seeded
from podzem.core.events import Event
from podzem.core.scribe import Scribe
from podzem.expedition.company import Company
from podzem.expedition.making import kit
from podzem.expedition.people import ANIMAL, PC, Member
from podzem.systems.surface import orders
from podzem.systems.surface.cells import Cell
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.country import Country
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import MARCH, Party
from podzem.systems.surface.setting import read_setting
from podzem.world.region.region_file import read_region
from tests.systems.surface.campaigns import LAND, do

CAVE = {"id": "cave", "type": "dungeon_entrance", "name": "Cave", "cell": [3, 1], "dungeon": "proba"}
HOLE = {"id": "hole", "type": "dungeon_entrance", "name": "Hole", "cell": [5, 1], "dungeon": "proba", "entrance": "O9"}
PIT = {"id": "pit", "type": "dungeon_entrance", "name": "Pit", "cell": [3, 1], "dungeon": "zrazok"}
AREA: dict[str, Any] = {**LAND, "landmarks": [*LAND["landmarks"], CAVE, HOLE, PIT]}


def mouths_of_proba() -> str:
    """The sample map with a second way out of its first passage."""
    raw = json.loads(files("podzem.world").joinpath("maps", "proba.json").read_text(encoding="utf-8"))
    raw["entrances"].append("O9")
    raw["levels"][0]["areas"].append({"id": "OUT2", "kind": "outside", "rects": [[4, 2, 2, 2]]})
    mouth = {"id": "O9", "between": ["OUT2", "PA"], "at": [5, 4], "dir": "S", "width": 2, "door": None}
    raw["levels"][0]["openings"].append(mouth)
    return json.dumps(raw, indent=1)


def company(*people: str, players: int = 2, spent: int = 0) -> Game:
    """A party of heroes of different seats before the cave and the pit; so many twelfths of its day are spent."""
    region = read_region(AREA, lambda name: ("O0", "O9") if name == "proba" else ("E0",))
    setting = read_setting(players, {"judge_wandering": "off", "goal": "none"})
    game = Game(Company(setting), Country("test", 6, 5, region), spell_left=100)
    game.company.ledger.purse = [100] * players
    cell = Cell(3, 1)
    party = Party(1, 0, cell, region.banks(cell)[0], cell, outside=True)
    party.knowledge.chart = {str(Cell(x, y)): Cell(x, y) for x in range(6) for y in range(5)}
    party.knowledge.found = {"cave": cell, "pit": cell}
    game.parties = [party]
    for number, text in enumerate(people or ("man torch! ration:9", "man torch! ration:9"), 1):
        type, *things = text.split()
        kind = PC if type == "man" else ANIMAL
        owner = min(number, players) - 1
        game.company.next_number = 100 * number + 1
        member = Member(kind, type, number, owner=owner, group=1)
        member.items = kit(game.company, things)
        game.members[number] = member
    game.company.next_number, game.company.leader = 1000, 1
    if spent:
        spend(game, party, spent)
    return game


def spend(game: Game, party: Party, twelfths: int) -> None:
    budget.fix(game, party)
    party.phase, party.spent = MARCH, Fraction(party.base * twelfths, 12)


def send(game: Game, seat: int, party: int, mark: str, *taken: str) -> list[Event]:
    told = do(game, f"{seat} enter_dungeon {party} {mark}")
    for id in taken:
        told += do(game, f"{seat} take_below {id}")
    return told + do(game, f"{seat} descend")


def wait(game: Game, seat: int) -> list[Event]:
    """A turn of doing nothing for who is asked below, called by this seat."""
    assert game.underground is not None
    scribe = Scribe(Seeded(1), listening=True)
    for one in game.underground.needed():
        orders.apply(game, read_decision(f"{one} all hold"), scribe)
    orders.apply(game, read_decision(f"{seat} release"), scribe)
    return scribe.events


def parted() -> Game:
    """Two parties of a hero each, of two seats, in one cell."""
    game = company()
    do(game, "0 split 1 pc.2")
    assert [(party.number, party.caller) for party in game.parties] == [(1, 0), (2, 1)]
    return game
