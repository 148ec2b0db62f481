"""The dungeon in squares as it is now: found doors, open ones, rubble (delve.shared.map, delve.map.squares)."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from podzem.core.memo import cached
from podzem.systems.delve.game import Game
from podzem.systems.delve.place import Place
from podzem.world.describing.squares import RUBBLE, Edge, Square, Squares, squares_of
from podzem.world.dungeon_map import Dungeon, Level, Opening


def dungeon(game: Game) -> Dungeon:
    """The map as it was before anybody came."""
    return game.plan.dungeon(game.below.seed)


def level(game: Game, depth: int) -> Level:
    """One depth of it."""
    return dungeon(game).level(depth)


def squares(game: Game, depth: int) -> Squares:
    """A level in squares, as it is now."""
    return cached(game, "squares", depth, "", lambda: _squares(game, depth))


def _squares(game: Game, depth: int) -> Squares:
    doors = game.below.doors
    found = tuple(sorted(id for id, door in doors.items() if door.found))
    opened = tuple(sorted(id for id, door in doors.items() if door.open or door.broken))
    fallen = tuple(place.square for place in game.below.rubble if place.depth == depth)
    cleared = tuple(place.square for place in game.below.cleared if place.depth == depth)
    return _derived(level(game, depth), found, opened, fallen, cleared)


Fallen = tuple[Square, ...]


@lru_cache(maxsize=256)
def _by_identity(
    key: int, found: tuple[str, ...], opened: tuple[str, ...], fallen: Fallen, cleared: Fallen
) -> list[tuple[Level, Squares]]:
    """What was derived for a level; levels are told apart by themselves, not by their contents, which are large."""
    return []


def _derived(one: Level, found: tuple[str, ...], opened: tuple[str, ...], fallen: Fallen, cleared: Fallen) -> Squares:
    kept = _by_identity(id(one), found, opened, fallen, cleared)
    for known, derived in kept:
        if known is one:
            return derived
    base = squares_of(one, found, opened)
    if fallen or cleared:
        ground = {square: what for square, what in base.features.items() if square not in cleared}
        base = replace(base, features={**ground, **dict.fromkeys(fallen, RUBBLE)})
    kept.append((one, base))
    return base


def area_of(game: Game, place: Place) -> str:
    """The area of a place; nothing where there is no ground."""
    return squares(game, place.depth).area_of.get(place.square, "") if place.depth else ""


def opening_at(game: Game, depth: int, edge: Edge) -> Opening | None:
    """The opening on a side of a square."""
    id = squares(game, depth).opening_of.get(edge)
    return None if id is None else level(game, depth).opening(id)
