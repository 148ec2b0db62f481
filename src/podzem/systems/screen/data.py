"""Weapons, armour, kinds and characters as data that a master can replace (screen.data.*): read, checked, typed."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, final

from podzem.core.tables import bands, unique
from podzem.systems.screen.faults import bad_row
from podzem.systems.screen.setting import read_part

RULES: Final = read_part("rules")
_KINDS: Final = read_part("kinds")
_WEAPONS: Final = read_part("weapons")
CHARACTERISTICS: Final[tuple[str, ...]] = tuple(_KINDS["characteristics"]["order"])
SKILLS: Final[tuple[str, ...]] = tuple(_KINDS["skills"]["order"])
BASES: Final[dict[str, str]] = dict(zip(SKILLS, _KINDS["skills"]["bases"]))
PLACE: Final[dict[str, int]] = {
    sys.intern(name): place for names in (CHARACTERISTICS, SKILLS) for place, name in enumerate(names)
}
"""Where a characteristic or a skill stands in a sheet."""
ZONES: Final[tuple[str, ...]] = tuple(row["name"] for row in RULES["zone"])
ZONE: Final[dict[str, int]] = {sys.intern(name): place for place, name in enumerate(ZONES)}
LENGTHS: Final[tuple[str, ...]] = tuple(_WEAPONS["lengths"]["order"])
SHORT: Final = LENGTHS.index("short")
AVERAGE: Final = LENGTHS.index("average")
VERY_LONG: Final = LENGTHS.index("very_long")
LENGTH_PENALTY: Final = int(_WEAPONS["lengths"]["penalty"])
AMMUNITION: Final = int(_WEAPONS["ammunition"]["count"])
SIZES: Final[tuple[str, ...]] = tuple(row["name"] for row in RULES["size"])
SQUARES: Final[tuple[int, ...]] = tuple(int(row["squares"]) for row in RULES["size"])
NATURAL_LENGTHS: Final[tuple[int, ...]] = tuple(LENGTHS.index(row["length"]) for row in RULES["size"])
HEADS: Final[tuple[int, ...]] = tuple(int(row["counts"]) for row in RULES["size"])
"""For how many heads a size counts where outnumbering goes by size."""
LARGE: Final = SIZES.index("large")
AVERAGE_SIZE: Final = SIZES.index("average")


def size_at(tenths_of_feet: int) -> str:
    """The size of a height or length; bounds belong to the smaller size, but for the first (screen.size.table)."""
    for row in RULES["size"][:-1]:
        bound = int(row["tenths_of_feet"])
        if tenths_of_feet < bound or (row["inclusive"] and tenths_of_feet == bound):
            return str(row["name"])
    return SIZES[-1]


QUALITIES: Final = frozenset(
    [
        "piercing",
        "unreliable",
        "blackpowder",
        "shield",
        "improvised",
        "thrown",
        "defensive",
        "heavy",
        "crushing",
        "hooked",
        "wrap",
        "pistol",
        "mounted",
    ]
)
# talents of characters and traits of opponents alike (screen.char.talents, screen.data.talents); those with a number,
# `combat_reflexes` and `battle_tide`, are numbers of the sheet
TRAITS: Final = frozenset(
    [
        "night_sight",
        "fear",
        "terror",
        "mindless",
        "trained",
        "flies",
        "likes_throw_down",
        "surgery",
        "ambidextrous",
        "fearless",
    ]
)
CONDITIONS: Final = (
    "stunned",
    "prone",
    "bleeding",
    "burning",
    "frightened",
    "broken",
    "poisoned",
    "exhausted",
    "blinded",
    "deafened",
)
ANATOMIES: Final[dict[str, dict[str, str]]] = {
    "": {},
    "beast": {
        "arm_off": "foreleg_left",
        "arm_main": "foreleg_right",
        "leg_left": "hindleg_left",
        "leg_right": "hindleg_right",
    },
    "winged": {"arm_off": "wing_left", "arm_main": "wing_right"},
}
"""Bodies whose zones have other names."""
PROFILES: Final = ("brute", "shooter", "coward", "caster", "wrestler")
RANKS: Final = ("mob", "important", "boss")
TIERS: Final = ("weak", "medium", "strong")


@final
@dataclass(frozen=True)
class WeaponKind:
    """A row of the weapon table; an `improvised` length is that of a thing not meant for close combat."""

    id: str
    length: int
    improvised: bool
    hands: int
    strength: bool
    damage: int
    range: int
    reload: int
    ammo: str
    blast: int
    qualities: frozenset[str]

    def has(self, quality: str) -> bool:
        """Whether it has a quality."""
        return quality in self.qualities

    @property
    def shoots(self) -> bool:
        """Whether it is shot and not thrown."""
        return self.range > 0 and "thrown" not in self.qualities


@final
@dataclass(frozen=True)
class CreatureKind:
    """A row of the bestiary or of the ready characters."""

    id: str
    character: bool
    size: int
    rank: str
    tier: str
    characteristics: tuple[int, ...]
    skills: tuple[int, ...]
    speed: int
    hp: int
    ap: tuple[int, ...]
    weapons: tuple[str, ...]
    natural: str
    length: int
    traits: frozenset[str]
    immune: frozenset[str]
    spells: tuple[str, ...]
    profile: str
    combat_reflexes: int = 0
    battle_tide: int = 0
    sweep: int = 1
    stands: int = 0
    regenerates: int = 0
    crit_poison: str = ""
    wound_poison: str = ""
    left_handed: bool = False
    anatomy: str = ""
    name: Mapping[str, str] = field(default_factory=dict)

    @property
    def squares(self) -> int:
        """How many squares it covers each way (screen.map.grid)."""
        return SQUARES[self.size]

    def part(self, zone: str) -> str:
        """What a zone is called on this body: the ranges are the same for all (screen.zone.anatomy)."""
        return ANATOMIES[self.anatomy].get(zone, zone)


def _check_keys(row: Mapping[str, Any], where: str, needs: Sequence[str], may: Sequence[str]) -> None:
    """A row with exactly the keys it needs and may have."""
    missing = [key for key in needs if key not in row]
    unknown = [key for key in row if key not in needs and key not in may]
    if missing:
        raise bad_row(where, "missing_keys", values=", ".join(missing))
    if unknown:
        raise bad_row(where, "unknown_words", values=", ".join(unknown))


def read_weapon(row: Mapping[str, Any]) -> WeaponKind:
    """A weapon from its row; a fault names what is wrong (screen.data.weapons)."""
    where = f"weapon {row.get('id')}"
    needs = ("id", "length", "hands", "damage")
    _check_keys(row, where, needs, ("clause", "strength", "range", "reload", "ammo", "blast", "qualities"))
    improvised = row["length"] == "improvised"
    if not improvised and row["length"] not in LENGTHS:
        raise bad_row(f"{where}: length", "none_of", value=row["length"], values=", ".join(LENGTHS))
    unknown = set(row.get("qualities", ())) - QUALITIES
    if unknown:
        raise bad_row(f"{where}: qualities", "unknown_words", values=", ".join(sorted(unknown)))
    length = LENGTHS.index(_WEAPONS["improvised"]["length"] if improvised else row["length"])
    return WeaponKind(
        str(row["id"]),
        length,
        improvised,
        int(row["hands"]),
        bool(row.get("strength", False)),
        int(row["damage"]),
        int(row.get("range", 0)),
        int(row.get("reload", 0)),
        str(row.get("ammo", "")),
        int(row.get("blast", 0)),
        frozenset(row.get("qualities", ())),
    )


WEAPONS: Final[dict[str, WeaponKind]] = {row["id"]: read_weapon(row) for row in _WEAPONS["weapon"]}
UNARMED: Final = WEAPONS["unarmed"]
IMPROVISED: Final = WeaponKind(
    "improvised", SHORT, True, 1, True, int(_WEAPONS["improvised"]["damage"]), 0, 0, "", 0, frozenset(("improvised",))
)
"""What a thing counts as that is not meant for this (screen.infight.improvised)."""

ARMOUR: Final[dict[str, tuple[frozenset[str], int]]] = {
    row["id"]: (frozenset(row["zones"]), int(row["ap"])) for row in read_part("armour")["piece"]
}


def armour_by_zone(pieces: Sequence[str]) -> tuple[int, ...]:
    """Of the pieces over a zone the best counts (screen.char.armour)."""
    for piece in pieces:
        if piece not in ARMOUR:
            raise bad_row("armour", "no_armour", value=piece)
    return tuple(max((ARMOUR[piece][1] for piece in pieces if zone in ARMOUR[piece][0]), default=0) for zone in ZONES)


def bonus(value: int) -> int:
    """The bonus of a characteristic (screen.core.bonus)."""
    return value // 10


def character_hp(characteristics: Sequence[int]) -> int:
    """Strength bonus, three toughness bonuses, willpower bonus (screen.char.hp)."""
    of = dict(zip(CHARACTERISTICS, characteristics))
    return bonus(of["s"]) + 3 * bonus(of["t"]) + bonus(of["wp"])


_MAY: Final = (
    "clause",
    "rank",
    "tier",
    "hp",
    "ap",
    "armour",
    "weapons",
    "natural",
    "length",
    "traits",
    "immune",
    "spells",
    "profile",
    "combat_reflexes",
    "battle_tide",
    "sweep",
    "stands",
    "regenerates",
    "crit_poison",
    "wound_poison",
    "left_handed",
    "anatomy",
    "name",
)


def read_kind(row: Mapping[str, Any], character: bool) -> CreatureKind:
    """A creature's sheet; one that lacks a characteristic is refused (screen.char.characteristics)."""
    where = f"{'character' if character else 'kind'} {row.get('id')}"
    _check_keys(row, where, ("id", "size", "characteristics", "skills", "speed"), _MAY)
    _check_sheet(row, where)
    size = SIZES.index(row["size"])
    length = LENGTHS.index(row["length"]) if "length" in row else NATURAL_LENGTHS[size]
    weapons = tuple(row.get("weapons", ()))
    profile = str(row.get("profile", "shooter" if any(WEAPONS[w].shoots for w in weapons if w in WEAPONS) else "brute"))
    return CreatureKind(
        str(row["id"]),
        character,
        size,
        str(row.get("rank", "mob")),
        str(row.get("tier", "medium")),
        tuple(row["characteristics"]),
        tuple(row["skills"]),
        int(row["speed"]),
        int(row.get("hp", character_hp(row["characteristics"]))),
        tuple(row["ap"]) if "ap" in row else armour_by_zone(row.get("armour", ())),
        weapons,
        str(row.get("natural", "unarmed")),
        length,
        frozenset(row.get("traits", ())),
        frozenset(row.get("immune", ())),
        tuple(row.get("spells", ())),
        profile,
        **{key: row[key] for key in _NUMBERS if key in row},
    )


