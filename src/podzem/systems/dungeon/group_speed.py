"""«Движение»: how fast a group goes (dungeon.move.party_speed)."""

from __future__ import annotations

from podzem.core.memo import cached
from podzem.expedition.carrying import slowest
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Group


def group_speed(game: Game, group: Group) -> int:
    """A group goes at the speed of its slowest; who lies is carried, captives walk along."""
    return cached(game, "speed", group.number, "", lambda: _group_speed(game, group))


def _group_speed(game: Game, group: Group) -> int:
    marching = [game.members[number] for number in group.members]
    return slowest(game.company, [*marching, *game.company.captives(group.number)])
