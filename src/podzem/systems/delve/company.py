"""Who belongs to whom: the groups of the party, their leaders, who is awake, who orders for whom."""

from __future__ import annotations

from podzem.core.memo import cached
from podzem.systems.delve.abilities import SAPIENT, has, mind
from podzem.systems.delve.game import Game
from podzem.systems.delve.people import OK, Group, Person
from podzem.systems.delve.place import OUTSIDE, Place
from podzem.systems.delve.things import Item


def group_of(game: Game, person: Person) -> Group | None:
    """The group in which somebody of the party walks."""
    return next((group for group in game.groups if person.number in group.members), None)


def members(game: Game, group: Group) -> list[Person]:
    """Everybody of a group, in marching order."""
    return [game.people[number] for number in group.members]


def awake(game: Game, group: Group) -> list[Person]:
    """The conscious ones of a group, in marching order."""
    return cached(game, "awake", group.number, "", lambda: [one for one in members(game, group) if one.state == OK])


def leader(game: Game, group: Group) -> Person:
    """Who goes first: the first who is awake, else the first."""
    return next(iter(awake(game, group)), game.people[group.members[0]])


def place_of(game: Game, group: Group) -> Place:
    """Where its head stands."""
    return leader(game, group).at if group.members else OUTSIDE


def take_over(game: Game, group: Group, other: Group) -> None:
    """The captives of a group that is no more are another's (delve.morale.captives)."""
    for band in game.bands:
        if band.held_by == other.number:
            band.held_by = group.number


def seat_of(game: Game, person: Person) -> int:
    """Who orders for somebody of the party: his player, for a companion the caller."""
    return person.seat if person.seat >= 0 else game.caller


def is_large(person: Person) -> bool:
    """Whether he takes a whole square."""
    return has(person, "large")


def is_beast(person: Person) -> bool:
    """Whether he has no hands to work with."""
    return mind(person) != SAPIENT


def ranks(game: Game, group: Group) -> list[list[Person]]:
    """Who walks side by side: two to a square, or one that is large (delve.combat.move)."""
    found: list[list[Person]] = []
    for person in members(game, group):
        full = not found or len(found[-1]) == 2 or is_large(person) or is_large(found[-1][-1])
        if full:
            found.append([person])
        else:
            found[-1].append(person)
    return found


def seen(game: Game) -> frozenset[Place]:
    """The squares that the party has seen."""
    return cached(game, "seen", 0, "", lambda: frozenset(game.below.seen))


def own_item(game: Game, person: Person, id: str) -> Item | None:
    """A thing that somebody has, by its id."""
    if game.memo is None:
        return next((item for item in person.items if item.id == id), None)
    own = cached(game, "own_items", person.number, "", lambda: {item.id: item for item in person.items})
    return own.get(id)


def found_person(game: Game, id: str) -> Person | None:
    """Somebody of the party by his id."""
    return next((person for person in game.people.values() if person.id == id), None)
