"""What is wrong with a map: every fault at once, with its clause, its place and its facts; words are in `words/`."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from podzem.core.errors import PodzemError
from podzem.core.words import Words

VALIDATION: Final = "dungeon.map.validation"
UNITS: Final = "dungeon.map.units"
SHOWN: Final = 3


class Fault(NamedTuple):
    """One fault: the clause it breaks, where (`areas[R3]`), the name of what is wrong, and its facts."""

    clause: str
    path: str
    name: str
    facts: dict[str, str]

    def say(self, language: str) -> str:
        """The fault as a line in a language."""
        return f"{self.path}: {_words(language).say(f'fault-{self.name}', **self.facts)} ({self.clause})"

    def __str__(self) -> str:
        return self.say("en")


def fault_at(path: str, name: str, /, **facts: object) -> Fault:
    """A fault of the validation."""
    return Fault(VALIDATION, path, name, {key: str(fact) for key, fact in facts.items()})


@cache
def _words(language: str) -> Words:
    return Words(language, ["podzem.world"])


class BadMap(PodzemError):
    """A map that is refused; it holds all its faults."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        super().__init__(self.say("en"))

    def say(self, language: str) -> str:
        """The first faults in one line, and how many there are besides."""
        shown = "; ".join(fault.say(language) for fault in self.faults[:SHOWN])
        count = len(self.faults) - SHOWN
        more = _words(language).say("faults-more", count=count) if count > 0 else ""
        return _words(language).say("map-refused", faults=shown + more)

    def __reduce__(self) -> tuple[type[BadMap], tuple[list[Fault]]]:
        """Sent from one process to another it keeps its faults."""
        return BadMap, (self.faults,)
