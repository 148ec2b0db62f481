"""Numbers that are thrown: `6`, `d6+1`, `3d6`, `6+d6`, `(d6+1)/2` rounded down, `2d6*10`."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from podzem.core.errors import Malformed

_FORM: Final = re.compile(r"(?:(\d{1,3})\+)?(\d{0,2})d(\d{1,3})(?:([+-]\d{1,3}))?")
_WHOLE: Final = re.compile(r"\d{1,4}")
_HALVED: Final = re.compile(r"\((.+)\)/(\d)")
_MANIFOLD: Final = re.compile(r"(\d{0,2}d\d{1,3})\*(\d{1,2})")


@dataclass(frozen=True)
class Number:
    """So many dice of so many sides, something added, the sum divided and rounded down or multiplied."""

    dice: int
    sides: int
    added: int
    divisor: int = 1
    factor: int = 1

    @property
    def is_thrown(self) -> bool:
        """Whether it needs dice."""
        return self.dice > 0

    @property
    def least(self) -> int:
        """What it is with all dice on 1."""
        return (self.dice + self.added) * self.factor // self.divisor

    @property
    def most(self) -> int:
        """What it is with all dice on their highest face."""
        return (self.dice * self.sides + self.added) * self.factor // self.divisor

    def throw(self, face: Callable[[int], int]) -> int:
        """The number; `face(sides)` gives one die."""
        total = self.added
        for _ in range(self.dice):
            total += face(self.sides)
        return total * self.factor // self.divisor


def read_number(text: str) -> Number:
    """The number that a text means."""
    halved, manifold = _HALVED.fullmatch(text), _MANIFOLD.fullmatch(text)
    inside, divisor = (halved[1], int(halved[2])) if halved else (manifold[1] if manifold else text, 1)
    factor = int(manifold[2]) if manifold else 1
    if _WHOLE.fullmatch(inside) and not halved:
        return Number(0, 0, int(inside))
    form = _FORM.fullmatch(inside)
    if not form or divisor < 1 or factor < 1 or int(form[3]) < 1 or form[2] == "0":
        raise Malformed(f"{text!r} is no number: expected one like 4, d6+1, 3d6, 2d6*10 or (d6+1)/2")
    before, dice, sides, after = form.groups()
    return Number(int(dice or 1), int(sides), int(before or 0) + int(after or 0), divisor, factor)
