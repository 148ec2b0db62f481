"""Back into the open: people, captives and things go with the party again (surface.dungeon.return, .clock)."""

from __future__ import annotations

from fractions import Fraction

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, DEAD, Member
from podzem.systems.surface.chapters import budget, days, hours, parting
from podzem.systems.surface.chapters.going_below import camp
from podzem.systems.surface.events import below as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import DAWN, MARCH, Party
from podzem.systems.surface.telling import amount, side


def come_out(game: Game, party: Party, scribe: Scribe) -> None:
    """Nobody free is below any more: who lives is back; where nobody is, the party is lost."""
    below, underground = game.below, game.underground
    assert below is not None
    assert underground is not None
    now, members = hours.now(game, party), underground.take_out()
    game.below = None
    _take_in(game, party, members)
    if not parting.is_watched(game, party):
        game.parties.remove(party)
        camp.forsake(game, party)
        return
    facts: dict[str, Value] = {"party": party.number, "members": [one.id for one in game.members_of(party)]}
    scribe.record(events.CAME_UP, facts, audience=side(game, party))
    camp.pick_up(game, party, below.robbed, scribe)
    _tell_time(game, party, now, scribe)


def _take_in(game: Game, party: Party, members: list[Member]) -> None:
    """In roster order, as everywhere."""
    for member in members:
        game.company.members[member.number] = member
        if member.status == CAPTIVE:
            member.captor = party.number
        elif member.status != DEAD:
            member.group = party.number
    game.company.members = dict(sorted(game.company.members.items()))


def _tell_time(game: Game, party: Party, now: Fraction, scribe: Scribe) -> None:
    """The hours below are spent; loads are counted anew, and with the waking hours the day's march is over."""
    if not party.base:
        party.phase = DAWN
        budget.fix(game, party)
    party.phase, party.outside = MARCH, True
    base = party.reckoned
    party.spent = max(party.spent, min(base, base * now / hours.AWAKE))
    budget.lower(game, party)
    facts: dict[str, Value] = {
        "party": party.number,
        "spent": amount(party.spent),
        "left": amount(budget.remaining(game, party)),
    }
    scribe.record(events.HOURS_BELOW, facts, audience=side(game, party))
    if now >= hours.AWAKE:
        days.camp(game, party, scribe)
