"""The fast lane: decisions as packed integers, for simulation and search, without leaving compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.scribe import Scribe

ORDER_BITS: Final = 5
"""The lowest bits of every code are its order; the rest are the order's words."""
ORDER_MASK: Final = (1 << ORDER_BITS) - 1


class Lane:
    """A system's rules over codes; its typed decisions are derived from these."""

    def codes(self, state: object) -> vec[i64]:
        """Every legal decision as a code; empty when the game is over."""
        raise NotImplementedError

    def play(self, state: object, code: i64, scribe: Scribe) -> None:
        """Carry out a legal code."""
        raise NotImplementedError

    def twin(self, state: object) -> object:
        """A copy of the state."""
        raise NotImplementedError

    def fault(self, state: object) -> str:
        """The first invariant of the catalogue that the state breaks; empty when all hold."""
        raise NotImplementedError
