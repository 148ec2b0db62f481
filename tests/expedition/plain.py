"""A plain by day as the surroundings of a company: what falls lies in the grass, and everybody goes together."""

from dataclasses import dataclass, field

from podzem.core.options import Choice
from podzem.core.setting import Setting
from podzem.expedition.company import Company
from podzem.expedition.people import ACTIVE, Member
from podzem.world.item import Item

OPTIONS: dict[str, Choice] = {
    "ammo_recovery": "off",
    "body_weight": "170",
    "bow_space": "0.5",
    "drag_mode": "total",
    "halve_textiles": False,
    "levels_in_combat": True,
    "loyalty_dynamic": True,
    "party": "outfit",
    "wound_items": 5,
}
"""The switches that rules about people ask for, each by the book."""


def company(players: int = 1, **options: Choice) -> Company:
    """A company of nobody yet."""
    return Company(Setting(players, {**OPTIONS, **options}))


@dataclass
class Plain:
    """Surroundings without a map."""

    band: list[int] = field(default_factory=list)
    """Who goes with the company, in marching order."""
    grass: list[Item] = field(default_factory=list)
    bodies: list[int] = field(default_factory=list)
    fights: bool = False

    def set_out(self, members: list[Member]) -> None:
        for member in members:
            member.status = ACTIVE
            self.join(member, 1)

    def is_fighting(self, member: Member) -> bool:
        return self.fights and member.number in self.band

    def leaves_time_for(self, member: Member) -> bool:
        return not self.fights

    def keeper_of(self, member: Member) -> int:
        return 1

    def lay_down(self, member: Member, items: list[Item]) -> None:
        self.grass += items

    def lay_out(self, member: Member) -> None:
        self.pick_up(member)
        self.bodies.append(member.number)

    def pick_up(self, member: Member) -> None:
        self.bodies = [number for number in self.bodies if number != member.number]

    def join(self, member: Member, group: int) -> None:
        member.group = group
        self.band.append(member.number)

    def leave(self, member: Member) -> None:
        member.group = 0
        self.band = [number for number in self.band if number != member.number]

    def stop(self, member: Member) -> None:
        """Nobody is ordered about here."""
