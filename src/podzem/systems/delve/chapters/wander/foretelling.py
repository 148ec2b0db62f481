"""Who is foretold in a zone, as it is kept (delve.wander.sign)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_natural
from podzem.systems.delve.data.traps import TRAPS
from podzem.systems.delve.kindred import is_kind

NONE: Final = "-"
"""What is left open of somebody foretold."""
DANGER: Final = "danger"
"""In place of a number: no creatures but a trap of this kind."""
WORDS: Final = 6


@dataclass(frozen=True, slots=True)
class Foretold:
    """Creatures with their number and leader, or a danger; the exit by which they come, kept with its area."""

    kind: str
    count: int = 0
    leader: str = ""
    area: str = ""
    exit: str = ""
    keyed: str = ""
    """The map's group whose signs they are: it comes itself (delve.wander.encounter)."""
    is_danger: bool = False

    def by(self, area: str, exit: str) -> Foretold:
        """The same with the exit that was drawn."""
        return replace(self, area=area, exit=exit)


def write(told: Foretold) -> list[str]:
    """As words, what is open as a dash."""
    count = DANGER if told.is_danger else str(told.count)
    return [word or NONE for word in (told.kind, count, told.leader, told.area, told.exit, told.keyed)]


def read(words: list[str]) -> Foretold:
    """From words, of which the last may be missing."""
    known = ["" if word == NONE else word for word in words[:WORDS]]
    kind, number, leader, area, exit, keyed = known + [""] * (WORDS - len(known))
    count = read_natural(number or "1")
    if number == DANGER and kind in TRAPS and len(words) <= WORDS:
        return Foretold(kind, is_danger=True)
    if not is_kind(kind) or not count or (leader and not is_kind(leader)) or len(words) > WORDS:
        raise Malformed(f"foretold: a kind, a number and a leader were expected, not {' '.join(words)!r}")
    return Foretold(kind, count, leader, area, exit, keyed)
