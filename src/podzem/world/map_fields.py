"""Reading the fields of one object of a map; what is wrong is collected, not raised."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from podzem.world.faults import UNITS, VALIDATION, Fault
from podzem.world.map_bounds import LONGEST_TEXT, LONGEST_WORD, MOST
from podzem.world.points import DIRECTIONS, Point, Rect
from podzem.world.texts import LANGUAGES, Text

LARGEST = 100_000
"""Of any number: it keeps them in the range where every machine is exact."""
MOST_OTHERS = 100
"""Objects in a list of which `map_bounds` says nothing."""


def as_text(value: object) -> Text | None:
    """A string, or one for each of the known languages."""
    if isinstance(value, str):
        return {"": value}
    if isinstance(value, dict) and value and all(key in LANGUAGES for key in value):
        return dict(value) if all(isinstance(part, str) for part in value.values()) else None
    return None


def is_whole(value: object) -> bool:
    """Whether it is a whole number of a size that can stand on a map."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return False
    return -LARGEST <= value <= LARGEST and value == int(value)


class Fields:
    """One object of the map: `path` says where it stands; the values of its `dungeon` block stand over the others."""

    clause: str = VALIDATION
    """What is broken where nothing else is named."""
    most: Mapping[str, int] = MOST
    """How many may stand in a list."""

    def __init__(self, row: dict[str, Any], path: str, faults: list[Fault], rules: str) -> None:
        self.path = path
        self.faults = faults
        self.rules = rules
        own = row.get(rules, {}) if rules else {}
        if not isinstance(own, dict):
            self.fault(rules, "object")
            own = {}
        self.row: dict[str, Any] = {**row, **own}

    def fault(self, key: str, name: str, clause: str = "", /, **facts: object) -> None:
        """Note what is wrong with a field, or with the whole object when the key is empty."""
        path = f"{self.path}.{key}" if key and self.path else key or self.path
        self.faults.append(Fault(clause or self.clause, path, name, {word: str(fact) for word, fact in facts.items()}))

    def has(self, key: str) -> bool:
        """Whether the field is there and not null."""
        return self.row.get(key) is not None

    def name(self, key: str, default: str | None = None) -> str:
        """An id or other free word."""
        value = self.row.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or not value:
            self.fault(key, "word")
            return ""
        if len(value) > LONGEST_WORD:
            self.fault(key, "longer", most=LONGEST_WORD)
            return ""
        return value

    def word(self, key: str, words: Sequence[str], default: str | None = None) -> str:
        """One of these words."""
        value = self.row.get(key)
        if value is None and default is not None:
            return default
        if not isinstance(value, str) or value not in words:
            self.fault(key, "one-of", words=", ".join(words), found=shown(value))
            return default or words[0]
        return value

    def flag(self, key: str) -> bool:
        """True or false; false when absent."""
        value = self.row.get(key, False)
        if not isinstance(value, bool):
            self.fault(key, "flag", found=shown(value))
            return False
        return value

    def whole(self, key: str, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        value = self.row.get(key)
        if value is None and default is not None:
            return default
        if not is_whole(value) or not least <= int(value) <= most:  # type: ignore[arg-type]
            self.fault(key, "whole", least=least, most=most, found=shown(value))
            return least
        return int(value)  # type: ignore[arg-type]

    def size(self, key: str, default: int | None = None) -> int:
        """A length of at least 1 hs (dungeon.map.units)."""
        value = self.row.get(key)
        if value is None and default is not None:
            return default
        if not is_whole(value) or int(value) < 1:  # type: ignore[arg-type]
            self.fault(key, "length", UNITS, found=shown(value))
            return 1
        return int(value)  # type: ignore[arg-type]

    def text(self, key: str) -> Text:
        """A text in one or several languages; none when absent."""
        if not self.has(key):
            return {}
        found = as_text(self.row[key])
        if found is None:
            self.fault(key, "text", words=", ".join(LANGUAGES))
            return {}
        if any(len(part) > LONGEST_TEXT for part in found.values()):
            self.fault(key, "longer", most=LONGEST_TEXT)
            return {}
        return found

    def point(self, key: str) -> Point:
        """A point in whole or half hs."""
        found = self.point_of(self.row.get(key))
        if found is None:
            self.fault(key, "point", UNITS, found=shown(self.row.get(key)))
            return 0, 0
        return found

    def optional_point(self, key: str) -> Point | None:
        """A point, or none when absent."""
        return self.point(key) if self.has(key) else None

    def point_of(self, value: object) -> Point | None:
        """A point from a list of two numbers."""
        if not isinstance(value, list) or len(value) != 2:
            return None
        halves = [2 * part if isinstance(part, (int, float)) and not isinstance(part, bool) else None for part in value]
        if not all(is_whole(half) for half in halves):
            return None
        return int(halves[0] or 0), int(halves[1] or 0)

    def direction(self, key: str) -> str:
        """N, E, S or W."""
        return self.word(key, DIRECTIONS)

    def rect_of(self, value: object, key: str) -> Rect:
        """A rectangle of whole hs with an inside."""
        numbers = self.four(value, key)
        if numbers[2] < 1 or numbers[3] < 1:
            self.fault(key, "rect", UNITS, found=shown(value))
            return numbers[0], numbers[1], 1, 1
        return numbers

    def four(self, value: object, key: str) -> tuple[int, int, int, int]:
        """Four whole numbers of hs."""
        if not isinstance(value, list) or len(value) != 4 or not all(is_whole(part) for part in value):
            self.fault(key, "four", UNITS, found=shown(value))
            return 0, 0, 1, 1
        return int(value[0]), int(value[1]), int(value[2]), int(value[3])

    def optional_rect(self, key: str) -> Rect | None:
        """A rectangle, or none when absent."""
        return self.rect_of(self.row[key], key) if self.has(key) else None

    def items(self, key: str) -> list[Any]:
        """A list; empty when absent."""
        value = self.row.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self.fault(key, "list", found=shown(value))
            return []
        most = self.most.get(key, MOST_OTHERS)
        if len(value) > most:
            self.fault(key, "at-most", most=most, found=len(value))
            return []
        return value

    def some(self, key: str) -> None:
        """A list that may not be empty."""
        if self.row.get(key) in (None, []):
            self.fault(key, "at-least-one")

    def names(self, key: str) -> tuple[str, ...]:
        """A list of ids."""
        found = self.items(key)
        if not all(isinstance(name, str) and 0 < len(name) <= LONGEST_WORD for name in found):
            self.fault(key, "ids")
            return ()
        return tuple(found)

    def inner(self, key: str) -> Self:
        """An object inside; empty when absent."""
        value = self.row.get(key)
        if value is None:
            value = {}
        if not isinstance(value, dict):
            self.fault(key, "object-not", found=shown(value))
            value = {}
        return type(self)(value, f"{self.path}.{key}".lstrip("."), self.faults, self.rules)


def shown(value: object) -> str:
    """A value of the file as a fault tells it, cut short."""
    written = repr(value)
    return written if len(written) <= 40 else written[:37] + "..."
