"""A dungeon as the surroundings of a company: bodies and things lie in heaps, groups march in ranks."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from podzem.expedition.people import Member
from podzem.site.heaps import lay
from podzem.systems.dungeon.chapters.load import bodies
from podzem.systems.dungeon.game import Game
from podzem.world.item import Item

T = TypeVar("T")


def of_people_around(rule: Callable[..., T]) -> Callable[..., T]:
    """A rule about people in surroundings, as a row of the table of orders asks it."""

    def asked(game: Game, *words: Any) -> T:
        *rest, scribe = words
        return rule(game.company, *rest, Below(game), scribe)

    return asked


@dataclass
class Below:
    """What the rules about people ask of a game and change in it (expedition/surroundings.py)."""

    game: Game

    def is_fighting(self, member: Member) -> bool:
        """Whether his group is in combat."""
        return self.game.fight is not None and member.group == self.game.fight_group

    def leaves_time_for(self, member: Member) -> bool:
        """Not in combat, nor in a turn that an encounter used up before any orders."""
        game, group = self.game, bodies.nearest(self.game, member)
        if group is None:
            return True
        if game.fight is not None and group.number == game.fight_group:
            return False
        return any(number in game.orders for number in group.members)

    def keeper_of(self, member: Member) -> int:
        """The group that is nearest to him."""
        group = bodies.nearest(self.game, member)
        return group.number if group else 0

    def lay_down(self, member: Member, items: list[Item]) -> None:
        """To the heap beside him."""
        depth, at = bodies.place_of(self.game, member)
        lay(self.game.site, depth, at, items)

    def lay_out(self, member: Member) -> None:
        """A body in the heap where he lies."""
        depth, at = bodies.place_of(self.game, member)
        bodies.lay_out(self.game, member, depth, at)

    def pick_up(self, member: Member) -> None:
        """No heap has his body any more."""
        bodies.pick_up(self.game, member)

    def join(self, member: Member, group: int) -> None:
        """A rank of his own behind the others."""
        member.group = group
        self.game.group(group).ranks.append([member.number])

    def leave(self, member: Member) -> None:
        """Out of the ranks, with his orders and the acts that wait."""
        for group in self.game.groups:
            group.ranks = [rank for rank in ([n for n in rank if n != member.number] for rank in group.ranks) if rank]
        self.game.orders.pop(member.number, None)
        self.game.acts = [act for act in self.game.acts if act.member != member.number]
        member.group = 0

    def stop(self, member: Member) -> None:
        """He does nothing more this turn."""
        self.game.orders.pop(member.number, None)
