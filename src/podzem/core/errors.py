"""The few named errors: each message says what was wrong, what was expected, where."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from podzem.core.decisions import Refusal


class PodzemError(Exception):
    """An error that a person may cause; shown as one line, never as a traceback."""


class Malformed(PodzemError):
    """A text, file or value that does not have the form it must have."""


class BadTable(PodzemError):
    """A data table with a gap, an overlap, an unknown key or a wrong value."""


class BadScript(PodzemError):
    """Scripted dice that do not fit the rule: wrong sides, too few, too many."""


class Diverged(PodzemError):
    """A journal that does not replay to what it says."""


class Stale(PodzemError):
    """A decision taken against an older version of the table."""


class Refused(PodzemError):
    """A decision or set-up that a clause forbids; it holds the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        """Sent from one process to another it keeps its refusal."""
        return Refused, (self.refusal,)


class FaceNeeded(Exception):
    """Entered dice have run out: the person must throw a die of that many sides and tell its face."""

    def __init__(self, sides: int) -> None:
        super().__init__(f"a face of a d{sides} is needed")
        self.sides = sides
