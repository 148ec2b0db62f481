"""Perft of marches over a small plain: the counts of the rules against a walker of a few lines, and by hand."""

from dataclasses import dataclass, replace
from functools import cache

import pytest

from podzem.lab.perft import divide
from podzem.systems.surface.staging import stage
from podzem.systems.surface.system import SYSTEM

SIZE, MIDDLE = 7, 3
UNITS, PLAIN = 12, 4
"""A man's day, and a cell of plain without a path."""
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
PAUSES = 5
IN_THE_MORNING = ("feeding 1 forage", "rest 1", "search_cell 1", "build 1 field_works here", "wait 1")
ON_THE_WAY = ("force_rest 1", "camp 1")


@dataclass(frozen=True)
class Walker:
    """One man with nothing, who knows the whole plain."""

    cell: tuple[int, int] = (MIDDLE, MIDDLE)
    believed: tuple[int, int] = (MIDDLE, MIDDLE)
    spent: int = 0

    def marches(self) -> list[tuple[str, int]]:
        """As far as the edge of his map, in each direction."""
        x, y = self.believed
        room = {"N": y, "E": SIZE - 1 - x, "S": SIZE - 1 - y, "W": x}
        return [(way, count) for way, most in room.items() for count in range(1, most + 1)]

    def others(self) -> int:
        """Whatever else he may decide, with one outcome each."""
        return PAUSES + (len(ON_THE_WAY) if self.spent else len(IN_THE_MORNING))

    def after(self, way: str, count: int) -> list["Walker"]:
        """Where each throw leads: he keeps his way, or on a one the second die turns him, two faces to each side."""
        if UNITS - self.spent < PLAIN:
            return [self]
        order = "NESW"
        sides = [order[(order.index(way) + quarter) % 4] for quarter in (3, 3, 1, 1, 2, 2)]
        return [self.walked(way, true, count) for true in (way, *sides)]

    def walked(self, way: str, true: str, count: int) -> "Walker":
        taken = min(count, (UNITS - self.spent) // PLAIN)
        ends = [
            (at[0] + STEPS[going][0] * taken, at[1] + STEPS[going][1] * taken)
            for at, going in ((self.cell, true), (self.believed, way))
        ]
        return replace(self, cell=ends[0], believed=ends[1], spent=self.spent + taken * PLAIN)

    def count(self) -> int:
        """Courses of one decision."""
        return sum(len(self.after(*march)) for march in self.marches()) + self.others()


@cache
def counted(depth: int) -> dict[str, int]:
    data = {"land": "/".join(["." * SIZE] * SIZE), "at": f"{MIDDLE},{MIDDLE}", "party": ["man"], "known": True}
    return {decision.text: count for decision, count in divide(SYSTEM, stage(1, {}, data), depth).items()}


@pytest.mark.slow
@pytest.mark.clause("surface.lost.new_direction")
def test_two_decisions_of_a_walker_on_a_plain() -> None:
    walker, counts = Walker(), counted(2)
    for way, count in walker.marches():
        assert counts[f"march 1 {way} {count}"] == sum(one.count() for one in walker.after(way, count)), (way, count)
    assert {counts[order] for order in IN_THE_MORNING} == {walker.count()}, "another morning, or none of it spent"


@pytest.mark.slow
@pytest.mark.clause("surface.lost.one_roll")
def test_the_number_by_hand() -> None:
    """Twelve marches of seven ways each and ten quiet orders: 94.

    Behind each way of a short march (eight of twelve) are twelve marches of seven ways and seven quiet orders: 91.
    Behind a march of three cells nothing of the day is left, so each march is only declared: 19.
    """
    assert sum(counted(1).values()) == 12 * 7 + 10
    assert sum(counted(2).values()) == 8 * 7 * 91 + 4 * 7 * 19 + 10 * 94
