"""Whether what somebody decided still fits: others may have decided about others meanwhile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from podzem.core.decisions import Decision
from podzem.core.system import System


def is_fresh(system: System[Any], missed: int, aside: Sequence[Decision], decision: Decision) -> bool:
    """Whether who missed so many versions may decide: nothing has happened in them but what others decided aside."""
    if missed == 0:
        return True
    since = aside[-missed:] if 0 < missed <= len(aside) else []
    own = _touched(system, decision)
    return bool(since) and all(one.seat != decision.seat and own.isdisjoint(_touched(system, one)) for one in since)


def _touched(system: System[Any], decision: Decision) -> frozenset[str]:
    """Whom and what a decision names that only one seat at a time can decide about."""
    spec, terms = system.book.orders.get(decision.order), system.book.terms
    named = {} if spec is None else spec.named(decision.words)
    return frozenset(
        word
        for fact, words in named.items()
        for word in _listed(words)
        if terms.kind(terms.kind_of(fact) or "").held_by_one
    )


def _listed(words: str | list[str]) -> list[str]:
    return [words] if isinstance(words, str) else words
