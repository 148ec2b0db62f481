"""The fast lane of «ШИРМА»: codes of decisions, and fights in which everybody follows the master's list."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from podzem.core.decisions import Decision
from podzem.core.dice import Dice
from podzem.core.lane import Lane
from podzem.core.scribe import Scribe
from podzem.systems.screen import codes, orders
from podzem.systems.screen.bot.following import usual
from podzem.systems.screen.creature import HEROES
from podzem.systems.screen.fight import AFTER, OVER, Fight
from podzem.systems.screen.resample import resample


@final
class ScreenLane(Lane):
    """The table of orders over codes; the rule of thumb needs no list of them."""

    def __init__(self) -> None:
        super().__init__(codes.ORDER_BITS)

    def decode(self, state: object, code: i64) -> Decision:
        assert isinstance(state, Fight)
        return codes.decode(state, code)

    def codes(self, state: object) -> vec[i64]:
        assert isinstance(state, Fight)
        found = vec[i64]()
        for seat in orders.awaited(state):
            for decision in orders.decisions(state, seat):
                found = append(found, codes.encode(state, decision))
        return found

    def play(self, state: object, code: i64, scribe: Scribe) -> None:
        assert isinstance(state, Fight)
        orders.apply(state, codes.decode(state, code), scribe)

    def twin(self, state: object) -> object:
        assert isinstance(state, Fight)
        return state.copy()

    def asked(self, state: object) -> i64:
        assert isinstance(state, Fight)
        return asked(state)

    def clock(self, state: object) -> i64:
        assert isinstance(state, Fight)
        return state.clock

    def advise(self, state: object, codes_open: vec[i64]) -> i64:
        assert isinstance(state, Fight)
        return codes.encode(state, usual(state, asked(state)))

    def follow(self, state: object, scribe: Scribe, most: i64) -> None:
        assert isinstance(state, Fight)
        while state.stage != OVER and state.clock <= most:
            orders.apply(state, usual(state, asked(state)), scribe)

    def outlook(self, state: object, seat: i64) -> float:
        """The heroes' share of the health that is left in the fight."""
        assert isinstance(state, Fight)
        if state.stage in (AFTER, OVER):
            return 1.0 if state.outcome == "won" else 0.0
        ours = sum(one.hp for one in state.everybody if one.side == HEROES and not one.out)
        theirs = sum(one.hp for one in state.everybody if one.side != HEROES and not one.out)
        return ours / max(1, ours + theirs)

    def imagine(self, state: object, seat: i64, dice: Dice) -> object:
        assert isinstance(state, Fight)
        return resample(state, seat, dice)

    def fault(self, state: object) -> str:
        assert isinstance(state, Fight)
        return fault(state)


def asked(fight: Fight) -> int:
    """The seat that is asked now; after the fight the first that may decide."""
    return orders.awaited(fight)[0]


def fault(fight: Fight) -> str:
    """The first thing about a fight that cannot be: health, hands, grips."""
    for one in fight.everybody:
        if not 0 <= one.hp <= fight.kind_of(one).hp or (one.dead and one.hp):
            return f"{one.id} has {one.hp} HP"
        if any(number and one.weapon(number) is None for number in (one.main, one.off)):
            return f"{one.id} holds what he does not have"
        if one.mount and fight.creatures[one.mount].rider != one.number:
            return f"{one.id} rides one that carries another"
    held = list(fight.clinches.values())
    return "" if len(set(held)) == len(held) else "somebody is held twice"
