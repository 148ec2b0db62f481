"""Whether one gets from place to place by a few steps straight on."""

from __future__ import annotations

from podzem.site.doors import closed
from podzem.site.grounds import ground_at
from podzem.site.site import Site
from podzem.site.stand import Stand
from podzem.world.ground import Ground
from podzem.world.points import distance


def can_step(site: Site, here: Stand, there: Stand, hs: int) -> bool:
    """Whether one gets from place to place in so many hs, straight on."""
    if here.depth != there.depth or distance(here.at, there.at) > hs:
        return False
    ground = ground_at(site, here.depth)
    area = ground.level.area(here.area) if here.area else None
    is_plain = area is not None and here.area == there.area and len(area.rects) == 1 and not area.walls
    if is_plain and not _has_terrain(ground, here.area):
        return True
    return ground.sight(here.at, there.at, closed(site, here.depth), here.area, there.area)


def _has_terrain(ground: Ground, area: str) -> bool:
    """Whether ground that cannot be walked lies in an area."""
    return any(feature.terrain for feature in ground.level.features_of(area))
