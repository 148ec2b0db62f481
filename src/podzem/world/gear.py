"""Gear (dungeon.load.weights, T1, T2, T19): what a thing weighs, holds, costs and does, from gear.toml."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from podzem.core.tables import read_tables, take, unique

TABLES: Final[dict[str, Any]] = read_tables(files("podzem.world") / "gear.toml")
CLASSES: Final = (
    "food",
    "light",
    "small",
    "weapon_small",
    "weapon",
    "weapon_two_handed",
    "shooting",
    "ammo",
    "armour",
    "shield",
    "container",
    "tool",
    "rope",
    "treasure",
    "body",
    "animal",
)


@dataclass(frozen=True)
class Shot:
    """A weapon with its missile (dungeon.attack.shot_mods, dungeon.attack.range)."""

    weapon: str
    """Empty for the bare hand."""
    ammo: tuple[str, ...]
    modifier: int
    range_hs: int


@dataclass(frozen=True)
class Gear:
    """One kind of thing."""

    id: str
    kind_class: str
    qg: int
    """Weight in quarter grivnas: of a container empty, of rope for a sazhen."""
    holds_qg: int = 0
    holds_of: str = ""
    """What a container is sold full of; empty when it is sold empty."""
    price: int | None = None
    """In kuna; none when it is not sold."""
    hands: int = 0
    defence: int = 0
    strike: int | None = None
    """Modifier of a strike with it; none when it is of no use for that."""
    shot: int | None = None
    range_hs: int = 0
    turns: int = 0
    """How long a light burns, a lamp with one filling."""
    phases: int = 0
    """For how many phases of shooting it lasts when full."""
    two_handed: bool = False
    """Whether it is a two-handed weapon, which takes a whole sazhen; a bow is not."""

    @property
    def full_qg(self) -> int:
        """Weight as it is sold."""
        return self.qg + (self.holds_qg if self.holds_of else 0)

    @property
    def phase_qg(self) -> int:
        """What a phase of shooting takes from it (dungeon.load.ammo)."""
        return (self.holds_qg or self.qg) // self.phases if self.phases else 0


def _read_shot(row: dict[str, Any]) -> Shot:
    take(row, "shot", needs=("clause", "weapon", "ammo", "modifier", "range_hs"))
    return Shot(row["weapon"], tuple(row["ammo"]), row["modifier"], row["range_hs"])


SHOTS: Final[tuple[Shot, ...]] = tuple(_read_shot(row) for row in TABLES["shot"])


def shot_with(weapon: str, ammo: str) -> Shot | None:
    """How a weapon, or the bare hand, shoots a kind of missile."""
    return next((shot for shot in SHOTS if shot.weapon == weapon and ammo in shot.ammo), None)


def _read_gear(row: dict[str, Any]) -> Gear:
    may = ("price", "holds_qg", "holds_of", "hands", "defence", "strike", "turns", "phases")
    take(row, f"gear {row.get('id')}", needs=("clause", "id", "class", "qg"), may=may)
    values = {key: value for key, value in row.items() if key not in ("clause", "class")}
    shot = next((shot for shot in SHOTS if shot.weapon == row["id"]), None)
    if shot is not None:
        values |= {"shot": shot.modifier, "range_hs": shot.range_hs}
    kind_class = row["class"]
    assert kind_class in CLASSES, f"gear {row['id']}: there is no class {kind_class}"
    return Gear(kind_class=kind_class, two_handed=kind_class == "weapon_two_handed", **values)


GEAR: Final[dict[str, Gear]] = {row["id"]: _read_gear(row) for row in TABLES["gear"]}
unique([row["id"] for row in TABLES["gear"]], "gear.toml")

UNARMED: Final[int] = TABLES["strike"]["unarmed"]
"""Modifier of a strike with the bare hand (dungeon.attack.strike_mods)."""
THROWN_RANGE_HS: Final[int] = TABLES["thrown"]["range_hs"]
FILLING_QG: Final[int] = TABLES["lamp"]["filling_qg"]
"""The oil of one filling of a lamp (dungeon.light.lamp); inside the lamp it weighs nothing."""
