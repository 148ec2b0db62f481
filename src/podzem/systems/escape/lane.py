"""The fast lane of `escape`."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.systems.escape.codes import ORDER_BITS
from podzem.systems.escape.game import Game
from podzem.systems.escape.invariants import fault
from podzem.systems.escape.legal import codes
from podzem.systems.escape.outlook import outlook
from podzem.systems.escape.play import play
from podzem.systems.escape.resample import resample
from podzem.systems.escape.seeker import Seeker
from podzem.systems.escape.texts import decode
from podzem.systems.escape.view import View

SEEKER: Final = Seeker()


@final
class EscapeLane(Lane):
    """Legality and rules over codes."""

    def __init__(self) -> None:
        super().__init__(ORDER_BITS)

    def decode(self, state: object, code: i64) -> Decision:
        assert isinstance(state, Game)
        return decode(state, code)

    def codes(self, state: object) -> vec[i64]:
        assert isinstance(state, Game)
        return codes(state)

    def play(self, state: object, code: i64, scribe: Scribe) -> None:
        assert isinstance(state, Game)
        play(state, code, scribe)

    def twin(self, state: object) -> object:
        assert isinstance(state, Game)
        return state.copy()

    def asked(self, state: object) -> i64:
        assert isinstance(state, Game)
        return state.actor

    def clock(self, state: object) -> i64:
        assert isinstance(state, Game)
        players = state.setting.players
        return state.round * players + (state.seat - state.first) % players

    def advise(self, state: object, codes: vec[i64]) -> i64:
        assert isinstance(state, Game)
        return SEEKER.choose_code(View(state, state.actor), codes)

    def outlook(self, state: object, seat: i64) -> float:
        assert isinstance(state, Game)
        return outlook(state, seat)

    def imagine(self, state: object, seat: i64, dice: Dice) -> object:
        assert isinstance(state, Game)
        return resample(state, seat, dice)

    def fault(self, state: object) -> str:
        assert isinstance(state, Game)
        return fault(state)
