"""One clock above and below: 144 turns a day (surface.dungeon.clock), and what its passing brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from podzem.core.scribe import Scribe
from podzem.systems.surface.chapters import hours
from podzem.systems.surface.chapters.encounters import daily
from podzem.systems.surface.chapters.going_below import camp, entering, returning
from podzem.systems.surface.chapters.going_below.lending import lent
from podzem.systems.surface.events import below as events
from podzem.systems.surface.game import Descent, Game
from podzem.systems.surface.parties import SUPPLIES, Party


def pass_time(game: Game, words: list[str], scribe: Scribe) -> None:
    """Meetings that the clock has reached are cancelled; who is out comes back, who waited goes in."""
    for descent in [one for one in game.descents if not one.waits]:
        _cancel(game, game.party(descent.party), scribe)
        if is_out(game, descent):
            returning.come_out(game, descent, scribe)
    for descent in [one for one in game.descents if one.waits]:
        entering.go_in(game, descent, scribe)


def is_out(game: Game, descent: Descent) -> bool:
    """Whether nobody free of a party is below any more."""
    underground = game.sites[descent.site]
    people = game.members_of(game.party(descent.party))
    return underground.is_over or not any(underground.is_free_below(member) for member in people)


def _cancel(game: Game, party: Party, scribe: Scribe) -> None:
    """Who is below meets nobody above; what is drawn for a camp is the camp's own."""
    reached = hours.now(game, party) * party.reckoned / hours.AWAKE
    for k in [k for k in sorted(party.measures) if daily.measure(party, k) <= reached]:
        party.measures.remove(k)
        scribe.record(events.MEETING_PASSED, {"party": party.number})


def next_day(game: Game, words: list[str], scribe: Scribe) -> None:
    """At dawn: the clock of those below begins anew, and they go on."""
    for descent in game.descents:
        party = game.party(descent.party)
        party.feeding, party.measures, party.passed = SUPPLIES, [], []
        descent.since -= hours.DAY_TURNS
    for site in game.sites_in_use:
        since = next(descent.since for descent in game.descents if descent.site == site and not descent.waits)
        with lent(game, site, scribe) as underground:
            underground.go_on(entering.last_turn(since), scribe)
    game.agenda[:0] = [entering.PASSING]


STEPS: Final[dict[str, Callable[[Game, list[str], Scribe], None]]] = {
    entering.PASSING: pass_time,
    "day_below": next_day,
    "unwatched": camp.evening,
    "tied": camp.passing_by,
}
