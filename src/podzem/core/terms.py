"""What the words in facts are: of which kind each is, and how a word of a kind is put in a language.

The core knows four kinds by their names: a `seat` is said as its player's name, a `text` comes with its languages, a
`place` can be named by the state, a `modifier` is a part of a number. All others are the system's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True, slots=True)
class Kind:
    """How the terms of a kind are said, and what naming one means."""

    also: tuple[str, ...] = ()
    """Kinds among whose messages the word for such a term may stand, too."""
    named_by_state: bool = False
    """Whether its ids can have names that follow from the state, such as places of a map."""
    alike: bool = False
    """Whether the number of an id only tells orders apart: in a story one such thing is like another."""
    held_by_one: bool = False
    """Whether two seats that name the same one decide about the same thing, so that the later one must look again."""


PLAIN: Final = Kind()


@dataclass(frozen=True, slots=True)
class Terms:
    """The kind of each fact of a system's events and orders, and what its kinds are like where they are not plain."""

    facts: Mapping[str, str]
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    shown: tuple[str, ...] = ()
    """Kinds of which no fact is, but in which views and scenes speak."""
    player: str = ""
    """The word of the ids that stand for players: its number, from 1, is the seat's; empty where there are none."""
    concerned: str = ""
    """The fact that says whom a refusal concerns; empty where a refusal needs no such word."""

    def kind_of(self, fact: str) -> str | None:
        """What kind of term a fact is; None where it is a plain number, word or switch."""
        return self.facts.get(fact)

    def kind(self, name: str) -> Kind:
        """What a kind is like."""
        return self.kinds.get(name, PLAIN)


NO_TERMS: Final = Terms({})
