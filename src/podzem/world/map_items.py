"""Items as a map writes them: metal by weight, valuables by worth, magic by its row, gear by its id."""

from __future__ import annotations

from typing import Any, Final

from podzem.world.dungeon_map import PlainItem
from podzem.world.map_fields import LARGEST, Fields

METALS: Final = ("silver", "gold")
VALUED: Final = ("gem", "tableware", "jewellery", "carpet")
ROWS: Final = ("potion", "wand", "staff")


def read_items(fields: Fields, key: str) -> tuple[PlainItem, ...]:
    """A list of items (world.md, section 8)."""
    if key not in fields.row:
        fields.fault(key, "a list of items was expected")
    listed = fields.items(key)
    for number, item in enumerate(listed):
        expected = _expected_of(item)
        if expected:
            fields.fault(f"{key}[{number}]", f"{expected} was expected, not {str(item)[:60]}")
    return tuple(item for item in listed if not _expected_of(item))


def _expected_of(item: Any) -> str:
    """What an item should have been; empty when it is one."""
    if not isinstance(item, dict):
        return "an object"
    if "item" in item:
        return _expected_of_gear(item)
    if len(item) != 1:
        return "one kind of thing"
    kind, value = next(iter(item.items()))
    number = isinstance(value, (int, float)) and not isinstance(value, bool) and 0 < value <= LARGEST
    if kind in METALS:
        return "" if number and 4 * value == int(4 * value) else "a weight in quarter grivnas"
    if kind in VALUED:
        return "" if number and value == int(value) else "a value in whole kuna"
    if kind in ROWS:
        return "" if number and value == int(value) and value <= 6 else "a row from 1 to 6"
    return f"one of item, {', '.join((*METALS, *VALUED, *ROWS))}"


def _expected_of_gear(item: dict[str, Any]) -> str:
    count = item.get("count", 1)
    if not isinstance(item["item"], str) or not item["item"]:
        return "the id of a thing"
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= LARGEST:
        return "a count of at least 1"
    return ""
