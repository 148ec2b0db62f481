"""What is worked out once while many questions are asked of a state that does not change."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeAlias, TypeVar, final

from mypy_extensions import mypyc_attr

A = TypeVar("A")
T = TypeVar("T")
Memo: TypeAlias = dict[tuple[str, int, Hashable], Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Memoized:
    """A state, or a part of one, that can keep answers while it is frozen; they are no part of it."""

    memo: Memo | None = None


P = TypeVar("P", bound=Memoized)


@final
class Frozen:
    """Inside, `cached` answers from memory; nobody may change these parts meanwhile."""

    def __init__(self, parts: tuple[Memoized, ...]) -> None:
        self._thawed = [part for part in parts if part.memo is None]

    def __enter__(self) -> None:
        for part in self._thawed:
            part.memo = {}

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        for part in self._thawed:
            part.memo = None


def frozen(*parts: Memoized) -> Frozen:
    """Inside, `cached` answers from memory; nobody may change these parts meanwhile."""
    return Frozen(parts)


def cached(part: Memoized, name: str, number: int, word: Hashable, make: Callable[[], T]) -> T:
    """What `make` gives, made once for each name, number and word while the part is frozen."""
    if part.memo is None:
        return make()
    key = (name, number, word)
    if key in part.memo:
        found: T = part.memo[key]
        return found
    made = part.memo[key] = make()
    return made


def cached_about(part: P, name: str, number: int, about: A, make: Callable[[P, A], T]) -> T:
    """The same of a part and something about it, by its number: without a closure, for what is asked most often."""
    if part.memo is None:
        return make(part, about)
    key = (name, number, "")
    if key in part.memo:
        found: T = part.memo[key]
        return found
    made = part.memo[key] = make(part, about)
    return made
