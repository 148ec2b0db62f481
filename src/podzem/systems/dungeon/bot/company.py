"""The party as the bot's view shows it: who stands, who lies, what burns, what is carried."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Protocol

from podzem.expedition.shapes import MemberView
from podzem.systems.dungeon.view.shapes import ExpeditionView as View
from podzem.world.item_view import ItemView as Thing

VALUABLE: Final = ("silver", "gold", "gem", "tableware", "jewellery", "carpet", "potion", "wand", "staff")
WORTH: Final = {"silver": 25, "gold": 250, "potion": 300, "wand": 1500, "staff": 3000}
"""Kuna of a quarter grivna of metal, or of a thing whose value its bearer cannot read off it."""


GUARDED: Final = 2
"""Who has so much defence can stand in front."""


class WithMembers(Protocol):
    """A view with the party's own."""

    @property
    def members(self) -> list[MemberView]:
        """Everybody of it."""


def below(view: WithMembers) -> list[MemberView]:
    """The party's people and animals below ground."""
    return [one for one in view.members if one.group]


def up(view: WithMembers) -> list[MemberView]:
    """Those on their feet."""
    return [one for one in below(view) if one.status == "active"]


def fallen(view: View) -> list[MemberView]:
    """Those who lie and can still be helped, heroes first."""
    lying = [one for one in view.members if one.status == "down"]
    return sorted(lying, key=lambda one: one.kind != "pc")


def things(one: MemberView) -> Iterator[Thing]:
    """All that somebody has on him."""
    stack = list(one.items)
    while stack:
        item = stack.pop()
        yield item
        stack += item.contents


def count(one: MemberView, kind: str) -> int:
    """How many of a kind he has."""
    return sum(int(item.count) for item in things(one) if item.kind == kind)


def can_heal(one: MemberView) -> int:
    """How many patients he can treat."""
    measures = sum(item.left or 0 for item in things(one) if item.kind in ("skin_wine", "healing_water"))
    return min(count(one, "bandage"), measures) if one.medicine and one.status == "active" else 0


def light_left(view: View) -> int:
    """Turns of light that all torches together still give."""
    return sum(int(item.left or 0) for one in up(view) for item in things(one) if item.kind == "torch")


def burning(view: View) -> list[int]:
    """The turns left of each light that burns now."""
    return [int(light.left) for light in view.clock.lights]


def can_strike_fire(view: View) -> bool:
    """Whether somebody has both a torch and a tinderbox."""
    return any(count(one, "torch") and count(one, "tinderbox") for one in up(view))


def worth(view: View) -> int:
    """Kuna of treasure that is carried, roughly."""
    return sum(value(item) for one in below(view) for item in things(one))


def value(item: Thing) -> int:
    """What a thing is worth at a glance."""
    if item.kind in ("silver", "gold"):
        return int(item.count) * WORTH[item.kind]
    return int(item.value or WORTH.get(item.kind, 0))


def strength(view: View) -> int:
    """A rough sum of how much the party is worth in a fight."""
    return sum(int(one.level) * (2 + int(one.defence)) for one in up(view) if one.kind != "animal")


def is_worn_out(view: View) -> bool:
    """Half of the people are gone, no hero stands, or nobody who is whole can hold a way."""
    people = [one for one in view.members if one.kind != "animal" and one.status in ("active", "down", "dead")]
    standing = [one for one in up(view) if one.kind != "animal"]
    heroes = [one for one in standing if one.kind == "pc"]
    guards = [one for one in standing if not one.conditions.wound and int(one.defence) >= GUARDED]
    return 2 * len(standing) <= len(people) or not heroes or not guards
