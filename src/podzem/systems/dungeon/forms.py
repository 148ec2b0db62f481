"""States of `dungeon` as text: by the types of their fields, and for cases in a few words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from podzem.core.recorded_forms import RecordedForms
from podzem.systems.dungeon import record, staging
from podzem.systems.dungeon.game import Game, new_game
from podzem.systems.dungeon.setting import OPTIONS, read_setting
from podzem.world.map_file import save_dungeon


def _empty(players: int, options: Mapping[str, object]) -> Game:
    return new_game(read_setting(players, options))


def _drawn(game: Game) -> dict[str, str]:
    """An imagined map is one of its own."""
    imagined = game.site.plan.imagined
    return {"map": save_dungeon(imagined)} if imagined is not None else {}


FORMS: Final = RecordedForms(record, OPTIONS, _empty, _drawn, staging)
