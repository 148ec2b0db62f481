"""The row of an order: its words and how each is found, its stages, who gives it, its time, and its three functions.

`choices`, `why_not` and `do` get what the words name: a Member, an Item, an Opening. They are asked of the game and of
who acts: the member whom the order is for, or the seat that gives it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from podzem.core.decisions import Fact, Refusal
from podzem.core.orders import OrderSpec
from podzem.expedition.people import Member
from podzem.systems.dungeon.game import Game

T = TypeVar("T")
ERROR: Final = "dungeon.core.error"

Actor: TypeAlias = Any
"""The member whom an order is for, else the number of the seat."""
Choices: TypeAlias = Callable[[Game, Actor], Iterable[tuple[str, ...]]]
"""The words that may follow: the names of things, as a decision has them."""
WhyNot: TypeAlias = Callable[..., Refusal | None]
Do: TypeAlias = Callable[..., None]

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


@dataclass(frozen=True, slots=True)
class Word:
    """One word of an order: the fact that it is, and what it names."""

    fact: str
    find: Callable[[Game, Actor, str], Any]
    """What the word names for who acts; None when there is no such thing."""
    clause: str = ERROR
    """By which a word that names nothing is refused; empty when the rule itself says so."""
    is_named: bool = False
    """Whether that refusal repeats the word."""

    def by(self, clause: str, is_named: bool = False) -> Word:
        """The same word, refused by another clause."""
        return Word(self.fact, self.find, clause, is_named)

    def called(self, fact: str) -> Word:
        """The same word under another name."""
        return Word(fact, self.find, self.clause, self.is_named)


def once(game: Game, actor: Actor) -> list[tuple[str, ...]]:
    """An order that has no further words."""
    return [()]


def always(game: Game, actor: Actor, *things: object) -> Refusal | None:
    """Nothing but its words and its stage can forbid it."""
    return None


def nothing(game: Game, actor: Actor, *things: object) -> None:
    """It is enough that it was ordered."""


def of_people(rule: Callable[..., T]) -> Callable[..., T]:
    """A rule about people, which knows no map, as a row asks it."""

    def asked(game: Game, *words: Any) -> T:
        return rule(game.company, *words)

    return asked


@dataclass(frozen=True, slots=True)
class OrderRow(OrderSpec):
    """One order of `dungeon`."""

    words: tuple[Word, ...] = ()
    stages: tuple[str, ...] = ()
    whose: str = SEAT
    time: str = NOW
    phase: str = WHOLE
    is_joint: bool = False
    """Whether all who were ordered it do it together, with one die: `do` gets a list of them."""
    adds_up: bool = False
    """Whether it may be given again with a further word: `do` gets a list of what they name."""
    choices: Choices = once
    why_not: WhyNot = always
    do: Do = nothing

    def read(self, game: Game, actor: Actor, texts: Iterable[str]) -> tuple[Any, ...]:
        """What the words name, in their order; None for a word that names nothing."""
        return tuple(word.find(game, actor, text) for word, text in zip(self.words, texts))

    def refuse(self, game: Game, actor: Actor, texts: tuple[str, ...]) -> Refusal | None:
        """Why these words are not open to who acts: one of them names nothing, or the rule forbids it."""
        return self._why_not(game, actor, texts, self.read(game, actor, texts))

    def _why_not(self, game: Game, actor: Actor, texts: tuple[str, ...], things: tuple[Any, ...]) -> Refusal | None:
        for number, thing in enumerate(things):
            if thing is None and self.words[number].clause:
                return self._unknown(actor, self.words[number], texts[number])
        refusal = self.why_not(game, actor, *things)
        return refusal if refusal is None or refusal.order else Refusal(refusal.clause, self.name, refusal.facts)

    def _unknown(self, actor: Actor, word: Word, text: str) -> Refusal:
        facts: dict[str, Fact] = {"member": actor.id} if isinstance(actor, Member) else {}
        return Refusal(word.clause, self.name, {**facts, word.fact: text} if word.is_named else facts)

    def open_words(self, game: Game, actor: Actor) -> list[tuple[str, ...]]:
        """All words with which it may be given now."""
        chosen: Iterable[tuple[str, ...]] = dict.fromkeys(self.choices(game, actor))
        if not self.words:
            return [texts for texts in chosen if self.why_not(game, actor) is None]
        named: list[dict[str, Any]] = [{} for _ in self.words]  # the same group, to each of a hundred points
        found = []
        for texts in chosen:
            for word, known, text in zip(self.words, named, texts):
                if text not in known:
                    known[text] = word.find(game, actor, text)
            things = tuple([known[text] for known, text in zip(named, texts)])
            if self._why_not(game, actor, texts, things) is None:
                found.append(texts)
        return found


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


def table(*rows: OrderRow) -> dict[str, OrderRow]:
    """Rows by their names; a name stands once."""
    found = {one.name: one for one in rows}
    assert len(found) == len(rows), "an order stands twice in the table"
    return found
