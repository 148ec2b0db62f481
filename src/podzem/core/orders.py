"""The rows of a system's table of orders: what every layer may know of an order without knowing its rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from podzem.core.decisions import Decision


@dataclass(frozen=True, slots=True)
class OrderSpec:
    """One order: its name, and the names of the facts that its words are.

    A system that keeps more in its rows (its stages, `choices`, `why_not`, `do`) makes a subclass with more fields.
    """

    name: str
    facts: tuple[str, ...] = ()
    repeats: bool = False
    """Whether the last fact takes all words that are left, at least one."""
    side_by_side: bool = False
    """Whether several seats may give it at once: what one decides does not make what another saw stale."""
    may_hide_a_die: bool = False
    """Whether it may be secret that a die was thrown for it (asked of a state by `hides_dice`)."""

    def takes(self, count: int) -> bool:
        """Whether the order can have so many words."""
        return count >= len(self.facts) if self.repeats else count == len(self.facts)

    def message(self, words: tuple[str, ...]) -> str:
        """The message that says an order with these words."""
        return f"order-{self.name}"

    def hides_dice(self, state: Any) -> bool:
        """Whether it may be secret, in this state, that a die is thrown for it.

        A judge who weighs throws weighs it always, and it is never taken back: neither tells whether one fell.
        """
        return self.may_hide_a_die

    def named(self, words: tuple[str, ...]) -> dict[str, str | list[str]]:
        """The words by the names of their facts; what repeats is a list."""
        named: dict[str, str | list[str]] = dict(zip(self.facts, words))
        if self.repeats:
            named[self.facts[-1]] = list(words[len(self.facts) - 1 :])
        return named


Orders = Mapping[str, OrderSpec]
"""Every order of a system by its name."""


def is_miscounted(orders: Orders, decision: Decision) -> bool:
    """Whether a known order has fewer or more words than it takes."""
    return not orders[decision.order].takes(len(decision.words))
