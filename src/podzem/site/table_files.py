"""The tables of places below ground: `tables/<name>.toml`; each table names its clause."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from podzem.core.tables import read_tables

FOLDER: Final = files("podzem.site").joinpath("tables")


def read_part(name: str) -> dict[str, Any]:
    """The tables of one file."""
    return read_tables(FOLDER.joinpath(f"{name}.toml"))
