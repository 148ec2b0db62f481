"""Hidden things come to light: secret doors, caches, traps ."""

from __future__ import annotations

from collections.abc import Callable

from podzem.site import doors, traps
from podzem.site.contents import Heap
from podzem.site.places import Place, overlap, places_in
from podzem.site.site import Site
from podzem.world.dungeon_map import Level, PlainItem, Secret
from podzem.world.item import Item
from podzem.world.points import Rect

Make = Callable[[PlainItem], list[Item]]
"""How what a map writes becomes things; whoever explores the place numbers them."""


def hidden_in(site: Site, level: Level, place: Place) -> list[str]:
    """The ids of what is hidden at a place and not yet known; a thing partly there counts."""
    found = [
        secret.id for secret in level.secrets if secret.id not in site.secrets and _lies(site, level, secret, place)
    ]
    for opening in level.openings:
        if opening.is_hidden and not doors.is_found(site, opening) and place.area in (opening.a, opening.b):
            (x1, y1), (x2, y2) = opening.ends
            strip = (x1 // 2, y1 // 2, (x2 - x1) // 2, (y2 - y1) // 2)
            if place.id.startswith("wall:") and overlap(place.rect, strip):
                found.append(opening.id)
    return found + [
        trap.id for trap in level.traps if not traps.is_known(site, trap) and _is_set(site, level, trap.id, place)
    ]


def _lies(site: Site, level: Level, secret: Secret, place: Place) -> bool:
    if secret.area != place.area:
        return False
    if secret.rect is not None:
        return place.id.startswith("floor:") and overlap(place.rect, secret.rect)
    on_side = secret.wall is not None and place.id.startswith(f"wall:{secret.area}:{secret.wall[0]}:")
    return on_side and overlap(place.rect, _place_of(site, level, secret))


def _is_set(site: Site, level: Level, id: str, place: Place) -> bool:
    """A trap on the floor, or on the door or chest that is searched."""
    trap = level.trap(id)
    if trap.on:
        return trap.on == place.id or any(heap.treasure == trap.on and _holds(heap, place.id) for heap in site.heaps)
    return (
        trap.rect is not None
        and trap.area == place.area
        and place.id.startswith("floor:")
        and overlap(place.rect, trap.rect)
    )


def _holds(heap: Heap, id: str) -> bool:
    return any(item.id == id for item in heap.items)


def reveal(site: Site, id: str, make: Make) -> bool:
    """A hidden thing comes to be known; false when there is none of that id, or nothing is hidden about it."""
    for level in site.dungeon.levels:
        if level.has_opening(id) and level.opening(id).is_hidden and not doors.is_found(site, level.opening(id)):
            doors.find(site, level.opening(id))
            return True
        for trap in level.traps:
            if trap.id == id and not traps.is_known(site, trap):
                traps.learn(site, level.depth, trap)
                return True
        for secret in level.secrets:
            if secret.id == id and id not in site.secrets:
                _lay_open(site, level, secret, make)
                return True
    return False


def _lay_open(site: Site, level: Level, secret: Secret, make: Make) -> None:
    """A cache is found: what is in it can be taken from now on."""
    site.secrets.append(secret.id)
    things = [item for plain in secret.contents for item in make(plain)]
    x, y, width, height = _place_of(site, level, secret)
    at = 2 * x + width, 2 * y + height
    site.heaps.append(Heap(level.depth, at, things, secret.id, area=secret.area))
    known = site.known.get(level.depth)
    if known is not None and secret.id not in known.found:
        known.found.append(secret.id)


def _place_of(site: Site, level: Level, secret: Secret) -> Rect:
    if secret.rect is not None:
        return secret.rect
    assert secret.wall is not None
    name = f"wall:{secret.area}:{secret.wall[0]}:{secret.wall[1]}"
    return next(place.rect for place in places_in(site, level.depth, secret.area) if place.id == name)
