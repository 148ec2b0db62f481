"""A judge's hand on the dice: what fell can be looked at before it is told, and any face of it replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias, final

from mypy_extensions import i64

from podzem.core.dice import Dice
from podzem.core.events import SECRET, Event

Ruling: TypeAlias = tuple[int, int, int]
"""The number of a die in its step, from 0, its sides, and the face it is to show."""

EVENT: Final = "die_replaced"


@final
class Again(Dice):
    """Dice that have fallen, given again as long as the rule asks for the same ones; then another source goes on."""

    def __init__(self, fallen: Sequence[tuple[int, int]], source: Dice) -> None:
        super().__init__()
        self._fallen = list(fallen)
        self._source = source
        self._next: i64 = 0

    def face(self, sides: i64) -> i64:
        if self._next < len(self._fallen):
            fallen_sides, face = self._fallen[self._next]
            if fallen_sides == sides:
                self._next += 1
                return face
            del self._fallen[self._next :]
        return self._source.face(sides)

    def hidden(self, sides: i64) -> i64:
        return self.face(sides) if self._next < len(self._fallen) else self._source.hidden(sides)


@final
class Ruled(Dice):
    """Faces of another source, some of which a judge replaces; what fell is kept beside them."""

    def __init__(self, source: Dice, rulings: Sequence[Ruling] = ()) -> None:
        super().__init__()
        self._source = source
        self._rulings: dict[tuple[int, int], int] = {(number, sides): face for number, sides, face in rulings}
        self.fallen: list[tuple[int, int]] = []

    def face(self, sides: i64) -> i64:
        return self._ruled(sides, self._source.face(sides))

    def hidden(self, sides: i64) -> i64:
        return self._ruled(sides, self._source.hidden(sides))

    def _ruled(self, sides: i64, fallen: i64) -> i64:
        place = (len(self.fallen), int(sides))
        self.fallen.append((int(sides), int(fallen)))
        return self._rulings.get(place, int(fallen))

    def mark(self) -> i64:
        return self._source.mark()

    def restore(self, mark: i64) -> None:
        self._source.restore(mark)


def events_of(ruled: Sequence[tuple[int, int]], faces: Sequence[tuple[int, int]], clause: str) -> tuple[Event, ...]:
    """What the judge alone reads of it: which die of a step shows another face than it fell."""
    told = []
    for number, fell in ruled:
        sides, face = faces[number]
        told.append(Event(EVENT, clause, SECRET, {"die": number + 1, "sides": sides, "fell": fell, "face": face}, []))
    return tuple(told)
