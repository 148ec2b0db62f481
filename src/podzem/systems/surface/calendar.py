"""The calendar (surface.season.calendar): twelve months of thirty days, four seasons."""

from __future__ import annotations

from typing import Final

from podzem.core.tables import bands
from podzem.systems.surface.game import Game
from podzem.systems.surface.setting import read_part

TABLE: Final = read_part("days")
MONTHS: Final[int] = TABLE["calendar"]["months"]
DAYS: Final[int] = TABLE["calendar"]["days"]
FLOODED: Final[list[int]] = TABLE["flood"]["months"]
_SEASONS: Final[list[tuple[int, str]]] = [(row["to"], row["name"]) for row in TABLE["calendar"]["seasons"]]
bands([to for to, _ in _SEASONS], MONTHS, "days.toml: seasons")

SPRING: Final = "spring"
SUMMER: Final = "summer"
AUTUMN: Final = "autumn"
WINTER: Final = "winter"


def season(month: int) -> str:
    """The season of a month."""
    return next(name for to, name in _SEASONS if month <= to)


def is_winter(game: Game) -> bool:
    """Whether rivers are under ice, and one freezes without warm gear."""
    return season(game.month) == WINTER


def is_flood(game: Game) -> bool:
    """Whether rivers are in flood (surface.river.flood)."""
    return game.month in FLOODED


def day_after(year: int, month: int, day: int) -> tuple[int, int, int]:
    """The date of the next day."""
    if day < DAYS:
        return year, month, day + 1
    return (year, month + 1, 1) if month < MONTHS else (year + 1, 1, 1)
