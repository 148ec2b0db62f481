"""What is made out in a light, by its size (dungeon.light.reveal)."""

from __future__ import annotations

from typing import Final

from podzem.site.contents import Heap
from podzem.world.item import Item
from podzem.world.light import BRIGHT, CLEAR, DIM

NEEDED: Final = {"fine": BRIGHT, "medium": CLEAR, "large": DIM}
"""The light in which things of a size are made out."""
FINE: Final = frozenset({"gem", "silver", "gold", "key"})
LARGE: Final = frozenset({"furniture", "statue_small", "statue_large"})
"""Kinds of things that are not of medium size."""


def size_of(item: Item) -> str:
    """Fine, medium or large."""
    return "fine" if item.kind in FINE else "large" if item.kind in LARGE else "medium"


def items_seen(heap: Heap, grade: int) -> list[Item]:
    """The things of a heap that are made out in a light."""
    return [item for item in heap.items if grade >= NEEDED[size_of(item)]]


def items_known(heap: Heap) -> list[Item]:
    """The things of a heap that the party has made out."""
    return items_seen(heap, heap.seen)
