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
    """The other parties where a party is, or where it went in."""
    place = (party.cell, party.bank)
    here = [other for other in game.parties if other.phase != BELOW and (other.cell, other.bank) == place]
    return [other for other in here if other is not party]


def _is_guarded(game: Game, party: Party) -> bool:
    """Whether somebody keeps watch where a party is."""
    return any(is_watched(game, other) for other in _here(game, party))


def unwatched(game: Game) -> list[Party]:
    """Beasts and captives that wait by themselves, wherever they were tied."""
    apart = [party for party in game.parties if party.phase != BELOW and not is_watched(game, party)]
    return [party for party in apart if not _is_guarded(game, party)]


def evening(game: Game, words: list[str], scribe: Scribe) -> None:
    """One die for all that was left without a camp at one place; that it is gone is seen on the return."""
    gone = [game.party(descent.party) for descent in game.descents]
    left = [party for party in gone if str(party.cell) in game.lying and not _is_guarded(game, party)]
    for cell in dict.fromkeys(str(party.cell) for party in [*unwatched(game), *left]):
        if cell not in game.robbed and scribe.check(LOST_TO, DIE, events.UNWATCHED_DIE):
            game.robbed.append(cell)


def pick_up(game: Game, party: Party, scribe: Scribe) -> None:
    """Where beasts were tied or things left: they go along again, or are found to be gone."""
    tied = [other for other in _here(game, party) if not is_watched(game, other)]
    members = [member for other in tied for member in game.members_of(other)]
    cell = str(party.cell)
    if cell in game.robbed:
        game.robbed.remove(cell)
        _lose(game, party, members, scribe)
    else:
        for member in members:
            _lead(member, party)
    game.parties = [one for one in game.parties if one is party or one.phase == BELOW or game.members_of(one)]


def passing_by(game: Game, words: list[str], scribe: Scribe) -> None:
    """A party has come into a cell where something was left without a watch."""
    party = game.party(int(words[0]))
    if str(party.cell) in game.robbed or any(not is_watched(game, other) for other in _here(game, party)):
        pick_up(game, party, scribe)


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
    tied = [other for other in _here(game, party) if not is_watched(game, other)]
    for other in tied if not _is_guarded(game, party) else []:
        for member in game.members_of(other):
            member.status, member.group, member.captor = GONE, 0, 0
        game.parties.remove(other)
