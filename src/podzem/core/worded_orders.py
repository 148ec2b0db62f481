"""Rows of a table of orders whose words name things: how each word is found, and the three functions of the rule.

`choices`, `why_not` and `do` get what the words name, never a text; they are asked of the state and of the actor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, TypeAlias, TypeVar

from podzem.core.decisions import Fact, Refusal
from podzem.core.orders import OrderSpec

R = TypeVar("R", bound=OrderSpec)
Game: TypeAlias = Any
Actor: TypeAlias = Any
"""Whom an order is for: somebody or a group of a system, else the number of the seat."""
Choices: TypeAlias = Callable[[Any, Actor], Iterable[tuple[str, ...]]]
"""The words that may follow: the names of things, as a decision has them."""
WhyNot: TypeAlias = Callable[..., Refusal | None]
Do: TypeAlias = Callable[..., None]


@dataclass(frozen=True, slots=True)
class Word:
    """One word of an order: the fact that it is, and what it names."""

    fact: str
    find: Callable[[Any, Actor, str], Any]
    """What the word names for the actor; None when there is no such thing."""
    clause: str | None = None
    """By which a word that names nothing is refused: None by that of the table, empty when the rule itself says so."""
    is_named: bool = False
    """Whether that refusal repeats the word."""

    def by(self, clause: str, is_named: bool = False) -> Word:
        """The same word, refused by another clause."""
        return replace(self, clause=clause, is_named=is_named)

    def called(self, fact: str) -> Word:
        """The same word under another name."""
        return replace(self, fact=fact)


def once(game: Game, actor: Actor) -> list[tuple[str, ...]]:
    """An order that has no further words."""
    return [()]


def always(game: Game, actor: Actor, *things: object) -> Refusal | None:
    """Nothing but its words and its stage can forbid it."""
    return None


def nothing(game: Game, actor: Actor, *things: object) -> None:
    """It is enough that it was ordered."""


@dataclass(frozen=True, slots=True)
class WordedOrder(OrderSpec):
    """An order with what its words name and its rule."""

    words: tuple[Word, ...] = ()
    choices: Choices = once
    why_not: WhyNot = always
    do: Do = nothing

    @property
    def error(self) -> str:
        """The clause of the table, by which words that name nothing are refused."""
        raise NotImplementedError

    def about(self, actor: Actor) -> dict[str, Fact]:
        """What a refusal says of the actor."""
        return {}

    def read(self, game: Game, actor: Actor, texts: Iterable[str]) -> tuple[Any, ...]:
        """What the words name, in their order; None for a word that names nothing."""
        return tuple(word.find(game, actor, text) for word, text in zip(self.words, texts))

    def refuse(self, game: Game, actor: Actor, texts: tuple[str, ...]) -> Refusal | None:
        """Why these words are not open to the actor: one of them names nothing, or the rule forbids it."""
        return self._why_not(game, actor, texts, self.read(game, actor, texts))

    def _why_not(self, game: Game, actor: Actor, texts: tuple[str, ...], things: tuple[Any, ...]) -> Refusal | None:
        for number, thing in enumerate(things):
            if thing is None and self.words[number].clause != "":
                return self._unknown(actor, self.words[number], texts[number])
        refusal = self.why_not(game, actor, *things)
        return refusal if refusal is None or refusal.order else Refusal(refusal.clause, self.name, refusal.facts)

    def _unknown(self, actor: Actor, word: Word, text: str) -> Refusal:
        facts = self.about(actor)
        return Refusal(word.clause or self.error, self.name, {**facts, word.fact: text} if word.is_named else facts)

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


def table(*rows: R) -> dict[str, R]:
    """Rows by their names; a name stands once."""
    found = {one.name: one for one in rows}
    assert len(found) == len(rows), "an order stands twice in the table"
    return found
