"""Small scenes for the rules of `delve`: a hall of squares, who stands where, dice by script."""

from __future__ import annotations

import json
from typing import Any

from podzem.core.dice import Scripted
from podzem.core.options import choose
from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.site.plan import Plan
from podzem.systems.delve.abilities import most_hp
from podzem.systems.delve.below import Below, Zone
from podzem.systems.delve.chapters.combat.fights import before_initiative
from podzem.systems.delve.chapters.encounters.bands import muster
from podzem.systems.delve.game import MEETING, TURN, Game
from podzem.systems.delve.ground import squares
from podzem.systems.delve.meeting import Fight, Meeting, Slot
from podzem.systems.delve.people import Band, Group, Person
from podzem.systems.delve.place import Place
from podzem.systems.delve.setting import OPTIONS
from podzem.systems.delve.things import HAND, READY, STOWED, WORN, Item

MARKS = {"*": HAND, "^": WORN, "+": READY}

HALL: dict[str, Any] = {
    "format": "podzem-dungeon/1",
    "id": "hall",
    "cell": 3,
    "title": {"en": "The hall"},
    "entrances": ["O0"],
    "levels": [
        {
            "depth": 1,
            "areas": [
                {"id": "OUT", "kind": "outside", "rects": [[-3, 3, 3, 3]]},
                {"id": "e", "kind": "stairs", "width": 3, "rects": [[0, 3, 3, 3]]},
                {"id": "H", "kind": "room", "rects": [[3, 0, 45, 12]]},
                {"id": "p", "kind": "passage", "width": 3, "rects": [[48, 3, 30, 3]]},
            ],
            "openings": [
                {"id": "O0", "between": ["OUT", "e"], "at": [0, 4.5], "dir": "E", "width": 3},
                {"id": "O1", "between": ["e", "H"], "at": [3, 4.5], "dir": "E", "width": 3},
                {"id": "D1", "between": ["H", "p"], "at": [48, 4.5], "dir": "E", "width": 3, "door": {"kind": "free"}},
            ],
        }
    ],
}


def setting_of(players: int = 1, **options: object) -> Setting:
    """A table with the catalogue's options but for some."""
    return Setting(players, choose(OPTIONS, options, "delve.core.errors"))


def rolling(*faces: tuple[int, int]) -> Scribe:
    """A scribe with these dice."""
    return Scribe(Scripted(list(faces)), listening=True)


def two(one: int, other: int) -> list[tuple[int, int]]:
    """2d6 by their faces."""
    return [(6, one), (6, other)]


def spent(scribe: Scribe) -> None:
    """Complain about dice that were not asked for."""
    assert isinstance(scribe.dice, Scripted)
    scribe.dice.finish()


def hero(number: int = 1, things: str = "", at: tuple[int, int] = (3, 1), **numbers: Any) -> Person:
    """A character: `sword* mail^ torch*! bandage:2`; in the hand, worn, ready (+), else stowed; ! is lit."""
    person = Person(number, seat=0, at=Place(1, *at), **numbers)
    for index, text in enumerate(things.split()):
        kind, _, count = text.rstrip("!").rstrip("*^+").partition(":")
        marks = text[len(kind) :]
        where = next((MARKS[mark] for mark in marks if mark in MARKS), STOWED)
        item = Item(kind, number * 100 + index, where, count=int(count.rstrip("*^+") or 1), lit="!" in marks)
        item.left = 6 if item.lit else 0
        person.items.append(item)
    person.hp = person.hp or most_hp(person)
    return person


def hall(*people: Person, map: dict[str, Any] = HALL, players: int = 1, **options: object) -> Game:
    """A game in the hall with one group of these people."""
    plan = Plan(json.dumps(map, indent=1), 0, 0)
    game = Game(setting_of(players, **options), plan, Below(zones={"": Zone()}), stage=TURN)
    game.people = {person.number: person for person in people}
    game.groups = [Group(1, [person.number for person in people])]
    game.next_number = 501
    game.below.seen = [Place(1, *square) for square in sorted(squares(game, 1).area_of)]
    return game


def told(scribe: Scribe, name: str) -> list[dict[str, Any]]:
    """The facts of all events of a name."""
    return [dict(event.facts) for event in scribe.events if event.name == name]


def met(game: Game, kind: str, *at: tuple[int, int], leader: str = "", keyed: str = "", **numbers: Any) -> Band:
    """A band whose members stand on these squares; the last is the leader where there is one."""
    count = len(at) - bool(leader)
    band = muster(game, kind, count, Scribe(Scripted([])), leader, keyed)
    for one, square in zip(band.members, at, strict=True):
        one.at = Place(1, *square)
        for name, value in numbers.items():
            setattr(one, name, value)
    return band


def facing(game: Game, *bands: Band, step: str = "both") -> Meeting:
    """A meeting in which both sides know of each other."""
    game.meeting = Meeting(1, [band.number for band in bands], step=step)
    game.stage = MEETING
    return game.meeting


def fighting(game: Game, *bands: Band, order: str = "party", round: int = 1, hidden: bool = False) -> Fight:
    """A fight in which one side acts, nobody having rolled."""
    facing(game, *bands)
    fight = before_initiative(game, prepared=order if round == 0 else "", hidden=hidden)
    fight.round, fight.order = round, [Slot(order), Slot("they" if order == "party" else "party")]
    if round == 0:
        fight.order = [Slot(order)]
    return fight
