"""Numbers of the fight, each from the table that names its clause (tables/fight.toml, tables/light.toml)."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from podzem.core.tables import read_tables

_FOLDER: Final = files("podzem.expedition").joinpath("tables")
_FIGHT: Final = read_tables(_FOLDER.joinpath("fight.toml"))
_LIGHT: Final = read_tables(_FOLDER.joinpath("light.toml"))["levels"]

APART: Final[i64] = i64(_FIGHT["end"]["apart_hs"])
"""Beyond 24 sazhens the fight is over."""
CHASE_PHASES: Final[i64] = i64(_FIGHT["end"]["chase_phases"])
"""Pursuers are tried at every tenth phase of pursuit."""
CONSIDERABLE: Final[i64] = i64(_FIGHT["unscreened"]["from_hs"])
"""From so far distances differ considerably."""
LIT: Final[i64] = i64(_LIGHT["dim_hs"])
"""A light shows what is within so much."""
BRIGHT: Final[i64] = i64(_LIGHT["bright_hs"])
"""Within so much of a light it is bright."""
BETWEEN_FRONTS: Final[i64] = i64(_FIGHT["other_front"]["light_hs"])
"""How far the light of another front is taken to be."""
INCIDENTAL_TERM: Final[i64] = i64(_FIGHT["incidental"]["modifier"])
"""Whoever does something by the way."""
DARK_TERM: Final[i64] = i64(_FIGHT["darkness"]["modifier"])
"""Whoever strikes in the dark."""
LIGHT_SHY_TERM: Final[i64] = i64(_FIGHT["light_shy"]["modifier"])
"""Whoever is dazzled by light."""
