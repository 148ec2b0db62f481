"""Events of the calendar, the weather and the course of a day."""

from __future__ import annotations

from typing import Final

from podzem.core.event_table import TO_JUDGE, EventTable
from podzem.systems.surface.events.terms import FACTS, TO_SIDE

_table: Final = EventTable(FACTS)
DAY_BEGAN: Final = _table.row("day_began", "surface.season.calendar", "year", "month", "day")
SEASON_BEGAN: Final = _table.row("season_began", "surface.season.calendar", "season")
SEED: Final = _table.die("seed", "surface.map.generator", to=TO_JUDGE)
SPELL_DIE: Final = _table.die("spell_die", ("surface.weather.clear", "surface.weather.start"), to=TO_JUDGE)
WEATHER_DIE: Final = _table.die(
    "weather_die",
    ("surface.weather.clear", "surface.weather.cloudy", "surface.weather.rain", "surface.weather.storm"),
)
WEATHER: Final = _table.row(
    "weather",
    (
        "surface.weather.clear",
        "surface.weather.cloudy",
        "surface.weather.rain",
        "surface.weather.storm",
        "surface.weather.start",
        "surface.weather.scope",
        "surface.weather.winter_forms",
    ),
    "weather",
    discloses=True,
)
PATHS_WASHED: Final = _table.row("paths_washed", "surface.weather.paths_washed")
PATHS_DRY: Final = _table.row("paths_dry", "surface.weather.paths_dry")
FLOOD_BEGAN: Final = _table.row("flood_began", "surface.river.flood")
FLOOD_OVER: Final = _table.row("flood_over", "surface.river.flood")
ICE_FORMED: Final = _table.row("ice_formed", "surface.river.ice")
ICE_WARNING: Final = _table.row("ice_warning", "surface.river.ice_breakup", "party", to=TO_SIDE)
ICE_BROKE: Final = _table.row("ice_broke", "surface.river.ice_breakup")
MEETING_DIE: Final = _table.die("meeting_die", "surface.encounter.daily", to=TO_JUDGE)
MEASURE_DIE: Final = _table.die("measure_die", "surface.encounter.measure", to=TO_JUDGE)
MEETING_DRAWN: Final = _table.row("meeting_drawn", "surface.encounter.measure", "party", "k", to=TO_JUDGE)
MEETING_CAME: Final = _table.row("meeting_came", "surface.encounter.trigger", "party", to=TO_JUDGE)
MEETING_CANCELLED: Final = _table.row("meeting_cancelled", "surface.encounter.cancelled", "party", to=TO_JUDGE)
RESTED: Final = _table.row("day_of_rest", "surface.move.rest_day", "party", to=TO_SIDE)
CAMPED: Final = _table.row("camped", "surface.core.day_sequence", "party", to=TO_SIDE)
ENDED: Final = _table.row("campaign_over", "dungeon.premise.goal", "status")

EVENTS: Final = _table.rows
