"""The rule book of `screen`: every clause of the catalogue, in its order, in four languages that say the same."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest

from podzem.core.words import LANGUAGES
from tests.systems.books import FAULTS, FOREIGN, Listing

CATALOGUE: Final = """
core: d100 bonus target_number sl auto_bands test_simple test_opposed same_cause dice_order visibility errors
core: options judge_override sides reference_view
map: grid terrain engaged facing line_of_fire sight
char: characteristics skills hp armour hands talents
surprise: test winner round surprised
init: roll order tie talents group
turn: budget main move free reaction sequence fear_phase fight_end aftermath end
melee: length reach sequence opposed winner tie shield dodge counter unopposed sweep
infight: enter improvised leave
clinch: start effects actions end
ranged: test sequence bands engaged_shooter groups
mod: ladder sum wording size_monstrous crowd point_blank size_enormous outnumber_3 group_large size_large
mod: range_short group_small aimed flank_rear outnumber_2 target_prone standard size_average attacker_prone_or_lower
mod: awkward range_long moved_and_shot size_little cover_poor called_zone confined obscured extreme_weather
mod: dodge_prone_or_mounted melee_dark size_small off_hand cover_fair hard_ground size_tiny range_extreme dark_shot
mod: cover_solid
size: table applies grappling
scatter: trigger directions distance feet example blocked direction_tool hit_item
zone: table reverse called anatomy odds
dmg: base melee ranged wounds example expected
adv: benefit scope gain_surprised gain_charge gain_opposed gain_unengaged_wound gain_crit gain_fear loss_opposed
adv: loss_condition loss_wound loss_fear loss_end cap order
crit: condition effect excess zone_tables table_head table_arm table_body table_leg effect_words treatment deadly
crit: piercing stuck extract recovery_block odds
fumble: condition table extra_dice misfire_trigger misfire_table explosion
act: charge vulnerable disengage free_attack parry throw_down aim stand extinguish bandage stabilise run
act: pick_up_swap_use surrender
shoot: s9_short s9_long s9_very_long s9_beyond into_melee moving_target s9_small s9_cover s9_obscured s9_aim quick
shoot: through_allies unseen stray
reload: bow crossbow gun state
cond: stunned prone bleeding burning frightened broken poisoned exhausted blinded deafened gain fracture_wounded
death: mob important boss character ticking wounds_limit
recover: first_aid rest repair
magic: cast pray counterspell
mount: rules
master: balance group_narration npc_damage ai auto_judge
odds: opposed services
data: weapons qualities armour talents bestiary pregens
"""

SWITCHES: Final = """
auto_bands negative_cap positive_cap success_breaks_ties attack_must_succeed surprise_winner surprise_point
surprise_scope initiative_mode initiative_each_round tie_break group_initiative defence_cost counter_mode counter_sl
counter_cost shield_dodge melee_damage_sl damage_die range_table size_table size_in_melee aim_bonus unaimed_penalty
cover_table obscurity_table darkness_shot shooting_table prone_attack prone_all_tests stand_cost location_melee
location_shooting called_shots crit_basis stuck_on misfire_mode charge_bonus charge_move disengage_fail
disengage_move advantage_loss adv_vs_stunned throw_skill blinded_melee bleed_loss bleed_stack outnumber_by_size
scatter_axis stray_shots npc_damage npc_damage_sl map broken_rally open_tn open_hp
"""

REFUSALS: Final = """
E_NOT_YOUR_TURN: init.order
E_NO_MAIN: turn.budget
E_NO_MOVE: turn.budget
E_NO_REACTION: turn.budget
E_FREE_LIMIT: turn.free
E_CANNOT_ACT: surprise.surprised cond.stunned death.character
E_BROKEN: cond.broken
E_OUT_OF_REACH: melee.reach
E_OUT_OF_RANGE: ranged.bands
E_NO_LINE: map.line_of_fire
E_UNSEEN: map.sight shoot.unseen
E_ENGAGED: ranged.engaged_shooter act.charge
E_UNLOADED: reload.state
E_NO_AMMO: reload.state
E_JAMMED: fumble.misfire_table
E_SHOT_STANDING: mod.moved_and_shot
E_CALLED_SHOT: zone.called
E_NOT_GROUP: ranged.groups
E_CHARGE_SHORT: act.charge
E_CHARGE_PATH: act.charge
E_CLINCHED: clinch.effects
E_ARMED: clinch.start
E_TOO_BIG: clinch.start size.grappling
E_BLIND: cond.blinded
E_PRONE: act.charge act.disengage
E_BLOCKED: turn.move
E_HANDS: char.hands
E_NEEDS_SURGEON: crit.extract
E_BLEEDING_FIRST: act.stabilise
E_ALREADY_TREATED: recover.first_aid
E_FRIEND: core.sides
E_NO_DECISION: turn.end
E_TRIED: act.disengage
E_NOT_APPLICABLE: core.errors
E_BAD_SHEET: char.characteristics
E_BAD_DATA: data.weapons
E_OPTION: core.options
E_STALE: core.errors
"""

HEADINGS: Final = {
    "§1 ПРЕДБОЕВАЯ ФАЗА",
    "§1 НАЧАЛО РАУНДА",
    "§1 ХОД ПЕРСОНАЖА",
    "§2 Длина оружия",
    "§2 Сражение накоротке",
    "§2 Клинчь",
    "§2 БЛИЖНИЙ БОЙ",
    "§2 ДАЛЬНИЙ БОЙ",
    "МОДИФИКАТОРЫ ПРОВЕРОК В СРАЖЕНИИ",
    "РАЗМЕР СУЩЕСТВ",
    "§3 ПРОМАХ ПРИ БРОСКЕ",
    "§3 Схема направлений",
    "§3 Расшифровка результатов 1d10",
    "§3 Пример использования",
    "§3 Дополнительно",
    "§3 ТАБЛИЦА ЗОН ПОПАДАНИЯ",
    "§3 ПРАВИЛА ОПРЕДЕЛЕНИЯ",
    "§4 ФОРМУЛА УРОНА",
    "§4 ФОРМУЛА РАН",
    "§4 ПРИМЕР",
    "§5 ПОЛЬЗА ПРЕИМУЩЕСТВА",
    "§5 КАК ПОЛУЧИТЬ ПРЕИМУЩЕСТВО",
    "§5 КАК ПОТЕРЯТЬ ПРЕИМУЩЕСТВО",
    "§5 МАКСИМАЛЬНОЕ ПРЕИМУЩЕСТВО",
    "§6 УСЛОВИЯ КРИТА",
    "§6 ЭФФЕКТ КРИТА",
    "§6 КАЧЕСТВО «ПРОНЗАЮЩЕЕ»",
    "§6 КРИТИЧЕСКИЕ РАНЫ",
    "§7 УСЛОВИЯ ЗАМИНКИ",
    "§7 ЭФФЕКТ ЗАМИНКИ",
    "§7 ОСЕЧКА ПУШЕЧНОГО ПОРОХА",
    "§8 НАТИСК",
    "§8 ОТСТУПЛЕНИЕ",
    "§8 ЗАЩИТА (ПАРИРОВАНИЕ)",
    "§8 БРОСОК НА ЗЕМЛЮ",
    "§9 МОДИФИКАТОРЫ СТРЕЛЬБЫ",
    "§9 ПЕРЕЗАРЯДКА",
    "§10 ВЛИЯНИЕ НА БОЙ",
    "§10 СНЯТИЕ СОСТОЯНИЙ",
    "§10 ДОПОЛНИТЕЛЬНЫЕ СОСТОЯНИЯ",
    "§11 БАЛАНС БОЯ",
    "§11 ИНИЦИАТИВА NPC",
    "§11 УПРОЩЕННЫЙ УРОН ДЛЯ NPC",
    "§11 СМЕРТЬ NPC",
    "§12 ТАБЛИЦЫ КРИТОВ",
    "§12 ТАБЛИЦЫ ЗАМИНОК",
    "ИСПОЛЬЗОВАНИЕ",
}

LISTING: Final = Listing("screen", CATALOGUE, {"rule": 196, "ruling": 77, "house": 116}, SWITCHES, sides="10|100")
BOOK: Final = LISTING.book
CLAUSES: Final = LISTING.clauses


@pytest.mark.parametrize("faults", FAULTS, ids=lambda faults: faults.__name__)
def test_no_fault_that_a_book_can_have(faults: Callable[[Listing], list[str]]) -> None:
    assert faults(LISTING) == []


def english(clause: str, part: str) -> str:
    return BOOK[clause].parts[part]["en"]


def test_a_ruling_tells_the_reading_set_aside() -> None:
    assert [clause.id for clause in CLAUSES if ("ruling" in clause.parts) != ("aside" in clause.parts)] == []


def test_where_the_document_is_silent_there_is_no_rule_and_where_it_speaks_a_heading_is_named() -> None:
    assert [clause.id for clause in CLAUSES if "rule" in clause.parts and not clause.source] == []
    assert [clause.id for clause in CLAUSES if not clause.source and clause.kinds != ("house",)] == []
    assert LISTING.headings == HEADINGS


def test_the_44_contradictions_stand_in_order_each_in_four_languages() -> None:
    assert [one.id for one in BOOK.contradictions] == [f"C{number:02}" for number in range(1, 45)]
    for one in BOOK.contradictions:
        for saying, texts in one.sayings.items():
            assert set(texts) == set(LANGUAGES)
            assert len(set(texts.values())) == len(LANGUAGES), (one.id, saying)
            assert len({frozenset(LISTING.numbers(text)) for text in texts.values()}) == 1, (one.id, saying)
            assert [tongue for tongue, text in texts.items() if re.search(FOREIGN[tongue], text.casefold())] == []


def test_the_clause_of_the_options_lists_the_contradictions_with_their_clauses_and_switches() -> None:
    rows = [line for line in english("screen.core.options", "house").split("\n") if re.match(r"C\d\d – ", line)]
    assert rows == [
        " – ".join((one.id, f"`{one.clause}`", ", ".join(f"`{option}`" for option in one.options) or "no switch"))
        for one in BOOK.contradictions
    ]


def test_every_contradiction_is_told_in_the_clause_that_settles_it() -> None:
    for one in BOOK.contradictions:
        assert [tongue for tongue in LANGUAGES if one.id not in all_parts(one.clause, tongue)] == [], one.id


def test_the_switches_of_a_contradiction_belong_to_clauses_that_tell_of_it() -> None:
    owners = {option: clause.id for clause in CLAUSES for option in clause.options}
    for one in BOOK.contradictions:
        assert [option for option in one.options if one.id not in all_parts(owners[option], "en")] == []


def all_parts(clause: str, tongue: str) -> str:
    return " ".join(texts[tongue] for texts in BOOK[clause].parts.values())


def test_every_refusal_is_named_in_the_clauses_that_cause_it() -> None:
    lines = [line.split(": ") for line in REFUSALS.strip().splitlines()]
    owners = {code: [f"screen.{name}" for name in names.split()] for code, names in lines}
    assert len(owners) == 38
    assert [(code, id) for code, ids in owners.items() for id in ids if f"`{code}`" not in all_parts(id, "en")] == []
    named = {code for _, _, texts in LISTING.parts for code in re.findall(r"`(E_\w+)`", texts["en"])}
    assert named == set(owners)


def test_tables_have_as_many_rows_as_the_catalogue() -> None:
    long = {
        ("screen.data.weapons", "house"): 30,
        ("screen.data.armour", "house"): 11,
        ("screen.data.talents", "house"): 6,
        ("screen.data.qualities", "house"): 8,
        ("screen.data.bestiary", "house"): 16,
        ("screen.data.pregens", "house"): 6,
        ("screen.cond.poisoned", "house"): 3,
        ("screen.magic.cast", "house"): 4,
        ("screen.magic.pray", "house"): 3,
        ("screen.crit.table_head", "house"): 12,
        ("screen.crit.table_arm", "house"): 12,
        ("screen.crit.table_body", "house"): 12,
        ("screen.crit.table_leg", "house"): 12,
        ("screen.fumble.table", "house"): 15,
        ("screen.fumble.misfire_table", "rule"): 4,
        ("screen.size.table", "rule"): 7,
        ("screen.zone.table", "rule"): 6,
        ("screen.zone.odds", "rule"): 15,
        ("screen.crit.odds", "rule"): 18,
        ("screen.odds.opposed", "rule"): 19,
    }
    assert {key: english(*key).count("\n") for key in long} == long


def test_band_tables_cover_every_result_once() -> None:
    for clause, part, first, last in (
        ("screen.zone.table", "rule", 1, 100),
        ("screen.fumble.table", "house", 1, 100),
        ("screen.fumble.misfire_table", "rule", 1, 100),
        ("screen.crit.table_head", "house", 2, 110),
        ("screen.crit.table_arm", "house", 2, 110),
        ("screen.crit.table_body", "house", 2, 110),
        ("screen.crit.table_leg", "house", 2, 110),
    ):
        bands = re.findall(r"^(\d+)(?:–(\d+))? –", english(clause, part), re.MULTILINE)
        faces = [face for low, high in bands for face in range(shown(low), shown(high or low) + 1)]
        assert faces == list(range(first, last + 1)), clause


def shown(digits: str) -> int:
    return int(digits) or 100
