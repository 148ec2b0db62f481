"""Времена года и погода: the weather of the whole map, and what it does to paths (surface.weather.*)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.scribe import NOBODY, Scribe
from podzem.core.tables import bands
from podzem.systems.surface.calendar import TABLE, is_winter
from podzem.systems.surface.events import days as events
from podzem.systems.surface.game import CLEAR, CLOUDY, RAIN, STORM, Game

CHAIN: Final[dict[str, dict[str, Any]]] = {name: row for name, row in TABLE["weather"].items() if name != "clause"}
STOPS: Final = "stops"
START: Final = "surface.weather.start"
WINTER_FORMS: Final[dict[str, str]] = {RAIN: TABLE["winter_forms"]["rain"], STORM: TABLE["winter_forms"]["storm"]}
WET_DAYS: Final[int] = TABLE["paths"]["wet_days"]
DRY_DAYS: Final[int] = TABLE["dry_paths"]["dry_days"]
DIE: Final = 6
REMEMBERED: Final = 10
"""Days behind whose weather is kept for whoever looks back."""
_LAST_FACES: Final = {name: bands([row["to"] for row in one["next"]], DIE, name) for name, one in CHAIN.items()}


def shown(game: Game) -> str:
    """The weather as people call it: in winter rain is snow, a storm a blizzard (surface.weather.winter_forms)."""
    return form(game, game.weather)


def form(game: Game, weather: str) -> str:
    """A word of the chain as people call it this season."""
    return WINTER_FORMS.get(weather, weather) if is_winter(game) else weather


def is_wet(weather: str) -> bool:
    """Rain, storm and their winter forms, which are alike in all but freezing."""
    return weather in (RAIN, STORM)


def is_stormy(game: Game) -> bool:
    """Storm or blizzard."""
    return game.weather == STORM


def remember(game: Game) -> None:
    """The day is over: its weather is one of those behind."""
    game.past_weather = [*game.past_weather, shown(game)][-REMEMBERED:]


def start(game: Game, named: str, scribe: Scribe) -> None:
    """A clear spell of a die's days, or for a day the weather that the map names; paths are dry."""
    game.weather = next((wet for wet, form in WINTER_FORMS.items() if form == named), named)
    game.spell_left = _spell(scribe, START) if game.weather == CLEAR else 1
    scribe.record(events.WEATHER, {"weather": shown(game)}, clause=START)


def change(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: the old weather goes on, or the new one is thrown for."""
    game.spell_left -= 1
    if game.spell_left > 0:
        return
    before, clause = game.weather, CHAIN[game.weather]["clause"]
    faces: vec[i64] = vec[i64]([i64(face) for face in _LAST_FACES[before]])
    row = scribe.band(faces, events.WEATHER_DIE, NOBODY, clause)
    game.weather = _following(game, str(CHAIN[before]["next"][row]["is"]))
    game.spell_left = _spell(scribe, "surface.weather.clear") if game.weather == CLEAR else 1
    scribe.record(events.WEATHER, {"weather": shown(game)}, clause=clause)


def _following(game: Game, word: str) -> str:
    """What comes: where rain or storm stops, cloudy weather is left (`weather_after_wet`)."""
    return (CLOUDY if game.setting.word("weather_after_wet") == CLOUDY else CLEAR) if word == STOPS else word


def _spell(scribe: Scribe, clause: str) -> int:
    """So many days a clear spell lasts."""
    return int(scribe.roll(CHAIN[CLEAR]["days"], events.SPELL_DIE, NOBODY, clause))


def wash(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn, by the days behind: two wet ones in a row wash all paths out, two dry ones dry them."""
    wet = is_wet(game.weather)
    game.wet_streak, game.dry_streak = (game.wet_streak + 1, 0) if wet else (0, game.dry_streak + 1)
    if game.wet_streak >= WET_DAYS and not game.paths_washed:
        game.paths_washed = True
        scribe.record(events.PATHS_WASHED, {})
    elif game.dry_streak >= DRY_DAYS and game.paths_washed:
        game.paths_washed = False
        scribe.record(events.PATHS_DRY, {})


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {"wash": wash, "weather": change}
