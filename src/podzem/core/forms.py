"""Text forms that round-trip: a state as paths with values, on one line or in a case file.

A state's data is nested: tables of tables, with words, numbers, switches, nothing (`-`) or lists of words at the
leaves. A path names a leaf: `players.0.name`. A state line holds the paths that differ from a fresh state. On it a list
stands in brackets; words that have a comma in them, such as points, are parted by semicolons: `[23,31;7.5,9;]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from podzem.core.errors import Malformed
from podzem.core.numbers import WIDEST, read_whole

Leaf = str | int | bool | None | list[str]
Paths = dict[str, Leaf]


def plain(view: Any) -> dict[str, Any]:
    """A view's struct as nested plain data."""
    found: dict[str, Any] = msgspec.to_builtins(view)
    return found


def flatten(data: Mapping[str, Any], before: str = "") -> Paths:
    """Nested data as paths."""
    paths: Paths = {}
    for key, value in data.items():
        if isinstance(value, Mapping):
            paths.update(flatten(value, f"{before}{key}."))
        else:
            paths[before + key] = value
    return paths


def nest(paths: Mapping[str, Leaf]) -> dict[str, Any]:
    """Paths as nested data."""
    data: dict[str, Any] = {}
    for path, value in paths.items():
        *tables, leaf = path.split(".")
        table = data
        for name in tables:
            table = table.setdefault(name, {})
            if not isinstance(table, dict):
                raise Malformed(f"{path!r}: {name!r} holds a value, not further paths")
        table[leaf] = value
    return data


def write_leaf(value: Leaf) -> str:
    """A value as a word without spaces."""
    if value is None:
        return "-"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + (";".join([*value, ""]) if any("," in item for item in value) else ",".join(value)) + "]"
    return str(value)


def read_leaf(text: str) -> Leaf:
    """A value from its word."""
    if text == "-":
        return None
    if text in ("true", "false"):
        return text == "true"
    if text.startswith("[") != text.endswith("]"):
        raise Malformed(f"{text!r}: a list stands in square brackets: [one,two]")
    if text.startswith("["):
        return [item for item in text[1:-1].split(";" if ";" in text else ",") if item]
    number = read_whole(text, WIDEST)
    return text if number is None else number


def write_line(paths: Mapping[str, Leaf]) -> str:
    """Paths as one line."""
    return " ".join(f"{path}={write_leaf(value)}" for path, value in paths.items())


def read_line(text: str) -> Paths:
    """Paths from one line; each stands once."""
    paths: Paths = {}
    for word in text.split():
        path, equals, value = word.partition("=")
        if not equals or not path or not value:
            raise Malformed(f"{word!r}: a path and its value were expected, such as path=value")
        if path in paths:
            raise Malformed(f"{path!r} stands twice")
        paths[path] = read_leaf(value)
    return paths


def read_pair(text: str) -> tuple[str, Leaf]:
    """The one path of a line, and its value."""
    paths = read_line(text)
    if len(paths) != 1:
        raise Malformed(f"{text!r}: one path and its value were expected, such as path=value")
    return next(iter(paths.items()))


def nearest(path: str, known: list[str]) -> str:
    """A hint for a misspelt path."""
    from difflib import get_close_matches

    close = get_close_matches(path, known, 1)
    return f"; did you mean {close[0]!r}?" if close else ""


def merged(base: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Nested plain data with the paths of other such data in their places."""
    found = dict(base)
    for key, value in over.items():
        before = found.get(key)
        both = isinstance(before, dict) and isinstance(value, Mapping)
        found[key] = merged(before, value) if both and before is not None else value
    return found
