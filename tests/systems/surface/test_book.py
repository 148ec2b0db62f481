"""The rule book of `surface`: every clause of the catalogue, in its order, in four languages that say the same."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Final

from podzem.core.clauses import Clause, read_register
from podzem.core.words import LANGUAGES

BOOK: Final = read_register(files("podzem.systems.surface") / "clauses.toml")
BELOW: Final = read_register(files("podzem.systems.dungeon") / "clauses.toml")
CLAUSES: Final = list(BOOK.clauses.values())
PARTS: Final = [(clause.id, part, texts) for clause in CLAUSES for part, texts in clause.parts.items()]

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

FOREIGN: Final = {"ru": "[іїєґ]", "uk": "[ыэёъ]", "bg": "[ыэёіїєґ]", "en": "[a-z][а-я]|[а-я][a-z]"}


def catalogue_ids() -> list[str]:
    lines = [line.split(": ") for line in CATALOGUE.strip().splitlines()]
    return [f"surface.{chapter}.{name}" for chapter, names in lines for name in names.split()]


def numbers(text: str) -> set[str]:
    """The numbers of a text, decimals with a point; the sides of dice tell nothing."""
    plain = re.sub(r"(?<![a-zа-я])(\d*)[dкз](4|6|12|20)\b", r"\1 ", text)
    return set(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", plain)))


def names(text: str) -> set[str]:
    return set(re.findall(r"`[^`]+`", text))


def test_the_book_has_the_148_clauses_of_the_catalogue_in_its_order() -> None:
    assert len(BOOK.clauses) == 148
    assert list(BOOK.clauses) == catalogue_ids()


def test_the_book_has_as_many_rules_rulings_and_house_rules_as_the_catalogue() -> None:
    assert Counter(kind for clause in CLAUSES for kind in clause.kinds) == {"rule": 82, "ruling": 78, "house": 76}


def test_every_chapter_has_a_title_in_four_languages_and_a_clause() -> None:
    assert all(set(titles) == set(LANGUAGES) and all(titles.values()) for titles in BOOK.chapters.values())
    assert set(BOOK.chapters) == {clause.chapter for clause in CLAUSES}


def test_every_part_of_every_clause_speaks_all_four_languages() -> None:
    assert [(id, part) for id, part, texts in PARTS if set(texts) != set(LANGUAGES)] == []
    assert [(id, part) for id, part, texts in PARTS if len(set(texts.values())) != len(LANGUAGES)] == []


def test_each_language_is_written_in_its_own_letters() -> None:
    bare = [(id, tongue, re.sub("`[^`]+`", "", text)) for id, _, texts in PARTS for tongue, text in texts.items()]
    assert [(id, tongue) for id, tongue, text in bare if re.search(FOREIGN[tongue], text.casefold())] == []
    letters = {tongue: "[a-z]{3}" if tongue == "en" else "[а-яіїєґ]{3}" for tongue in LANGUAGES}
    assert [(id, tongue) for id, tongue, text in bare if not re.search(letters[tongue], text)] == []


def test_a_text_has_the_same_lines_with_the_same_numbers_in_all_languages() -> None:
    for id, part, texts in PARTS:
        told = {tongue: [numbers(line) for line in text.split("\n")] for tongue, text in texts.items()}
        assert all(lines == told["en"] for lines in told.values()), (id, part, told)


def test_all_languages_name_the_same_things() -> None:
    assert [(id, part) for id, part, texts in PARTS for text in texts.values() if text.count("`") % 2] == []
    assert [
        (id, part, tongue)
        for id, part, texts in PARTS
        for tongue, text in texts.items()
        if names(text) != names(texts["en"])
    ] == []


def test_each_switch_stands_in_exactly_one_clause_which_explains_it() -> None:
    named = Counter(option for clause in CLAUSES for option in clause.options)
    assert named == Counter(SWITCHES.split())
    assert len(named) == 34
    assert [
        (clause.id, option, tongue)
        for clause in CLAUSES
        for option in clause.options
        for tongue in LANGUAGES
        if not any(f"`{option}`" in texts[tongue] for texts in clause.parts.values())
    ] == []


def test_every_clause_referred_to_exists_here_or_below_ground() -> None:
    texts = [(id, text) for id, _, tongues in PARTS for text in tongues.values()]
    named = {(id, other) for id, text in texts for other in re.findall(r"`((?:surface|dungeon)\.\w+\.\w+)`", text)}
    assert {other.split(".")[0] for _, other in named} == {"surface", "dungeon"}
    assert [pair for pair in named if pair[1] not in BOOK and pair[1] not in BELOW] == []


def test_sources_are_headings_of_the_document_or_of_the_dungeon() -> None:
    assert [clause.id for clause in CLAUSES if not set(own_headings(clause)) <= HEADINGS] == []


def own_headings(clause: Clause) -> list[str]:
    own = clause.source.partition("«Подземелье»:")[0]
    return [heading for heading in own.split("; ") if heading]
