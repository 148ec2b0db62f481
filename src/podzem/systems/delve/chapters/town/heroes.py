"""Characters at the start of a table: ready ones with their kits (delve.char.create)."""

from __future__ import annotations

from typing import Any, Final

from podzem.systems.delve.abilities import most_hp
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import ATTRIBUTES, Person
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.things import COMPARTMENTS, Item

READY_ROWS: Final[list[dict[str, Any]]] = read_part("heroes")["ready"]
KUNA: Final[int] = read_part("heroes")["creation"]["kuna"]
"""For gear, for each character."""
FEWEST: Final = 4
"""So many ready characters go below, however few play."""


def new_item(game: Game, kind: str, where: str = "stowed") -> Item:
    """A new thing, whole and full."""
    gear = GEAR[kind]
    turns = gear.turns if gear.light_ft and kind != "lamp" else 0
    return Item(kind, game.take_number(), where, count=gear.count if kind != "coins" else 1, left=turns)


def create_ready(game: Game) -> None:
    """The ready characters, dealt to the seats in turn."""
    players = game.setting.players
    numbers = [game.take_number() for _ in range(max(FEWEST, players))]
    for place, number in enumerate(numbers):
        person = ready_person(game, number, READY_ROWS[place % len(READY_ROWS)])
        person.seat = place % players
        game.people[number] = person


def ready_person(game: Game, number: int, row: dict[str, Any]) -> Person:
    """One of them; his lamp is filled, and nothing burns yet."""
    person = Person(number, name=row["name"], **dict(zip(ATTRIBUTES, row["attributes"])), **row["skills"])
    for where in COMPARTMENTS:
        person.items += [new_item(game, kind, where) for kind in row.get(where, ())]
    for item in person.items:
        if item.kind == "lamp":
            item.left = GEAR["skin_oil"].turns
    person.hp = most_hp(person)
    return person


def create_blank(game: Game) -> None:
    """Characters to be made by their players, one for each seat, or so many that the party is no smaller."""
    players = game.setting.players
    for place in range(max(FEWEST, players)):
        person = Person(game.take_number(), seat=place % players, name=READY_ROWS[place % len(READY_ROWS)]["name"])
        person.hp, person.making = most_hp(person), "new"
        game.people[person.number] = person
    game.coins = len(game.people) * KUNA
