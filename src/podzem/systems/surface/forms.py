"""States of `surface` as text: by the types of their fields, and for cases in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.recorded_forms import RecordedForms
from podzem.systems.surface import record, staging
from podzem.systems.surface.beginning import new_game, setting_of
from podzem.systems.surface.game import Game
from podzem.systems.surface.setting import OPTIONS
from podzem.world.region.region_file import save_region


def _empty(players: int, options: Mapping[str, object]) -> Game:
    return new_game(setting_of(players, options))


def _drawn(game: Game) -> dict[str, str]:
    """An imagined region is one of its own."""
    imagined = game.country.imagined
    return {"map": save_region(imagined)} if imagined is not None else {}


FORMS: Final = RecordedForms(record, OPTIONS, _empty, _drawn, staging)
