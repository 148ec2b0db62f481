"""What a table was set up with: its players and switches."""

from __future__ import annotations

from podzem.core.options import Choice


class Setting:
    """Players and switches of one table; it never changes."""

    def __init__(self, players: int, options: dict[str, Choice]) -> None:
        self.players = players
        self.options = options

    def word(self, name: str) -> str:
        """The value of a switch that is a word."""
        return str(self.options[name])

    def number(self, name: str) -> int:
        """The value of a switch that is a number."""
        return int(self.options[name])

    def is_on(self, name: str) -> bool:
        """The value of a switch that is on or off."""
        return bool(self.options[name])

    def asks_judge(self, automation: str) -> str:
        """How a thing left to the judge is settled: automatic, ask or off; without a judge nobody is asked."""
        chosen = str(self.options[automation])
        return "automatic" if chosen == "ask" and self.options["judge"] == "automatic" else chosen
