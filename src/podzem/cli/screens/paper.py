"""A character of a fight on paper: name, numbers, weapons, and what fights have left on him."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from podzem.core.words import Words
from podzem.systems.screen.data import CHARACTERISTICS, SKILLS


def page(document: Mapping[str, Any], words: Words) -> Iterator[str]:
    """The lines of one sheet."""
    left = document.get("carried", {})
    own = document.get("name", {})
    yield str(own.get(words.language) or own.get("en") or words.term("creature", document["id"], ()))
    numbers = {
        "characteristic": zip(CHARACTERISTICS, document["characteristics"]),
        "skill": zip(SKILLS, document["skills"]),
    }
    for kind, pairs in numbers.items():
        told = ", ".join(f"{words.term(kind, name, ())} {value}" for name, value in pairs if value)
        yield f"  {words.say(f'paper-{kind}')}: {told}"
    weapons = [each["kind"] for each in _rows(left.get("weapons"))] or list(document.get("weapons", []))
    yield f"  {words.say('paper-weapons')}: {', '.join(str(words.term('weapon', each, ())) for each in weapons)}"
    yield "  " + words.say("fight-health", hp=left.get("hp", document["hp"]), most=document["hp"])
    for wound in _rows(left.get("wounds")):
        yield f"  {words.term('zone', wound['zone'], ())}: {words.term('wound', wound['name'], ())}"
    for missile in _rows(left.get("stuck")):
        yield "  " + words.say("paper-stuck", what=str(words.term("missile", missile, ())))


def _rows(written: Any) -> list[Any]:
    """A list as a document has it: in order, or by number."""
    return list(written.values()) if isinstance(written, Mapping) else list(written or [])
