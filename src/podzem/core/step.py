"""One step: a decision taken, refused or failed; the old state is never touched."""

from __future__ import annotations

import hashlib
from typing import Generic, Protocol, final

from podzem.core.decisions import Decision
from podzem.core.dice import Dice, Recording
from podzem.core.errors import BadScript, Refused
from podzem.core.events import OPEN, Event
from podzem.core.protocols import S, State
from podzem.core.scribe import Scribe
from podzem.core.system import System


@final
class Step(Generic[S]):
    """What a decision led to: the new state, the events in order, the faces that chance gave."""

    def __init__(
        self, decision: Decision, state: S, events: tuple[Event, ...], faces: tuple[tuple[int, int], ...]
    ) -> None:
        self.decision = decision
        self.state = state
        self.events = events
        self.faces = faces


class Taken(Protocol):
    """A decision that was taken, with what it led to: a step, or a moment of a journal."""

    @property
    def decision(self) -> Decision | None:
        """What was decided."""
        ...

    @property
    def events(self) -> tuple[Event, ...]:
        """What was told, in order."""
        ...

    @property
    def faces(self) -> tuple[tuple[int, int], ...]:
        """The faces that chance gave."""
        ...


def step(system: System[S], state: S, decision: Decision, dice: Dice) -> Step[S]:
    """Apply a decision to a copy; a refusal or an error leaves state and dice as they were."""
    refusal = system.refuse(state, decision)
    if refusal is not None:
        raise Refused(refusal)
    after, recording = state.copy(), Recording(dice)
    scribe = Scribe(recording, listening=True)
    mark = dice.mark()
    try:
        system.apply(after, decision, scribe)
    except BadScript as error:
        dice.restore(mark)
        raise BadScript(f"{error}; in {str(decision)!r}{_last_told(scribe)} [{system.book.script_clause}]") from None
    except Exception:
        dice.restore(mark)
        raise
    return Step(decision, after, tuple(scribe.events), tuple(recording.faces))


def _last_told(scribe: Scribe) -> str:
    """What had been told when a script did not fit, so that one sees how far the rule had come and about whom."""
    return f", after {scribe.events[-1]!r}" if scribe.events else ""


def reveals(system: System[S], before: S, done: Taken) -> bool:
    """Whether chance answered, or nobody may know whether it did, or something hidden was shown.

    Then it cannot be taken back.
    """
    if done.faces or any(event.audience != OPEN or event.name in system.book.disclosing for event in done.events):
        return True
    spec = system.book.orders.get(done.decision.order) if done.decision is not None else None
    return spec is not None and spec.hides_dice(before)


def digest(state: State) -> str:
    """A short fingerprint of a state."""
    return hashlib.blake2b(state.key(), digest_size=8).hexdigest()
