"""Gear (delve.gear.list, table B8): what a thing takes of a load and does; price and weight are the world's.

Slots follow from no weight: both stand in tables (delve.shared.load).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from podzem.core.errors import BadTable
from podzem.core.tables import take, unique
from podzem.systems.delve.setting import read_part
from podzem.world.gear import GEAR as SOLD
from podzem.world.number import Number, read_number

USES: Final = (
    "aid",
    "break",
    "bypass",
    "climb",
    "dig",
    "food",
    "lamp",
    "light",
    "locks",
    "look",
    "loot",
    "mark",
    "plan",
    "repair",
    "set_off",
    "tool",
    "traps",
    "water",
    "wedge",
)
_DICE: Final = ("damage", "shot", "heals")
_PLAIN: Final = (
    "small",
    "hands",
    "attack",
    "reach",
    "thrown_ft",
    "range_ft",
    "ammo",
    "reload",
    "defence",
    "heavy",
    "light_ft",
    "turns",
    "force",
    "count",
    "worth",
    "winter_price",
    "never_ready",
)


@dataclass(frozen=True, slots=True)
class Gear:
    """One kind of thing."""

    id: str
    slots: int
    price: int | None
    """In kuna; none when it is not sold."""
    weight_qg: int | None
    """In quarter grivnas, as it is sold; none for coins, which weigh as silver."""
    small: bool = False
    hands: int = 0
    damage: Number | None = None
    """Of a blow or a throw."""
    attack: int = 0
    """What is added to an attack with it."""
    reach: int = 1
    """Squares that a blow with it reaches."""
    thrown_ft: int = 0
    shot: Number | None = None
    """Damage of a missile from it."""
    range_ft: int = 0
    ammo: str = ""
    reload: bool = False
    """Whether reloading takes a Main Action (delve.combat.range)."""
    defence: int = 0
    heavy: bool = False
    light_ft: int = 0
    turns: int = 0
    """How long it burns, of oil how long a flask lasts."""
    force: int = 0
    """What it adds to forcing (delve.trap.force)."""
    count: int = 1
    """How many are one thing: arrows, sazhens, uses, coins."""
    worth: int = 0
    """In kuna, unless the map says otherwise."""
    winter_price: int = 0
    heals: Number | None = None
    never_ready: bool = False
    uses: frozenset[str] = frozenset()


def read_gear(row: dict[str, Any]) -> Gear:
    """A row of the table; what the world sells under its id, or what it is like, has price and weight there."""
    where = f"gear {row.get('id')}"
    may = (*_PLAIN, *_DICE, "uses", "like", "price", "weight_qg")
    take(row, where, needs=("clause", "id", "slots"), may=may)
    uses = frozenset(row.get("uses", ()))
    if unknown := uses - set(USES):
        raise BadTable(f"{where}: there are no uses {sorted(unknown)}")
    price, weight = _sold(row, where)
    dice: dict[str, Any] = {key: read_number(row[key]) for key in _DICE if key in row}
    plain = {key: row[key] for key in ("id", "slots", *_PLAIN) if key in row}
    return Gear(price=price, weight_qg=weight, uses=uses, **dice, **plain)


def _sold(row: dict[str, Any], where: str) -> tuple[int | None, int | None]:
    """Price and weight; rope is sold by the sazhen, so they count as often."""
    like = row.get("like", row["id"])
    if like not in SOLD:
        if "like" in row:
            raise BadTable(f"{where}: the world has no gear {like!r}")
        return row.get("price"), row.get("weight_qg")
    sold = SOLD[like]
    if sold.price is not None and "price" in row:
        raise BadTable(f"{where}: its price stands in the world's gear")
    times = row["count"] if sold.kind_class == "rope" else 1
    price = row.get("price") if sold.price is None else sold.price * times
    return price, sold.full_qg * times


def _read_all(rows: list[dict[str, Any]]) -> dict[str, Gear]:
    things = [read_gear(row) for row in rows]
    kinds = unique([thing.id for thing in things], "gear.toml")
    for thing in things:
        if thing.ammo and thing.ammo not in kinds:
            raise BadTable(f"gear {thing.id}: its missiles {thing.ammo!r} are no gear")
    return {thing.id: thing for thing in things}


GEAR: Final = _read_all(read_part("gear")["gear"])
