"""The row of an order: its words, its stages, who gives it, its time, and its three functions.

Who acts is the member whom the order is for, or the seat that gives it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from podzem.core.decisions import Fact
from podzem.core.worded_orders import Actor, Choices, Do, WhyNot, Word, WordedOrder, always, nothing, once
from podzem.expedition.people import Member
from podzem.systems.dungeon.game import Game

T = TypeVar("T")
ERROR: Final = "dungeon.core.error"

QUESTION: Final = "question"
"""The stage of a game in which a seat is asked something, whatever else is going on."""
ANY_STAGE: Final = ("any",)

OWNER: Final = "owner"
"""Whose order it is: the owner's of the member who is the first word."""
SEAT: Final = "seat"
CALLER: Final = "caller"
ASKED: Final = "asked"
SIDE: Final = "side"
"""Whoever orders a side of a fight: the caller, or the judge."""
JUDGE: Final = "judge"

NOW: Final = "now"
"""When it is done: at once, in no time."""
MAIN: Final = "main"
"""The one order of a member's turn: it is noted, and done when its step of the turn comes."""
AFTER: Final = "after"
"""It waits until the member's own legs or work are over."""
NOTED: Final = "noted"
"""It changes what is ordered."""

WHOLE: Final = "whole"
"""What it takes of a phase of combat (T7): all of it."""
BY_THE_WAY: Final = "by_the_way"
"""Minus one to the shot or strike, if it is about a weapon or shield; a second one takes the whole phase."""
SHOT: Final = "shot"
"""It is his shot of this phase."""
NONE: Final = "none"


def of_people(rule: Callable[..., T]) -> Callable[..., T]:
    """A rule about people, which knows no map, as a row asks it."""

    def asked(game: Game, *words: Any) -> T:
        return rule(game.company, *words)

    return asked


@dataclass(frozen=True, slots=True)
class OrderRow(WordedOrder):
    """One order of `dungeon`."""

    stages: tuple[str, ...] = ()
    whose: str = SEAT
    time: str = NOW
    phase: str = WHOLE
    is_joint: bool = False
    """Whether all who were ordered it do it together, with one die: `do` gets a list of them."""
    adds_up: bool = False
    """Whether it may be given again with a further word: `do` gets a list of what they name."""

    @property
    def error(self) -> str:
        """The clause of what is not possible."""
        return ERROR

    def about(self, actor: Actor) -> dict[str, Fact]:
        """The member whom it is for."""
        return {"member": actor.id} if isinstance(actor, Member) else {}


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
    phase: str = WHOLE,
    is_joint: bool = False,
    adds_up: bool = False,
    side_by_side: bool = False,
    may_hide_a_die: bool = False,
) -> OrderRow:
    """A row; the member whom an order is for is its first fact."""
    facts = (*(("member",) if whose == OWNER else ()), *(word.fact for word in words))
    return OrderRow(
        name,
        facts,
        side_by_side=side_by_side,
        may_hide_a_die=may_hide_a_die,
        words=words,
        stages=stages,
        whose=whose,
        time=time,
        phase=phase,
        is_joint=is_joint,
        adds_up=adds_up,
        choices=choices,
        why_not=why_not,
        do=do,
    )
