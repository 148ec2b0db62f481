"""What a seeker is after: the treasure, its carrier, the way out, or a tool that is missing."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.systems.escape.board import CHASM, EXIT, SLOTS
from podzem.systems.escape.cards import BLADE, EXPLOSIVE, GRILLE_CARD, INCENDIARY, NONE
from podzem.systems.escape.seeker_way import (
    IMPASSABLE,
    WITHOUT_TOOL,
    Way,
    can_enter,
    count_hand,
    is_closed_cave,
)
from podzem.systems.escape.view import View


@final
class Plan:
    """The viewer's hand by category, the way he should take, and the tools he lacks for it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me = view.viewer
        self.here: i64 = view.square[self.me]
        if self.here < 0:
            self.here = view.setting.board.start
        self.held = count_hand(view)
        self.carries = view.carrier == self.me
        self.hunts = view.carrier != NONE and not self.carries
        self.lacking: i64 = 0
        self.goal = self._way_to_goal()
        if self.lacking == 0:
            self.lacking = self.goal.lacking(self.here)
        self.fetches = self.lacking != 0
        self.way = self._way_to_tools() if self.fetches else self.goal

    def holds(self, category: i64) -> bool:
        """Whether he has a card of a category."""
        return self.held[category] > 0

    def _way_to_goal(self) -> Way:
        way = Way(self.view, self.me, self.held, WITHOUT_TOOL)
        if self.carries:
            lead_out(way)
        elif self.hunts:
            self._lead_to_carrier(way)
        else:
            way.lead_to(self.view.treasure)
        way.spread()
        return way

    def _lead_to_carrier(self, way: Way) -> None:
        """To his square with a blade, else beside him with what can hinder him; else a blade is lacking."""
        board, one = self.view.setting.board, i64(1)
        square = self.view.square[self.view.carrier]
        if self.holds(BLADE) and board.kind[square] != CHASM:
            way.lead_to(square)
            return
        self.lacking = one << BLADE
        for slot in range(board.degree[square]):
            beside = board.neighbours[square * SLOTS + slot]
            if self._can_hinder(square) and can_enter(self.view, self.me, beside):
                way.lead_to(beside)
                self.lacking = 0

    def _can_hinder(self, square: i64) -> bool:
        """Fire, rubble and bars stop a carrier on his way, but do not reach one who is caught in a cave."""
        if is_closed_cave(self.view, square):
            return False
        return self.holds(EXPLOSIVE) or self.holds(INCENDIARY) or self.holds(GRILLE_CARD)

    def _way_to_tools(self) -> Way:
        way = Way(self.view, self.me, self.held, IMPASSABLE)
        way.lead_to_chances(self.here)
        way.spread()
        return way


def lead_out(way: Way) -> None:
    """The carrier's goals: both exits, and the start while nobody else stands there."""
    view = way.view
    board = view.setting.board
    for square in range(board.size):
        if board.kind[square] == EXIT:
            way.lead_to(square)
    if not is_occupied(view, board.start, way.seat):
        way.lead_to(board.start)


def is_occupied(view: View, square: i64, but_by: i64) -> bool:
    """Whether a figure other than that of a seat stands on a square."""
    return any(seat != but_by and view.square[seat] == square for seat in range(view.setting.players))


def way_of_carrier(view: View, held: vec[i64]) -> Way:
    """The way out that the carrier will take, with a hand like the one given."""
    way = Way(view, view.carrier, held, WITHOUT_TOOL)
    lead_out(way)
    way.spread()
    return way
