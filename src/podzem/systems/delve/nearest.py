"""The clause that each order comes nearest to, for an order out of its stage (section 19 of the catalogue)."""

from __future__ import annotations

from typing import Final

from podzem.systems.delve.setting import read_part

_PART: Final = read_part("nearest")
SECTION: Final[int] = _PART["stages"]["section"]
"""The section of the catalogue that lists the orders of each stage."""
NEAREST: Final[dict[str, str]] = {order: row["clause"] for row in _PART["nearest"] for order in row["orders"]}
