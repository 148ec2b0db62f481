"""The JSON of map documents, of dungeons and of regions: what a map may not hold is refused by name."""

from __future__ import annotations

import json
from typing import Any

from podzem.world.faults import BadMap, Fault


class _Odd(ValueError):
    """A text that is no map document, with the name of the fault and its facts."""

    def __init__(self, name: str, **facts: object) -> None:
        super().__init__(name)
        self.name = name
        self.facts = {word: str(fact) for word, fact in facts.items()}


def parse_document(text: str, longest: int, clause: str) -> dict[str, Any]:
    """The object of a JSON text of at most so many characters; what is none is refused by the clause."""
    try:
        return _parse(text, longest)
    except _Odd as error:
        raise BadMap([Fault(clause, "file", error.name, error.facts)]) from None


def _parse(text: str, longest: int) -> dict[str, Any]:
    if len(text) > longest:
        raise _Odd("too-long", most=longest)
    try:
        raw = json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant, parse_float=_finite)
        json.dumps(raw, ensure_ascii=False).encode()  # half of a surrogate pair could not be saved again
    except RecursionError:
        raise _Odd("too-deep") from None
    except json.JSONDecodeError as error:
        raise _Odd("not-json", line=error.lineno, column=error.colno) from None
    except _Odd:
        raise
    except ValueError:  # half of a letter, or a number of thousands of digits
        raise _Odd("not-written") from None
    if not isinstance(raw, dict):
        raise _Odd("object")
    return raw


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise _Odd("field-twice", found=", ".join(key for key, _ in pairs)[:80])
    return found


def _no_constant(name: str) -> float:
    raise _Odd("no-number", found=name[:40])


def _finite(written: str) -> float:
    number = float(written)
    return number if abs(number) != float("inf") else _no_constant(written)
