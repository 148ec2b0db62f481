"""Python runs this by itself when its folder is on the path: «Подземелье» with faults that no rule has."""

import os
import time
from pathlib import Path
from typing import Any

from podzem.systems.dungeon.advice import DungeonAdvice
from podzem.systems.dungeon.showing import DungeonShowing
from podzem.systems.dungeon.system import DungeonSystem

setup, refuse = DungeonSystem.setup, DungeonSystem.refuse
apply, seen = DungeonSystem.apply, DungeonShowing.seen
gate = os.environ.get("PODZEM_GATE")
"""A file that must be there before any game is set up."""
spoiled: list[object] = []


def setup_behind_gate(self: DungeonSystem, *words: Any) -> Any:
    while gate and not Path(gate).exists():
        time.sleep(0.01)
    return setup(self, *words)


def refuse_or_break(self: DungeonSystem, state: Any, decision: Any) -> Any:
    if decision.order == "boom":
        raise ZeroDivisionError("boom")
    return refuse(self, state, decision)


def apply_and_spoil(self: DungeonSystem, state: Any, decision: Any, scribe: Any) -> None:
    """A correction of the judge that leaves a game which cannot be shown."""
    apply(self, state, decision, scribe)
    if decision.order == "set" and decision.words[0].endswith("=13"):
        spoiled.append(state)


def see_or_break(self: DungeonShowing, state: Any, viewer: int) -> dict[str, Any]:
    if any(state is one for one in spoiled):
        raise KeyError("spoiled")
    return seen(self, state, viewer)


def break_always(self: DungeonAdvice, state: Any, decisions: Any) -> Any:
    raise IndexError("odds")


setattr(DungeonSystem, "setup", setup_behind_gate)  # noqa: B010 - mypy lets nobody assign a method
setattr(DungeonSystem, "refuse", refuse_or_break)  # noqa: B010
setattr(DungeonSystem, "apply", apply_and_spoil)  # noqa: B010
setattr(DungeonShowing, "seen", see_or_break)  # noqa: B010
setattr(DungeonAdvice, "chances", break_always)  # noqa: B010
