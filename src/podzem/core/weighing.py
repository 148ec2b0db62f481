"""A step that lies before a human judge: its dice as they fell, the faces that he gives some, and what would be told.

The step is played on a copy and told to nobody; until he lets it stand the game has not moved.
"""

from __future__ import annotations

from typing import Any

import msgspec

from podzem.core.decisions import JUDGE, Decision, read_decision
from podzem.core.dice import Dice, Recorded
from podzem.core.errors import Malformed
from podzem.core.ruling import Ruled, Ruling, events_of
from podzem.core.step import Step, step
from podzem.core.system import System


class Held(msgspec.Struct, frozen=True):
    """The decision, its dice as they fell, and the faces that the judge gave some."""

    do: str
    fallen: list[tuple[int, int]]
    rulings: list[Ruling] = msgspec.field(default_factory=list)

    @property
    def decision(self) -> Decision:
        """What was decided."""
        return read_decision(self.do)

    @property
    def faces(self) -> list[tuple[int, int]]:
        """The dice as they are to be told."""
        ruled = {(number, sides): face for number, sides, face in self.rulings}
        return [(sides, ruled.get((number, sides), face)) for number, (sides, face) in enumerate(self.fallen)]

    @property
    def replaced(self) -> list[tuple[int, int]]:
        """The dice that are to show another face, and what had fallen."""
        pairs = enumerate(zip(self.fallen, self.faces))
        return [(number, fell[1]) for number, (fell, told) in pairs if fell != told]

    def with_face(self, die: int, face: int) -> list[Ruling]:
        """The rulings when one die, numbered from 0, is to show another face."""
        if not 0 <= die < len(self.fallen):
            raise Malformed(f"the step has {len(self.fallen)} dice; there is no die {die}")
        sides, _ = self.fallen[die]
        if not 1 <= face <= sides:
            raise Malformed(f"{face} is no face of a d{sides}: 1 to {sides} was expected")
        return [*(ruling for ruling in self.rulings if ruling[0] != die), (die, sides, face)]


def thrown(system: System[Any], state: Any, decision: Decision, dice: Dice, rulings: list[Ruling]) -> Held:
    """Play a step and put the dice back: they are used up when it is told."""
    ruled, mark = Ruled(dice, rulings), dice.mark()
    step(system, state, decision, ruled)
    dice.restore(mark)
    return Held(str(decision), ruled.fallen, rulings)


def is_to_be_weighed(system: System[Any], state: Any, held: Held) -> bool:
    """What fell, and what tells nothing by being held even where none fell; the judge's own acts only if dice fell."""
    decision = held.decision
    return bool(held.fallen) or (decision.seat != JUDGE and system.book.orders[decision.order].hides_dice(state))


def weighed(system: System[Any], state: Any, held: Held) -> Step[Any]:
    """The step as it would be told; what the judge replaced is told to him alone."""
    done = step(system, state, held.decision, Recorded(held.faces))
    events = done.events + events_of(held.replaced, done.faces, system.book.judge_clause)
    return Step(done.decision, done.state, events, done.faces)
