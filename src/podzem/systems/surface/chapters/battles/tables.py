"""The numbers of battles, each with its clause (T11, T13, T13b, T18)."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final

from podzem.core.tables import read_tables

TABLES: Final[dict[str, Any]] = read_tables(files("podzem.systems.surface") / "tables" / "battles.toml")
