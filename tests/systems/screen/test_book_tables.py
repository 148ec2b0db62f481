"""The rule book of `screen` tells what its tables hold: the same rows, the same numbers, the same values of options."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files
from typing import Any, Final

import pytest

from podzem.core.clauses import read_register
from podzem.systems.screen.setting import OPTIONS, TABLES

BOOK: Final = read_register(files("podzem.systems.screen") / "clauses.toml")
OF_THE_TABLE: Final = {"fight", "sheets", "judge", "judge_calls", "show_odds"}
"""Options that choose what is played and who judges: no ruling of the catalogue."""


def table(name: str) -> dict[str, Any]:
    return tomllib.loads(TABLES.joinpath(f"{name}.toml").read_text(encoding="utf-8"))


def told(clause: str) -> str:
    return "\n".join(texts["en"] for texts in BOOK[clause].parts.values())


def rows_of(clause: str, part: str = "house") -> list[str]:
    """The rows of the table of a clause: the lines with a dash below its first."""
    lines = BOOK[clause].parts[part]["en"].split("\n")[1:]
    return [line for line in lines if " – " in line]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


RULINGS: Final = [option for option in OPTIONS if option.name not in OF_THE_TABLE]


def test_every_option_of_a_ruling_is_explained_by_the_clause_it_names() -> None:
    owners = {option: clause.id for clause in BOOK.clauses.values() for option in clause.options}
    assert {option.name: option.clause for option in RULINGS} == owners


@pytest.mark.parametrize("option", RULINGS, ids=lambda option: option.name)
def test_the_clause_of_an_option_names_its_other_values(option: Any) -> None:
    others = [value for value in option.words if value != option.default]
    assert [value for value in others if not re.search(rf"\b{re.escape(value)}\b", told(option.clause))] == []


@pytest.mark.parametrize("zone", ["head", "arm", "body", "leg"])
def test_the_rows_of_a_critical_table(zone: str) -> None:
    rows, written = table("criticals")[zone], rows_of(f"screen.crit.table_{zone}")
    assert len(rows) == len(written) == 12
    for row, line in zip(rows, written, strict=True):
        assert row["name"].replace("_", " ") in line
        assert f"–{row['to']} – " in line or (not row["to"] and line.startswith("111 and more"))
        for effect in row["effects"]:
            assert critical_words(effect) in line, (effect, line)


def critical_words(effect: str) -> str:
    """How the book writes an effect of a critical wound."""
    word, *rest = effect.split()
    match word:
        case "hp":
            return f"−{rest[0]} HP"
        case "test":
            signed = f"{int(rest[1]):+}".replace("-", "−")
            return f"{rest[0].capitalize()} {signed} or {' '.join(rest[2:])}"
        case "bleeding" | "exhausted":
            return f"{word} +{rest[0]}"
        case "blinded" | "deafened" | "stunned":
            return effect
    return WRITTEN.get(effect, word)


WRITTEN: Final = {
    "drop": "drops",
    "strain": "strain: −10 with that arm until the end of the fight",
    "useless turn": "arm useless until the end of the next turn",
    "useless fight": "arm useless until the end of the fight",
    "lasting eye": "for good −10 to Ballistic and Perception",
    "lasting hand": "for good −10 with that hand",
    "lasting speed": "for good Speed −1",
    "amputated": " lost; ",
    "no_move": "no move on the next turn",
    "sore_dodge": "−10 to Dodge until the end of the fight",
    "ap_loss": "body AP −1 until repaired (if AP is 0: another −1 HP)",
    "half_speed fight": "Speed halved (down) until the end of the fight",
    "half_speed treated": "Speed halved until treated",
}


@pytest.mark.parametrize(
    ("kind", "clause", "part"),
    [("fumble", "screen.fumble.table", "house"), ("misfire", "screen.fumble.misfire_table", "rule")],
)
def test_the_bands_of_fumbles_and_misfires(kind: str, clause: str, part: str) -> None:
    rows = table("fumbles")[kind]
    bands = [line.split(" – ") for line in rows_of(clause, part) if re.match(r"\d\d(–\d\d)? – ", line)]
    assert [numbers(band[0])[-1] or 100 for band in bands] == [row["to"] for row in rows]
    assert [
        row["name"] for row, band in zip(rows, bands, strict=True) if row["name"].split("_")[0] not in band[1].lower()
    ] == []


def test_the_rows_of_zones_and_sizes() -> None:
    rules = table("rules")
    zones = [numbers(line)[1] or 100 for line in rows_of("screen.zone.table", "rule")]
    assert zones == [zone["to"] for zone in rules["zone"]]
    for size, line in zip(rules["size"], rows_of("screen.size.table", "rule"), strict=True):
        assert line.startswith(size["name"])
        assert size["tenths_of_feet"] in (10 * numbers(line)[0], 0)


def test_the_rows_of_weapons() -> None:
    weapons, written = table("weapons")["weapon"], rows_of("screen.data.weapons")
    assert len(weapons) == len(written) == 30
    for weapon, line in zip(weapons, written, strict=True):
        assert line.split(" – ")[1].split(", ") == list(weapon_words(weapon)), line


def weapon_words(weapon: dict[str, Any]) -> list[str]:
    """How the book writes a weapon, after its name."""
    length = {"improvised": "impr.", "personal": "personal length"}.get(weapon["length"], weapon["length"])
    words = [length.replace("_", " ")]
    if weapon["hands"]:
        words.append(f"{weapon['hands']} {'hand' if weapon['hands'] == 1 else 'hands'}")
    base = weapon["damage"]
    words.append((f"SB+{base}" if base else "SB") if weapon["strength"] else str(base))
    if reach := weapon.get("range"):
        words.append(f"R {reach}")
    if reload := weapon.get("reload"):
        words.append("reloaded freely" if reload < 0 else f"reload {reload}")
    thrown = [f"blast {weapon['blast']}"] if weapon.get("blast") else []
    first, *rest = weapon["qualities"] or [""]
    return words + [quality for quality in (first, *thrown, *rest) if quality]


def test_the_rows_of_armour() -> None:
    pieces, written = table("armour")["piece"], rows_of("screen.data.armour")
    assert len(pieces) == len(written) == 11
    for piece, line in zip(pieces, written, strict=True):
        name, zones = line.split(" – ")
        assert name == piece["id"].replace("_", " ")
        assert zones.endswith(f": {piece['ap']}")
        assert {zone.split("_")[0] for zone in piece["zones"]} == {
            part for part in ("head", "arm", "body", "leg") if part in zones
        }


def test_the_rows_of_opponents() -> None:
    kinds, written = table("kinds")["kind"], rows_of("screen.data.bestiary")
    assert len(kinds) == len(written) == 16
    for kind, line in zip(kinds, written, strict=True):
        name, words = line.split(" – ")
        assert name == kind["id"].replace("_", " ")
        assert words.startswith(f"{kind['size']}, {kind['rank']}, ")
        _, *fields = words.split("; ")
        assert [numbers(field) for field in fields[:6]] == opponent_numbers(kind), name
        assert fields[-1] == kind["profile"]


def opponent_numbers(kind: dict[str, Any]) -> list[list[int]]:
    melee, ballistic, dodge, cool, stealth, perception, *_ = kind["skills"]
    _, _, strength, toughness, initiative, agility, *_ = kind["characteristics"]
    skills, body = [melee, ballistic, dodge], [strength, toughness, initiative, agility]
    armour = [kind["ap"][zone] for zone in (0, 1, 3, 4)]
    return [skills, body, [cool, perception, stealth], [kind["speed"]], [kind["hp"]], armour]


def test_the_rows_of_ready_characters() -> None:
    characters, written = table("characters")["character"], rows_of("screen.data.pregens")
    assert len(characters) == len(written) == 6
    for character, line in zip(characters, written, strict=True):
        name, words = line.split(" – ")
        assert name.casefold().startswith(character["id"])
        size, characteristics, speed, hp, _, skills, armour, *_ = words.split("; ")
        assert size == character["size"]
        assert numbers(characteristics) == character["characteristics"]
        assert numbers(speed) == [character["speed"]]
        assert numbers(skills) == character["skills"]
        assert armour.replace(" ", "_").split(",_") == character["armour"]
        assert numbers(hp) == [hit_points(character["characteristics"])]


def hit_points(characteristics: list[int]) -> int:
    """HP = SB + 3·TB + WPB (screen.char.hp)."""
    strength, toughness, willpower = (characteristics[place] // 10 for place in (2, 3, 8))
    return strength + 3 * toughness + willpower


def test_the_rows_of_poisons_and_spells() -> None:
    magic = table("magic")
    assert [line.split(" – ")[0] for line in rows_of("screen.cond.poisoned")] == [row["id"] for row in magic["poison"]]
    for row, line in zip(magic["poison"], rows_of("screen.cond.poisoned"), strict=True):
        assert f"−{-row['penalty']} to all tests" in line
        assert f"Endurance {row['test']:+}".replace("-", "−") in line
    spells = rows_of("screen.magic.cast") + rows_of("screen.magic.pray")
    assert [re.findall("`(.+?)`", line)[0] for line in spells] == [row["id"] for row in magic["spell"]]
    for row, line in zip(magic["spell"], spells, strict=True):
        assert row["range"] < 2 or f" – {row['range']}" in line


def test_every_modifier_of_the_tables_is_told_with_its_value() -> None:
    for row in table("modifiers")["modifier"]:
        value = f"{row['value']:+}".replace("-", "−")
        assert value in told(row["clause"]), row["name"]
