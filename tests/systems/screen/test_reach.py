"""Ways over a board: the walk over numbers against the obvious search over squares (screen.turn.move)."""

from __future__ import annotations

import heapq
import random

import pytest

from podzem.core.dice import Seeded
from podzem.core.scribe import Scribe
from podzem.systems.screen import field, walking
from podzem.systems.screen.board import STEPS, Square, block
from podzem.systems.screen.creature import Creature
from podzem.systems.screen.fight import Fight
from podzem.systems.screen.reach import COSTS, YARD
from podzem.systems.screen.system import SYSTEM


def entry(fight: Fight, mover: Creature, square: Square, no_hard: bool) -> int:
    """The cost of stepping onto a square; 0 where nobody can."""
    squares = block(square, fight.side_squares(mover))
    for each in squares:
        if not fight.board.holds(each) or (no_hard and fight.board.at(each).ground == "hard"):
            return 0
        for other in fight.creatures.values():
            if other.side != mover.side and not other.out and each in field.squares_of(fight, other):
                return 0
    return max(COSTS[fight.board.at(each).ground] for each in squares)


def naive(fight: Fight, mover: Creature, yards: int, no_hard: bool) -> dict[Square, tuple[int, Square]]:
    """Dijkstra over squares, of equal ways the one that comes first."""
    found = {mover.at: (0, mover.at)}
    queue = [(0, mover.at)]
    while queue:
        cost, here = heapq.heappop(queue)
        for dx, dy in STEPS.values():
            there = (here[0] + dx, here[1] + dy)
            price = entry(fight, mover, there, no_hard)
            total = cost + price * YARD + (dx != 0 and dy != 0)
            if price and total < (yards + 1) * YARD and (there not in found or total < found[there][0]):
                found[there] = (total, here)
                heapq.heappush(queue, (total, there))
    return found


def scattered(name: str, seed: int) -> Fight:
    """A fight whose people stand anywhere, some of them out of it."""
    fight, draw = SYSTEM.setup(1, {"fight": name}, Scribe(Seeded(seed))), random.Random(seed)
    for one in fight.creatures.values():
        one.at = draw.randrange(fight.board.width - 1), draw.randrange(fight.board.height - 1)
        one.hp = draw.choice((0, one.hp))
    return fight


@pytest.mark.clause("screen.turn.move")
@pytest.mark.clause("screen.map.terrain")
@pytest.mark.parametrize("name", ["crossroad", "ford", "gate", "cellar"])
def test_ways__are_those_of_the_obvious_search(name: str) -> None:
    for seed in range(12):
        fight = scattered(name, seed)
        for mover in fight.creatures.values():
            yards, no_hard = 2 + seed, bool(seed % 2)
            reach = walking.ways(fight, mover, yards, no_hard)
            square = reach.terrain.square
            found = {square(cell): (int(reach.cost[cell]), square(reach.before(cell))) for cell in reach.cells()}
            assert found == naive(fight, mover, yards, no_hard)


@pytest.mark.clause("screen.turn.move")
def test_stops__nobody_ends_where_another_stands_or_lies() -> None:
    for seed in range(12):
        fight = scattered("gate", seed)
        for mover in fight.creatures.values():
            ends = walking.stops(fight, mover, 6)
            taken = {
                each for one in fight.creatures.values() if one is not mover for each in field.squares_of(fight, one)
            }
            way_of = naive(fight, mover, 6, no_hard=False)
            size = fight.side_squares(mover)
            free = [square for square in way_of if square != mover.at and not taken & set(block(square, size))]
            assert ends.squares == sorted(free)
            for end in ends.squares:
                way = ends.way(end)
                assert [way_of[square][1] for square in way] == [mover.at, *way[:-1]]
                assert len(way) == ends.steps(end)


@pytest.mark.clause("screen.turn.move")
def test_stops__what_is_kept_is_asked_anew_when_somebody_has_moved() -> None:
    fight = SYSTEM.setup(1, {"fight": "ford"}, Scribe(Seeded(1)))
    mover, other = list(fight.creatures.values())[:2]
    before = walking.stops(fight, mover, 4)
    assert walking.stops(fight, mover, 4) is before
    other.at = before.squares[0]
    assert not walking.stops(fight, mover, 4).holds(other.at)
    other.dead, other.hp = True, 0
    assert walking.stops(fight, mover, 4).holds(other.at)
