"""The seeker's map: expected costs of the ways over the board, as one viewer knows it."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.systems.escape.board import BEAST_CAVE, CHANCE, CHASM, NOWHERE, PRISON, SLOTS
from podzem.systems.escape.cards import BLOCKING, CATEGORIES, POINTER, POINTER_CARD, SAW, WOOD
from podzem.systems.escape.rules import caves, counters
from podzem.systems.escape.view import View

# All costs are hundredths of a turn.
A_TURN: Final = 100
STEP: Final = 28
"""A throw of 3.5 squares is a turn."""
PASSAGE: Final = 200
"""Stopping in front of an obstacle and removing it with the right tool."""
WITHOUT_TOOL: Final = 600
"""Drawing chance cards until the right tool turns up, or somebody else clears the way."""
IMPASSABLE: Final = 1 << 30
"""The same on the way to the chance cards themselves."""
CROSSING: Final = 250
"""Stopping, going down with wood, climbing out."""
LEAP: Final = 500
"""Stopping, a throw, and one time in three a new beginning."""
LEAP_WITH_TREASURE: Final = 2500
"""The same when one time in three the treasure is lost as well."""
PASSING_ARROW: Final = 50
UNKNOWN: Final = 1 << 40

WOOD_FOR_RETURN: Final = 2
"""Wooden tools kept for the way back with the treasure."""


def count_hand(view: View) -> vec[i64]:
    """How many cards of each category the viewer holds."""
    held = filled(len(CATEGORIES), 0)
    for card in view.hand:
        held[view.setting.deck.category[card]] += 1
    return held


def filled(size: i64, value: i64) -> vec[i64]:
    """A table of equal values."""
    table = vec[i64](capacity=size)
    for _ in range(size):
        table = append(table, value)
    return table


def is_closed_cave(view: View, square: i64) -> bool:
    """Whether a square is a cave with its obstacle in place."""
    return view.is_closed_cave(square)


def is_obstacle(view: View, square: i64) -> bool:
    """Whether a walker must stop in front of a square."""
    return view.is_obstacle(square)


def can_enter(view: View, seat: i64, square: i64) -> bool:
    """Whether a player may walk onto a square."""
    return view.can_enter(seat, square)


def binding_arrow(view: View, seat: i64, square: i64) -> i64:
    """Where a pointer sends a player who leaves a square; -1 when none binds him."""
    arrow = view.arrow_on(square)
    return arrow if arrow >= 0 and can_enter(view, seat, arrow) else NOWHERE


@final
class Way:
    """The cost from every square to the nearest goal, for a player with so many cards of each category."""

    def __init__(self, view: View, seat: i64, held: vec[i64], without_tool: i64) -> None:
        self.view = view
        self.seat = seat
        self.held = held
        self.without_tool = without_tool
        size = view.setting.board.size
        self.toll = filled(size, 0)
        self.lack = filled(size, 0)
        self.cost = filled(size, UNKNOWN)
        self._waiting = vec[i64](capacity=size)
        self._looked: i64 = 0
        self._late = vec[i64](capacity=size)
        self._late_from: i64 = 0
        kinds, counters = view.setting.board.kind, view.counters
        for square in range(size):
            if kinds[square] >= CHASM or counters[square] & BLOCKING != 0:
                self._price(square)

    def _price(self, square: i64) -> None:
        """What it takes to enter a square besides the step, and which categories are lacking for it."""
        kind = self.view.setting.board.kind[square]
        on_square = self.view.counters[square] & BLOCKING
        if on_square != 0:
            for counter in range(POINTER):
                if (on_square >> counter) & 1 == 1:
                    self._need(square, counters.clearing_category(counter))
        elif kind == CHASM:
            self._price_chasm(square)
        elif is_closed_cave(self.view, square):
            self._price_cave(square, kind)

    def _price_cave(self, square: i64, kind: i64) -> None:
        if kind == PRISON:
            if self.view.passes[self.seat] > 0:
                self.toll[square] += A_TURN
            else:
                self._need(square, SAW)
        elif kind >= BEAST_CAVE:
            self._need(square, caves.foe_category(kind))
        else:
            self._need(square, caves.clearing_category(kind))

    def _price_chasm(self, square: i64) -> None:
        """A treasure down there is reached with wood only; on the way to tools it does not matter."""
        if self.view.treasure == square and self.held[WOOD] == 0 and self.without_tool != IMPASSABLE:
            self._need(square, WOOD)
        elif self.bridges(square):
            self.toll[square] = CROSSING
        else:
            self.toll[square] = LEAP_WITH_TREASURE if self.view.carrier == self.seat else LEAP

    def _need(self, square: i64, category: i64) -> None:
        one: i64 = 1
        if self.held[category] > 0:
            self.toll[square] += PASSAGE
        else:
            self.toll[square] += self.without_tool
            self.lack[square] |= one << category

    def bridges(self, chasm: i64) -> bool:
        """Whether to use wood: with the treasure, for the treasure, or when more than enough is held."""
        wood = self.held[WOOD]
        if self.view.carrier == self.seat or self.view.treasure == chasm:
            return wood > 0
        return wood > WOOD_FOR_RETURN

    def lead_to(self, goal: i64) -> None:
        """One more goal; `spread` then finds the costs."""
        self.cost[goal] = 0
        self._waiting = append(self._waiting, goal)

    def lead_to_chances(self, but: i64) -> None:
        """Every red square that is not the given one."""
        kinds = self.view.setting.board.kind
        for square in range(self.view.setting.board.size):
            if kinds[square] == CHANCE and square != but and self.toll[square] == 0:
                self.lead_to(square)

    def spread(self) -> None:
        """Find the cost of every square from the goals backwards, the cheapest first.

        Plain steps all cost the same, so a queue keeps their order; what lies behind a toll or an arrow waits apart.
        """
        degree, neighbours = self.view.setting.board.degree, self.view.setting.board.neighbours
        costs, counters = self.cost, self.view.counters
        to = self._next_to_look()
        while to >= 0:
            onto, is_plain = costs[to] + STEP + self.toll[to], self.toll[to] == 0
            for slot in range(to * SLOTS, to * SLOTS + degree[to]):
                square = neighbours[slot]
                if onto >= costs[square]:
                    continue
                if counters[square] != 0:
                    self._reach_late(square, self.cost_by(square, to))
                elif is_plain:
                    costs[square] = onto
                    self._waiting = append(self._waiting, square)
                else:
                    self._reach_late(square, onto)
            to = self._next_to_look()

    def _reach_late(self, square: i64, cost: i64) -> None:
        if cost < self.cost[square]:
            self.cost[square] = cost
            self._late = append(self._late, square)

    def _next_to_look(self) -> i64:
        """The cheapest square that waits; -1 when none is left."""
        costs, late = self.cost, self._late
        least: i64 = UNKNOWN
        place: i64 = NOWHERE
        for number in range(self._late_from, i64(len(late))):
            if costs[late[number]] < least:
                least, place = costs[late[number]], number
        if self._looked < len(self._waiting) and costs[self._waiting[self._looked]] <= least:
            self._looked += 1
            return self._waiting[self._looked - 1]
        if place < 0:
            return NOWHERE
        square = late[place]
        late[place] = late[self._late_from]
        self._late_from += 1
        return square

    def cost_by(self, square: i64, to: i64) -> i64:
        """The cost from a square by way of a neighbour."""
        cost = self.cost[to] + STEP + self.toll[to]
        if self._is_against_arrow(square, to):
            cost += PASSING_ARROW if self.held[POINTER_CARD] > 0 else self.without_tool
        return cost

    def _is_against_arrow(self, square: i64, to: i64) -> bool:
        if (self.view.counters[square] >> POINTER) & 1 == 0:
            return False
        arrow = binding_arrow(self.view, self.seat, square)
        return arrow >= 0 and arrow != to

    def next_step(self, square: i64) -> i64:
        """The neighbour by which the way goes on; -1 at a goal, or where none leads to one."""
        board = self.view.setting.board
        if self.cost[square] == 0 or self.cost[square] == UNKNOWN:
            return NOWHERE
        best = board.neighbours[square * SLOTS]
        for slot in range(1, board.degree[square]):
            to = board.neighbours[square * SLOTS + slot]
            if self.cost_by(square, to) < self.cost_by(square, best):
                best = to
        return best

    def lacking(self, square: i64) -> i64:
        """The categories that are lacking on the way from a square, as bits."""
        lacking: i64 = 0
        one: i64 = 1
        for _ in range(self.view.setting.board.size):
            to = self.next_step(square)
            if to < 0:
                break
            lacking |= self.lack[to]
            if self.held[POINTER_CARD] == 0 and self._is_against_arrow(square, to):
                lacking |= one << POINTER_CARD
            square = to
        return lacking
