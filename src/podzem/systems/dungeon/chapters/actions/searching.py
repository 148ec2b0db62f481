"""«Действия»: the measured search, and what single acts bring about (dungeon.action.search, dungeon.action.single).

A failed search, an empty one and one where nothing is hidden are the same bytes to a player (dungeon.core.secrecy).
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.site import doors
from podzem.site.finding import hidden_in
from podzem.site.places import Place, places_in, spot_of, stand_at
from podzem.systems.dungeon import events
from podzem.systems.dungeon.chapters.actions.chests import chest_choices
from podzem.systems.dungeon.chapters.actions.consequences import sorts_of
from podzem.systems.dungeon.furnishing import reveal
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.place_rules import PLACE, STEP_HS, WORK_LIGHT
from podzem.systems.dungeon.reach import at_work, group_of, no, why_not_there
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import stands_of
from podzem.world.chance import DIE
from podzem.world.light import Light
from podzem.world.points import distance

CLAUSE: Final = "dungeon.action.search"
FINDS: Final[int] = PLACE["search"]["chance"]
"""A search finds everything there in 1 case of 6."""


def near_places(game: Game, member: Member) -> list[Place]:
    """Wall and floor within a step of a member, in the areas where his group stands."""
    return cached(game, "near_places", member.number, "", lambda: _near_places(game, member))


def _near_places(game: Game, member: Member) -> list[Place]:
    group = group_of(game, member)
    stands = stands_of(game, group)
    here = stands.get(member.number)
    if here is None:
        return []
    areas = dict.fromkeys([group.area, here.area])
    found = [place for area in areas if area for place in places_in(game.site, group.depth, area)]
    return [place for place in found if distance(place.at, here.at) <= STEP_HS]


def search_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every place within a step, doors and chests too."""
    return [(place.id,) for place in near_places(game, member)] + _things(game, member)


def _things(game: Game, member: Member) -> list[tuple[str, ...]]:
    known = doors.known_doors(game.site, group_of(game, member).depth)
    return [(door.id,) for door in known] + chest_choices(game, member)


def why_not_search(game: Game, member: Member, place: Place, lights: list[Light] | None = None) -> Refusal | None:
    """One searcher to a place, bright light, within a step (dungeon.light.needs)."""
    group = group_of(game, member)
    if member.kind == ANIMAL:
        return no("dungeon.action.list", "search", member=member.id)
    found = why_not_there(game, member, "search", stand_at(group.depth, place), WORK_LIGHT["search"], lights)
    if found is not None or game.setting.word("search_crowd") != "one":
        return found
    others = [n for n in at_work(game, "search", place.id) if n != member.number]
    return no(CLAUSE, "search", member=member.id, place=place.id) if others else None


def finds(scribe: Scribe) -> bool:
    """The die of a search, for the judge alone: whether it would find what is there."""
    return scribe.check(FINDS, DIE, events.SEARCH_DIE)


def search(game: Game, member: Member, place: Place, scribe: Scribe) -> None:
    """The die is always thrown, for the judge alone; failure and an empty success look the same."""
    group = group_of(game, member)
    level = game.dungeon.level(group.depth)
    hidden = hidden_in(game.site, level, place)
    would_find = finds(scribe)
    game.site.known[group.depth].tried.append(place.id)
    if not would_find or not hidden:
        events.nothing_found(scribe, game.company.audience, member, place.id, spot_of(place.id))
        return
    for id in hidden:
        reveal(game, id)
    sorts = sorts_of(level, hidden)
    events.found(scribe, CLAUSE, game.company.audience, member, place.id, spot_of(place.id), sorts)
    look_around(game, scribe)
