"""Choices that wait for a seat: a judge's about what was rolled, a caller's about his people."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied


@dataclass
class Question:
    """A choice inside a rule that waits for a seat; the last one is asked first."""

    kind: str
    seat: int
    members: list[int] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    """What may be answered."""
    default: str = ""
    number: int = 0

    def copy(self) -> Question:
        """An equal question."""
        return copied(self)
