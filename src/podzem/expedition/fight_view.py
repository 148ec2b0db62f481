"""«Бой»: a combat as somebody sees it, opponents only where light or dark sight shows them (dungeon.light.reveal)."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import JUDGE
from podzem.expedition.company import Company
from podzem.expedition.fight import marks, telling
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.fight.sight import is_others_shown
from podzem.expedition.shapes import FighterView, FightView, FrontView

_SHOWN: Final = (
    "broken",
    "cowers",
    "barred",
    "asleep",
    "incidental",
    "busy",
    "aim_far",
    "breaker",
    "to_front",
    "to_back",
)


def fight_view(company: Company, fight: Fight, viewer: int) -> FightView:
    """The fight as a viewer sees it: opponents only where light or dark sight shows them."""
    fronts = [_front(fight, front, viewer) for front in range(marks.FRONTS) if fight.gap[front] >= 0]
    shown = {name for front in fronts for side in front.sides for rank in side for name in rank}
    return FightView(
        phase=int(fight.phase),
        mode="melee" if fight.is_melee(0) else "shooting",
        stage=marks.STAGES[fight.stage],
        fronts=fronts,
        fighters={name: _fighter(company, fight, row) for row, name in enumerate(fight.names) if name in shown},
        ordered=[awaited_front(fight, side) < 0 for side in range(2)],
        surprised=telling.SIDES[fight.stunned] if fight.stunned >= 0 else None,
    )


def _front(fight: Fight, front: int, viewer: int) -> FrontView:
    visible = viewer == JUDGE or is_others_shown(fight, front)
    sides = [_ranks(fight, front, 0), _ranks(fight, front, 1) if visible else []]
    widths = [int(fight.width[2 * front]) / 2, int(fight.width[2 * front + 1]) / 2]
    return FrontView(hs=int(fight.gap[front]) if visible else None, width=widths, sides=sides, seen=visible)


def _ranks(fight: Fight, front: int, side: int) -> list[list[str]]:
    found: dict[int, list[str]] = {}
    for row in fight.line:
        if fight.stands(row, front, side):
            found.setdefault(int(fight.rank[row]), []).append(fight.names[row])
    return [found[rank] for rank in sorted(found)]


def _fighter(company: Company, fight: Fight, row: int) -> FighterView:
    member = company.members[fight.member[row]]
    marked = [name for bit, name in enumerate(marks.MARKS) if name in _SHOWN and fight.marks[row] >> bit & 1]
    return FighterView(
        number=member.number,
        type=member.type,
        level=int(fight.level[row]),
        left=int(fight.left[row]),
        space=int(fight.space[row]),
        mine=member.owner >= 0,
        flags=marked,
        shoots=fight.is_a(row, marks.SHOOTS) and member.owner >= 0,
    )
