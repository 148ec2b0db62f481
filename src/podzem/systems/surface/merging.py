"""Nested plain data laid over other such data, path by path."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def merged(base: dict[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """The first with the paths of the second in their places."""
    found = dict(base)
    for key, value in over.items():
        before = found.get(key)
        both = isinstance(before, dict) and isinstance(value, Mapping)
        found[key] = merged(before, value) if both and before is not None else value
    return found
