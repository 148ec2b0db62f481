"""What is wrong with a map: every fault at once, each with its clause and the place it stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from podzem.core.errors import PodzemError

VALIDATION: Final = "dungeon.map.validation"
UNITS: Final = "dungeon.map.units"
SHOWN: Final = 3


class Fault(NamedTuple):
    """One fault: the clause it breaks, where (`areas[R3]`), and what was expected."""

    clause: str
    path: str
    message: str

    def __str__(self) -> str:
        return f"{self.path}: {self.message} ({self.clause})"


class BadMap(PodzemError):
    """A map that is refused; it holds all its faults."""

    def __init__(self, faults: list[Fault]) -> None:
        shown = "; ".join(str(fault) for fault in faults[:SHOWN])
        more = f"; and {len(faults) - SHOWN} more" if len(faults) > SHOWN else ""
        super().__init__(f"the map is refused: {shown}{more}")
        self.faults = faults

    def __reduce__(self) -> tuple[type[BadMap], tuple[list[Fault]]]:
        """Sent from one process to another it keeps its faults."""
        return BadMap, (self.faults,)
