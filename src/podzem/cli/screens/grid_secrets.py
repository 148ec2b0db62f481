"""The judge's map in text: the whole level, and on it what nobody has found yet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from podzem.site.shapes import HiddenLevel
from podzem.systems.dungeon.view.shapes import ExpeditionView

HIDDEN: Final = "magenta"
Put = Callable[[Sequence[float], str, str], None]


def hidden_of(view: ExpeditionView, depth: int) -> HiddenLevel | None:
    """The level as it truly is, for whoever may see it."""
    secrets = view.secrets
    return next((level for level in secrets.levels if level.depth == depth), None) if secrets else None


def cells(level: HiddenLevel) -> list[tuple[int, int]]:
    """Every cell of its floor."""
    rects = [rect for area in level.areas for rect in area.rects]
    return [(x + i, y + j) for x, y, width, height in rects for i in range(width) for j in range(height)]


def draw_secrets(level: HiddenLevel, put: Put) -> None:
    """Doors, traps, caches, hoards, and who waits where; what is known already is drawn over it."""
    for opening in level.openings:
        if opening.door and opening.door.kind != "arch":
            put(opening.at, "S" if opening.door.secret else "+", f"bold {HIDDEN}")
    for trap in level.traps:
        if trap.rect:
            put(trap.rect, "^", f"bold {HIDDEN}")
    for cache in level.secrets:
        if cache.rect and not cache.found:
            put(cache.rect, "?", f"bold {HIDDEN}")
    for hoard in level.treasure:
        put(hoard.at, "$", f"bold {HIDDEN}")
    for encounter in level.encounters:
        if encounter.at and not encounter.met:
            put(encounter.at, "M", f"bold {HIDDEN}")
