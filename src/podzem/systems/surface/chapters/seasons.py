"""Времена года: the date goes on, rivers freeze and flood (surface.season.calendar, surface.river.ice, .flood)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.calendar import FLOODED, WINTER, day_after, season
from podzem.systems.surface.chapters.weather import remember
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import Game


def turn_date(game: Game, words: list[str], scribe: Scribe) -> None:
    """A new day; with a new season what it brings."""
    before = game.month
    remember(game)
    game.year, game.month, game.day = day_after(game.year, game.month, game.day)
    game.days += 1
    scribe.record(events.DAY_BEGAN, {"year": game.year, "month": game.month, "day": game.day})
    if season(game.month) != season(before):
        scribe.record(events.SEASON_BEGAN, {"season": season(game.month)})
    if game.month != before:
        _turn_waters(game, before, scribe)


def _turn_waters(game: Game, before: int, scribe: Scribe) -> None:
    if season(game.month) == WINTER != season(before):
        scribe.record(events.ICE_FORMED, {})
    if (game.month in FLOODED) != (before in FLOODED):
        scribe.record(events.FLOOD_BEGAN if game.month in FLOODED else events.FLOOD_OVER, {})


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"date": turn_date}
