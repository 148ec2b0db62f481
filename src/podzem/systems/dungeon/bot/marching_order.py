"""In what order the bot marches: guards first, a light close behind them, healers last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from podzem.core.decisions import Decision
from podzem.expedition.shapes import MemberView
from podzem.systems.dungeon.bot import company
from podzem.systems.dungeon.view.shapes import ExpeditionView as View
from podzem.systems.dungeon.view.shapes import GroupView

AHEAD: Final = 2
"""So many guards go before the first light."""


def wanted(people: list[MemberView]) -> list[str]:
    """Two of the best guarded, the lights, the other guards, the rest, those who can heal."""
    guards = sorted((one for one in people if _can_guard(one)), key=_best)[:AHEAD]
    others = sorted((one for one in people if one not in guards), key=_next)
    return [one.id for one in [*guards, *others]]


def _can_guard(one: MemberView) -> bool:
    return not one.conditions.wound and int(one.defence) >= company.GUARDED


def _best(one: MemberView) -> tuple[int, int, bool, str]:
    return -int(one.defence), -int(one.level), one.kind == "pc", one.id


def _next(one: MemberView) -> tuple[bool, bool, bool, int, str]:
    has_light = any(item.burning for item in one.items)
    return not has_light, not _can_guard(one), bool(one.medicine), -int(one.defence), one.id


def rearrange(view: View, group: GroupView, decisions: Sequence[Decision]) -> Decision | None:
    """A change of the march that brings it nearer to what is wanted, if there is one."""
    people = {one.id: one for one in company.up(view) if one.kind != "animal"}
    ranks = [[id for id in rank if id in people] for rank in group.ranks]
    goal = wanted([people[id] for rank in ranks for id in rank])
    now = _lack(ranks, goal)
    moves = [one for one in decisions if one.order == "place" and any(one.words[0] in rank for rank in ranks)]
    best = min(moves, key=lambda one: (_lack(_moved(ranks, one), goal), one.words), default=None)
    return best if best is not None and _lack(_moved(ranks, best), goal) < now else None


def _moved(ranks: list[list[str]], move: Decision) -> list[list[str]]:
    """The ranks after a move: to the end of a rank, or into a new last one."""
    id, rank = move.words[0], int(move.words[1]) - 1
    moved = [[other for other in one if other != id] for one in [*ranks, []]]
    moved[rank].append(id)
    return [one for one in moved if one]


def _lack(ranks: list[list[str]], goal: list[str]) -> tuple[int, int]:
    """How many places are not yet right, from the front, and how far off the next one stands: less is better."""
    order = [id for rank in ranks for id in rank]
    right = 0
    while right < len(goal) and order[right] == goal[right]:
        right += 1
    return len(goal) - right, order.index(goal[right]) - right if right < len(goal) else 0