_NUMBERS: Final = (
    "combat_reflexes",
    "battle_tide",
    "sweep",
    "stands",
    "regenerates",
    "crit_poison",
    "wound_poison",
    "left_handed",
    "anatomy",
    "name",
)


def _check_sheet(row: Mapping[str, Any], where: str) -> None:
    least, most = int(_KINDS["characteristics"]["least"]), int(_KINDS["characteristics"]["most"])
    values, skills = row["characteristics"], row["skills"]
    if len(values) != len(CHARACTERISTICS) or not all(isinstance(v, int) and least <= v <= most for v in values):
        raise bad_row(where, "characteristics", least=least, most=most)
    if len(skills) != len(SKILLS) or not all(isinstance(v, int) and 0 <= v <= most for v in skills):
        raise bad_row(where, "skills", most=most)
    if row.get("anatomy", "") not in ANATOMIES:
        raise bad_row(f"{where}: anatomy", "none_of", value=row["anatomy"], values=", ".join(filter(None, ANATOMIES)))
    if row["size"] not in SIZES:
        raise bad_row(f"{where}: size", "none_of", value=row["size"], values=", ".join(SIZES))
    for key, known in (("traits", TRAITS), ("immune", CONDITIONS)):
        if set(row.get(key, ())) - set(known):
            raise bad_row(f"{where}: {key}", "unknown_words", values=", ".join(sorted(set(row[key]) - set(known))))


