"""A company of people anywhere: who belongs to it, what it owns, who leads; it knows no map."""

from __future__ import annotations

from dataclasses import dataclass, field

from podzem.core.copying import copied
from podzem.core.memo import Memoized
from podzem.core.setting import Setting
from podzem.expedition.ledger import Ledger
from podzem.expedition.people import ACTIVE, CAPTIVE, DOWN, Member


@dataclass
class Company(Memoized):
    """Members, money, time; a campaign keeps one company and lends it to one site after another."""

    setting: Setting = field(compare=False, repr=False)
    turn: int = 0
    """Turns that have passed below since entering."""
    day_turn: int = 0
    caller: int = 0
    """The seat that speaks and moves for all."""
    leader: int = 1
    """The number of the member whose fall shakes loyalty."""
    next_number: int = 1
    members: dict[int, Member] = field(default_factory=dict)
    """Everybody who has a number: its own people, captives, those met."""
    falls: int = 0
    """How many have fallen so far; it numbers them, for the dice of breakage."""
    ledger: Ledger = field(default_factory=Ledger)

    def copy(self) -> Company:
        """An equal company that shares nothing that changes."""
        return copied(self)

    @property
    def audience(self) -> int:
        """The seats of the company (and the judge), not the watchers."""
        return (1 << self.setting.players) - 1

    def take_number(self) -> int:
        """A number that nobody and nothing has yet."""
        self.next_number += 1
        return self.next_number - 1

    def of_seat(self, seat: int) -> list[Member]:
        """The members on their way for whom a seat orders."""
        return [member for member in self.below() if member.owner == seat]

    def below(self) -> list[Member]:
        """Its living free members who are on their way, in roster order, the fallen with them."""
        return [m for m in self.members.values() if m.owner >= 0 and m.group and m.status in (ACTIVE, DOWN)]

    def captives(self, group: int) -> list[Member]:
        """The captives that a group holds."""
        return [m for m in self.members.values() if m.status == CAPTIVE and m.captor == group]
