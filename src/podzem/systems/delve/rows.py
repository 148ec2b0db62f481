"""The row of an order: its words, its stages, whose it is, its time, what it takes of a round.

Who acts is the person whom the order is for (OWNER), the group that the caller orders (CALLER), else the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from podzem.core.decisions import Fact, Refusal
from podzem.core.worded_orders import Actor, Choices, Do, WhyNot, Word, WordedOrder, always, nothing, once, table
from podzem.systems.delve.game import COMBAT, MEETING

__all__ = ["Actor", "Choices", "Do", "OrderRow", "WhyNot", "Word", "always", "no", "nothing", "once", "row", "table"]

ERROR: Final = "delve.core.errors"

OWNER: Final = "owner"
"""The seat of the person who is the first word; of a companion the caller's."""
CALLER: Final = "caller"
"""The caller's, for the group whose number is the first word."""
SEAT: Final = "seat"
ASKED: Final = "asked"
"""Whoever is asked the last question."""
JUDGE: Final = "judge"
ANYBODY: Final = "anybody"
"""Any seat's, whoever is waited for: it changes nothing in the dungeon and takes no time."""

NOW: Final = "now"
"""Done at once; in a dungeon turn it takes no time (table B2)."""
WORK: Final = "work"
"""A person's occupation of this turn: noted, and done at its step (delve.time.sequence)."""

MAIN: Final = "main"
"""What it takes of a round (delve.combat.actions)."""
MOVE: Final = "move"
FREE: Final = "free"
DRAW: Final = "draw"


Price = Callable[..., str]


def no(clause: str, **facts: Fact) -> Refusal:
    """A refusal; the table of orders adds the name of the order."""
    return Refusal(clause, "", facts)


@dataclass(frozen=True, slots=True)
class OrderRow(WordedOrder):
    """One order of `delve`."""

    stages: tuple[str, ...] = ()
    whose: str = SEAT
    time: str = NOW
    cost: str = FREE
    price: Price | None = None
    """Where it depends on the words: what it takes, never less than `cost`."""

    def hides_dice(self, state: Any) -> bool:
        """In a meeting or a fight any order may bring somebody to act of whom the party sees nothing."""
        return self.may_hide_a_die or (self.whose != ANYBODY and state.stage in (MEETING, COMBAT))

    @property
    def error(self) -> str:
        """The clause of what is not possible."""
        return ERROR

    def read(self, game: Any, actor: Actor, texts: Iterable[str]) -> tuple[Any, ...]:
        """What the words name; where the last of them repeats, all that is left is one text."""
        words = list(texts)
        if self.repeats:
            words[len(self.words) - 1 :] = [" ".join(words[len(self.words) - 1 :])]
        return tuple(word.find(game, actor, text) for word, text in zip(self.words, words))


def row(
    name: str,
    stages: tuple[str, ...],
    words: tuple[Word, ...] = (),
    choices: Choices = once,
    why_not: WhyNot = always,
    do: Do = nothing,
    *,
    whose: str = OWNER,
    time: str = NOW,
    cost: str = FREE,
    price: Price | None = None,
    side_by_side: bool = False,
    may_hide_a_die: bool = False,
    repeats: bool = False,
) -> OrderRow:
    """A row; the person or the group whom an order is for is its first fact."""
    first = {OWNER: ("member",), CALLER: ("group",)}.get(whose, ())
    return OrderRow(
        name,
        (*first, *(word.fact for word in words)),
        repeats=repeats,
        side_by_side=side_by_side,
        may_hide_a_die=may_hide_a_die,
        words=words,
        stages=stages,
        whose=whose,
        time=time,
        cost=cost,
        price=price,
        choices=choices,
        why_not=why_not,
        do=do,
    )
