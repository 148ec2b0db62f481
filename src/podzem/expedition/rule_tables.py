"""The numbers of the rules about people, each with its clause."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from podzem.core.tables import read_tables

FOLDER: Final[Traversable] = files("podzem.expedition").joinpath("tables")


def read_table(name: str) -> dict[str, Any]:
    """The tables of one subject: `tables/<name>.toml`."""
    return read_tables(FOLDER.joinpath(f"{name}.toml"))
