"""«Свет»: what burns, how long, and how light it is where somebody works (dungeon.light.*)."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzem.core.events import OPEN, SECRET
from podzem.core.scribe import Scribe
from podzem.expedition.carrying import sees_in_dark
from podzem.expedition.people import Member
from podzem.site.doors import shut
from podzem.site.grounds import area_of, ground_at
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.setting import read_part
from podzem.systems.dungeon.spots import Stand, rank_depth, stands_of
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.light import BRIGHT, DARK, DIM, grade
from podzem.world.points import Point, distance

EVENTS: Final[tuple[str, ...]] = ("light_low", "light_out", "lying_light_out")

FULL_TURNS: Final[int] = GEAR["lamp"].turns
"""How long a torch, or one filling of a lamp, burns (dungeon.light.torch, dungeon.light.lamp)."""
WARN_TURNS: Final[int] = read_part("turn")["light"]["warn_turns"]

NO_LIGHT: Final = 1000


class Light(NamedTuple):
    """Something that burns, where it is, and who bears it (0: it lies or is part of the place)."""

    at: Point
    area: str
    bearer: int


def burning(member: Member) -> list[Item]:
    """The lights that burn in somebody's hands."""
    return [item for item in member.items if item.burning]


def shines(member: Member) -> bool:
    """Whether light comes from somebody: what he holds, or a wand of light (dungeon.treasure.magic)."""
    return bool(burning(member)) or any(effect.kind == "light" for effect in member.effects)


def lights_of(game: Game, group: Group) -> list[Point]:
    """The points of the lights that a group carries, its captives' too."""
    return [light.at for light in _carried(game, group, {})]


def lights_on(game: Game, depth: int, places: dict[int, Stand] | None = None) -> list[Light]:
    """Every light on a level; `places` are the members who work somewhere else than in their rank."""
    found = [light for group in game.groups if group.depth == depth for light in _carried(game, group, places or {})]
    for heap in game.site.heaps:
        if heap.depth == depth and any(item.burning for item in heap.items):
            found.append(Light(heap.at, area_of(game, heap), 0))
    for feature in game.dungeon.level(depth).features:
        if feature.terrain == "fire" and feature.id not in game.site.cleared:
            found.append(Light(feature.at, feature.area, 0))
    return found


def _carried(game: Game, group: Group, places: dict[int, Stand]) -> list[Light]:
    """What its members carry where they stand or work, and what its captives carry, who keep to its front."""
    stands = {**stands_of(game, group), **places}
    bearers = [number for number in group.members if number in stands and shines(game.members[number])]
    held = [Light(stands[number].at, stands[number].area, number) for number in bearers]
    led = [captive.number for captive in game.company.captives(group.number) if shines(captive)]
    return held + [Light(group.at, group.area, number) for number in led]


def light_at(game: Game, place: Stand, lights: list[Light]) -> int:
    """How light it is at a place: the best of the lights with a free line to it (dungeon.light.levels)."""
    level = game.dungeon.level(place.depth)
    if place.area and (level.area(place.area).lit or level.area(place.area).kind == "outside"):
        return BRIGHT
    best = DARK
    for light in lights:
        shining = grade(distance(light.at, place.at))
        if shining > best and reaches(game, place, light):
            best = shining
    return best


def reaches(game: Game, place: Stand, light: Light) -> bool:
    """Whether a light has a free line to a place."""
    ground = ground_at(game, place.depth)
    area = ground.level.area(place.area) if place.area else None
    if area is not None and area.id == light.area and len(area.rects) == 1 and not area.walls and not ground.smoke:
        return True
    return ground.sight(light.at, place.at, shut(game, place.depth), light.area, place.area)


def is_lit(game: Game, group: Group) -> bool:
    """Whether the group's front has light to see by."""
    if lights_of(game, group):
        return True
    return light_at(game, Stand(group.depth, group.at, group.area), lights_on(game, group.depth)) >= DIM


def sees_its_way(game: Game, group: Group) -> bool:
    """Light, or everybody's eyes are made for the dark (dungeon.light.darkness)."""
    up = [game.members[number] for number in group.members if game.members[number].is_up]
    return is_lit(game, group) or (bool(up) and all(sees_in_dark(game, member) for member in up))


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
            facts = {"member": member.id, "item": item.id}
            if item.left == 0:
                item.warm = item.kind == "lamp" and not _fights(game, member)
                scribe.tell("light_out", _clause(item), OPEN, {**facts})
            elif item.left == WARN_TURNS:
                scribe.tell("light_low", _clause(item), OPEN, {**facts, "count": item.left})
        member.items = [item for item in member.items if not _is_spent(item)]
    for heap in game.site.heaps:
        for item in [item for item in heap.items if item.burning]:
            _burn(item)
            if item.left == 0:
                scribe.tell("lying_light_out", _clause(item), SECRET, {"item": item.id})
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
