"""A chronicle put in words: titles of days, and the sentences under each."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from podzem.core.chronicle import Page
from podzem.core.words import Words


class Day(msgspec.Struct, frozen=True):
    """A page of a recap; without a title where nothing heads it."""

    title: str
    lines: list[str]


def retell(pages: Sequence[Page], words: Words, names: Sequence[str]) -> list[Day]:
    """The pages in a language; what was said of a day already is not said of it again."""
    return [
        Day(
            "" if page.heading is None else words.line(page.heading, names),
            list(dict.fromkeys(begun(words.line(event, names)) for event in page.events)),
        )
        for page in pages
    ]


def begun(line: str) -> str:
    """A sentence begins with a capital, whatever it begins with in a longer line."""
    return line[:1].upper() + line[1:]
