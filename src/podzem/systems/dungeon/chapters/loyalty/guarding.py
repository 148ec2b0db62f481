"""Верность: who guards captives, and how many are too many (dungeon.captive.guard, dungeon.captive.excess)."""

from __future__ import annotations

from typing import Final

from podzem.expedition import captives
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.people import ANIMAL, Member
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group

CLAUSE: Final = "dungeon.captive.guard"


def guards(game: Game, group: Group) -> int:
    """Members who guard: ordered to, or all who stand at the end of the turn of a won fight; none on the run."""
    up = [game.members[number] for number in group.members if game.members[number].is_up]
    people = [member for member in up if member.kind != ANIMAL]
    if group.fast:
        return 0
    if group.fought == game.company.turn:
        return len(people)
    return sum(is_guarding(game, member) for member in people)


def is_guarding(game: Game, member: Member) -> bool:
    """By the order of this turn; where an encounter took the turn before any orders the guards of the last one go on.

    In combat nobody of the first rank guards.
    """
    order = game.orders.get(member.number) or game.before.get(member.number)
    if order is None or order.verb != "guard":
        return False
    return not is_in_first_rank(game, member)


def is_in_first_rank(game: Game, member: Member) -> bool:
    """Whether he stands in the first rank of the combat at hand."""
    row = row_of(game.fight, member.number) if game.fight is not None else -1
    return game.fight is not None and row >= 0 and game.fight.rank[row] == 0


def excess(game: Game, group: Group) -> int:
    """Captives of a group whom its guards cannot hold."""
    return captives.excess(game.company, group.number, guards(game, group))
