"""Items as a map writes them: metal by weight, valuables by worth, magic by its row, gear by its id."""

from __future__ import annotations

from typing import Any, Final

from podzem.world.dungeon_map import PlainItem
from podzem.world.map_fields import LARGEST, Fields

METALS: Final = ("silver", "gold")
VALUED: Final = ("gem", "tableware", "jewellery", "carpet")
ROWS: Final = ("potion", "wand", "staff")
KINDS: Final = ", ".join(("item", *METALS, *VALUED, *ROWS))


def read_items(fields: Fields, key: str) -> tuple[PlainItem, ...]:
    """A list of items (world.md, section 8)."""
    if key not in fields.row:
        fields.fault(key, "items")
    listed = fields.items(key)
    for number, item in enumerate(listed):
        expected = _expected_of(item)
        if expected:
            fields.fault(f"{key}[{number}]", f"item-{expected}", words=KINDS, found=str(item)[:60])
    return tuple(item for item in listed if not _expected_of(item))


def _expected_of(item: Any) -> str:
    """The name of what an item should have been; empty when it is one."""
    if not isinstance(item, dict):
        return "object"
    if "item" in item:
        return _expected_of_gear(item)
    if len(item) != 1:
        return "one-kind"
    kind, value = next(iter(item.items()))
    number = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 < value <= LARGEST
    if kind in METALS:
        return "" if number and 4 * value == int(4 * value) else "weight"
    if kind in VALUED:
        return "" if number and value == int(value) else "value"
    if kind in ROWS:
        return "" if number and value == int(value) and value <= 6 else "row"
    return "kind"


def _expected_of_gear(item: dict[str, Any]) -> str:
    count = item.get("count", 1)
    if not isinstance(item["item"], str) or not item["item"]:
        return "id"
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= LARGEST:
        return "count"
    return ""
