"""One true thing about an adjoining area (delve.react.peace)."""

from __future__ import annotations

from podzem.core.scribe import Scribe
from podzem.systems.delve.chapters.encounters import events
from podzem.systems.delve.chapters.encounters.arrival import exits
from podzem.systems.delve.company import place_of
from podzem.systems.delve.game import Game
from podzem.systems.delve.ground import area_of, level, squares
from podzem.systems.delve.kindred import is_event
from podzem.systems.delve.people import Group
from podzem.systems.delve.place import Place
from podzem.systems.delve.present import bands_met, up
from podzem.world.describing.squares import beyond


def tell_of_next(game: Game, group: Group, kind: str, scribe: Scribe, fresh: bool = False) -> bool:
    """One true thing about an adjoining area, if any; a fresh one is first of all about what is not seen yet."""
    depth = place_of(game, group).depth
    ground = squares(game, depth)
    ways = [(ground.opening_of[edge], beyond(*edge)) for edge in exits(game, group) if ground.opening_of.get(edge)]
    if fresh:
        known = set(game.below.seen)
        ways.sort(key=lambda way: Place(depth, *way[1]) in known)
    for opening, square in ways[:1]:
        news = news_of(game, depth, ground.area_of[square])
        scribe.record(events.NEWS, {"kind": kind, "exit": opening, "news": news})
    return bool(ways)


def news_of(game: Game, depth: int, area: str) -> str:
    """What is there: somebody who lives there, a trap, something of value, or nothing of note."""
    here = level(game, depth)
    if _is_lived_in(game, depth, area):
        return "dwellers"
    if any(trap.area == area and _is_armed(game, trap.id) for trap in here.traps):
        return "trap"
    lying = (heap for heap in game.below.lying if heap.treasure and heap.items and heap.at.depth == depth)
    return "treasure" if any(area_of(game, heap.at) == area for heap in lying) else "empty"


def _is_lived_in(game: Game, depth: int, area: str) -> bool:
    """Whether somebody is there now, who lives there or has come."""
    moved = {band.keyed for band in game.bands} | set(game.below.emptied)
    at_home = any(
        one.area == area and one.id not in moved and not is_event(one) for one in level(game, depth).encounters
    )
    strangers = (one for band in game.bands if band not in bands_met(game) for one in up(band))
    return at_home or any(one.at.depth == depth and area_of(game, one.at) == area for one in strangers)


def _is_armed(game: Game, id: str) -> bool:
    snare = game.below.snares.get(id)
    return snare is None or snare.state == "armed"
