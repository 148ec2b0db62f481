"""Load and speed (dungeon.load.carry, .drag, .shared, .donkey; T18), in quarter grivnas and sazhens; 0 is too much."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.world.gear import TABLES


def _bands(name: str, key: str) -> list[tuple[int, int, int]]:
    """Rows of weight and speeds of the sound and of the lame, by rising weight."""
    rows: list[dict[str, Any]] = TABLES[name][key]
    found = [(row["to"], row["speed"], row.get("lame", 0)) for row in rows]
    if found != sorted(found):
        raise BadTable(f"gear.toml: [{name}] does not rise")
    return found


CARRY: Final = _bands("load", "carry")
DRAG: Final = _bands("drag", "drag")
BEASTS: Final = {name: _bands(name, "carry") for name in ("donkey", "horse", "deer", "camel")}
"""Beasts of burden and what each bears (dungeon.load.donkey, surface.move.animals)."""
CART: Final = _bands("cart", "carry")
"""What one of them pulls in a cart."""
MOST_CARRIED_QG: Final[int] = CARRY[-1][0]
MOST_ON_DONKEY_QG: Final[int] = BEASTS["donkey"][-1][0]
CONDITION_QG: Final[int] = TABLES["condition"]["item_qg"]
"""What one condition item weighs: fatigue, infection, exhaustion; a wound is several (dungeon.load.conditions)."""
BODY_QG: Final[int] = TABLES["body"]["whole_qg"]
"""A whole human body; its parts together weigh more (dungeon.load.body, opt.body_weight)."""
BODY_PARTS_QG: Final[int] = TABLES["body"]["parts_qg"]
QG_IN_GRIVNA: Final = 4
"""Weights are whole quarters, so that a gem is exact (dungeon.load.unit)."""


def _speed(bands: list[tuple[int, int, int]], qg: int, lame: bool) -> int:
    for most, speed, lame_speed in bands:
        if qg <= most:
            return lame_speed if lame else speed
    return 0


def carry_speed(qg: int, lame: bool = False) -> int:
    """Speed with so much on the body."""
    return _speed(CARRY, qg, lame)


def drag_speed(carried_qg: int, dragged_qg: int, mode: str = "total", lame: bool = False) -> int:
    """Speed while dragging: by the sum of both, or with `separate` the lower of what each allows."""
    if carried_qg > MOST_CARRIED_QG:
        return 0
    if mode == "total":
        return _speed(DRAG, carried_qg + dragged_qg, lame)
    return min(_speed(CARRY, carried_qg, lame), _speed(DRAG, dragged_qg, lame))


def most_dragged(lame: bool = False) -> int:
    """How much can be dragged at all; the lame drag no more than the first band (T10b)."""
    return max(most for most, speed, lame_speed in DRAG if (lame_speed if lame else speed))


def beast_bands(beast: str, cart: bool = False) -> list[tuple[int, int, int]]:
    """The bands of load of a beast of burden, on its back or before a cart."""
    return CART if cart else BEASTS[beast]


def beast_speed(beast: str, qg: int, cart: bool = False) -> int:
    """Speed of a beast of burden under so much, or pulling so much."""
    return _speed(beast_bands(beast, cart), qg, False)


def share(qg: int, bearers: int) -> int:
    """What each of several bearers of one object has to carry."""
    return -(-qg // bearers)
