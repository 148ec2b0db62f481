"""«Свет»: what burns, how long, and how light it is where somebody works (dungeon.light.*)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.carrying import sees_in_dark
from podzem.expedition.people import Member
from podzem.expedition.shining import burning, shines
from podzem.site.light import light_at, lights_lying
from podzem.systems.dungeon import events
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import RADII
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.spots import Stand, rank_depth, stands_of
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.light import DIM, Light
from podzem.world.points import Point

FULL_TURNS: Final[int] = GEAR["lamp"].turns
"""How long a torch, or one filling of a lamp, burns (dungeon.light.torch, dungeon.light.lamp)."""
WARN_TURNS: Final[int] = read_part("turn")["light"]["warn_turns"]

NO_LIGHT: Final = 1000


def lights_of(game: Game, group: Group) -> list[Point]:
    """The points of the lights that a group carries, its captives' too."""
    return [light.at for light in _carried(game, group, {})]


def lights_on(game: Game, depth: int, places: dict[int, Stand] | None = None) -> list[Light]:
    """Every light on a level; `places` are the members who work somewhere else than in their rank."""
    found = [light for group in game.groups if group.depth == depth for light in _carried(game, group, places or {})]
    return found + lights_lying(game.site, depth, RADII)


def _carried(game: Game, group: Group, places: dict[int, Stand]) -> list[Light]:
    """What its members carry where they stand or work, and what its captives carry, who keep to its front."""
    stands = {**stands_of(game, group), **places}
    bearers = [number for number in group.members if number in stands and shines(game.members[number])]
    held = [Light(stands[number].at, stands[number].area, RADII, number) for number in bearers]
    led = [captive.number for captive in game.company.captives(group.number) if shines(captive)]
    return held + [Light(group.at, group.area, RADII, number) for number in led]


def is_lit(game: Game, group: Group) -> bool:
    """Whether the group's front has light to see by."""
    if lights_of(game, group):
        return True
    return light_at(game.site, Stand(group.depth, group.at, group.area), lights_on(game, group.depth)) >= DIM


def sees_its_way(game: Game, group: Group) -> bool:
    """Light, or everybody's eyes are made for the dark (dungeon.light.darkness)."""
    up = [game.members[number] for number in group.members if game.members[number].is_up]
    return is_lit(game, group) or (bool(up) and all(sees_in_dark(member) for member in up))


def light_behind(game: Game, group: Group) -> int:
    """How many hs behind the front the first light is carried; a large number when there is none."""
    behind = 0
    for rank in group.ranks:
        members = [game.members[number] for number in rank if game.members[number].is_up]
        if any(shines(member) for member in members):
            return behind
        behind += rank_depth(game, members)
    return NO_LIGHT


def burn_down(game: Game, scribe: Scribe) -> None:
    """E5: every burning light has one turn less; the last one is announced a turn ahead."""
    for member in [*game.company.below(), *(m for group in game.groups for m in game.company.captives(group.number))]:
        for item in burning(member):
            _burn(item)
            if item.left == 0:
                item.warm = item.kind == "lamp" and not _fights(game, member)
                events.light_out(scribe, _clause(item), member, item)
            elif item.left == WARN_TURNS:
                events.light_low(scribe, _clause(item), member, item, item.left)
        member.items = [item for item in member.items if not _is_spent(item)]
    for heap in game.site.heaps:
        for item in [item for item in heap.items if item.burning]:
            _burn(item)
            if item.left == 0:
                events.lying_light_out(scribe, _clause(item), item)
        heap.items = [item for item in heap.items if not _is_spent(item)]


def _fights(game: Game, member: Member) -> bool:
    """In combat a new filling takes a phase, and there is no moment between two turns (dungeon.light.handling)."""
    return game.fight is not None and member.group == game.fight_group


def go_cold(game: Game) -> None:
    """A turn begins: lamps that were not refilled at once are out for good."""
    for member in game.members.values():
        for item in member.items:
            item.warm = False


def _burn(item: Item) -> None:
    item.left -= 1
    if item.left == 0:
        item.burning = False


def _clause(item: Item) -> str:
    return "dungeon.light.lamp" if item.kind == "lamp" else "dungeon.light.torch"


def _is_spent(item: Item) -> bool:
    return item.kind == "torch" and item.left == 0
