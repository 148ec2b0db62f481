"""The rule book of `delve`: every clause of the catalogue, in its order, in four languages that say the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from tests.systems.books import FAULTS, Listing, references, texts_of

CATALOGUE: Final = """
core: attributes modifiers skills check difficulty opposed group_check help roll_visibility dice_order rounding
core: errors judge
char: create hp advance
combat: actions attack defence range damage down firstaid save lethal move withdraw order end
vis: visible los memory cover hidden
dark: unseen ranged melee checks both
light: torch lantern extra_turn handling burn none
search: describe roll help area time repeat blind
trap: disarm find haste tools failure hint choice trigger effects force
time: round turn travel clock sequence fight pace costs
load: unit ready stowed small move_item draw limit hands coins body
map: approx squares corridor rect complex lit round player_map patterns examples
wander: interval exempt table alertness encounter sign depletion change free
meet: sequence distance arrival conspicuous notice decision npc_decision initiative
react: roll table context peace bribe hint shift
ambush: surprise hidden lethal stunning
morale: check pc triggers lone break captives return
flee: declare pursuit roll roller fewer plan slow success failure odds npc
beast: stats flags tactics treasure hireling
gear: list break
auto: scope bots override sim
shared: map distance light turn wander reaction creature load traps sample
"""

SWITCHES: Final = """
ties creation advance npc_hp torch_variance lamp_radius search_rolls hints draw overload map_mode follow_turns automap
initiative lethal morale attacked round_rooms known_position wander
"""

HEADINGS: Final = {
    "ВИДИМІСТЬ",
    "ПОГАНА ВИДИМІСТЬ",
    "ОСВІТЛЕННЯ",
    "ПОШУК",
    "ЗАМКИ ТА ПАСТКИ",
    "ЧАС",
    "НАВАНТАЖЕННЯ (Ж)",
    "КАРТОГРАФУВАННЯ ПІДЗЕМЕЛЛЯ",
    "ІМОВІРНІСТЬ ЗІТКНЕННЯ",
    "ПЕРЕБІГ ЗІТКНЕННЯ",
    "КИДКИ НА РЕАКЦІЮ",
    "ЗАСІДКИ ТА НЕСПОДІВАНІ АТАКИ",
    "ПЕРЕВІРКИ МОРАЛІ",
    "ВТЕЧА ТА ПОРЯТУНОК",
}

LISTING: Final = Listing("delve", CATALOGUE, {"rule": 65, "ruling": 41, "house": 122}, SWITCHES, sides="3|4|6|8|10|20")


@pytest.mark.parametrize("faults", FAULTS, ids=lambda faults: faults.__name__)
def test_no_fault_that_a_book_can_have(faults: Callable[[Listing], list[str]]) -> None:
    assert faults(LISTING) == []


def test_the_catalogue_has_157_clauses() -> None:
    assert len(LISTING.ids) == 157


def test_where_the_document_is_silent_there_is_no_rule_and_where_it_speaks_a_heading_is_named() -> None:
    assert [clause.id for clause in LISTING.clauses if not clause.source and clause.kinds != ("house",)] == []
    assert LISTING.headings == HEADINGS


def test_a_reading_is_set_aside_only_where_one_was_chosen() -> None:
    aside = [clause for clause in LISTING.clauses if "aside" in clause.parts]
    assert [clause.id for clause in aside if "ruling" not in clause.parts] == []
    assert len(aside) == 14


def test_it_refers_to_its_own_clauses_and_to_those_whose_maps_money_and_needs_it_shares() -> None:
    named = {system for _, _, text in texts_of(LISTING) for system, _ in references(text)}
    assert named == {"delve", "dungeon", "surface"}
