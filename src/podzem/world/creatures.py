"""The bestiary (dungeon.bestiary.table, T11): one record for each kind, from creatures.toml."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import read_tables, take, unique
from podzem.world.gear import GEAR
from podzem.world.number import read_number

MINDS: Final = ("people", "cunning", "beast", "none")
CARRIED: Final = ("", "p", "f", "h")
FLAGS: Final = (
    "always_attack",
    "silent",
    "fear_fire",
    "fly",
    "light_shy",
    "torch_per_4",
    "third_bowman",
    "double_dig",
    "fallen_die",
    "acid",
    "leaves_light",
    "speaks",
    "hoard_x3",
    "never_captive",
    "guards_thing",
)
_NEEDED: Final = (
    *("clause", "id", "level", "number", "defence", "strike", "speed"),
    *("space_qs", "stealth", "dark", "mind", "carried", "hoard", "body_gr"),
)
DEPTHS_OF_A_CROWD: Final = 3
"""Numbers in dice grow by one fold each so many depths (dungeon.bestiary.table)."""


@dataclass(frozen=True)
class Shot:
    """How a kind shoots; where only every third does, what he wears and how much room he takes."""

    modifier: int
    range_hs: int
    ammo: str = ""
    every: int = 1
    defence: int | None = None
    space_qs: int | None = None
    gear: tuple[str, ...] = ()


@dataclass(frozen=True)
class Creature:
    """One kind of creature."""

    id: str
    level: str
    number: str
    defence: int
    strike: int
    shot: Shot | None
    speed: int
    loyalty: int | None
    """None when it equals the defence."""
    space_qs: int
    """In quarter sazhens."""
    stealth: int
    dark: bool
    """Whether it sees in the dark."""
    mind: str
    carried: str
    """Its purse: `p`, fine `f`, hoard in the lair `h`, or none."""
    hoard: int
    """Chance in 6 of a hoard in its lair."""
    slave: int | None
    """Price in kuna; none when it is never sold."""
    body_gr: int
    flags: frozenset[str] = frozenset()
    gear: tuple[str, ...] = ()


def how_many(number: str, depth: int, face: Callable[[int], int]) -> int:
    """The number met at a depth; what is thrown is multiplied the deeper it is, a fixed number is not."""
    read = read_number(number)
    count = read.throw(face)
    return count * -(-depth // DEPTHS_OF_A_CROWD) if read.is_thrown else count


def _read(row: dict[str, Any]) -> Creature:
    where = f"creature {row.get('id')}"
    take(row, where, needs=_NEEDED, may=("shot", "loyalty", "slave", "flags", "gear"))
    values = {key: value for key, value in row.items() if key != "clause"}
    shot = values.pop("shot", None)
    values |= {"loyalty": row.get("loyalty"), "slave": row.get("slave"), "gear": tuple(row.get("gear", ()))}
    creature = Creature(
        shot=Shot(**{**shot, "gear": tuple(shot.get("gear", ()))}) if shot else None,
        flags=frozenset(values.pop("flags", ())),
        **values,
    )
    _check(creature, where)
    return creature


def _check(creature: Creature, where: str) -> None:
    read_number(creature.number)
    read_number(creature.level)
    wrong = [flag for flag in creature.flags if flag not in FLAGS]
    wrong += [thing for thing in creature.gear if thing not in GEAR]
    wrong += [] if creature.mind in MINDS else [creature.mind]
    wrong += [] if creature.carried in CARRIED else [creature.carried]
    if wrong:
        raise BadTable(f"{where}: unknown {', '.join(wrong)}")


_ROWS: Final[list[dict[str, Any]]] = read_tables(files("podzem.world") / "creatures.toml")["creature"]
unique([row["id"] for row in _ROWS], "creatures.toml")
CREATURES: Final[dict[str, Creature]] = {row["id"]: _read(row) for row in _ROWS}
