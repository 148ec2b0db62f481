"""Tool categories, counters and chance operations by number; which card is which comes from tables.toml."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

BLADE: Final = 0
HOLY: Final = 1
EXPLOSIVE: Final = 2
DIGGING: Final = 3
INCENDIARY: Final = 4
EXTINGUISHER: Final = 5
GRILLE_CARD: Final = 6
SAW: Final = 7
POINTER_CARD: Final = 8
WOOD: Final = 9
COIN: Final = 10
CATEGORIES: Final = (
    "blade", "holy", "explosive", "digging", "incendiary", "extinguisher", "grille", "saw", "pointer", "wood", "coin",
)  # fmt: skip
PLACED: Final = (1 << EXPLOSIVE) | (1 << INCENDIARY) | (1 << GRILLE_CARD) | (1 << POINTER_CARD)
"""Categories that put a counter on a neighbouring square (T3), as bits."""
CLEARING: Final = (1 << DIGGING) | (1 << EXTINGUISHER) | (1 << SAW)
"""Categories that clear a neighbouring square of a counter or of a cave's obstacle, as bits."""

FIRE: Final = 0
CAVE_IN: Final = 1
GRILLE: Final = 2
POINTER: Final = 3
COUNTERS: Final = ("fire", "cave_in", "grille", "pointer")
"""The kinds of counters in the order in which they lie, from the top (escape.stack.order)."""
BLOCKING: Final = 0b0111
"""Fire, cave-in and grille as bits of a square's counters."""
ONLY_POINTER: Final = 1 << POINTER
"""The counters of a square on which a pointer acts: nothing lies on top of it (escape.stack.top_first)."""

FIND_TOOL: Final = 0
LOSE_TOOL: Final = 1
SKIP: Final = 2
TO_PRISON: Final = 3
KEEP_PASS: Final = 4
FALL: Final = 5
DISASTER: Final = 6
DEATH: Final = 7
EXTRA_TURN: Final = 8
ADVANCE: Final = 9
RELEASE: Final = 10
CLEAR_COUNTERS: Final = 11
OPERATIONS: Final = (
    "find_tool", "lose_tool", "skip", "prison", "keep_pass", "fall", "disaster", "death", "extra_turn", "advance",
    "release", "clear_counters",
)  # fmt: skip

HERE: Final = 0
BEHIND: Final = 1
AHEAD: Final = 2
PLACES: Final = ("here", "behind", "ahead")

NONE: Final = -1


@final
class Deck:
    """The tool deck: names, category and count of each card."""

    def __init__(self, names: list[str], categories: list[int], counts: list[int]) -> None:
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        self.size: i64 = len(names)
        self.category = vec[i64](categories)
        self.count = vec[i64](counts)


@final
class ChanceDeck:
    """The chance deck: what each card does, with its number and its kind or cave, and where."""

    def __init__(
        self, names: list[str], clauses: list[str], effects: list[tuple[int, int, int]], counts: list[int]
    ) -> None:
        self.names = names
        self.numbers: dict[str, int] = {name: number for number, name in enumerate(names)}
        self.clauses = clauses
        self.size: i64 = len(names)
        self.operation = vec[i64]([effect[0] for effect in effects])
        self.amount = vec[i64]([effect[1] for effect in effects])
        self.place = vec[i64]([effect[2] for effect in effects])
        self.count = vec[i64](counts)
        self.prison_pass: i64 = NONE
        for number in range(self.size):
            if self.operation[number] == KEEP_PASS:
                self.prison_pass = number
