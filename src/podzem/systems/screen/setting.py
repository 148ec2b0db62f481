"""What a table of «ШИРМА» was set up with: players and switches (screen.core.options)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any, Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.errors import Refused
from podzem.core.options import choose, read_options
from podzem.core.setting import Setting
from podzem.core.tables import read_tables

PACKAGE: Final = "podzem.systems.screen"
TABLES: Final = files(PACKAGE).joinpath("tables")
SEATS: Final = (1, 6)
"""The least and the most players."""
CLAUSE: Final = "screen.core.options"
OPTIONS: Final = read_options(read_tables(TABLES.joinpath("options.toml"))["option"])
PRESET: Final[dict[str, object]] = {
    "range_table": "s9",
    "size_table": "s9",
    "aim_bonus": "10",
    "unaimed_penalty": True,
    "cover_table": "s9",
    "obscurity_table": "s9",
}
"""What `shooting_table=s9` sets at once; each can still be named by itself."""


def read_part(name: str) -> dict[str, Any]:
    """The tables of one part of the rules: `tables/<name>.toml`."""
    return read_tables(TABLES.joinpath(f"{name}.toml"))


def read_setting(players: int, options: Mapping[str, object]) -> Setting:
    """A setting from what was asked for; unknown names and values are refused (screen.core.options)."""
    least, most = SEATS
    if not least <= players <= most:
        facts: dict[str, Fact] = {"option": "players", "value": players, "values": f"{least}–{most}"}
        raise Refused(Refusal(CLAUSE, "players", facts))
    given = {
        name: str(value) if isinstance(value, int) and not isinstance(value, bool) else value
        for name, value in options.items()
    }
    whole = {**PRESET, **given} if given.get("shooting_table") == "s9" else given
    try:
        return Setting(players, choose(OPTIONS, whole, CLAUSE))
    except Refused as error:
        raise Refused(Refusal(CLAUSE, error.refusal.order, error.refusal.facts)) from None


_KNOWN: Final[dict[tuple[int, str], Setting]] = {}
MOST_KNOWN: Final = 64


def known_setting(players: int, options: Mapping[str, object]) -> Setting:
    """The same for the same choices: many fights are simulated with one setting, and it never changes."""
    key = players, repr(sorted(options.items()))
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = read_setting(players, options)
    return _KNOWN[key]
