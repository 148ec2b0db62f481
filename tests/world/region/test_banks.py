"""Реки и озёра: arms, banks, how a bank is kept (surface.river.geometry, surface.river.bank)."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podzem.world.region.banks import (
    LEFT,
    RIGHT,
    WHOLE,
    bank_after,
    bank_holding,
    banks_of,
    crossings_of,
    ends_of,
    hands_along,
    sides_of,
)
from podzem.world.region.cells import SIDES, turned
from podzem.world.region.on_foot import reached
from tests.world.region.demo import drawn

ARMS = st.sets(st.sampled_from(SIDES), min_size=2)


@pytest.mark.clause("surface.river.geometry")
def test_surface_river_geometry__banks_hold_the_sides_between_their_arms() -> None:
    assert {bank: sides_of(bank) for bank in banks_of("WE")} == {"E-W": ("S",), "W-E": ("N",)}
    assert {bank: sides_of(bank) for bank in banks_of("NE")} == {"N-E": (), "E-N": ("S", "W")}
    assert banks_of("NES") == ("N-E", "E-S", "S-N")
    assert banks_of("NESW") == ("N-E", "E-S", "S-W", "W-N")


@pytest.mark.clause("surface.river.geometry")
@pytest.mark.parametrize("arms", ["", "N", "E", "S", "W"])
def test_surface_river_geometry__with_no_or_one_arm_the_cell_is_one_piece(arms: str) -> None:
    assert banks_of(arms) == (WHOLE,)
    assert sides_of(WHOLE) == SIDES
    assert crossings_of(arms, WHOLE) == {}


@pytest.mark.clause("surface.river.geometry")
@given(ARMS)
def test_surface_river_geometry__k_arms_cut_k_banks_that_share_the_other_sides(arms: set[str]) -> None:
    banks = banks_of(arms)
    assert len(banks) == len(arms)
    held = [side for bank in banks for side in sides_of(bank)]
    assert sorted(held) == sorted(set(SIDES) - arms)
    assert all(bank_holding(arms, side) == bank for bank in banks for side in sides_of(bank))


@pytest.mark.clause("surface.river.geometry")
def test_surface_river_geometry__segments_are_arms_of_both_cells_and_the_last_leaves_the_map() -> None:
    river = {"name": "Strumok", "cells": [[1, 0], [1, 1], [0, 1]], "widths": [1, 2, 3], "end": "W"}
    region = drawn("h..", "...", rivers=[river])
    assert region.arms((1, 0)) == {"S": 1}
    assert region.arms((1, 1)) == {"N": 1, "W": 2}
    assert region.arms((0, 1)) == {"E": 2, "W": 3}
    assert region.arms((2, 0)) == {}
    assert region.banks((1, 1)) == ("N-W", "W-N")
    assert region.banks((2, 0)) == (WHOLE,)


@pytest.mark.clause("surface.river.geometry")
def test_surface_river_geometry__a_lake_is_one_piece_however_many_rivers_come_into_it() -> None:
    rivers = [{"cells": [[0, 0], [1, 0]], "widths": [1]}, {"cells": [[2, 0], [1, 0]], "widths": [1]}]
    region = drawn("h~h", rivers=rivers)
    assert region.arms((1, 0)) == {"E": 1, "W": 1}
    assert region.banks((1, 0)) == (WHOLE,)


@pytest.mark.clause("surface.river.geometry")
def test_surface_river_geometry__a_tributary_adds_an_arm_and_a_bank() -> None:
    main = {"cells": [[0, 1], [1, 1], [2, 1]], "widths": [2, 2, 3], "end": "E"}
    region = drawn(".h.", "h..", rivers=[main, {"cells": [[1, 0], [1, 1]], "widths": [1]}])
    assert region.arms((1, 1)) == {"N": 1, "E": 2, "W": 2}
    assert region.banks((1, 1)) == ("N-E", "E-W", "W-N")
    assert [sides_of(bank) for bank in region.banks((1, 1))] == [(), ("S",), ()]


@pytest.mark.clause("surface.river.bank")
def test_surface_river_bank__along_the_river_the_hand_is_kept() -> None:
    """The catalogue's check: a river from west to east, a party that enters its middle cell from the north."""
    river = {"cells": [[0, 1], [1, 1], [2, 1]], "widths": [3, 3, 3], "end": "E"}
    west = {"cells": [[0, 1], [0, 2]], "widths": [1]}
    region = drawn("...", "h..", "...", rivers=[river, west])
    assert region.bank_entered((1, 0), (1, 1), "") == "W-E"
    assert region.bank_entered((1, 2), (1, 1), "") == "E-W"
    assert hands_along("W-E", "E") == (LEFT,)
    assert region.bank_entered((1, 1), (2, 1), LEFT) == "W-E"
    assert "N" in sides_of("W-E")
    assert "S" not in sides_of("W-E")
    assert hands_along("E-W", "E") == (RIGHT,)
    assert region.bank_entered((1, 1), (2, 1), RIGHT) == "E-W"


