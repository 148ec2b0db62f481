"""Lengths as people count them."""

from fractions import Fraction

import pytest

from podzem.core.errors import Malformed
from podzem.world.lengths import cells_of, hs_of_feet, write_sazhens


@pytest.mark.clause("dungeon.map.feet")
def test_dungeon_map_feet__a_ten_foot_cell_is_a_sazhen_and_a_half() -> None:
    assert (hs_of_feet(60), hs_of_feet(40)) == (18, 12)
    assert (write_sazhens(hs_of_feet(60)), write_sazhens(hs_of_feet(10))) == ("9", "1.5")


@pytest.mark.clause("dungeon.map.feet")
@pytest.mark.parametrize("feet", [-10, 5, 66])
def test_dungeon_map_feet__other_lengths_are_refused(feet: int) -> None:
    with pytest.raises(Malformed, match="ten-foot cells"):
        hs_of_feet(feet)


@pytest.mark.clause("dungeon.map.cells")
def test_dungeon_map_cells__a_corridor_of_four_and_a_half_sazhens() -> None:
    assert [cells_of(9, cell) for cell in (1, 2, 3)] == [9, Fraction(9, 2), 3]
