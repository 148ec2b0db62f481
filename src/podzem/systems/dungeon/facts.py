"""What a decision is about, by name and as plain data: so whoever reads the wire takes no text apart."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.errors import Malformed
from podzem.core.numbers import read_whole
from podzem.core.orders import OrderSpec
from podzem.site.breaches import read_face
from podzem.world.points import read_point

NUMBERS: Final = frozenset(("group", "rank", "hs", "kuna", "count", "amount", "front", "seat"))
EDGES: Final = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}
"""The middle of each side of a cell, from its corner."""


def facts_of(spec: OrderSpec, words: tuple[str, ...]) -> dict[str, Any]:
    """The words by name: numbers as numbers, points in hs; a face of rock, which no view lists, with where it is."""
    facts = {name: _value(name, word) for name, word in spec.named(words).items()}
    if spec.name == "dig" and "place" in facts:
        facts["at"] = _middle(str(facts["place"]))
    return facts


def _value(name: str, word: Any) -> Any:
    if name == "point":
        return _point(str(word))
    number = read_whole(str(word)) if name in NUMBERS else None
    return word if number is None else number


def _point(word: str) -> Any:
    try:
        x, y = read_point(word)
    except Malformed:
        return word
    return [x / 2, y / 2]


def _middle(face: str) -> list[float] | None:
    try:
        _, (x, y), direction = read_face(face)
    except Malformed:
        return None
    return [x + EDGES[direction][0], y + EDGES[direction][1]]
