"""States of `surface` as text: by the types of their fields, and for cases in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from podzem.core.options import Choice, not_default
from podzem.core.protocols import Workshop
from podzem.systems.surface import record, staging
from podzem.systems.surface.beginning import new_game, setting_of
from podzem.systems.surface.game import Game
from podzem.systems.surface.setting import OPTIONS
from podzem.world.region.region_file import save_region


@final
class SurfaceStaging:
    """A campaign is too large to be written path by path."""

    def stage(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """The state of a case in a few words."""
        return staging.stage(players, options, data)

    def whole(self, state: Game) -> dict[str, Any]:
        """Every path of a state."""
        found: dict[str, Any] = staging.whole(state)
        return found


@final
class SurfaceForms:
    """What is at its default is left out."""

    staging = SurfaceStaging()
    workshop: Workshop | None = None

    def write(self, state: Game) -> dict[str, Any]:
        """The state as nested plain data."""
        return record.write(state)

    def read(self, players: int, options: Mapping[str, object], data: Mapping[str, Any]) -> Game:
        """A state from partial data."""
        return record.read(new_game(setting_of(players, options)), data)

    def table_options(self, state: Game) -> tuple[int, dict[str, Choice]]:
        """Players and the options that are not at their default; an imagined region is one of its own."""
        setting, imagined = state.setting, state.country.imagined
        drawn = {"map": save_region(imagined)} if imagined is not None else {}
        return setting.players, not_default(OPTIONS, {**setting.options, **drawn})
