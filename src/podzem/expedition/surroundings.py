"""Where a company is, as far as a rule about people has to ask of it or change it: a dungeon, a plain, a town."""

from __future__ import annotations

from typing import Protocol

from podzem.expedition.people import Member
from podzem.world.item import Item


class Surroundings(Protocol):
    """What falls to the ground, who goes with whom, and whether there is a fight."""

    def is_fighting(self, member: Member) -> bool:
        """Whether the group he goes with is in combat."""

    def leaves_time_for(self, member: Member) -> bool:
        """Whether those with him could have treated him this turn."""

    def keeper_of(self, member: Member) -> int:
        """The number of the group that would hold him captive; 0 none."""

    def lay_down(self, member: Member, items: list[Item]) -> None:
        """These things lie beside him."""

    def lay_out(self, member: Member) -> None:
        """His body lies where he is."""

    def pick_up(self, member: Member) -> None:
        """He stands up or is gone: no body lies there any more."""

    def join(self, member: Member, group: int) -> None:
        """He goes with a group from now on, last in its marching order."""

    def leave(self, member: Member) -> None:
        """He goes with nobody any more, and what he was ordered lapses."""

    def stop(self, member: Member) -> None:
        """His order of this turn lapses."""
