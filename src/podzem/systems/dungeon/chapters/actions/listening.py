"""«Действия»: listening at doors and walls, and what drowns it (dungeon.action.listen, dungeon.action.noise)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.site import doors
from podzem.site.breaches import beyond
from podzem.site.grounds import ground_at
from podzem.site.places import Place, spot_of, stand_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions.searching import near_places
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE
from podzem.systems.dungeon.reach import group_of, no, present, why_not_there, work_place
from podzem.world.chance import DIE
from podzem.world.creatures import CREATURES
from podzem.world.points import distance

CLAUSE: Final = "dungeon.action.listen"
HEARS: Final[int] = PLACE["listen"]["chance"]
"""What is behind is heard in 1 case of 6."""
NOISE_HS: Final[int] = PLACE["noise"]["hs"]
"""Loud things within six sazhens drown everything (dungeon.action.noise)."""
LOUD: Final[list[str]] = PLACE["noise"]["loud"]
THICK_HS: Final[int] = PLACE["listen"]["thick_hs"]
"""How thick a wall may be for an area to lie directly behind it."""


def listen_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Doors, and sections of wall within a step."""
    walls = [place.id for place in near_places(game, member) if place.id.startswith("wall:")]
    return [(id,) for id in [*(door.id for door in doors.known_doors(game.site, group_of(game, member).depth)), *walls]]


def why_not_listen(game: Game, member: Member, place: Place) -> Refusal | None:
    """A door or a sazhen of wall within a step; noise is no hindrance to trying."""
    group = group_of(game, member)
    if place.id.startswith(("floor:", "chest.")):
        return no("dungeon.core.error", "listen", member=member.id)
    if member.kind == ANIMAL:
        return no("dungeon.action.list", "listen", member=member.id)
    return why_not_there(game, member, "listen", stand_at(group.depth, place), 0)


def hears(scribe: Scribe) -> bool:
    """The die of listening, for the judge alone: whether a sound behind the place would be heard."""
    return scribe.check(HEARS, DIE, events.LISTEN_DIE)


def listen(game: Game, member: Member, place: Place, scribe: Scribe) -> None:
    """The die is always thrown, for the judge alone; failure, silence and noise read the same."""
    group = group_of(game, member)
    would_hear = hears(scribe)
    sound = _sound(game, group.depth, place, group.area)
    if not would_hear or not sound or is_drowned(game, member):
        events.nothing_heard(scribe, game.company.audience, member, place.id, spot_of(place.id))
    else:
        _remember(game, group.depth, area_behind(game, group.depth, place, group.area))
        events.heard(scribe, game.company.audience, member, place.id, spot_of(place.id), sound)


def _remember(game: Game, depth: int, area: str) -> None:
    """Whom the party heard cannot surprise it (dungeon.surprise.seen)."""
    if area not in game.site.known[depth].heard:
        game.site.known[depth].heard.append(area)


def _sound(game: Game, depth: int, place: Place, here: str) -> str:
    """What is to be heard directly behind: the kind of voice of the first who is not silent."""
    area = area_behind(game, depth, place, here)
    level = game.dungeon.level(depth)
    for encounter in level.encounters_of(area) if area else []:
        creature = CREATURES.get(encounter.kind)
        if creature is None or "silent" in creature.flags or encounter.number == "0":
            continue
        if encounter.id not in game.met or encounter.repeats:
            return creature.mind
    return ""


def area_behind(game: Game, depth: int, place: Place, here: str) -> str:
    """The area on the other side of a door or wall."""
    level = game.dungeon.level(depth)
    if level.has_opening(place.id):
        return level.opening(place.id).other(here)
    side = place.id.split(":")[2]
    x, y, _, _ = place.rect
    cell = (x - (side == "E"), y - (side == "S"))
    ground = ground_at(game.site, depth)
    for _ in range(THICK_HS + 1):
        cell = beyond(cell, side)
        if ground.area_of(cell):
            return ground.area_of(cell)
    return ""


def is_drowned(game: Game, member: Member) -> bool:
    """Whether something loud goes on near the listener in this turn."""
    here = present(game, member)
    for number, order in game.orders.items():
        other = game.members[number]
        place = work_place(game, other) if order.verb in LOUD and other.group else None
        if place is not None and place.depth == here.depth and distance(place.at, here.at) <= NOISE_HS:
            return True
    groups = [group for group in game.groups if group.depth == here.depth and group.noise]
    features = [f for f in game.dungeon.level(here.depth).features if f.loud and f.id not in game.site.cleared]
    points = [group.at for group in groups] + [feature.at for feature in features]
    return any(distance(at, here.at) <= NOISE_HS for at in points)
