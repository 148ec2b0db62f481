"""States of `escape` as text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from podzem.core.options import Choice, not_default
from podzem.core.protocols import Staging, Workshop
from podzem.systems.escape import record
from podzem.systems.escape.dealing import read_setting
from podzem.systems.escape.game import Game
from podzem.systems.escape.setting import OPTIONS


@final
class EscapeForms:
    """Paths and values: a state is small enough to be written path by path."""

    staging: Staging[Game] | None = None
    workshop: Workshop | None = None

    def write(self, state: Game) -> dict[str, Any]:
        """The state as nested plain data."""
        return record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """A state from partial data."""
        return record.read(read_setting(players, options), data)

    def table_options(self, state: Game) -> tuple[int, dict[str, Choice]]:
        """Players and the options that are not at their default."""
        return int(state.setting.players), not_default(OPTIONS, state.setting.options)
