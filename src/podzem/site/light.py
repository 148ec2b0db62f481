"""How light it is at a place of the site, by whatever lights there are; the best counts, they do not add."""

from __future__ import annotations

from podzem.site.doors import shut
from podzem.site.grounds import area_of, ground_at
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.light import BRIGHT, DARK, Light, Radii, grade
from podzem.world.points import distance


def lights_lying(site: Site, depth: int, radii: Radii) -> list[Light]:
    """The lights of a level that nobody bears: what burns on the floor, and fires of the place."""
    found = []
    for heap in site.heaps:
        if heap.depth == depth and any(item.burning for item in heap.items):
            found.append(Light(heap.at, area_of(site, heap), radii))
    for feature in site.dungeon.level(depth).features:
        if feature.terrain == "fire" and feature.id not in site.cleared:
            found.append(Light(feature.at, feature.area, radii))
    return found


def is_lit_by_itself(site: Site, depth: int, area: str) -> bool:
    """Whether an area needs no light: the map says so, or it lies in the open."""
    found = site.dungeon.level(depth).area(area)
    return found.lit or found.kind == "outside"


def light_at(site: Site, place: Stand, lights: list[Light]) -> int:
    """How light it is at a place: the best of the lights with a free line to it."""
    if place.area and is_lit_by_itself(site, place.depth, place.area):
        return BRIGHT
    best = DARK
    for light in lights:
        shining = grade(distance(light.at, place.at), light.radii)
        if shining > best and reaches(site, place, light):
            best = shining
    return best


def reaches(site: Site, place: Stand, light: Light) -> bool:
    """Whether a light has a free line to a place."""
    ground = ground_at(site, place.depth)
    area = ground.level.area(place.area) if place.area else None
    if area is not None and area.id == light.area and len(area.rects) == 1 and not area.walls and not ground.smoke:
        return True
    return ground.sight(light.at, place.at, shut(site, place.depth), light.area, place.area)