KINDS: Final[dict[str, CreatureKind]] = {row["id"]: read_kind(row, False) for row in _KINDS["kind"]}
CHARACTERS: Final[dict[str, CreatureKind]] = {
    row["id"]: read_kind(row, True) for row in read_part("characters")["character"]
}
unique((*KINDS, *CHARACTERS), "creatures")

MAGIC: Final = read_part("magic")
SPELLS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in MAGIC["spell"]}
POISONS: Final[dict[str, dict[str, Any]]] = {row["id"]: row for row in MAGIC["poison"]}
POISON_ORDER: Final = tuple(POISONS)
"""From the mildest to the worst."""

MODIFIERS: Final[dict[str, tuple[int, str]]] = {
    row["name"]: (int(row["value"]), str(row["clause"])) for row in read_part("modifiers")["modifier"]
}

CRITICALS: Final = read_part("criticals")
FUMBLES: Final = read_part("fumbles")
ZONE_ENDS: Final = bands([row["to"] for row in RULES["zone"]], 100, "zones")
FUMBLE_ENDS: Final = bands([row["to"] for row in FUMBLES["fumble"]], 100, "fumbles")
MISFIRE_ENDS: Final = bands([row["to"] for row in FUMBLES["misfire"]], 100, "misfires")


def critical_table(zone: str) -> list[dict[str, Any]]:
    """The table of a zone: both arms have one, and so have both legs."""
    rows: list[dict[str, Any]] = CRITICALS[zone.split("_")[0]]
    return rows


def critical_row(zone: str, total: int) -> dict[str, Any]:
    """The row of a zone's table for d100 and excess; the last one has no end."""
    return next(row for row in critical_table(zone) if row["to"] == 0 or total <= row["to"])


def row_at(rows: Sequence[dict[str, Any]], face: int) -> dict[str, Any]:
    """The row of a band table."""
    return next(row for row in rows if face <= row["to"])
