"""Drawn regions (surface.map.generator, surface.map.generator_properties): the same bytes, every demand, every seed."""

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from podzem.core.errors import Malformed
from podzem.site.generator.generate import generate
from podzem.world.region.cells import apart, beside
from podzem.world.region.check import warnings_of
from podzem.world.region.dungeon_names import DEPTHS, ROOMS, read_drawn
from podzem.world.region.generator.demands import CLAUSE, KINDS, SHARES, TABLE
from podzem.world.region.generator.generate import draw_region
from podzem.world.region.on_foot import reached, reached_by_paths
from podzem.world.region.region import Region, River
from podzem.world.region.region_file import load_region, save_region
from podzem.world.region.tables import ENTRANCE, SETTLEMENTS, TYPES
from podzem.world.texts import LANGUAGES

PROPERTIES = "surface.map.generator_properties"
QUICK = range(30)
MANY = range(200)


def of_type(region: Region, *types: str) -> list[tuple[int, int]]:
    return [mark.cell for mark in region.landmarks if mark.type in types]


def shares_of(region: Region) -> dict[str, float]:
    kinds = Counter("water" if region.is_water(cell) else region.terrain(cell) for cell in region.cells)
    return {kind: 100 * kinds[kind] / len(region.cells) for kind in KINDS}


def check_ground(region: Region, shares: dict[str, int] = SHARES) -> None:
    assert all(abs(share - shares[kind]) <= 3 for kind, share in shares_of(region).items())
    like = [
        any(region.terrain(other) == region.terrain(cell) for other in region.beside(cell)) for cell in region.cells
    ]
    assert 10 * sum(like) >= 7 * len(like)


def check_rivers(region: Region) -> None:
    outlets = [river for river in region.rivers if river.end or region.is_water(river.cells[-1])]
    assert 100 * len(outlets) >= len(region.cells)
    for number, river in enumerate(region.rivers):
        assert len(river.cells) >= 4
        assert region.terrain(river.cells[0]) in ("hills", "mountain")
        assert not any(region.is_water(cell) for cell in river.cells[:-1])
        if river in outlets:
            assert sorted(set(river.widths)) == [1, 2, 3]
        else:
            assert below(region, river) >= river.widths[-1]
        assert all(a <= b for a, b in pairwise(river.widths))
        for other in region.rivers[:number]:
            assert len(set(other.cells) & set(river.cells)) <= 1
    edges = [frozenset(edge) for river in region.rivers for edge in pairwise(river.cells)]
    assert len(edges) == len(set(edges))
    assert not has_loop(region)


def has_loop(region: Region) -> bool:
    """Rivers as a graph: as many edges as cells would close one."""
    cells = {cell for river in region.rivers for cell in river.cells if not region.is_water(cell)}
    heads = {cell: cell for cell in cells}

    def head(cell: tuple[int, int]) -> tuple[int, int]:
        while heads[cell] != cell:
            cell = heads[cell]
        return cell

    for river in region.rivers:
        for a, b in pairwise(river.cells):
            if b in heads and head(a) == head(b):
                return True
            if b in heads:
                heads[head(a)] = head(b)
    return False


def below(region: Region, river: River) -> int:
    """The width of the river that it joins, below where it does."""
    mouth = river.cells[-1]
    return max(
        other.widths[other.cells.index(mouth)]
        for other in region.rivers
        if other is not river and mouth in other.cells[: len(other.widths)]
    )


def check_fords(region: Region) -> None:
    for river in region.rivers:
        wide = {cell for cell, _, width in river.arms if width == 2 and not region.is_water(cell)}
        run = [cell for cell in river.cells if cell in wide]
        for first in range(len(run) - 3):
            assert any(region.has_ford(cell) for cell in run[first : first + 4])
        assert not run or any(region.has_ford(cell) for cell in run)


