"""What a table of `delve` is set up with: its switches (table B1), and where its tables stand."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from podzem.core.options import read_options
from podzem.core.tables import read_tables

PACKAGE: Final = "podzem.systems.delve"
TABLES: Final = files(PACKAGE).joinpath("tables")
OPTIONS: Final = read_options(read_tables(TABLES.joinpath("options.toml"))["option"])


def read_part(name: str) -> dict[str, Any]:
    """The tables of one part of the rules: `tables/<name>.toml`."""
    return read_tables(TABLES.joinpath(f"{name}.toml"))
