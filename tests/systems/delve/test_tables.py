"""The tables of `delve`: whole, true to the catalogue, named in four languages, and refused where they have a gap."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any, Final

import pytest

from podzem.core.errors import BadTable
from podzem.core.words import LANGUAGES, Words
from podzem.systems.delve.data.actions import ACTIONS, PACES, read_action
from podzem.systems.delve.data.creatures import CREATURES, read_creature
from podzem.systems.delve.data.encounters import ENCOUNTERS, met_on, read_encounter, read_encounters
from podzem.systems.delve.data.gear import GEAR, read_gear
from podzem.systems.delve.data.results import (
    BRIBE_COINS,
    BROKEN,
    CHANGES,
    CHECK,
    DEPLETIONS,
    INTERVALS,
    SIGNS,
    TORCH_TURNS,
    TRIBUTE,
    attitude_of,
    peace_of,
    read_faces,
    read_peace,
)
from podzem.systems.delve.data.traps import QUALITY_DC, SAVE_DC, SPRINGS_TO, TRAPS, read_trap
from podzem.systems.delve.data.vocabulary import METHODS, PLACES, PREPOSITIONS, read_entries
from podzem.systems.delve.setting import OPTIONS, PACKAGE, TABLES
from tests.systems.books import book_of

BOOK: Final = book_of("delve")


def rows_of(file: str, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = tomllib.loads(TABLES.joinpath(f"{file}.toml").read_text(encoding="utf-8"))[name]
    return rows


def row_of(file: str, name: str, id: str) -> dict[str, Any]:
    return next(row for row in rows_of(file, name) if row["id"] == id)


def test_every_table_names_a_clause_of_the_book() -> None:
    files = [tomllib.loads(file.read_text(encoding="utf-8")) for file in TABLES.iterdir()]
    tables = [table for file in files for table in file.values()]
    rows = [row for table in tables for row in (table if isinstance(table, list) else [table])]
    assert {row["clause"] for row in rows if row["clause"] not in BOOK} == set()


RULINGS: Final = [option for option in OPTIONS if not option.group and option.name not in ("judge", "show_odds")]
"""The switches of table B1: not the map, the party, the judge."""


def test_the_20_options_are_those_of_the_book_with_their_other_values() -> None:
    owners = {option: clause.id for clause in BOOK.clauses.values() for option in clause.options}
    assert {option.name: option.clause for option in RULINGS} == owners
    assert len(RULINGS) == 20
    for option in RULINGS:
        told = " ".join(texts["en"] for texts in BOOK[option.clause].parts.values())
        assert [value for value in option.words if value != option.default and value not in told] == []


def test_the_defaults_are_the_catalogues_first_values() -> None:
    assert {option.name for option in RULINGS if option.default is True} == {"advance"}
    assert {option.name for option in OPTIONS if option.default is False} == {
        "torch_variance",
        "follow_turns",
        "automap",
    }
    words = {option.name: option.words for option in OPTIONS if option.words}
    assert words["lamp_radius"] == ("20", "10", "30")
    assert words["hints"] == ("always", "judge", "off")
    assert words["lethal"] == ("both", "players", "off")
    assert all(option.default == option.words[0] for option in OPTIONS if option.words and option.group != "judge")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_tables_name_has_words(language: str) -> None:
    words = Words(language, (PACKAGE,))
    named = [f"creature-{id}" for id in CREATURES] + [f"item-{id}" for id in GEAR] + [f"hint-{id}" for id in TRAPS]
    moods = [f"mood-{mood}" for mood in ("worst", "bad", "as_expected", "good", "best")]
    assert [name for name in [*named, *moods] if not words.has(name)] == []
    assert [len(words.starting(f"{kind}-")) for kind in ("hint", "mood")] == [len(TRAPS), len(moods)]


@pytest.mark.clause("delve.time.costs")
def test_what_takes_how_long_needs_sight_and_is_heard() -> None:
    assert {id for id, action in ACTIONS.items() if action.slower_by_lantern} == {
        "search",
        "examine",
        "disarm",
        "unlock",
        "treat",
        "repair",
    }
    assert {id for id, action in ACTIONS.items() if action.sight and not action.turns} == {
        "disarm_hurried",
        "unlock_hurried",
    }
    assert {id for id, action in ACTIONS.items() if action.noise == "loud"} == {"force", "break_through", "dig", "run"}
    assert {id for id, action in ACTIONS.items() if action.noise == "silent"} == {"listen", "rest"}
    assert (ACTIONS["dig"].person_turns, ACTIONS["dig"].persons) == (24, 3)
    assert ACTIONS["break_through"].untooled == 72


@pytest.mark.clause("delve.time.pace")
def test_the_paces() -> None:
    assert PACES == {"explore": 120, "slow": 80, "blind": 40, "known": 240, "run": 360}


@pytest.mark.clause("delve.beast.stats")
def test_the_bestiary_has_21_kinds_and_their_numbers() -> None:
    assert len(CREATURES) == 21
    assert (CREATURES["wolf"].initiative, CREATURES["goblin"].initiative, CREATURES["ogre"].save) == (1, 0, 2)
    troll = CREATURES["troll"]
    assert (troll.hd, troll.hp, troll.defence, troll.attack, troll.damage.most) == (6, 28, 15, 7, 10)
    assert troll.flags == {"large", "hunter"}
    assert {creature.id: creature.leads for creature in CREATURES.values() if creature.leads} == {
        "goblin_chief": "goblin",
        "bandit_captain": "bandit",
    }
    assert {creature.id for creature in CREATURES.values() if creature.morale == 12} == {"skeleton", "zombie", "slime"}


@pytest.mark.clause("delve.gear.list")
def test_the_example_of_the_gear_list_costs_219_kuna() -> None:
    bought = {"light_armour": 1, "sword": 1, "shield": 1, "lamp": 1, "skin_oil": 2, "tinderbox": 1, "torch": 6}
    bought |= {"rope": 1, "ration": 3, "skin_water": 1}
    assert sum((GEAR[id].price or 0) * count for id, count in bought.items()) == 219


@pytest.mark.clause("delve.load.unit")
def test_bulky_things_take_2_or_3_slots() -> None:
    bulky = {id: thing.slots for id, thing in GEAR.items() if thing.slots > 1}
    assert bulky == {"greatsword": 2, "mail": 2, "plank": 2, "plate": 3, "chest": 3}
    assert len(GEAR) == 43  # B8, and the keys of maps


@pytest.mark.clause("delve.shared.load")
def test_weights_are_those_of_the_world() -> None:
    grivnas = {id: Fraction(thing.weight_qg or 0, 4) for id, thing in GEAR.items()}
    assert (grivnas["torch"], grivnas["greatsword"], grivnas["rope"], grivnas["quiver"]) == (2, 20, 80, 11)
    assert [id for id, thing in GEAR.items() if thing.weight_qg is None] == ["coins"]


@pytest.mark.clause("delve.combat.defence", "delve.combat.range")
def test_armour_and_ranges() -> None:
    defence = {id: thing.defence for id, thing in GEAR.items() if thing.defence}
    assert defence == {"light_armour": 2, "mail": 4, "plate": 6, "shield": 1}
    assert {id: thing.range_ft for id, thing in GEAR.items() if thing.range_ft} == {
        "bow": 120,
        "crossbow": 120,
        "sling": 60,
    }
    assert {id for id, thing in GEAR.items() if thing.thrown_ft == 30} == {"knife", "spear"}
    assert GEAR["spear"].reach == 2


@pytest.mark.clause("delve.trap.effects")
def test_the_twelve_traps() -> None:
    assert len(TRAPS) == 12
    assert {id: trap.attack for id, trap in TRAPS.items() if trap.attack} == {"dart": 4, "blade": 6, "volley": 2}
    harm = {id: (trap.damage.least, trap.damage.most) for id, trap in TRAPS.items() if trap.damage}
    assert harm["falling_block"] == harm["fire_jet"] == (2, 12)
    assert harm["poison_needle"] == harm["blade"] == (1, 8)
    assert {id for id, trap in TRAPS.items() if trap.save == "body"} == {"gas", "poison_needle"}
    assert (SAVE_DC, TRAPS["pit"].climb, TRAPS["portcullis"].force, TRAPS["volley"].victims) == (8, 8, 12, 3)


@pytest.mark.clause("delve.trap.hint")
def test_two_hints_need_no_light() -> None:
    assert {id for id, trap in TRAPS.items() if trap.smelt} == {"spiked_pit", "gas"}


@pytest.mark.clause("delve.trap.disarm", "delve.trap.trigger")
def test_qualities_and_the_trigger_of_a_place() -> None:
    assert QUALITY_DC == {"poor": 6, "good": 8, "fine": 10, "masterwork": 12}
    four_cross = 1 - (1 - Fraction(SPRINGS_TO, 6)) ** 4
    assert four_cross == Fraction(65, 81)


@pytest.mark.clause("delve.wander.encounter")
def test_who_is_met() -> None:
    assert met_on(2, 1).kind == "goblin"
    assert met_on(8, 1).kind == "wolf"
    assert met_on(10, 1).danger == "falling_block"
    assert met_on(3, 2).danger == "gas"
    assert (met_on(1, 2).kind, met_on(1, 2).leader) == ("goblin", "goblin_chief")
    assert met_on(10, 7) == met_on(10, 2)
    numbers = {met.kind: met.number.most for met in ENCOUNTERS[2] if met.number}
    assert numbers["ghoul"] == 4
    assert numbers["troll"] == 1
    assert {len(table) for table in ENCOUNTERS.values()} == {10}


@pytest.mark.clause("delve.wander.table", "delve.wander.free")
def test_what_a_check_brings() -> None:
    assert CHECK == ("encounter", "sign", "depletion", "change", "free", "free")


@pytest.mark.clause("delve.wander.interval")
def test_the_intervals_and_what_a_torch_lives_through() -> None:
    assert INTERVALS == {"normal": 3, "alert": 2, "quiet": 4}
    encounter = Fraction(CHECK.count("encounter"), 6)
    met = {alertness: 1 - (1 - encounter) ** (6 // turns) for alertness, turns in INTERVALS.items()}
    assert met == {"normal": Fraction(11, 36), "alert": Fraction(91, 216), "quiet": Fraction(1, 6)}


@pytest.mark.clause("delve.wander.sign", "delve.wander.depletion", "delve.wander.change", "delve.morale.break")
def test_the_tables_below_a_check_and_of_the_broken() -> None:
    assert SIGNS == ("tracks", "noise", "shadows", "foreboding", "smell", "remains")
    assert DEPLETIONS == ("light", "light", "gear", "gear", "supplies", "supplies")
    assert CHANGES == ("collapse", "factions", "traps", "doors", "smoke", "alertness")
    assert BROKEN == ("drop_gear", "drop_loot", "beg", "pray", "bribe", "retreat")


@pytest.mark.clause("delve.light.torch")
def test_a_torch_burns_6_turns_on_average() -> None:
    assert TORCH_TURNS == (5, 6, 6, 6, 6, 7)
    assert Fraction(sum(TORCH_TURNS), 6) == 6


@pytest.mark.clause("delve.react.table")
@pytest.mark.parametrize(
    ("modifier", "odds"),
    [
        (-2, (6, 15, 12, 3, 0)),
        (-1, (3, 12, 15, 6, 0)),
        (0, (1, 9, 16, 9, 1)),
        (1, (0, 6, 15, 12, 3)),
        (2, (0, 3, 12, 15, 6)),
    ],
)
def test_the_odds_of_an_attitude(modifier: int, odds: tuple[int, ...]) -> None:
    met = [attitude_of(one + other + modifier) for one, other in product(range(1, 7), repeat=2)]
    assert tuple(met.count(band) for band in ("worst", "bad", "as_expected", "good", "best")) == odds


@pytest.mark.clause("delve.react.peace")
@pytest.mark.parametrize(
    ("attitude", "wont", "faces"),
    [
        ("worst", "friendly", "attack attack attack attack attack attack"),
        ("bad", "friendly", "attack attack attack demand_bribe demand_bribe order_away"),
        ("as_expected", "hostile", "attack attack attack demand_bribe demand_bribe order_away"),
        ("as_expected", "neutral", "leave leave talk talk ask_bribe ask_favour"),
        ("as_expected", "friendly", "leave talk talk ask_favour ask_favour offer_tribute"),
        ("good", "hostile", "leave talk talk ask_favour ask_favour offer_tribute"),
        ("best", "hostile", "talk talk ask_favour offer_tribute offer_tribute offer_tribute"),
    ],
)
def test_what_they_do_at_a_peaceful_contact(attitude: str, wont: str, faces: str) -> None:
    assert [peace_of(attitude, wont, face) for face in range(1, 7)] == faces.split()


@pytest.mark.clause("delve.react.peace")
def test_a_bribe_is_20_coins_and_a_tribute_5_to_30() -> None:
    assert (BRIBE_COINS, TRIBUTE.least, TRIBUTE.most) == (20, 5, 30)


@pytest.mark.clause("delve.search.describe", "delve.search.blind")
def test_the_words_of_a_search() -> None:
    assert len(METHODS) == 12
    assert {id for id, method in METHODS.items() if method.touch} == {"feel", "tap", "press", "pull"}
    assert set(PLACES) == {"wall_n", "wall_e", "wall_s", "wall_w", "floor", "ceiling", "door", "lid"}
    assert {id for id, place in PLACES.items() if place.wall} == {"wall_n", "wall_e", "wall_s", "wall_w"}
    stems = {stem for method in METHODS.values() for stems in method.stems.values() for stem in stems}
    assert stems >= PREPOSITIONS


def without_last(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return rows[:-1]


def twice_first(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [rows[0], *rows]


@pytest.mark.clause("delve.auto.override")
@pytest.mark.parametrize("spoil", [without_last, twice_first])
def test_a_table_with_a_gap_or_a_row_twice_is_refused_by_name(
    spoil: Callable[[list[dict[str, Any]]], list[dict[str, Any]]],
) -> None:
    with pytest.raises(BadTable, match=r"^check: (5 to 6 uncovered|1 covered twice) \(delve.auto.override\)$"):
        read_faces("check", spoil(rows_of("results", "check")))
    with pytest.raises(BadTable, match=r"encounters at depth (2: 10 uncovered|1: 1 covered twice)"):
        read_encounters(spoil(rows_of("encounters", "encounter")))
    with pytest.raises(BadTable, match="peace: "):
        read_peace(spoil(rows_of("results", "peace")))


@pytest.mark.clause("delve.auto.override")
@pytest.mark.parametrize(
    ("read", "row", "wrong", "named"),
    [
        (read_action, row_of("actions", "action", "search"), {"noise": "deafening"}, "action search"),
        (read_action, row_of("actions", "action", "search"), {"rounds": 1}, "measured twice"),
        (read_creature, row_of("creatures", "creature", "wolf"), {"mind": "clever"}, "creature wolf"),
        (read_creature, row_of("creatures", "creature", "wolf"), {"flags": ["flies"]}, "flies"),
        (read_gear, row_of("gear", "gear", "sword"), {"uses": ["cook"]}, "cook"),
        (read_gear, row_of("gear", "gear", "sword"), {"price": 41}, "gear sword"),
        (read_gear, row_of("gear", "gear", "crowbar"), {"like": "lever"}, "lever"),
        (read_trap, row_of("traps", "trap", "dart"), {"items": ["ladle"]}, "ladle"),
        (read_trap, row_of("traps", "trap", "dart"), {"save": "dodge"}, "trap dart"),
        (read_encounter, rows_of("encounters", "encounter")[0], {"kind": "dodo"}, "dodo"),
        (read_encounter, rows_of("encounters", "encounter")[9], {"danger": "draught"}, "draught"),
    ],
)
def test_a_row_that_names_what_is_not_there_is_refused(
    read: Callable[[dict[str, Any]], object], row: dict[str, Any], wrong: dict[str, Any], named: str
) -> None:
    read(row)
    with pytest.raises(BadTable, match=named):
        read({**row, **wrong})


@pytest.mark.clause("delve.auto.override")
def test_a_check_that_covers_1_to_5_only_is_refused_with_the_result() -> None:
    """The catalogue's example."""
    rows = [{**row, "to": min(row["to"], 5)} for row in rows_of("results", "check")]
    with pytest.raises(BadTable, match=r"^check: 6 uncovered \(delve.auto.override\)$"):
        read_faces("check", rows)
    with pytest.raises(BadTable, match=r"^check: 7 cannot be thrown"):
        read_faces("check", [{**row, "to": row["to"] + (row["to"] == 6)} for row in rows_of("results", "check")])


@pytest.mark.clause("delve.auto.override")
@pytest.mark.parametrize("stems", [[], ["Стук"], ["стук", "стук"], ["="]])
def test_stems_are_small_letters_none_twice_and_in_every_language(stems: list[str]) -> None:
    with pytest.raises(BadTable, match="method tap"):
        read_entries([{**row_of("vocabulary", "method", "tap"), "ru": stems}], "method")
