"""Changes in the dungeon (delve.wander.change)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.delve.abilities import is_up
from podzem.systems.delve.chapters.encounters import keyed
from podzem.systems.delve.chapters.encounters.arrival import exits
from podzem.systems.delve.chapters.encounters.bands import forget, stand
from podzem.systems.delve.chapters.movement.ways import is_walkable
from podzem.systems.delve.chapters.wander import events, noise
from podzem.systems.delve.company import place_of
from podzem.systems.delve.data.results import CHANGES
from podzem.systems.delve.doors import doorway, has_leaf, stands
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, dungeon, level, squares
from podzem.systems.delve.kindred import is_event
from podzem.systems.delve.lighting import everybody
from podzem.systems.delve.people import Band, Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.setting import read_part
from podzem.systems.delve.sight import look_around
from podzem.systems.delve.telling import SIDES, pick
from podzem.systems.delve.zones import zone_at
from podzem.world.describing.squares import Edge, beyond
from podzem.world.dungeon_map import Encounter

SMOKE_TURNS: Final[int] = read_part("wandering")["change"]["smoke"]


def change(game: Game, group: Group, scribe: Scribe) -> None:
    """1d6: collapse, factions, traps, doors, smoke, alertness."""
    what = CHANGES[int(scribe.roll(SIDES, events.CHANGE_DIE)) - 1]
    _CHANGES[what](game, group, scribe)


def _collapse(game: Game, group: Group, scribe: Scribe) -> None:
    """The first square beyond an exit falls in, not the one by which the group came; nobody is hit."""
    found = _exits_beyond(game, group)
    if not found:
        return
    edge = found[pick(scribe, len(found), events.PICK_DIE)]
    depth = place_of(game, group).depth
    there, inside = Place(depth, *beyond(*edge)), Place(depth, *edge[0])
    for person in everybody(game):
        if person.at == there:
            person.at = inside
    game.below.rubble.append(there)
    game.below.cleared = [place for place in game.below.cleared if place != there]
    events.collapsed(scribe, there)
    look_around(game, scribe)


def _exits_beyond(game: Game, group: Group) -> list[Edge]:
    """The exits that could fall in; the one entered by only if there is no other."""
    place = place_of(game, group)
    found = [edge for edge in exits(game, group) if is_walkable(game, Place(place.depth, *beyond(*edge)))]
    others = [edge for edge in found if not _came_by(game, group, edge)]
    return others or (found if len(found) == 1 else [])


def _came_by(game: Game, group: Group, edge: Edge) -> bool:
    """Whether a group came in by an exit; the trail has the first square of each area, which may have several exits."""
    place = place_of(game, group)
    entered = (n for n in range(len(group.trail) - 1, 0, -1) if area_of(game, group.trail[n]) == area_of(game, place))
    last = next(entered, None)
    if last is None or edge[0] != group.trail[last].square:
        return False
    return area_of(game, Place(place.depth, *beyond(*edge))) == area_of(game, group.trail[last - 1])


def _factions(game: Game, group: Group, scribe: Scribe) -> None:
    """A keyed group, at random, comes one area nearer by the shortest way."""
    depth = place_of(game, group).depth
    everyone = _who_could_move(game, depth)
    if not everyone:
        return
    chosen = everyone[pick(scribe, len(everyone), events.PICK_DIE)]
    band = chosen if isinstance(chosen, Band) else _roused(game, depth, chosen, scribe)
    start = next(one.at for one in band.members if is_up(one))
    there = _next_area(game, start, keyed.way(game, start, place_of(game, group)) or [])
    if there is not None:
        stand(game, band, there)
        events.moved_closer(scribe, band.kind)
        keyed.look_for(game, group, scribe)


def _who_could_move(game: Game, depth: int) -> list[Encounter | Band]:
    """The keyed groups of a level, met or not, in the order of the document (delve.core.dice_order)."""
    unmet = {one.id: one for one in keyed.unmet(game, depth) if not is_event(one)}
    bands = {band.keyed: band for band in game.bands if _goes_about(band, depth)}
    of_map = [one.id for floor in dungeon(game).levels for one in floor.encounters]
    return [unmet[id] if id in unmet else bands[id] for id in of_map if id in unmet or id in bands]


def _goes_about(band: Band, depth: int) -> bool:
    return bool(band.keyed) and not band.waits and any(is_up(one) and one.at.depth == depth for one in band.members)


def _roused(game: Game, depth: int, encounter: Encounter, scribe: Scribe) -> Band:
    """Those of the map who have not been met set out; nobody knows of them yet."""
    band = keyed.keyed_band(game, depth, encounter, scribe)
    forget(game, band)
    return band


def _next_area(game: Game, start: Place, way: list[Place]) -> Place | None:
    """Where the way enters the next area; in the party's own they are met (delve.meet.distance)."""
    here = area_of(game, start)
    return next((place for place in way if area_of(game, place) != here), None)


def _traps(game: Game, group: Group, scribe: Scribe) -> None:
    """Traps here and next door are set again; found ones stay found."""
    place = place_of(game, group)
    one, here = level(game, place.depth), area_of(game, place)
    areas = {here, *(opening.other(here) for opening in one.openings_of(here))}
    doors = {opening.id for area in areas if area for opening in one.openings_of(area)}
    for trap in one.traps:
        if trap.area in areas or trap.on in doors or _is_in(game, place.depth, trap.on, areas):
            snare = game.below.snares.get(trap.id)
            if snare is not None and snare.state != "armed":
                snare.state, snare.bypassed, snare.set_again = "armed", [], True
    events.traps_set(scribe, group)


def _is_in(game: Game, depth: int, id: str, areas: set[str]) -> bool:
    one = level(game, depth)
    homes = {thing.id: thing.area for thing in one.treasure} | {thing.id: thing.area for thing in one.features}
    return homes.get(id) in areas


def _doors(game: Game, group: Group, scribe: Scribe) -> None:
    """All open doors of the area that are not wedged shut, and one of its doors is stuck.

    Which one that is nobody knows: how each of them held before tells nothing any more.
    """
    place = place_of(game, group)
    here = area_of(game, place)
    known = squares(game, place.depth).openings
    doors = [one for one in level(game, place.depth).openings_of(here) if has_leaf(one) and one.id in known]
    doors = [one for one in doors if not stands(game, one).broken]
    for opening in doors:
        state = doorway(game, opening)
        state.tried, state.misfits = False, []
        if state.open and not state.wedged:
            state.open, state.unnoticed, state.unlocked = False, False, True
    if not doors:
        return
    state = doorway(game, doors[pick(scribe, len(doors), events.PICK_DIE)])
    state.stuck = not state.wedged
    events.doors_moved(scribe)


def _smoke(game: Game, group: Group, scribe: Scribe) -> None:
    """Smoke or mist for the next three turns."""
    game.below.smoke[area_of(game, place_of(game, group))] = game.turn + SMOKE_TURNS
    events.smoke(scribe)


def _alertness(game: Game, group: Group, scribe: Scribe) -> None:
    """One step up."""
    noise.raise_one(game, zone_at(game, place_of(game, group)), scribe)


_CHANGES: Final[dict[str, Callable[[Game, Group, Scribe], None]]] = {
    "collapse": _collapse,
    "factions": _factions,
    "traps": _traps,
    "doors": _doors,
    "smoke": _smoke,
    "alertness": _alertness,
}
