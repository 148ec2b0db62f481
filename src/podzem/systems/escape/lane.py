"""The fast lane of `escape`."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.systems.escape.game import Game
from podzem.systems.escape.invariants import fault
from podzem.systems.escape.legal import codes
from podzem.systems.escape.play import play


@final
class EscapeLane(Lane):
    """Legality and rules over codes."""

    def codes(self, state: object) -> vec[i64]:
        assert isinstance(state, Game)
        return codes(state)

    def play(self, state: object, code: i64, scribe: Scribe) -> None:
        assert isinstance(state, Game)
        play(state, code, scribe)

    def twin(self, state: object) -> object:
        assert isinstance(state, Game)
        return state.copy()

    def fault(self, state: object) -> str:
        assert isinstance(state, Game)
        return fault(state)
