"""What a table of `delve` is set up with: its switches (table B1), and where its tables stand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.errors import BadTable, Refused
from podzem.core.options import choose, read_options
from podzem.core.setting import Setting
from podzem.core.tables import read_tables

PACKAGE: Final = "podzem.systems.delve"
TABLES: Final = files(PACKAGE).joinpath("tables")
SEATS: Final = (1, 6)
"""The least and the most players."""
ERROR: Final = "delve.core.errors"
OPTIONS: Final = read_options(read_tables(TABLES.joinpath("options.toml"))["option"])


def read_part(name: str) -> dict[str, Any]:
    """The tables of one part of the rules: `tables/<name>.toml`."""
    return read_tables(TABLES.joinpath(f"{name}.toml"))


def covering(last_faces: Sequence[int], sides: int, name: str) -> None:
    """Each result of a die has one row, else the table is refused by its name and the result (delve.auto.override)."""
    before = 0
    for last in last_faces:
        if last <= before:
            raise BadTable(f"{name}: {last} covered twice (delve.auto.override)")
        before = last
    if before != sides:
        left = f"{before + 1}" if before + 1 == sides else f"{before + 1} to {sides}"
        wrong = f"{left} uncovered" if before < sides else f"{before} cannot be thrown"
        raise BadTable(f"{name}: {wrong} (delve.auto.override)")


def read_setting(players: int, options: Mapping[str, object]) -> Setting:
    """A setting from what was asked for; unknown names and values are refused (delve.core.errors)."""
    least, most = SEATS
    if not least <= players <= most:
        facts: dict[str, Fact] = {"option": "players", "value": players, "values": f"{least}–{most}"}
        raise Refused(Refusal(ERROR, "option", facts))
    try:
        return Setting(players, choose(OPTIONS, options, ERROR))
    except Refused as error:
        raise Refused(Refusal(ERROR, error.refusal.order, error.refusal.facts)) from None
