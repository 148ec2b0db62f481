"""The open country as the surroundings of a company (expedition/surroundings.py): what falls lies in the cell."""

from __future__ import annotations

from dataclasses import dataclass

from podzem.expedition.people import Member
from podzem.systems.surface.chapters import parting
from podzem.systems.surface.game import COMBAT, Game
from podzem.world.item import Item


@dataclass
class OpenAir:
    """What the rules about people ask of a campaign and change in it."""

    game: Game

    def is_fighting(self, member: Member) -> bool:
        """Whether his party is in combat."""
        return self.game.stage == COMBAT and member.group == self.game.acting

    def leaves_time_for(self, member: Member) -> bool:
        """After a fight there is time."""
        return not self.is_fighting(member)

    def keeper_of(self, member: Member) -> int:
        """The party that the fight was about."""
        return self.game.acting

    def lay_down(self, member: Member, items: list[Item]) -> None:
        """In the cell of his party, or of the one that is acting."""
        party = parting.party_of(self.game, member)
        parting.lay_down(self.game, self.game.party(self.game.acting) if party is None else party, items)

    def lay_out(self, member: Member) -> None:
        """What a dead member of a party had lies there."""
        if parting.party_of(self.game, member) is not None:
            parting.bury(self.game, member)

    def pick_up(self, member: Member) -> None:
        """Nobody lies above ground as a thing."""

    def join(self, member: Member, group: int) -> None:
        """He goes with a party from now on."""
        member.group = group

    def leave(self, member: Member) -> None:
        """He goes with nobody any more."""
        member.group = member.rides = 0

    def stop(self, member: Member) -> None:
        """Nobody has orders of his own above ground."""
