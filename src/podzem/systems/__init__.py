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
    "surface": "podzem.systems.surface.system",
    "screen": "podzem.systems.screen.system",
    "delve": "podzem.systems.delve.system",
}
FIRST: Final = next(iter(SYSTEMS))
"""The system that is meant where nobody names one."""
EXAMPLE_STATE: Final = "players.0.square=start"
EXAMPLE_DECISION: Final = "0 roll"
"""A state line and a decision of that system, for messages and descriptions."""


@cache
def load_system(key: str) -> System[Any]:
    """A system by its key."""
    if key not in SYSTEMS:
        raise Malformed(f"there is no system {key!r}; {', '.join(SYSTEMS)} was expected")
    system: System[Any] = import_module(SYSTEMS[key]).SYSTEM
    return system
