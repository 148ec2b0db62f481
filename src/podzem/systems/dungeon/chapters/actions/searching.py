"""«Действия»: the measured search, and what single acts bring about (dungeon.action.search, dungeon.action.single).

A failed search, an empty one and one where nothing is hidden are the same bytes to a player (dungeon.core.secrecy).
"""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Refusal
from podzem.core.events import OPEN, SECRET, Value
from podzem.core.memo import cached
from podzem.core.scribe import Scribe
from podzem.expedition.people import ANIMAL, Member
from podzem.site import doors
from podzem.site.finding import hidden_in, reveal
from podzem.site.places import Place, find_place, places_in, spot_of, stand_at
from podzem.systems.dungeon.chapters.actions import opening_doors
from podzem.systems.dungeon.chapters.actions.chests import chest_choices
from podzem.systems.dungeon.chapters.actions.opening_doors import doors_near
from podzem.systems.dungeon.chapters.actions.reach import STEP_HS, group_of, no, why_not_there
from podzem.systems.dungeon.chapters.light.light import Light
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.events import party
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group
from podzem.systems.dungeon.sight import look_around
from podzem.systems.dungeon.spots import stands_of
from podzem.world.dungeon_map import Level
from podzem.world.light import BRIGHT
from podzem.world.points import distance

EVENTS: Final[tuple[str, ...]] = ("search_die", "nothing_found", "found")

CLAUSE: Final = "dungeon.action.search"
FINDS: Final = 1
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
    found = [place for area in areas if area for place in places_in(game, group.depth, area)]
    return [place for place in found if distance(place.at, here.at) <= STEP_HS]


def search_choices(game: Game, member: Member) -> list[tuple[str, ...]]:
    """Every place within a step, doors and chests too."""
    return [(place.id,) for place in near_places(game, member)] + _things(game, member)


def _things(game: Game, member: Member) -> list[tuple[str, ...]]:
    return [(door.id,) for door in doors_near(game, group_of(game, member))] + chest_choices(game, member)


def why_not_search(
    game: Game, member: Member, words: tuple[str, ...], lights: list[Light] | None = None
) -> Refusal | None:
    """One searcher to a place, bright light, within a step (dungeon.light.needs)."""
    group = group_of(game, member)
    place = find_place(game, group.depth, words[0], group.area) if words else None
    if place is None:
        return no("dungeon.core.error", "search", member=member.id)
    if member.kind == ANIMAL:
        return no("dungeon.action.list", "search", member=member.id)
    found = why_not_there(game, member, "search", stand_at(group.depth, place), BRIGHT, lights)
    if found is not None or game.setting.word("search_crowd") != "one":
        return found
    others = [n for n in opening_doors.at_work(game, "search", place.id) if n != member.number]
    return no(CLAUSE, "search", member=member.id, place=place.id) if others else None


def search(game: Game, member: Member, words: list[str], scribe: Scribe) -> None:
    """The die is always thrown, for the judge alone; failure and an empty success look the same."""
    group = group_of(game, member)
    level = game.dungeon.level(group.depth)
    place = find_place(game, group.depth, words[0], group.area)
    hidden = hidden_in(game, level, place) if place else []
    facts: dict[str, Value] = {"member": member.id, "place": words[0], "spot": spot_of(words[0])}
    face = int(scribe.roll(6, "search_die", -1, CLAUSE, SECRET))
    game.site.known[group.depth].tried.append(words[0])
    if face > FINDS or not hidden:
        scribe.tell("nothing_found", CLAUSE, party(game), {**facts})
        return
    for id in hidden:
        reveal(game, id)
    scribe.tell("found", CLAUSE, party(game), {**facts, **_sorts(level, hidden)})
    look_around(game, scribe)


def _sorts(level: Level, ids: list[str]) -> dict[str, Value]:
    """What was found, and how much of each sort."""
    doors_found = sum(level.has_opening(id) for id in ids)
    traps_found = sum(any(trap.id == id for trap in level.traps) for id in ids)
    caches = len(ids) - doors_found - traps_found
    return {"found": ids, "caches": caches, "doors": doors_found, "traps": traps_found}


def bring_about(game: Game, group: Group, result: str, scribe: Scribe) -> None:
    """What an act on a feature, or an event, brings: `open ID`, `find ID`, `spring ID`, or nothing."""
    if not result:
        return
    verb, _, id = result.partition(" ")
    level = game.dungeon.level(group.depth)
    doers = [game.members[number] for number in group.members if game.members[number].is_up]
    if verb == "open" and level.has_opening(id):
        if not doors.is_open(game, level.opening(id)):
            opening_doors.swing_open(game, group, level.opening(id), doers[:1], "dungeon.action.single", scribe)
    elif verb == "spring":
        trap = traps.trap_of(game, group.depth, id)
        if trap is not None and traps.state_of(game, trap).state == traps.ARMED:
            traps.sprung(game, trap, doers[:1], scribe, group)
    elif reveal(game, id):
        facts: dict[str, Value] = {"member": doers[0].id, "place": id, "spot": "thing"}
        scribe.tell("found", "dungeon.action.single", OPEN, {**facts, **_sorts(level, [id])})
        look_around(game, scribe)
