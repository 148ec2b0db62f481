"""A second, naive program for walking: it writes down all sequences of squares and keeps those the catalogue allows.

It knows nothing of the engine: it reads the board files itself, has no recursion over steps and no early ends, and is
meant to be read beside escape.move.*, escape.chasm.* and escape.pointer.* of the catalogue.
"""

from __future__ import annotations

import csv
from dataclasses import dataclass, field
from pathlib import Path

BOARDS = Path(__file__).resolve().parents[2] / "src" / "podzem" / "systems" / "escape" / "boards"
STOPPING = {"beast", "devil", "prison", "treasure"}


@dataclass
class Scene:
    """A board with counters, one walker without cards, all caves closed."""

    board: str
    blocked: frozenset[str] = frozenset()
    arrows: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        text = (BOARDS / f"{self.board}.csv").read_text(encoding="utf-8")
        rows = list(csv.DictReader(text.splitlines()))
        self.kind = {row["id"]: row["kind"] for row in rows}
        self.neighbours = {row["id"]: sorted(row["neighbours"].split()) for row in rows}

    def is_obstacle(self, square: str) -> bool:
        return self.kind[square] in ("chasm", "fire", "buried") or square in self.blocked

    def enterable(self, square: str) -> bool:
        return not self.is_obstacle(square) and self.kind[square] != "exit"

    def steps(self, before: str | None, here: str, is_first: bool) -> list[str]:
        """The squares that may be chosen next, whether they can be entered or not."""
        arrow = self.arrows.get(here)
        if arrow is not None and not (is_first and not self.enterable(arrow)):
            return [arrow]
        return [square for square in self.neighbours[here] if square != before]

    def sequences(self, prefix: tuple[str, ...], most: int, steps_before: int) -> list[tuple[str, ...]]:
        """All ways of going on from the last two squares of the prefix, up to a number of further squares."""
        found = [prefix]
        layer = [prefix]
        for _ in range(most):
            layer = [
                (*walk, to)
                for walk in layer
                if not self._is_held(walk, steps_before)
                for to in self.steps(walk[-2] if len(walk) > 1 else None, walk[-1], len(walk) == 1)
                if self.enterable(to)
            ]
            found += layer
        return found

    def _is_held(self, walk: tuple[str, ...], steps_before: int) -> bool:
        return len(walk) > 1 + steps_before and self.kind[walk[-1]] in STOPPING

    def select(self, walks: list[tuple[str, ...]], full: int) -> set[tuple[str, ...]]:
        """Of all sequences those that use the whole throw or are forced to stop; else the longest."""
        good, dead_ends = set(), set()
        for walk in walks:
            entered = len(walk) - 1
            if entered == 0:
                continue
            ways = self.steps(walk[-2], walk[-1], False)
            arrow = self.arrows.get(walk[-1])
            barred = any(self.is_obstacle(to) for to in ways) or (arrow is not None and not self.enterable(arrow))
            if entered == full or self.kind[walk[-1]] in STOPPING or barred:
                good.add(walk[1:])
            elif not any(self.enterable(to) for to in ways):
                dead_ends.add(walk[1:])
        longest = max(map(len, dead_ends), default=0)
        return good or {walk for walk in dead_ends if len(walk) == longest}

    def paths(self, origin: str, throw: int) -> set[tuple[str, ...]]:
        """The legal paths of a walk."""
        return self.select(self.sequences((origin,), throw, 0), throw)

    def jumps(self, origin: str, chasm: str, throw: int) -> set[tuple[str, ...]]:
        """The legal paths of a jump that does not fall: the chasm is its first square."""
        walks: list[tuple[str, ...]] = []
        for landing in self.neighbours[chasm]:
            if landing != origin and self.enterable(landing):
                walks += self.sequences((origin, chasm, landing), throw - 2, 1)
        return self.select(walks, throw)

    def jumpable(self, origin: str) -> list[str]:
        """The chasms that can be jumped from a square."""
        arrow = self.arrows.get(origin)
        if arrow is not None and self.enterable(arrow):
            return []
        return [
            chasm
            for chasm in self.neighbours[origin]
            if self.kind[chasm] == "chasm"
            and any(self.enterable(landing) for landing in self.neighbours[chasm] if landing != origin)
        ]
