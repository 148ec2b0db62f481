"""What the party's light shows it, and how that is told (dungeon.light.reveal, dungeon.action.door_close)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.expedition.carrying import sees_in_dark
from podzem.site import sight
from podzem.site.look import Look
from podzem.site.stand import Stand
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.light.light import lights_on
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.place_rules import RADII
from podzem.systems.dungeon.spots import area_behind
from podzem.world.light import Light
from podzem.world.points import Cell


def look_about(game: Game, depth: int) -> Look:
    """The lights and the eyes of the party's groups on a level."""
    groups = [group for group in game.groups if group.depth == depth]
    eyes = [eye for group in groups for eye in _eyes(game, group)]
    lights = lights_on(game, depth) + [light for group in groups for light in _night_eyes(game, group)]
    return Look(game.site, depth, lights, eyes)


def _eyes(game: Game, group: Group) -> list[Stand]:
    """From where a group looks: its front, and where its last rank has come from; a wall beside it hides the rest."""
    back = group.trail[-len(group.ranks) :][:1] if group.trail else []
    behind = [Stand(group.depth, at, area_behind(game, group, at)) for at in back]
    return [Stand(group.depth, group.at, group.area), *behind]


def _night_eyes(game: Game, group: Group) -> list[Light]:
    """Who sees in the dark sees as far as a torch shines."""
    night = any(sees_in_dark(game.members[number]) for number in group.members)
    return [Light(group.at, group.area, RADII)] if night else []


def light_now(game: Game, depth: int) -> dict[Cell, int]:
    """The light that the party's groups see on a level at this moment, by cell."""
    return look_about(game, depth).cells()


def glance(game: Game, group: Group) -> None:
    """What is lit in passing is remembered; it is told at the next halt."""
    felt = sight.touched(game.site, Stand(group.depth, group.at, group.area))
    sight.remember(game.site, group.depth, {**felt, **light_now(game, group.depth)})


def glimpse(game: Game, group: Group) -> None:
    """The best light in which features and things were passed; what it showed is told at the next halt."""
    if sight.has_unread(game.site, group.depth):
        sight.glimpse(game.site, look_about(game, group.depth))


def look_around(game: Game, scribe: Scribe) -> None:
    """Add what is seen now to what the party knows, and tell what is new."""
    for depth in sorted({group.depth for group in game.groups}):
        for event, facts in sight.look_around(game.site, look_about(game, depth), _felt(game, depth)):
            scribe.record(events.SIGHTED[event], facts)


def _felt(game: Game, depth: int) -> dict[Cell, int]:
    """In the dark hands feel the walls (dungeon.light.darkness)."""
    stands = [Stand(depth, group.at, group.area) for group in game.groups if group.depth == depth]
    return {cell: grade for stand in stands for cell, grade in sight.touched(game.site, stand).items()}


def notice_doors(game: Game, scribe: Scribe) -> None:
    """Whatever door a group has in its light is known as it stands now; a change is told."""
    for group in game.groups:
        eye, lights = Stand(group.depth, group.at, group.area), lights_on(game, group.depth)
        for event, facts in sight.notice_doors(game.site, eye, lights):
            scribe.record(events.SIGHTED[event], facts, audience=game.company.audience)
