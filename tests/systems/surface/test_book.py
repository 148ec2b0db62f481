"""The rule book of `surface`: every clause of the catalogue, in its order, in four languages that say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from podzem.core.clauses import Clause
from podzem.systems.surface.system import SYSTEM
from tests.systems.books import FAULTS, Listing, references, texts_of
from tests.systems.surface.campaigns import campaign

CATALOGUE: Final = """
core: scale directions dice day_sequence party order_errors roll_visibility
visibility: classes inconspicuous conspicuous huge hidden_places search vantage in_view known terrain_knowledge
move: budget cost_terrain cost_path partial force_supplies force_rest force_exclusive rest_debt rest_day speed_change
move: animals flight march settlement_enter
lost: chance exempt one_roll stop new_direction secrecy reorient
encounter: daily measure trigger night cancelled landmark tables surprise distance distance_modifiers advantage orders
encounter: combat_frame reaction triple field_width aftermath
hide: chance distance once free time result
pursuit: flee leg catch caught hide_check end budget players_pursue
needs: supplies allocation evening exhaustion_gain exhaustion_item exhaustion_combat exhaustion_level recovery
needs: satisfied_day
forage: mode double_time no_supply_force
season: calendar warm_gear cold freezing
weather: scope clear cloudy rain storm process start paths_washed paths_dry encounter_effects winter_forms
river: geometry bank cross width1 width2 width3 swim drown swim_lake ice ice_breakup flood portage bridge_ferry
battle: when strength strength_scale conditions large_numbers multiplier losses_due approximation modifiers objectives
battle: objective_costs sectors course fallen
map: format validation text generator generator_properties
settlement: kinds supplies goods hirelings sell_treasure captives stay
build: hook table
sea: hook crew
dungeon: entrance animals clock camp return
auto: judge caller
core: legal_actions
"""

SWITCHES: Final = """
cell_versts sight_metric sight_vantage_inconspicuous sight_paths_lead move_cost_cell move_carry move_force_stack
move_rest_debt_penalty paths_washed_guides lost_terrain lost_direction lost_disclosure lost_guide_bonus
encounter_in_settlement encounter_distance_dice hide_count_animals hide_meetings hide_free_needs_distance hide_time
pursuit_catch_halved pursuit_flight_cost pursuit_unpursued needs_level_loss forage_winter weather_after_wet
river_items_round river_flood_bridges river_flood_swim sea_freezes battle_threshold battle_scale battle_modifier_cap
battle_objectives captives_trade
"""

HEADINGS: Final = {
    "Поверхность",
    "Видимость",
    "Движение",
    "Потеря направления",
    "Встречи",
    "Скрывание и погоня",
    "Телесныя потребности",
    "Времена года и погода",
    "Реки и озёра",
    "Сражения войск",
    "Поправки на усталость, ранения",
}

LISTING: Final = Listing("surface", CATALOGUE, {"rule": 82, "ruling": 78, "house": 76}, SWITCHES, sides="4|6|12|20")


@pytest.mark.parametrize("faults", FAULTS, ids=lambda faults: faults.__name__)
def test_no_fault_that_a_book_can_have(faults: Callable[[Listing], list[str]]) -> None:
    assert faults(LISTING) == []


def test_it_refers_to_its_own_clauses_and_to_those_below_ground() -> None:
    named = {system for _, _, text in texts_of(LISTING) for system, _ in references(text)}
    assert named == {"surface", "dungeon"}


def test_sources_are_headings_of_the_document_or_of_the_dungeon() -> None:
    assert [clause.id for clause in LISTING.clauses if not set(own_headings(clause)) <= HEADINGS] == []


def own_headings(clause: Clause) -> list[str]:
    own = clause.source.partition("«Подземелье»:")[0]
    return [heading for heading in own.split("; ") if heading]


@pytest.mark.clause("surface.core.scale")
@pytest.mark.parametrize(("options", "versts"), [({}, 7), ({"cell_versts": 3}, 3)])
def test_the_paper_says_how_large_a_cell_is(options: dict[str, object], versts: int) -> None:
    assert SYSTEM.showing.scene(campaign(**options))["versts"] == versts
