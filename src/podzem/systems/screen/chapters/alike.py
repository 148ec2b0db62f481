"""Faces that come to the same: where every fall of the dice is followed they are one way, with their weight.

In play no die is touched.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, final

from podzem.core.scribe import Scribe
from podzem.core.setting import Setting
from podzem.systems.screen.chapters.tests import SIDES, judged

Sort = Hashable


@final
class Ways:
    """Runs of faces by their sort: of each the first and how many there are."""

    def __init__(self) -> None:
        self.first: dict[Sort, list[int]] = {}
        self.count: dict[Sort, int] = {}

    def add(self, sort: Sort, faces: list[int], ways: int = 1) -> None:
        """So many runs of a sort."""
        self.first.setdefault(sort, faces)
        self.count[sort] = self.count.get(sort, 0) + ways

    def foretell(self, scribe: Scribe) -> None:
        """One branch for each sort."""
        scribe.dice.foretell(list(self.count.values()), list(self.first.values()))


_KEPT: Final[dict[Hashable, Ways]] = {}
MOST_KEPT: Final = 4096


def faces(scribe: Scribe, what: Hashable, sides: int, sort: Callable[[int], Sort]) -> None:
    """The next die matters by its sort alone; sorts follow from what it is thrown for, and are worked out once."""
    if not scribe.dice.groups or scribe.dice.retell():
        return
    ways = _KEPT.get(what)
    if ways is None:
        ways = Ways()
        for face in range(1, sides + 1):
            ways.add(sort(face), [face])
        if len(_KEPT) >= MOST_KEPT:
            _KEPT.clear()
        _KEPT[what] = ways
    ways.foretell(scribe)


def tests(scribe: Scribe, setting: Setting, number: int, by_level: bool) -> None:
    """The next die is a test's: level, success and double are all that matters of it, or success alone."""

    def sort(face: int) -> Sort:
        result = judged(setting, face, number)
        return (result.success, result.sl, result.double) if by_level else result.success

    if scribe.dice.groups:
        faces(scribe, ("test", number, setting.is_on("auto_bands"), by_level), SIDES, sort)
