"""One clock above and below: 144 turns a day (surface.dungeon.clock), and what its passing brings."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import ceil
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import hours
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.going_below import camp, returning
from podzem.systems.surface.chapters.going_below.lending import lent
from podzem.systems.surface.events import below as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import SUPPLIES, Party

PASSING: Final = "passing"


def last_turn(since: Fraction) -> int:
    """The turn below at whose end today turns."""
    return max(0, ceil(hours.DAY_TURNS - since))


def pass_time(game: Game, words: list[str], scribe: Scribe) -> None:
    """Meetings that the clock has reached are cancelled; who is out comes back."""
    underground = game.underground
    if game.below is None or underground is None:
        return
    party = game.party(game.below.party)
    _cancel(game, party, scribe)
    if underground.is_over:
        returning.come_out(game, party, scribe)


def _cancel(game: Game, party: Party, scribe: Scribe) -> None:
    """Who is below meets nobody above; what is drawn for a camp is the camp's own."""
    reached = hours.now(game, party) * party.reckoned / hours.AWAKE
    for k in [k for k in sorted(party.measures) if daily.measure(party, k) <= reached]:
        party.measures.remove(k)
        scribe.record(events.MEETING_PASSED, {"party": party.number})


def next_day(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: the clock of those below begins anew, and they go on."""
    if game.below is None:
        return
    party = game.party(game.below.party)
    party.feeding, party.measures, party.passed = SUPPLIES, [], []
    game.below.since -= hours.DAY_TURNS
    with lent(game) as underground:
        assert underground is not None
        underground.go_on(last_turn(game.below.since), scribe)
    game.agenda[:0] = [PASSING]


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    PASSING: pass_time,
    "day_below": next_day,
    "unwatched": camp.evening,
}
