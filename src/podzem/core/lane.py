"""The fast lane: decisions as packed integers, for simulation and search, without leaving compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.scribe import Scribe

MOST_ORDERS: Final = 62
"""So many orders a lane can have: those of a choice are kept as bits of one number (`lab/playout.py`)."""


class Lane:
    """A system's rules over codes; its typed decisions are derived from these."""

    def __init__(self, order_bits: int) -> None:
        self.order_mask: i64 = (1 << order_bits) - 1
        """The lowest bits of every code are its order; the rest are the order's words, packed as the system likes."""

    def decode(self, state: object, code: i64) -> Decision:
        """The decision that a code stands for."""
        raise NotImplementedError

    def codes(self, state: object) -> vec[i64]:
        """Every legal decision as a code; empty when the game is over."""
        raise NotImplementedError

    def play(self, state: object, code: i64, scribe: Scribe) -> None:
        """Carry out a legal code."""
        raise NotImplementedError

    def twin(self, state: object) -> object:
        """A copy of the state."""
        raise NotImplementedError

    def asked(self, state: object) -> i64:
        """The seat that is asked now."""
        raise NotImplementedError

    def clock(self, state: object) -> i64:
        """How many turns have begun, whoever's; a state in which the count has just grown can be judged."""
        raise NotImplementedError

    def advise(self, state: object, codes: vec[i64]) -> i64:
        """What the system's rule of thumb would choose for the seat that is asked, by that seat's view."""
        raise NotImplementedError

    def follow(self, state: object, scribe: Scribe, most: i64) -> None:
        """Let every seat follow the rule of thumb until the game is over, or more than so many turns have begun."""
        while True:
            codes = self.codes(state)
            if len(codes) == 0 or self.clock(state) > most:
                return
            self.play(state, self.advise(state, codes), scribe)

    def outlook(self, state: object, seat: i64) -> float:
        """How likely the seat is to win as it looks, from 0 to 1; certain when the game is over."""
        raise NotImplementedError

    def imagine(self, state: object, seat: i64, dice: Dice) -> object:
        """Another state that the seat cannot tell from this one."""
        raise NotImplementedError

    def fault(self, state: object) -> str:
        """The first invariant of the catalogue that the state breaks; empty when all hold."""
        raise NotImplementedError
