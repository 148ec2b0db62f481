"""Who can get at what: three sazhens for those who stay, an arm's length for those who march (dungeon.move.step)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.memo import cached
from podzem.expedition.people import Member
from podzem.site.grounds import ground_at
from podzem.site.light import light_at
from podzem.site.places import find_place, stand_at
from podzem.site.rock_faces import face_stand
from podzem.site.steps import can_step
from podzem.systems.dungeon.chapters.light.light import lights_on
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import HAND_HS, STEP_HS
from podzem.systems.dungeon.spots import Stand, stand_of, stands_of
from podzem.world.light import Light
from podzem.world.points import read_point

AT_A_PLACE: Final = ("search", "listen", "open", "unlock", "break", "dig", "act", "disarm")
STAYING: Final = ("hold", "rest", "guard")
"""Who stays may name the point at which he does it (dungeon.move.step)."""


def no(clause: str, order: str = "", **facts: Fact) -> Refusal:
    """A refusal by a clause."""
    return Refusal(clause, order, facts)


def group_of(game: Game, member: Member) -> Group:
    """The group a member goes with."""
    return game.group(member.group)


def is_marching(group: Group) -> bool:
    """Whether it was ordered to walk or run."""
    return bool(group.legs)


def face_hs(game: Game) -> int:
    """How wide and deep one face is that is dug (the switch dig_size)."""
    return 1 if game.setting.word("dig_size") == "half" else 2


def at_work(game: Game, verb: str, word: str) -> list[int]:
    """The members whose order is the same work, in roster order."""
    same = [n for n, order in game.orders.items() if order.verb == verb and order.words[:1] == [word]]
    if not same:
        return same
    return [number for number in game.members if number in same and game.members[number].is_up]


def arms_length(game: Game, group: Group) -> int:
    """How far one of a group may reach: a step for who stays, an arm's length for who marches or fights."""
    fights = game.fight is not None and group.number == game.fight_group
    return HAND_HS if is_marching(group) or fights else STEP_HS


def work_place(game: Game, member: Member) -> Stand | None:
    """Where a member's order of this turn takes him; nothing when he keeps his place."""
    order = game.orders.get(member.number)
    if order is None or order.verb not in (*AT_A_PLACE, *STAYING) or not order.words:
        return None
    group = group_of(game, member)
    if order.verb in STAYING:
        at = read_point(order.words[0])
        return Stand(group.depth, at, ground_at(game.site, group.depth).area_at(at))
    return target(game, group, order.verb, order.words[0])


def target(game: Game, group: Group, verb: str, word: str) -> Stand | None:
    """The place that an order's first word names."""
    level = game.dungeon.level(group.depth)
    if verb == "dig":
        return face_stand(game.site, group.depth, word, face_hs(game))
    feature = next((feature for feature in level.features if feature.id == word), None)
    if feature is not None:
        return Stand(group.depth, feature.at, feature.area)
    if verb == "disarm":
        return trap_stand(game, group, word)
    place = find_place(game.site, group.depth, word, group.area)
    return stand_at(group.depth, place) if place else None


def trap_stand(game: Game, group: Group, id: str) -> Stand | None:
    """Where one stands to work on a trap: beside its ground, or at what it is bound to."""
    trap = next((trap for trap in game.dungeon.level(group.depth).traps if trap.id == id), None)
    if trap is None:
        return None
    if trap.rect is not None:
        x, y, width, height = trap.rect
        return Stand(group.depth, (2 * x + width, 2 * y + height), trap.area)
    return target(game, group, "act", trap.on)


def present(game: Game, member: Member) -> Stand:
    """Where a member is in this turn's work: at the place of his order, else in his rank."""
    return work_place(game, member) or stand_of(game, member)


def working_places(game: Game, depth: int) -> dict[int, Stand]:
    """Everybody whose order takes him out of his rank, and where to."""
    return cached(game, "working", depth, "", lambda: _working_places(game, depth))


def _working_places(game: Game, depth: int) -> dict[int, Stand]:
    places = {}
    for number in game.orders:
        member = game.members[number]
        if member.group and member.is_up and group_of(game, member).depth == depth:
            place = work_place(game, member)
            if place is not None:
                places[number] = place
    return places


def light_for(game: Game, member: Member, place: Stand, lights: list[Light] | None = None) -> int:
    """How light it is where a member is to work; what he holds himself goes with him."""
    if lights is None:
        depth = place.depth
        lights = known = cached(game, "lights", depth, "", lambda: lights_on(game, depth, working_places(game, depth)))
        if all(light.source != member.number for light in known):
            return cached(game, "light", depth, place, lambda: light_at(game.site, place, known))
    return light_at(game.site, place, [_taken_along(light, member, place) for light in lights])


def _taken_along(light: Light, member: Member, place: Stand) -> Light:
    return Light(place.at, place.area, light.radii, light.source) if light.source == member.number else light


def why_not_there(
    game: Game, member: Member, verb: str, place: Stand | None, needs: int, lights: list[Light] | None = None
) -> Refusal | None:
    """Why a member cannot work at a place: it is none, it is too far, it is too dark (dungeon.light.needs)."""
    if place is None:
        return no("dungeon.core.error", verb, member=member.id)
    here = stands_of(game, group_of(game, member)).get(member.number) or stand_of(game, member)
    if member.pit or not can_step(game.site, here, place, STEP_HS):
        return no("dungeon.move.step", verb, member=member.id)
    if needs and light_for(game, member, place, lights) < needs:
        return no("dungeon.light.needs", verb, member=member.id)
    return None
