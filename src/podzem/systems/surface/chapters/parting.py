"""Who leaves a party for good, what lies where he fell, and parties that nobody is left in."""

from __future__ import annotations

from podzem.expedition.people import ANIMAL, CAPTIVE, DEAD, Member
from podzem.systems.surface.game import Game
from podzem.systems.surface.parties import BELOW, Party
from podzem.world.item import Item


def party_of(game: Game, member: Member) -> Party | None:
    """The party with which he goes, or which holds him."""
    number = member.group or member.captor
    return next((party for party in game.parties if party.number == number), None)


def keeps_watch(member: Member) -> bool:
    """Whether he can lead a party or guard a camp: somebody of the company who is no animal and no captive."""
    return member.owner >= 0 and member.kind != ANIMAL and member.status != CAPTIVE


def is_watched(game: Game, party: Party) -> bool:
    """Whether one of its people is with it: animals and captives alone go nowhere (surface.core.party)."""
    return any(keeps_watch(member) for member in game.members_of(party))


def bury(game: Game, member: Member) -> None:
    """Dead: what he had lies in the cell, below ground with his body; nobody rides him any more."""
    for site in game.sites_in_use:
        if member in game.sites[site]:
            game.sites[site].bury(member)
            return
    party = party_of(game, member)
    if party is not None:
        lay_down(game, party, member.items)
    vanish(game, member)


def vanish(game: Game, member: Member) -> None:
    """Dead, and all that he had is lost."""
    member.status, member.items, member.group, member.captor, member.rides = DEAD, [], 0, 0, 0
    for other in game.members.values():
        if other.rides == member.number:
            other.rides = 0
    game.parties = [party for party in game.parties if game.members_of(party) or party.phase == BELOW]


def lay_down(game: Game, party: Party, items: list[Item]) -> None:
    """Things lie in the cell from now on."""
    if items:
        laid = party.knowledge.laid
        laid[str(party.believed)] = [*laid.get(str(party.believed), []), *(item.number for item in items)]
        game.lying[str(party.cell)] = [*game.lying.get(str(party.cell), []), *items]
