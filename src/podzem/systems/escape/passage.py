"""What can be walked onto: one truth for the rules, which ask the game, and for bots, which ask their view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape.board import (
    BEAST_CAVE,
    CHANCE,
    CHASM,
    DEVIL_CAVE,
    EXIT,
    FIRE_CAVE,
    NOWHERE,
    PRISON,
    SLOTS,
    Board,
)
from podzem.systems.escape.cards import BLOCKING, NONE, ONLY_POINTER


class Ground:
    """The squares with what lies on them, the open caves and the carrier; part of every game and of every view.

    A place in a table is named before it is looked at: only then does compiled code look without counting references.
    """

    def __init__(self, board: Board) -> None:
        self.kinds = board.kind
        self.neighbours = board.neighbours
        self.degree = board.degree
        self.counters = vec[i64]()
        self.arrow = vec[i64]()
        self.owner = vec[i64]()
        self.carrier: i64 = NONE

    def kind_of(self, square: i64) -> i64:
        """The kind of a square, -1 outside."""
        if square < 0:
            return NONE
        return self.kinds[square]

    def neighbour(self, square: i64, slot: i64) -> i64:
        """A neighbour of a square by its slot."""
        index = square * SLOTS + slot
        return self.neighbours[index]

    def are_adjacent(self, square: i64, other: i64) -> bool:
        """Whether two squares are neighbours."""
        if square < 0 or other < 0:
            return False
        first = square * SLOTS
        for index in range(first, first + self.degree[square]):
            if self.neighbours[index] == other:
                return True
        return False

    def is_open(self, cave: i64) -> bool:
        """Whether a cave's obstacle is removed for the moment."""
        number = cave - FIRE_CAVE
        return self.owner[number] != NONE

    def is_closed_cave(self, square: i64) -> bool:
        """Whether a square is a cave with its obstacle in place (the treasure cave has none)."""
        kind = self.kind_of(square)
        return (kind == PRISON or (kind >= FIRE_CAVE and kind <= DEVIL_CAVE)) and not self.is_open(kind)

    def is_blocked(self, square: i64) -> bool:
        """Whether a fire, a cave-in or a grille lies on a square."""
        return self.counters[square] & BLOCKING != 0

    def is_obstacle(self, square: i64) -> bool:
        """Whether a walker must stop in front of a square: chasm, blocking counter, closed Fire or Buried cave."""
        if self.is_blocked(square):
            return True
        kind = self.kinds[square]
        return kind == CHASM or (kind >= FIRE_CAVE and kind < BEAST_CAVE and not self.is_open(kind))

    def can_enter(self, seat: i64, square: i64) -> bool:
        """Whether a player may walk onto a square at this moment; a bare tunnel needs no further question."""
        if self.counters[square] == 0 and self.kinds[square] <= CHANCE:
            return True
        return self._lets_in(seat, square)

    def _lets_in(self, seat: i64, square: i64) -> bool:
        """An exit is open to the carrier alone, anything else to all."""
        return not self.is_obstacle(square) and (self.kinds[square] != EXIT or self.carrier == seat)

    def arrow_on(self, square: i64) -> i64:
        """Where a pointer that acts on a square points; -1 when none does."""
        if self.counters[square] != ONLY_POINTER:
            return NOWHERE
        return self.arrow[square]
