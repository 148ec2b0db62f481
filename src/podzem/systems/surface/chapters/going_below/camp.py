"""Those who stay at the entrance, and what is left there without a watch (surface.dungeon.camp)."""

from __future__ import annotations

from typing import Final

from podzem.core.events import Value
from podzem.core.scribe import Scribe
from podzem.expedition.people import CAPTIVE, GONE, Member
from podzem.systems.surface.chapters import budget
from podzem.systems.surface.chapters.parting import is_watched
from podzem.systems.surface.events import below as events
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, CAMP, Party
from podzem.systems.surface.setting import read_part
from podzem.systems.surface.telling import side

DIE: Final = 6
LOST_TO: Final[int] = read_part("days")["unwatched"]["chance"]


def tie_up(game: Game, party: Party) -> None:
    """Animals and captives that nobody watches wait where they are."""
    budget.fix(game, party)
    party.phase, party.march = CAMP, None


def _here(game: Game, party: Party) -> list[Party]:
    """The other parties at the entrance."""
    place = (party.cell, party.bank)
    return [other for other in game.parties if other.phase != BELOW and (other.cell, other.bank) == place]


def unwatched(game: Game, party: Party) -> list[Party]:
    """What waits at the entrance for those below, if nobody watches there."""
    others = _here(game, party)
    return [] if any(is_watched(game, other) for other in others) else others


def evening(game: Game, words: list[str], scribe: Scribe) -> None:
    """One die for all that was left without a camp; that it is gone is seen on the return."""
    if game.below is None or game.below.robbed:
        return
    party = game.party(game.below.party)
    is_camp = any(is_watched(game, other) for other in _here(game, party))
    is_left = bool(unwatched(game, party)) or str(party.cell) in game.lying
    if not is_camp and is_left:
        game.below.robbed = scribe.check(LOST_TO, DIE, events.UNWATCHED_DIE)


def pick_up(game: Game, party: Party, robbed: bool, scribe: Scribe) -> None:
    """Back at the entrance: what was tied there goes along again, or is found to be gone."""
    members = [member for other in unwatched(game, party) for member in game.members_of(other)]
    if robbed:
        _lose(game, party, members, scribe)
    else:
        for member in members:
            _lead(member, party)
    game.parties = [one for one in game.parties if one is party or game.members_of(one)]


def _lead(member: Member, party: Party) -> None:
    if member.status == CAPTIVE:
        member.captor = party.number
    else:
        member.group = party.number


def _lose(game: Game, party: Party, members: list[Member], scribe: Scribe) -> None:
    for member in members:
        member.status, member.group, member.captor, member.items = GONE, 0, 0, []
    game.lying.pop(str(party.cell), None)
    facts: dict[str, Value] = {"party": party.number, "members": [member.id for member in members]}
    scribe.record(events.UNWATCHED_LOST, facts, audience=side(game, party))


def forsake(game: Game, party: Party) -> None:
    """Nobody comes back for what was tied at the entrance."""
    for other in unwatched(game, party):
        for member in game.members_of(other):
            member.status, member.group, member.captor = GONE, 0, 0
        game.parties.remove(other)
