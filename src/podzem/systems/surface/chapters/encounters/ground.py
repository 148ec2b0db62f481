"""Встречи: what terrain and weather make of a meeting: distances, movement, ranges, width, its farthest end."""

from __future__ import annotations

from typing import Final

from podzem.expedition.muster import Scale
from podzem.systems.surface.believed import land_of
from podzem.systems.surface.cells import DIRECTIONS
from podzem.systems.surface.chapters.weather import is_wet
from podzem.systems.surface.game import Game
from podzem.systems.surface.land import Land
from podzem.systems.surface.parties import Party
from podzem.systems.surface.setting import read_part

TABLE: Final = read_part("meetings")
HALVED: Final[list[str]] = TABLE["halved"]["terrain"]
WET: Final = TABLE["wet"]
APART: Final[int] = TABLE["apart"]["sazhens"]
TIMES: Final[int] = TABLE["open_country"]["times"]
HS: Final = 2
"""Half-sazhens in a sazhen."""
QS: Final = 4
"""Quarters in a sazhen."""


def halved(game: Game, party: Party, hs: int) -> int:
    """A distance here and now: half as far in forest and bog, half as far in wet weather, both a quarter."""
    parts = int(TABLE["halved"]["parts"]) if land_of(game, party).terrain(party.cell) in HALVED else 1
    return hs // (parts * (int(WET["parts"]) if is_wet(game.weather) else 1))


def apart(game: Game, party: Party) -> int:
    """Beyond so many half-sazhens a combat or a meeting is over (surface.encounter.combat_frame)."""
    return halved(game, party, HS * APART)


def scale(game: Game) -> Scale:
    """Movement and ranges are threefold, but not in rain, storm, snow and blizzard (surface.encounter.triple)."""
    return Scale(int(WET["times"]) if is_wet(game.weather) else TIMES, flies=True)


def width(game: Game, party: Party) -> int:
    """The front of a small combat in quarter sazhens (surface.encounter.field_width)."""
    land, row = land_of(game, party), TABLE["front"]
    narrow = land.has_ford(party.cell) or land.has_bridge(party.cell) or _on_narrow_path(game, party, land)
    return QS * int(row["narrow"] if narrow else row[land.terrain(party.cell)])


def _on_narrow_path(game: Game, party: Party, land: Land) -> bool:
    """A clearing, pass or causeway that is not washed out."""
    beside = [party.cell.towards(direction) for direction in DIRECTIONS]
    kinds = {kind for other in beside if land.contains(other) for kind in land.paths_between(party.cell, other)}
    return not game.paths_washed and bool(kinds & set(TABLE["front"]["paths"]))
