"""How things come into the company: full as they are sold, from a kit's short form, from a map's words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from podzem.expedition.carrying import measures
from podzem.expedition.company import Company
from podzem.world.gear import GEAR
from podzem.world.item import Item
from podzem.world.load import QG_IN_GRIVNA
from podzem.world.money import SILVER_QG, gold_worth, silver_weight, silver_worth

METAL: Final = ("silver", "gold")
VALUED: Final = ("gem", "tableware", "jewellery", "carpet", "furniture", "statue_small", "statue_large")
MAGIC: Final = ("potion", "wand", "staff")
STACKED: Final = ("ration", "torch", "wedge", "bandage", "rope")
"""Kinds of which several lie together as one item; of rope the count is sazhens."""


def thing(company: Company, kind: str, count: int = 1) -> Item:
    """A new thing of a kind, lights, skins and ammunition full."""
    item = Item(kind, company.take_number(), count)
    gear = GEAR.get(kind)
    if gear is not None:
        item.left = measures(item) or gear.turns
    return item


def kit(company: Company, texts: Iterable[str]) -> list[Item]:
    """Things from their short forms: `torch:3`, `mail*` worn, `torch!` burning in the hand."""
    items: list[Item] = []
    for text in texts:
        kind, _, count = text.rstrip("*!").partition(":")
        for made in _pieces(company, kind, int(count or 1)):
            made.ready, made.burning = text.endswith(("*", "!")), text.endswith("!")
            made.own = True
            items.append(made)
    return items


def _pieces(company: Company, kind: str, count: int) -> list[Item]:
    """Torches burn one by one and so are separate things; what is all alike stays together."""
    if kind in STACKED and not GEAR[kind].turns:
        return [thing(company, kind, count)]
    return [thing(company, kind) for _ in range(count)]


def coins(company: Company, kuna: int) -> Item:
    """A sum in silver; less than a quarter grivna weighs nothing and keeps its value (dungeon.money.values)."""
    item = Item("silver", company.take_number(), silver_weight(kuna))
    item.value = kuna % SILVER_QG
    return item


def worth(item: Item) -> int:
    """The kuna that a thing is worth below ground as payment; what is no treasure is worth nothing there."""
    if item.kind == "silver":
        return silver_worth(item.count) + item.value
    return gold_worth(item.count) if item.kind == "gold" else item.value


def from_map(company: Company, plain: Mapping[str, Any]) -> list[Item]:
    """Things as a map writes them: {"silver": 12}, {"gem": 200}, {"potion": 3}, {"item": "bandage", "count": 2}."""
    if "item" in plain:
        return _gear(company, str(plain["item"]), int(plain.get("count", 1)))
    ((kind, amount),) = plain.items()
    item = Item(kind, company.take_number())
    if kind in METAL:
        item.count = int(amount * QG_IN_GRIVNA)
    elif kind in MAGIC:
        item.row = int(amount)
    else:
        item.value = int(amount)
    return [item]


def _gear(company: Company, kind: str, count: int) -> list[Item]:
    if kind in GEAR:
        return _pieces(company, kind, count)
    key = Item("key", company.take_number(), name=kind)
    return [key]