@pytest.mark.clause("surface.river.bank")
def test_surface_river_bank__from_one_piece_the_hand_is_named_right_first() -> None:
    assert hands_along(WHOLE, "E") == (RIGHT, LEFT)
    river = {"cells": [[0, 0], [1, 0], [1, 1]], "widths": [1, 1, 1], "end": "S"}
    region = drawn("h.", "..", rivers=[river])
    assert region.bank_entered((0, 0), (1, 0), RIGHT) == "S-W"
    assert region.bank_entered((0, 0), (1, 0), LEFT) == "W-S"
    assert region.bank_entered((1, 0), (0, 0), RIGHT) == WHOLE


@pytest.mark.clause("surface.river.bank")
@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("side", SIDES)
def test_surface_river_bank__there_and_back_along_an_arm_comes_to_the_same_bank(side: str, count: int) -> None:
    """Going back the land lies on the other hand."""
    for arms in combinations(SIDES, count):
        for there in combinations(SIDES, count):
            if side not in arms or turned(side, 2) not in there:
                continue
            for bank in banks_of(arms):
                for hand in hands_along(bank, side):
                    reached_bank = bank_after(there, side, hand)
                    other = LEFT if hand == RIGHT else RIGHT
                    assert other in hands_along(reached_bank, turned(side, 2))
                    assert bank_after(arms, turned(side, 2), other) == bank


@pytest.mark.clause("surface.river.bank")
@given(ARMS)
def test_surface_river_bank__crossing_goes_over_one_arm_to_the_next_bank_and_back(arms: set[str]) -> None:
    for bank in banks_of(arms):
        beyond = crossings_of(arms, bank)
        assert set(beyond) == set(ends_of(bank))
        for arm, other in beyond.items():
            assert crossings_of(arms, other)[arm] == bank


@pytest.mark.clause("surface.river.bank")
def test_surface_river_bank__the_first_bank_begins_with_the_first_arm_in_n_e_s_w() -> None:
    assert banks_of("WE")[0] == "E-W"
    assert banks_of("SWN")[0] == "N-S"


@pytest.mark.clause("surface.river.bank")
@pytest.mark.parametrize(
    ("width", "works", "beyond"),
    [
        (1, {}, True),
        (2, {}, False),
        (2, {"fords": [[1, 1]]}, True),
        (3, {}, False),
        (3, {"bridges": [[1, 1]]}, True),
        (3, {"ferries": [[1, 1]]}, True),
    ],
)
def test_surface_river_bank__a_wide_river_parts_the_land_unless_something_leads_over_it(
    width: int, works: dict[str, list[list[int]]], beyond: bool
) -> None:
    river = {"cells": [[0, 1], [1, 1], [2, 1]], "widths": [width] * 3, "end": "E"}
    mouth = {"cells": [[0, 1]], "widths": [width], "end": "W"}
    region = drawn("...", "...", "...", rivers=[river, mouth], **works)
    there = reached(region, (0, 0))
    assert ((0, 2) in there) is beyond
    assert there[1, 1] == ({"E-W", "W-E"} if beyond else {"W-E"})
