"""What kind of term each fact of `delve` is, and how the facts of events are made of what a rule has in hand."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import Facts, shape
from podzem.systems.delve.fact_kinds import KINDS as OF_PEOPLE
from podzem.systems.delve.people import Group, Person
from podzem.systems.delve.place import Place, write_place
from podzem.systems.delve.things import Item
from podzem.world.dungeon_map import Opening
from podzem.world.texts import Text, as_facts

KINDS: Final = {
    **OF_PEOPLE,
    "members": "member",
    "items": "item",
    "type": "item",
    "square": "place",
    "what": "place",
    "trap": "trap",
    "hint": "hint",
    "spot": "spot",
    "method": "method",
    "means": "means",
    "alertness": "alertness",
    "attribute": "attribute",
    "skill": "skill",
    "where": "compartment",
    "text": "text",
    "was": "answer",
    "act": "deed",
    "result": "result",
    "heading": "heading",
    "option": "option",
}
"""What kind of term each fact is; a plain number, word or switch is not listed."""


@shape()
def of_nothing() -> Facts:
    """No fact at all."""
    return {}


@shape("count")
def of_count(count: int) -> Facts:
    """A number."""
    return {"count": count}


@shape("group")
def of_group(group: Group) -> Facts:
    """A group."""
    return {"group": group.number}


@shape("group", "place")
def of_walk(group: Group, place: Place) -> Facts:
    """A group and where it is."""
    return {"group": group.number, "place": write_place(place)}


@shape("place")
def of_place(place: Place) -> Facts:
    """A square."""
    return {"place": write_place(place)}


@shape("member")
def of_member(person: Person) -> Facts:
    """Somebody."""
    return {"member": person.id}


@shape("member", "count")
def of_member_with_count(person: Person, count: int) -> Facts:
    """Somebody and a number."""
    return {"member": person.id, "count": count}


@shape("member", "other")
def of_two(person: Person, other: Person) -> Facts:
    """Somebody who does something to another."""
    return {"member": person.id, "other": other.id}


@shape("member", "other", "item")
def of_gift(person: Person, other: Person, item: Item) -> Facts:
    """Somebody who hands a thing over."""
    return {"member": person.id, "other": other.id, "item": item.id}


@shape("member", "item")
def of_item(person: Person, item: Item) -> Facts:
    """Somebody and a thing."""
    return {"member": person.id, "item": item.id}


@shape("member", "item", "count")
def of_item_with_count(person: Person, item: Item, count: int) -> Facts:
    """Somebody, a thing, and a number."""
    return {"member": person.id, "item": item.id, "count": count}


@shape("member", "item", "where")
def of_stowing(person: Person, item: Item) -> Facts:
    """Somebody and where he has put a thing."""
    return {"member": person.id, "item": item.id, "where": item.where}


@shape("member", "opening")
def of_door(person: Person, opening: Opening) -> Facts:
    """Somebody at a door."""
    return {"member": person.id, "opening": opening.id}


@shape("member", "what")
def of_thing(person: Person, thing: str) -> Facts:
    """Somebody and a thing of the map by its id: a door, a trap, a chest, a furnishing."""
    return {"member": person.id, "what": thing}


@shape("what")
def of_this(thing: str) -> Facts:
    """A thing of the map by its id."""
    return {"what": thing}


@shape("member", "what", "done", "of")
def of_labour(person: Person, thing: str, done: int, of: int) -> Facts:
    """Somebody at work on a thing, and how much is done of how much."""
    return {"member": person.id, "what": thing, "done": done, "of": of}


@shape("place", "things")
def of_heap(place: Place, things: list[str]) -> Facts:
    """What lies on a square: things by their ids, a container by its kind."""
    return {"place": write_place(place), "things": things}


@shape("hint", "place")
def of_hint(type: str, place: Place) -> Facts:
    """The usual hint of a trap."""
    return {"hint": type, "place": write_place(place)}


@shape("text", "place")
def of_own_hint(text: Text, place: Place) -> Facts:
    """A hint that the map brings."""
    return {"text": as_facts(text), "place": write_place(place)}


@shape("text")
def of_text(text: Text) -> Facts:
    """A text of the map in its languages."""
    return {"text": as_facts(text)}


@shape("trap", "what")
def of_trap(type: str, id: str) -> Facts:
    """A trap: its type and itself."""
    return {"trap": type, "what": id}


@shape("member", "trap", "what")
def of_work_on_trap(person: Person, type: str, id: str) -> Facts:
    """Somebody and a trap."""
    return {"member": person.id, "trap": type, "what": id}


@shape("kuna")
def of_kuna(kuna: int) -> Facts:
    """A sum of money."""
    return {"kuna": kuna}


@shape("zone", "alertness")
def of_alertness(zone: str, alertness: str) -> Facts:
    """How watchful a part of the dungeon is."""
    return {"zone": zone, "alertness": alertness}


@shape("member", "what", "things")
def of_contents(person: Person, thing: str, items: list[Item]) -> Facts:
    """Somebody who opens a chest, and what is in it."""
    return {"member": person.id, "what": thing, "things": [item.id for item in items]}


@shape("opening", "sound")
def of_sound(opening: Opening, sound: str) -> Facts:
    """What is heard behind a door: nothing, one, few, many."""
    return {"opening": opening.id, "sound": sound}


@shape("member", "what", "text")
def of_reading(person: Person, thing: str, text: Text) -> Facts:
    """What somebody makes out of a thing."""
    return {"member": person.id, "what": thing, "text": as_facts(text)}
