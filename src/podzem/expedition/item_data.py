"""A thing as its bearer knows it."""

from __future__ import annotations

from podzem.expedition import carrying
from podzem.world.item import Item
from podzem.world.item_view import ItemView


def item_data(item: Item) -> ItemView:
    """An item as its bearer knows it; the row of a potion only when it was told."""
    return ItemView(
        id=item.id,
        kind=item.kind,
        count=item.count,
        qg=carrying.weight(item),
        ready=item.ready,
        burning=item.burning,
        left=item.left if item.kind != "wand" or item.told else None,
        damage=item.damage,
        value=item.value or None,
        row=item.row if item.told else None,
        contents=[item_data(inner) for inner in item.contents],
    )
