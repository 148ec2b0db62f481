"""The bestiary, one record for each kind (dungeon.bestiary.table, T11; surface.encounter.tables, T9)."""

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
BELOW_GROUND: Final = "dungeon.bestiary.table"
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
class Above:
    """What a kind is above ground (surface.encounter.tables)."""

    number: str
    attitude: int = 0
    """Added to the throw of its attitude."""
    hostile: bool = False
    """Uses a won surprise to attack."""
    fly: int = 0
    """Its speed in flight, in the open."""
    winter: bool = True
    """Whether it is met in winter."""
    night_only: bool = False
    mounted: bool = False
    leader: str = ""
    """The kind of the one more who leads them."""
    army: bool = False
    commander: str = ""
    """The level of the one who commands an army."""
    donkeys: str = ""
    """How many they lead."""
    goods_gr: str = ""
    """Grivnas of silver that their goods are worth."""
    rations: int = 0
    """What one that is killed gives to eat."""
    lost: int = 0
    """Added to the chance of losing the way on the next roll of a party that met it."""


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
    above: Above | None = None
    """None: it is not met above ground."""
    is_below: bool = True
    """Whether T11 has it, so that it is at home below ground."""


def how_many(number: str, depth: int, face: Callable[[int], int]) -> int:
    """The number met at a depth; what is thrown is multiplied the deeper it is, a fixed number is not."""
    read = read_number(number)
    count = read.throw(face)
    return count * -(-depth // DEPTHS_OF_A_CROWD) if read.is_thrown else count


def _read(row: dict[str, Any]) -> Creature:
    where = f"creature {row.get('id')}"
    take(row, where, needs=_NEEDED, may=("shot", "loyalty", "slave", "flags", "gear", "above"))
    values = {key: value for key, value in row.items() if key != "clause"}
    shot, above = values.pop("shot", None), values.pop("above", None)
    values |= {"loyalty": row.get("loyalty"), "slave": row.get("slave"), "gear": tuple(row.get("gear", ()))}
    creature = Creature(
        shot=Shot(**{**shot, "gear": tuple(shot.get("gear", ()))}) if shot else None,
        flags=frozenset(values.pop("flags", ())),
        above=Above(**above) if above else None,
        is_below=row["clause"] == BELOW_GROUND,
        **values,
    )
    _check(creature, where)
    return creature


def _check(creature: Creature, where: str) -> None:
    read_number(creature.number)
    read_number(creature.level)
    above = creature.above
    for thrown in (above.number, above.commander, above.donkeys, above.goods_gr) if above else ():
        read_number(thrown or "0")
    wrong = [flag for flag in creature.flags if flag not in FLAGS]
    wrong += [thing for thing in creature.gear if thing not in GEAR]
    wrong += [] if creature.mind in MINDS else [creature.mind]
    wrong += [] if creature.carried in CARRIED else [creature.carried]
    if wrong:
        raise BadTable(f"{where}: unknown {', '.join(wrong)}")


_ROWS: Final[list[dict[str, Any]]] = read_tables(files("podzem.world") / "creatures.toml")["creature"]
unique([row["id"] for row in _ROWS], "creatures.toml")
CREATURES: Final[dict[str, Creature]] = {row["id"]: _read(row) for row in _ROWS}
BELOW: Final = tuple(id for id, creature in CREATURES.items() if creature.is_below)
"""The kinds of T11, in their order."""
