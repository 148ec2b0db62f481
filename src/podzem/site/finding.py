"""Hidden things come to light: secret doors, caches, traps (dungeon.action.search)."""

from __future__ import annotations

from podzem.expedition.making import from_map
from podzem.site import doors
from podzem.site.contents import Heap
from podzem.site.places import Place, overlap, places_in
from podzem.systems.dungeon.chapters.traps import traps
from podzem.systems.dungeon.game import Game
from podzem.world.dungeon_map import Level, Secret
from podzem.world.points import Rect


def hidden_in(game: Game, level: Level, place: Place) -> list[str]:
    """The ids of what is hidden at a place and not yet known; a thing partly there counts."""
    found = [
        secret.id
        for secret in level.secrets
        if secret.id not in game.site.secrets and _lies(game, level, secret, place)
    ]
    for opening in level.openings:
        if opening.is_hidden and not doors.is_found(game, opening) and place.area in (opening.a, opening.b):
            (x1, y1), (x2, y2) = opening.ends
            strip = (x1 // 2, y1 // 2, (x2 - x1) // 2, (y2 - y1) // 2)
            if place.id.startswith("wall:") and overlap(place.rect, strip):
                found.append(opening.id)
    return found + [
        trap.id for trap in level.traps if not traps.is_known(game, trap) and _is_set(game, level, trap.id, place)
    ]


def _lies(game: Game, level: Level, secret: Secret, place: Place) -> bool:
    if secret.area != place.area:
        return False
    if secret.rect is not None:
        return place.id.startswith("floor:") and overlap(place.rect, secret.rect)
    on_side = secret.wall is not None and place.id.startswith(f"wall:{secret.area}:{secret.wall[0]}:")
    return on_side and overlap(place.rect, _place_of(game, level, secret))


def _is_set(game: Game, level: Level, id: str, place: Place) -> bool:
    """A trap on the floor, or on the door or chest that is searched."""
    trap = level.trap(id)
    if trap.on:
        return trap.on == place.id or any(
            heap.treasure == trap.on and _holds(heap, place.id) for heap in game.site.heaps
        )
    return (
        trap.rect is not None
        and trap.area == place.area
        and place.id.startswith("floor:")
        and overlap(place.rect, trap.rect)
    )


def _holds(heap: Heap, id: str) -> bool:
    return any(item.id == id for item in heap.items)


def reveal(game: Game, id: str) -> bool:
    """The party comes to know a hidden thing; false when there is none of that id, or nothing is hidden about it."""
    for level in game.dungeon.levels:
        if level.has_opening(id) and level.opening(id).is_hidden and not doors.is_found(game, level.opening(id)):
            doors.find(game, level.opening(id))
            return True
        for trap in level.traps:
            if trap.id == id and not traps.is_known(game, trap):
                traps.learn(game, level.depth, trap)
                return True
        for secret in level.secrets:
            if secret.id == id and id not in game.site.secrets:
                _lay_open(game, level, secret)
                return True
    return False


def _lay_open(game: Game, level: Level, secret: Secret) -> None:
    """A cache is found: what is in it can be taken from now on."""
    game.site.secrets.append(secret.id)
    things = [item for plain in secret.contents for item in from_map(game, plain)]
    x, y, width, height = _place_of(game, level, secret)
    at = 2 * x + width, 2 * y + height
    game.site.heaps.append(Heap(level.depth, at, things, secret.id, area=secret.area))
    known = game.site.known.get(level.depth)
    if known is not None and secret.id not in known.found:
        known.found.append(secret.id)


def _place_of(game: Game, level: Level, secret: Secret) -> Rect:
    if secret.rect is not None:
        return secret.rect
    assert secret.wall is not None
    name = f"wall:{secret.area}:{secret.wall[0]}:{secret.wall[1]}"
    return next(place.rect for place in places_in(game, level.depth, secret.area) if place.id == name)
