"""Names of people: what is shown of them, and whether one could be taken for the judge, a watcher or somebody else.

Two names are the same to the eye when they have the same look: case, spaces, marks, signs and what nobody sees are left
out, and letters of different scripts that look alike are one letter.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final

from podzem.core.errors import Malformed
from podzem.core.words import LANGUAGES
from podzem.table.listener import Forbidden
from podzem.table.speech import table_words

LONGEST: Final = 30
MOST_MARKS: Final = 2
"""Accents on one letter; more of them run over the lines above and below."""
UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that show nothing, beside the format characters (zero width, direction) of category Cf."""
ALIKE: Final = (
    "aаαɑ", "bвъьβы6", "cсϲσς", "dдgɡԁ", "eеεє", "hнһη", "iіӏlι1", "jј", "kкκ", "mм", "nпռν", "oоο0ө", "pрρ", "rгяᴙʀ",
    "sѕ5", "tтτ", "uиυμʋ", "xхχ", "yуγү", "3зӡʒ", "4ч", "шщɯ", "wωѡ",
)  # fmt: skip
"""Each row is one letter to the eye: Latin, Cyrillic, Greek, digits; generous, since whole names are compared."""
_FIRST_LETTERS: Final = (0x1F130, 0x1F150, 0x1F170, 0x1F1E6)
"""Where alphabets of letters in boxes, circles and flags begin, which nothing else makes plain letters."""


def _letters() -> dict[int, str]:
    found = {ord(letter): row[0] for row in ALIKE for letter in row}
    for first in _FIRST_LETTERS:
        for place, letter in enumerate("abcdefghijklmnopqrstuvwxyz"):
            found[first + place] = found.get(ord(letter), letter)
    return found


_LETTERS: Final = _letters()


def clean_name(name: str) -> str:
    """The name as it is shown: without what nobody sees or what turns the line around, and with single spaces."""
    seen, marks = [], 0
    for letter in unicodedata.normalize("NFC", name):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind != "Cf" and not _is_unseen(letter) and marks <= MOST_MARKS:
            seen.append(letter)
    shown = " ".join(part for part in "".join(seen).split(" ") if part)
    if not shown or len(shown) > LONGEST or not shown.isprintable():
        raise Malformed(f"a name has 1 to {LONGEST} printable characters")
    return shown


def _is_unseen(letter: str) -> bool:
    """Fillers, and the selectors that choose between shapes of the letter before."""
    return letter in UNSEEN or "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def look_of(name: str) -> str:
    """What is left of a name when all is left out that the eye may pass over; empty for one of signs alone."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    letters = unicodedata.normalize("NFKD", plain).translate(_LETTERS)
    return "".join(letter for letter in letters if letter.isalnum())


@cache
def _kept() -> frozenset[str]:
    """The looks of what judge and watchers are called, in every language."""
    return frozenset(look_of(word) for language in LANGUAGES for word in table_words(language).say("kept").split(","))


def check_name(name: str, others: Iterable[str]) -> None:
    """Complain about a name by which one would be taken for the judge, for a watcher or for one of the others."""
    look = look_of(name)
    if look in _kept() or look_of(name.strip("0123456789 .,#№-")) in _kept():
        raise Forbidden("name-kept")
    if is_like(name, others):
        raise Forbidden("name-taken")


def is_like(name: str, others: Iterable[str]) -> bool:
    """Whether a name looks like one of others; names of signs alone are compared as they are."""
    look = look_of(name)
    return any(name == other or (look and look == look_of(other)) for other in others)
