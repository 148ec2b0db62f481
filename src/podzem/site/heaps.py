"""Things that lie about: what the map has lying there, what was laid down, chests that were seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from podzem.site.contents import Heap
from podzem.site.finding import Make
from podzem.site.grounds import area_of
from podzem.site.made_out import items_known
from podzem.site.site import Site
from podzem.world.dungeon_map import Treasure
from podzem.world.item import Item
from podzem.world.points import Point


def furnish(site: Site, make: Make, take_number: Callable[[], int]) -> None:
    """Everything of value that the map has lying about becomes things that can be found and taken; done once."""
    if site.furnished:
        return
    site.furnished = True
    for level in site.dungeon.levels:
        for treasure in level.treasure:
            things = _things(treasure, make, take_number)
            site.heaps.append(Heap(level.depth, treasure.at, things, treasure.id, area=treasure.area))


def _things(treasure: Treasure, make: Make, take_number: Callable[[], int]) -> list[Item]:
    things = [item for plain in treasure.items for item in make(plain)]
    if not treasure.container:
        return things
    box = Item(treasure.container, take_number(), name=treasure.key, contents=things)
    box.locked, box.ready = treasure.locked, treasure.container != "chest"
    return [box]


def lay(site: Site, depth: int, at: Point, items: list[Item], area: str = "") -> None:
    """Put things on the floor, to what lies there already."""
    if not items:
        return
    there = [heap for heap in site.heaps if heap.depth == depth and heap.at == at and not heap.treasure]
    heap = next((heap for heap in there if not area or area_of(site, heap) == area), None)
    if heap is None:
        heap = Heap(depth, at, area=area)
        site.heaps.append(heap)
    for item in items:
        item.ready = False
    heap.items += items
    heap.seen = 0


def drop_empty_heaps(site: Site) -> None:
    """Where nothing lies any more there is no heap."""
    site.heaps = [heap for heap in site.heaps if heap.items]


class LyingChest(NamedTuple):
    """A chest and the heap in which it lies."""

    heap: Heap
    chest: Item


def find_chest(site: Site, depth: int, id: str) -> LyingChest | None:
    """A chest that was made out, with where it lies."""
    for heap in site.heaps:
        for item in items_known(heap):
            if heap.depth == depth and item.id == id and item.kind == "chest":
                return LyingChest(heap, item)
    return None


def shut_chests(site: Site, depth: int) -> list[Item]:
    """Shut chests of a level that were made out."""
    things = [item for heap in site.heaps if heap.depth == depth for item in items_known(heap)]
    return [item for item in things if item.kind == "chest" and not item.ready]