def check_settlements(region: Region) -> None:
    count = len(region.cells)
    town = of_type(region, "town")
    assert len(town) == 1
    for type, cells in (("village", 25), ("homestead", 40), ("fortress", 150), ("monster_settlement", 200)):
        assert len(of_type(region, type)) == -(-count // cells)
    assert min(apart(town[0], cell) for cell in of_type(region, *set(SETTLEMENTS) - {"town"})) > 1
    assert not any(region.is_water(cell) for cell in of_type(region, *SETTLEMENTS))
    places = of_type(region, *SETTLEMENTS)
    assert len(set(places)) == len(places)


def check_roads(region: Region) -> None:
    edges = [frozenset(edge) for path in region.paths for edge in path.edges]
    cells = {cell for path in region.paths for cell in path.cells}
    assert len(edges) == len(set(edges)) == len(cells) - 1, "a tree"
    assert cells >= set(of_type(region, "town", "village", "fortress"))
    needs = {"clearing": "forest", "pass": "mountain", "causeway": "bog"}
    for path in region.paths:
        assert path.kind == "road" or {region.terrain(cell) for cell in path.cells[1:]} == {needs[path.kind]}
    assert not [warning for warning in warnings_of(region) if warning.path.startswith("paths")]


def check_landmarks(region: Region) -> None:
    count = len(region.cells)
    besides = [mark for mark in region.landmarks if not mark.is_settlement and mark.type != ENTRANCE]
    found = Counter(mark.sight for mark in besides)
    asked = {"inconspicuous": 6, "conspicuous": 4, "huge": 2, "hidden": 2}
    assert found == {sight: -(-share * count // 100) for sight, share in asked.items()}
    assert all(mark.sight == TYPES[mark.type].sight for mark in besides)
    entrances, town = of_type(region, ENTRANCE), of_type(region, "town")[0]
    assert len(entrances) == -(-count // 50)
    assert any(2 <= apart(town, cell) <= 6 for cell in entrances)


def check_properties(region: Region) -> None:
    town = of_type(region, "town")[0]
    assert region.start.cell == town
    assert set(of_type(region, "village")) <= set(reached_by_paths(region, town))
    nearest = min(of_type(region, ENTRANCE), key=lambda cell: apart(cell, town))
    assert nearest in reached(region, town)
    assert load_region(save_region(region)) == region


def check_all(region: Region) -> None:
    check_ground(region)
    check_rivers(region)
    check_fords(region)
    check_settlements(region)
    check_roads(region)
    check_landmarks(region)
    check_properties(region)


def regions(seeds: range) -> Iterator[Region]:
    return (draw_region(seed) for seed in seeds)


@pytest.mark.clause(CLAUSE)
@pytest.mark.clause(PROPERTIES)
def test_surface_map_generator_properties__hold_for_every_seed() -> None:
    for region in regions(QUICK):
        check_all(region)


@pytest.mark.slow
@pytest.mark.clause(CLAUSE)
@pytest.mark.clause(PROPERTIES)
def test_surface_map_generator_properties__hold_for_two_hundred_seeds() -> None:
    for region in regions(MANY):
        check_all(region)


@pytest.mark.clause(CLAUSE)
def test_surface_map_generator__seed_1_gives_the_counts_of_the_check() -> None:
    region = draw_region(1)
    assert (region.width, region.height) == (20, 20)
    found = Counter(mark.type for mark in region.landmarks)
    wanted = {"town": 1, "village": 16, "homestead": 10, "fortress": 3, "monster_settlement": 2, ENTRANCE: 8}
    assert {type: found[type] for type in wanted} == wanted
    besides = Counter(mark.sight for mark in region.landmarks if mark.type not in wanted)
    assert [besides[sight] for sight in ("inconspicuous", "conspicuous", "huge", "hidden")] == [24, 16, 8, 8]


@pytest.mark.clause(CLAUSE)
def test_surface_map_generator__the_same_input_gives_the_same_bytes_for_ever() -> None:
    text = save_region(draw_region(1))
    assert save_region(draw_region(1)) == text
    assert save_region(draw_region(2)) != text
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == "108e765bc5fc2727"


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize(("width", "height"), [(10, 10), (14, 10), (11, 40), (50, 50)])
def test_surface_map_generator__other_sizes_hold_the_same(width: int, height: int) -> None:
    region = draw_region(7, width, height)
    assert (region.width, region.height) == (width, height)
    check_all(region)


@pytest.mark.clause(CLAUSE)
def test_surface_map_generator__shares_may_be_asked_for() -> None:
    shares = {"plain": 20, "forest": 30, "hills": 15, "bog": 15, "mountain": 10, "water": 10}
    for seed in range(5):
        region = draw_region(seed, shares=shares)
        check_ground(region, shares)
        check_settlements(region)
        check_properties(region)


@pytest.mark.clause(CLAUSE)
@pytest.mark.parametrize(
    "shares",
    [
        {"plain": 100},
        {**SHARES, "plain": 41},
        {**SHARES, "plain": 0, "forest": 65},
        {**SHARES, "water": 35, "plain": 10},
        {**SHARES, "hills": 0, "mountain": 0, "plain": 62},
        {**SHARES, "bog": -2, "plain": 50},
    ],
)
def test_surface_map_generator__shares_that_leave_no_country_are_refused(shares: dict[str, int]) -> None:
    with pytest.raises(Malformed, match=CLAUSE):
        draw_region(1, shares=shares)


@pytest.mark.parametrize("size", [(9, 20), (20, 9), (201, 20), (0, 0), (-5, 20)])
def test_surface_map_generator__sizes_out_of_bounds_are_refused(size: tuple[int, int]) -> None:
    with pytest.raises(Malformed, match=CLAUSE):
        draw_region(1, *size)


@pytest.mark.parametrize("seed", [-1, 1 << 129])
def test_a_seed_out_of_bounds_is_refused(seed: int) -> None:
    with pytest.raises(Malformed, match=CLAUSE):
        draw_region(seed)


@pytest.mark.clause(CLAUSE)
def test_surface_map_generator__a_drawn_seed_is_told_by_nothing_that_it_draws() -> None:
    """Drawn seeds lie above 128 bits. Every bit counts, and neither name nor dungeons betray it."""
    seed = (1 << 128) + 7
    region = draw_region(seed)
    assert load_region(save_region(region)) == region
    assert region.rows != draw_region(seed + (1 << 90)).rows
    told = [*region.name.values(), *(mark.dungeon for mark in region.landmarks)]
    assert not any(str(seed) in text for text in told)
    seeds = {drawn.seed for mark in region.landmarks if (drawn := read_drawn(mark.dungeon))}
    assert len(seeds) == len(of_type(region, ENTRANCE))
    assert min(seeds) >= 1 << 128


def test_names_are_in_every_language_and_ids_differ() -> None:
    region = draw_region(3)
    assert all(set(mark.name) == set(LANGUAGES) for mark in region.landmarks)
    assert len({mark.name["en"] for mark in region.landmarks if mark.type == "village"}) == 16
    assert len({mark.id for mark in region.landmarks}) == len(region.landmarks)


def test_its_dungeons_can_be_drawn_and_are_deeper_further_off() -> None:
    region = draw_region(3)
    town = region.start.cell
    for mark in region.landmarks:
        drawn = read_drawn(mark.dungeon) if mark.type == ENTRANCE else None
        if drawn is not None:
            assert drawn.depths == min(4, 1 + apart(mark.cell, town) // 5)
    smallest = generate(5, DEPTHS[0], ROOMS[0])
    assert len(smallest.entrances) == 1
    for depths, rooms in ((DEPTHS[0] - 1, 12), (DEPTHS[1] + 1, 12), (1, ROOMS[0] - 1), (1, ROOMS[1] + 1)):
        with pytest.raises(Malformed):
            generate(5, depths, rooms)


def test_a_road_looks_for_the_ford() -> None:
    """Without it the straight way costs less; a wide river is dearer where there is no ford."""
    assert TABLE["roads"]["no_ford"] > 0
    crossed = [region for region in regions(range(12)) if any(over(region, cell) for cell in region.fords)]
    assert crossed


def over(region: Region, cell: tuple[int, int]) -> bool:
    """Whether a path goes through a ford from one bank to another."""
    sides = [side for side in region.path_sides(cell) if side not in region.arms(cell)]
    banks = {region.bank_entered(beside(cell, side), cell, "") for side in sides}
    return len(banks) > 1
