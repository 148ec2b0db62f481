"""What is worked out once while many questions are asked of a state that does not change."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Memo: TypeAlias = dict[tuple[str, int, Hashable], Any]


class Memoized:
    """A state, or a part of one, that can keep answers while it is frozen; they are no part of it."""

    memo: Memo | None = None


@contextmanager
def frozen(*parts: Memoized) -> Iterator[None]:
    """Inside, `cached` answers from memory; nobody may change these parts meanwhile."""
    outer = [part.memo for part in parts]
    for part in parts:
        part.memo = {} if part.memo is None else part.memo
    try:
        yield
    finally:
        for part, memo in zip(parts, outer, strict=True):
            part.memo = memo


def cached(part: Memoized, name: str, number: int, word: Hashable, make: Callable[[], T]) -> T:
    """What `make` gives, made once for each name, number and word while the part is frozen."""
    if part.memo is None:
        return make()
    key = (name, number, word)
    if key not in part.memo:
        part.memo[key] = make()
    found: T = part.memo[key]
    return found
