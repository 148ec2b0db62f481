"""What a table was set up with: its players and switches."""

from __future__ import annotations

import sys
from typing import Any

from podzem.core.options import Choice


class Setting:
    """Players and switches of one table; it never changes."""

    def __init__(self, players: int, options: dict[str, Choice]) -> None:
        self.players = players
        self.options = options
        self._words = {sys.intern(name): str(value) for name, value in options.items()}
        self._on = {sys.intern(name): bool(value) for name, value in options.items()}
        """Each switch as it is asked for; rules ask all the time, with names of their own."""
        self.kept: dict[int, Any] = {}
        """What a system works out of the switches once."""

    def word(self, name: str) -> str:
        """The value of a switch that is a word."""
        return self._words[name]

    def number(self, name: str) -> int:
        """The value of a switch that is a number."""
        return int(self.options[name])

    def is_on(self, name: str) -> bool:
        """The value of a switch that is on or off."""
        return self._on[name]

    def asks_judge(self, automation: str) -> str:
        """How a thing left to the judge is settled: automatic, ask or off; without a judge nobody is asked."""
        chosen = str(self.options[automation])
        return "automatic" if chosen == "ask" and self.options["judge"] == "automatic" else chosen
