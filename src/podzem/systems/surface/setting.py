"""What a table of «Поверхность» was set up with: players and switches, those of the expedition's rules among them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.errors import Refused
from podzem.core.options import choose, read_options
from podzem.core.setting import Setting
from podzem.core.tables import read_tables

PACKAGE: Final = "podzem.systems.surface"
BELOW: Final = "podzem.systems.dungeon"
CLAUSE: Final = "surface.core.order_errors"
SEATS: Final = (1, 8)
"""The least and the most players."""
OF_A_SITE: Final = ("map", "seed", "depths", "rooms")
"""Options of the rules below ground that say which map is played: a region says that of each of its dungeons."""


def read_part(name: str) -> dict[str, Any]:
    """The tables of one part of the rules: `tables/<name>.toml`."""
    return read_tables(files(PACKAGE).joinpath("tables", f"{name}.toml"))


def _shared() -> list[dict[str, Any]]:
    """The switches of the rules about people and of those below ground: one campaign, one reading of both documents."""
    rows = read_tables(files(BELOW).joinpath("tables", "options.toml"))["option"]
    return [row for row in rows if row["name"] not in OF_A_SITE]


OPTIONS: Final = read_options([*read_part("options")["option"], *_shared()])


def read_setting(players: int, options: Mapping[str, object]) -> Setting:
    """A setting from what was asked for; unknown names and values are refused."""
    least, most = SEATS
    if not least <= players <= most:
        facts: dict[str, Fact] = {"option": "players", "value": players, "values": f"{least}–{most}"}
        raise Refused(Refusal(CLAUSE, "players", facts))
    try:
        return Setting(players, choose(OPTIONS, options, CLAUSE))
    except Refused as error:
        raise Refused(Refusal(CLAUSE, error.refusal.order, error.refusal.facts)) from None
