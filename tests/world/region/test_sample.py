"""The sample region: a good first campaign (issue: a town, villages, a river to cross, ways below)."""

from collections import Counter

import pytest

from podzem.core.errors import Malformed
from podzem.world.region.cells import apart
from podzem.world.region.check import warnings_of
from podzem.world.region.on_foot import reached, reached_by_paths
from podzem.world.region.region_file import SAMPLES, load_region, sample_region, save_region
from podzem.world.region.tables import ENTRANCE, LETTERS
from podzem.world.texts import LANGUAGES


@pytest.mark.clause("surface.map.format")
@pytest.mark.parametrize("name", SAMPLES)
def test_surface_map_format__a_sample_validates_without_a_warning_and_saves_to_the_same_bytes(name: str) -> None:
    region = sample_region(name)
    assert warnings_of(region) == []
    saved = save_region(region)
    assert save_region(load_region(saved)) == saved


def test_the_sample_has_what_a_first_campaign_needs() -> None:
    region = sample_region("porechye")
    types = Counter(mark.type for mark in region.landmarks)
    assert types["town"] == types["homestead"] == types["fortress"] == types["monster_settlement"] == 1
    assert (types["village"], types[ENTRANCE]) == (3, 3)
    assert types["lair"] >= 1
    assert types["cache"] >= 1
    assert {region.terrain(cell) for cell in region.cells} == set(LETTERS.values())
    assert region.fords
    assert region.bridges
    assert region.ferries
    assert set().union(*(region.arms(cell).values() for cell in region.cells)) == {1, 2, 3}
    assert (region.start.cell, region.start.date) == (region.landmark("brodets").cell, (1, 2, 1))


def test_the_nearest_way_below_lies_two_or_three_cells_from_the_town_on_a_road() -> None:
    region = sample_region("porechye")
    town = region.start.cell
    nearest = min((mark for mark in region.landmarks if mark.type == ENTRANCE), key=lambda mark: apart(mark.cell, town))
    assert 2 <= apart(nearest.cell, town) <= 3
    assert nearest.sight == "conspicuous"
    by_road = reached_by_paths(region, town)
    settled = [mark.cell for mark in region.landmarks if mark.type in ("village", "fortress")]
    assert {nearest.cell, *settled} <= set(by_road)
    assert len(reached(region, town)) == sum(not region.is_water(cell) for cell in region.cells)


def test_everything_in_it_has_a_name_in_every_language() -> None:
    region = sample_region("porechye")
    texts = [region.name, *(mark.name for mark in region.landmarks), *(river.name for river in region.rivers)]
    for text in (*texts, *region.flavour.values()):
        assert set(text) == set(LANGUAGES)


def test_a_sample_that_is_none_is_refused() -> None:
    with pytest.raises(Malformed, match="there is no region"):
        sample_region("atlantis")
