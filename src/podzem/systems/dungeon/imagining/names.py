"""Ids for what is imagined, of the kinds that maps have: they follow from dice and from what is known, nothing else."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.dice import Dice

LISTS: Final = ("areas", "openings", "traps", "secrets", "features", "treasure", "encounters")
LETTERS: Final = ("R", "P", "J", "O", "D", "SD", "TR", "K", "F", "C", "EN")
NUMBERS: Final = 40


class Names:
    """Gives each id once; `taken` are those of what stays."""

    def __init__(self, taken: set[str], dice: Dice) -> None:
        self._dice = dice
        self._taken = set(taken)

    def take(self) -> str:
        """An id that nothing has; on the true map it may well be that of something else."""
        while True:
            letter = LETTERS[self._dice.face(len(LETTERS)) - 1]
            name = f"{letter}{self._dice.face(NUMBERS * (1 + len(self._taken) // 100))}"
            if name not in self._taken:
                self._taken.add(name)
                return name


def scattered(kept: list[Any], new: list[Any], dice: Dice) -> list[Any]:
    """What stays in its order, with the new strewn among it."""
    found = kept[:]
    for row in new:
        found.insert(dice.face(len(found) + 1) - 1, row)
    return found
