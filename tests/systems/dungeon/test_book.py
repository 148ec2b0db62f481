"""The rule book of `dungeon`: every clause of the catalogue, in its order, in both languages."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from typing import Final

from podzem.core.clauses import Clause, read_register

BOOK: Final = read_register(files("podzem.systems.dungeon") / "clauses.toml")
CLAUSES: Final = list(BOOK.clauses.values())

CATALOGUE: Final = """
core: die chance dice_script secrecy journal auto_judge error options
premise: goal depth income companions animals reluctance
time: turn order sequence multi_turn day
map: units cells feet distance announce
light: torch lamp levels reveal from_dark needs darkness handling
trap: action place victims noticeable known pit pit_spikes pit_climb catalogue
load: unit weights containers body carry drag shared conditions donkey hands ammo
move: turn direction phase fast fast_limits fast_surprise party_speed step
action: list door door_kinds door_close wedge chest search single listen noise dig rest fatigue load
encounter: keyed wandering direction order
surprise: ambush seen stealth base use no_attitude
distance: known both one none
attitude: roll table modifiers change choices
combat: stunned modes orders sequence fire close withdraw contact may_strike shooting_continues fight retreat
combat: first_rank space width open_line unscreened breakthrough rear_front rearrange other incidental ten_phases
combat: newcomers end
attack: roll target_number loss debt removal under_fire visibility shot_mods range thrown strike_mods odds
defence: armour shield
aid: window needs roll infection maim recovery valuables breakage
loyalty: score triggers check outcome return
captive: guard excess use party sale hire
level: scale combat growth
money: values
income: delivery
hire: candidates roll terms
character: create
bestiary: table wandering
treasure: hoard carried magic
map: format validation
generator: requirements
auto: opponents party_bot
"""

SWITCHES: Final = """
ammo_recovery body_weight bow_space contact dig_size door_crowd door_roll drag_mode fast_factor fast_surprise
halve_textiles levels_in_combat loss_choice loyalty_dynamic loyalty_roll natural_six phase_rounding search_crowd
strict_direction trap_case wander_counts wound_items
"""

HEADINGS: Final = {
    "Подземелье",
    "Время и расстояние",
    "Свет",
    "Ловушки",
    "Нагрузка и движение",
    "Действия",
    "Встречи",
    "Бой",
    "Выстрелы и удары",
    "Помощь пострадавшим",
    "Верность",
}


def catalogue_ids() -> list[str]:
    lines = [line.split(": ") for line in CATALOGUE.strip().splitlines()]
    return [f"dungeon.{chapter}.{name}" for chapter, names in lines for name in names.split()]


def numbers(text: str) -> set[str]:
    """The numbers of a text, decimals with a point; the sixes of d6 and к6 tell nothing."""
    plain = re.sub(r"[dк](6|100)\b", "", text)
    return set(re.findall(r"\d+(?:\.\d+)?", re.sub(r"(?<=\d),(?=\d)", ".", plain)))


def test_the_book_has_the_170_clauses_of_the_catalogue_in_its_order() -> None:
    assert len(BOOK.clauses) == 170
    assert list(BOOK.clauses) == catalogue_ids()


def test_the_book_has_as_many_rules_rulings_and_house_rules_as_the_catalogue() -> None:
    assert Counter(kind for clause in CLAUSES for kind in clause.kinds) == {"rule": 110, "ruling": 97, "house": 71}


def test_every_chapter_has_a_title_in_four_languages_and_a_clause() -> None:
    assert all(set(titles) == {"bg", "en", "ru", "uk"} and all(titles.values()) for titles in BOOK.chapters.values())
    assert set(BOOK.chapters) == {clause.chapter for clause in CLAUSES}


def test_each_switch_stands_in_exactly_one_clause() -> None:
    named = Counter(option for clause in CLAUSES for option in clause.options)
    assert named == Counter(SWITCHES.split())
    assert len(named) == 22


def test_a_clause_explains_the_switches_it_names() -> None:
    for language in ("ru", "en"):
        assert [
            (clause.id, option)
            for clause in CLAUSES
            for option in clause.options
            if not any(f"`{option}`" in texts[language] for texts in clause.parts.values())
        ] == []


def test_every_part_speaks_russian_and_english() -> None:
    parts = [(clause.id, part, texts) for clause in CLAUSES for part, texts in clause.parts.items()]
    assert [(id, part) for id, part, texts in parts if set(texts) != {"en", "ru"}] == []
    assert [(id, part) for id, part, texts in parts if not re.search("[а-яё]{3}", texts["ru"])] == []
    assert [(id, part) for id, part, texts in parts if not re.search("[a-z]{3}", texts["en"])] == []


def test_both_languages_give_the_same_numbers() -> None:
    different = {
        (clause.id, part): numbers(texts["ru"]) ^ numbers(texts["en"])
        for clause in CLAUSES
        for part, texts in clause.parts.items()
        if numbers(texts["ru"]) != numbers(texts["en"])
    }
    assert different == {}


def test_every_clause_referred_to_exists() -> None:
    texts = [(clause.id, text) for clause in CLAUSES for part in clause.parts.values() for text in part.values()]
    assert [id for id, text in texts if text.count("`") % 2] == []
    named = {(id, other) for id, text in texts for other in re.findall(r"`(dungeon\.\w+\.\w+)`", text)}
    assert named
    assert [pair for pair in named if pair[1] not in BOOK] == []


def test_sources_are_headings_of_the_document_or_of_the_surface() -> None:
    strange = [clause.id for clause in CLAUSES if not set(_own_headings(clause)) <= HEADINGS]
    assert strange == []


def _own_headings(clause: Clause) -> list[str]:
    return (
        []
        if "«Поверхность»:" in clause.source
        else [heading for heading in clause.source.split("; ") if heading not in ("", "«Поверхность»")]
    )
