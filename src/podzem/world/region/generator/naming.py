"""Names of what was drawn, in four languages; the dice say with which a list begins."""

from __future__ import annotations

from typing import Any, Final

from podzem.world.region.tables import read_part
from podzem.world.texts import LANGUAGES, Text
from podzem.world.throws import WIDE, Roll, pick

NAMES: Final[dict[str, Any]] = read_part("names")


def title(seed: int) -> Text:
    """The name of a region, with its number unless that is a secret."""
    named = _text(NAMES["region"]["names"][1 if seed >= WIDE else 0])
    return {language: name.format(seed=seed) for language, name in named.items()}


def names_of(type: str, count: int, face: Roll) -> list[Text]:
    """So many names for a type; when all are used up they come again with a number."""
    stock = [_text(name) for name in NAMES[type]["names"]]
    first = pick(face, len(stock))
    return [_numbered(stock[(first + number) % len(stock)], number // len(stock)) for number in range(count)]


def _text(name: list[str]) -> Text:
    return dict(zip(LANGUAGES, name))


def _numbered(name: Text, round: int) -> Text:
    return {language: f"{word} {round + 1}" for language, word in name.items()} if round else name
