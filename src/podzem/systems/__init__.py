"""The systems: the only list of them in the program."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.core.system import System

SYSTEMS: Final = {
    "escape": "podzem.systems.escape.system",
    "dungeon": "podzem.systems.dungeon.system",
}


@cache
def load_system(key: str) -> System[Any]:
    """A system by its key."""
    if key not in SYSTEMS:
        raise Malformed(f"there is no system {key!r}; {', '.join(SYSTEMS)} was expected")
    system: System[Any] = import_module(SYSTEMS[key]).SYSTEM
    return system
