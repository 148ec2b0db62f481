"""The kinds of settlement (surface.settlement.kinds, T6): what each sells, buys and offers."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from podzem.core.tables import take, unique
from podzem.systems.surface.setting import read_part
from podzem.world.gear import GEAR, Gear
from podzem.world.load import QG_IN_GRIVNA
from podzem.world.number import Number, read_number

TABLE: Final[dict[str, Any]] = read_part("settlements")
CLAUSE: Final = "surface.settlement.kinds"
GOODS: Final = "surface.settlement.goods"
SUPPLIES: Final = "surface.settlement.supplies"
RATION: Final = "ration"
TOWN: Final = "town"
MONSTERS: Final = "monster_settlement"
KUNA: Final[int] = TABLE["renewal"]["kuna_in_grivna"]
OWN_PRICES: Final[dict[str, int]] = {kind: price for kind, price in TABLE["prices"].items() if kind != "clause"}
ANIMALS: Final[tuple[str, ...]] = tuple(TABLE["animals"]["kinds"])
VESSELS: Final[tuple[str, ...]] = tuple(TABLE["vessels"]["kinds"])


@dataclass(frozen=True)
class Kind:
    """A row of T6."""

    kind: str
    supplies: int
    purse: int
    """In kuna."""
    share: Fraction | None
    """Of a thing's value that is paid for it; none where nothing is bought."""
    candidates: Number | None
    one_from: int
    """Where it is set, the die does not give a number: from so many on there is one man."""
    buys_captives: bool
    goods: str


def _read(row: dict[str, Any]) -> Kind:
    may = ("share", "candidates", "one_from", "captives")
    take(row, f"settlement {row.get('kind')}", needs=("clause", "kind", "supplies", "purse", "goods"), may=may)
    share = Fraction(row["share"]) if "share" in row else None
    number = read_number(row["candidates"]) if "candidates" in row else None
    captives = row.get("captives", False)
    return Kind(
        row["kind"], row["supplies"], row["purse"] * KUNA, share, number, row.get("one_from", 0), captives, row["goods"]
    )


KINDS: Final[dict[str, Kind]] = {row["kind"]: _read(row) for row in TABLE["settlement"]}
unique([row["kind"] for row in TABLE["settlement"]], "settlements.toml")


def kind_of(type: str) -> Kind:
    """The row of a landmark's type."""
    return KINDS[type]


def price_of(kind: str, winter: bool) -> int | None:
    """What a thing costs: supplies by the season, what only the surface has by T5, all else by the dungeon's table."""
    if kind == RATION:
        return int(TABLE["supplies"]["winter_kuna" if winter else "kuna"])
    if kind in OWN_PRICES:
        return OWN_PRICES[kind]
    return GEAR[kind].price if kind in GEAR else None


def _is_small(gear: Gear) -> bool:
    return (
        gear.kind_class in TABLE["goods"]["small_classes"] and gear.full_qg <= TABLE["goods"]["small_gr"] * QG_IN_GRIVNA
    )


def sells(kind: Kind, thing: str) -> bool:
    """Whether a settlement of this kind has a thing on sale at all (surface.settlement.goods)."""
    return thing in _STOCKS[kind.goods]


def _on_sale(goods: str) -> frozenset[str]:
    row = TABLE["goods"]
    priced = [gear for gear in GEAR.values() if gear.price is not None]
    small = {gear.id for gear in priced if _is_small(gear)}
    village = {RATION, *small, *row["village"]}
    arms = {gear.id for gear in priced if gear.kind_class in row["fortress_classes"]}
    fortress = village | arms | set(row["fortress"])
    everything = {gear.id for gear in priced} | set(OWN_PRICES)
    return frozenset({"supplies": {RATION}, "village": village, "fortress": fortress, TOWN: everything}[goods])


_STOCKS: Final = {goods: _on_sale(goods) for goods in ("supplies", "village", "fortress", TOWN)}


_LISTS: Final = {
    goods: tuple(thing for thing in dict.fromkeys((*GEAR, *OWN_PRICES)) if thing in stock)
    for goods, stock in _STOCKS.items()
}


def on_sale(kind: Kind) -> tuple[str, ...]:
    """All that it has on sale, animals and vessels too, in the order of the tables."""
    return _LISTS[kind.goods]
