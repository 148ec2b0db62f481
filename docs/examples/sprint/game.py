"""The state: plain typed data that can be copied, compared, written and read back."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from podzem.core.copying import copied

PLAYERS: Final = 2


@dataclass
class Runner:
    """How far one player has come."""

    steps: int = 0

    def copy(self) -> Runner:
        """An equal one."""
        return copied(self)


@dataclass
class Game:
    """Two runners, and whose turn it is."""

    runners: list[Runner] = field(default_factory=lambda: [Runner() for _ in range(PLAYERS)])
    seat: int = 0
    round: int = 1

    def copy(self) -> Game:
        """An equal state that shares nothing that changes."""
        return copied(self)

    def key(self) -> bytes:
        """All of the state in bytes."""
        return repr(self).encode()
