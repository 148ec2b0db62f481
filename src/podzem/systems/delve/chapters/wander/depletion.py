"""Unexpected depletion (delve.wander.depletion): light, gear, supplies."""

from __future__ import annotations

from typing import Final

from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.light.events import darkness
from podzem.systems.delve.chapters.movement.pace import has_light
from podzem.systems.delve.chapters.wander import events
from podzem.systems.delve.company import members
from podzem.systems.delve.data.gear import GEAR
from podzem.systems.delve.data.results import DEPLETIONS
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import DEAD, Group, Person
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.telling import SIDES, pick
from podzem.systems.delve.things import STOWED, WORN, Item

OIL: Final[int] = read_part("wandering")["depletion"]["oil"]
LAMP: Final = "lamp"
CONSUMED: Final = frozenset(("light", "food", "water", "aid", "lamp"))
"""Uses of things that are no gear that could break: lights, food, dressings."""


def deplete(game: Game, group: Group, scribe: Scribe) -> None:
    """1d6: 1-2 light, 3-4 gear, 5-6 supplies."""
    what = DEPLETIONS[int(scribe.roll(SIDES, events.DEPLETION_DIE)) - 1]
    people = [person for person in members(game, group) if person.state != DEAD]
    if what == "light" and not _light(game, group, people, scribe):
        what = "supplies"
    if what == "gear":
        _gear(group, people, scribe)
    elif what == "supplies":
        _supplies(group, people, scribe)


def _light(game: Game, group: Group, people: list[Person], scribe: Scribe) -> bool:
    """All torches that burn are spent; if none burns, a lantern loses six turns of oil."""
    had = has_light(game, group)
    burning = [(person, item) for person in people for item in person.items if item.lit]
    torches = [(person, item) for person, item in burning if item.kind != LAMP]
    for person, item in torches:
        person.items.remove(item)
        events.torch_spent(scribe, person, item)
    if not torches and burning:
        person, item = burning[pick(scribe, len(burning), events.VICTIM_DIE, OPEN)]
        item.left = max(0, item.left - OIL)
        item.lit = item.left > 0
        events.oil_lost(scribe, person, item, item.left)
    if burning and had and not has_light(game, group):
        darkness(scribe, group)
    return bool(burning)


def breakable(person: Person) -> list[Item]:
    """Ready things that are not worn, not broken, no light and nothing that is used up."""
    return [
        item
        for item in person.items
        if item.where not in (STOWED, WORN)
        and not item.broken
        and not GEAR[item.kind].light_ft
        and not GEAR[item.kind].uses & CONSUMED
        and item.kind
        not in ("quiver", "stones", "coins", "gem", "tableware", "key", "potion", "tinderbox", "wedge", "caltrops")
    ]


def _gear(group: Group, people: list[Person], scribe: Scribe) -> None:
    """Somebody at random, then one of his things; whether dice are open depends on whether something breaks."""
    victims = [bool(breakable(person)) for person in people]
    index = _victim(scribe, victims)
    things = breakable(people[index])
    if not things:
        events.nothing_lost(scribe, group)
        return
    item = things[pick(scribe, len(things), events.VICTIM_DIE, OPEN)]
    item.broken = True
    events.gear_broke(scribe, people[index], item)


def _victim(scribe: Scribe, loses: list[bool]) -> int:
    """Who it is; the die is the judge's until it is known that something is lost, then it is told openly."""
    if len(loses) == 1:
        return 0
    face = int(scribe.roll(len(loses), events.VICTIM_DIE, audience=SECRET)) - 1
    if loses[face] and scribe.listening:
        scribe.record(events.VICTIM_DIE, {"sides": len(loses), "face": face + 1}, audience=OPEN)
    return face


def _supplies(group: Group, people: list[Person], scribe: Scribe) -> None:
    """A ration, else water, else one small thing at random, else nothing."""
    person = people[_victim(scribe, [bool(_loses(one)) for one in people])]
    things = _loses(person)
    if not things:
        events.nothing_lost(scribe, group)
        return
    item = things[pick(scribe, len(things), events.VICTIM_DIE, OPEN)]
    person.items.remove(item)
    events.supplies_lost(scribe, person, item)


def _loses(person: Person) -> list[Item]:
    """What he might lose: the first ration alone, else the first waterskin alone, else any small thing."""
    for kind in ("ration", "skin_water"):
        found = [item for item in person.items if item.kind == kind]
        if found:
            return found[:1]
    return [item for item in person.items if GEAR[item.kind].small and not item.lit]
