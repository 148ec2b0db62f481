"""What a table of «Подземелье» was set up with: players and switches."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.errors import Refused
from podzem.core.options import choose, read_options
from podzem.core.setting import Setting
from podzem.core.tables import read_tables

PACKAGE: Final = "podzem.systems.dungeon"
FILE: Final = files(PACKAGE).joinpath("tables", "options.toml")
SEATS: Final = (1, 8)
"""The least and the most players."""
OPTIONS: Final = read_options(read_tables(FILE)["option"])


def read_part(name: str) -> dict[str, Any]:
    """The tables of one part of the rules: `tables/<name>.toml`."""
    return read_tables(files(PACKAGE).joinpath("tables", f"{name}.toml"))


def read_setting(players: int, options: Mapping[str, object]) -> Setting:
    """A setting from what was asked for; unknown names and values are refused (dungeon.core.options)."""
    least, most = SEATS
    if not least <= players <= most:
        facts: dict[str, Fact] = {"option": "players", "value": players, "values": f"{least}–{most}"}
        raise Refused(Refusal("dungeon.core.options", "players", facts))
    try:
        return Setting(players, choose(OPTIONS, options, "dungeon.core.options"))
    except Refused as error:
        refusal = error.refusal
        raise Refused(Refusal("dungeon.core.options", refusal.order, refusal.facts)) from None
