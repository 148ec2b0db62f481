"""The caller (delve.auto.bots): explores, searches rooms once, fights what is weak, comes home in time.

It is given a view, its decisions and states to imagine; of an imagined state it reads only what the party knows.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, final

from podzem.core.decisions import Decision
from podzem.core.dice import Seeded
from podzem.core.memo import frozen
from podzem.core.protocols import Imagine
from podzem.systems.delve.abilities import CRAFT, NOTICE, RUN, STEALTH
from podzem.systems.delve.bot import exploring, fighting, meeting
from podzem.systems.delve.game import COMBAT, MEETING, TOWN, Game

SERVED: Final = (NOTICE, STEALTH, CRAFT, RUN, ("strength", "fight"))
"""The attribute that is added to each skill."""


@final
class Caller:
    """Leads the party, or plays one seat of it."""

    is_slow = False

    def choose(self, view: Any, decisions: Sequence[Decision], imagine: Imagine) -> Decision:
        """One of the decisions."""
        game: Game = imagine(Seeded(1))
        with frozen(game):
            return _choose(game, decisions)


def _choose(game: Game, decisions: Sequence[Decision]) -> Decision:
    if game.questions:
        return _answer(game, decisions)
    if game.stage == COMBAT:
        return fighting.choose(game, decisions)
    if game.stage == MEETING:
        return meeting.choose(game, decisions)
    if game.stage == TOWN:
        return _in_town(game, decisions)
    return exploring.choose(game, decisions)


def _answer(game: Game, decisions: Sequence[Decision]) -> Decision:
    """What the book would have."""
    default = game.questions[-1].default
    return next((one for one in decisions if default in one.words), decisions[0])


def _in_town(game: Game, decisions: Sequence[Decision]) -> Decision:
    """Finish what is begun: roll, train, raise what is trained most; then go below, and once back stay at home."""
    for order in ("roll", "assign", "train", "raise", "finish", "set_out"):
        open_now = [decision for decision in decisions if decision.order == order]
        if open_now:
            return max(open_now, key=lambda one: _merit(game, one)) if order == "raise" else open_now[0]
    return decisions[0]


def _merit(game: Game, decision: Decision) -> int:
    """How well the skill is trained that an attribute serves (table B3, creation)."""
    id, attribute = decision.words
    person = next(one for one in game.people.values() if one.id == id)
    return max((int(getattr(person, skill)) for served, skill in SERVED if served == attribute), default=-1)
