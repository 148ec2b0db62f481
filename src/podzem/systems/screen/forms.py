"""States of `screen` as text: by the types of their fields, and for cases in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from podzem.core.options import Choice, not_default
from podzem.core.protocols import Staging, Workshop
from podzem.systems.screen import record
from podzem.systems.screen.beginning import new_fight
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.setting import OPTIONS, read_setting
from podzem.systems.screen.staging import ScreenStaging
from podzem.systems.screen.workshop import ScreenWorkshop


@final
class ScreenForms:
    """What is at its default is left out."""

    staging: Staging[Fight] | None = ScreenStaging()
    workshop: Workshop | None = ScreenWorkshop()

    def write(self, state: Fight) -> dict[str, Any]:
        """The state as nested plain data."""
        return record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Fight:
        """A state from partial data."""
        return record.read(new_fight(read_setting(players, options)), data)

    def table_options(self, state: Fight) -> tuple[int, dict[str, Choice]]:
        """Players and the options that are not at their default."""
        return state.setting.players, not_default(OPTIONS, state.setting.options)
