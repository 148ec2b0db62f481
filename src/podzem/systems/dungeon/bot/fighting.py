"""What the bot orders in a fight: stand where few can come at once, close with those who shoot, strike, never panic."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from podzem.core.decisions import Decision
from podzem.expedition.shapes import FightView, FrontView, MemberView
from podzem.world.creatures import CREATURES

FAR_HS: Final = 18
PATIENCE: Final = 8
"""Phases for which one stands and waits for those who do not come."""


class View(Protocol):
    """What a fight asks of a view, be it of those below ground or above it."""

    @property
    def members(self) -> list[MemberView]:
        """The party's own."""

    @property
    def leader(self) -> str | None:
        """Who leads it."""

    @property
    def fight(self) -> FightView | None:
        """The fight."""


def in_combat(view: View, decisions: Sequence[Decision]) -> Decision:
    """A loss, a leader, a shot, a step or a blow, whatever is asked."""
    for order in (_lose, _lead, _shoot, _strike, _move):
        found = order(view, decisions)
        if found is not None:
            return found
    return next((one for name in QUIET for one in decisions if one.order == name), decisions[0])


QUIET: Final = ("hold_line", "break_off", "fall_back", "lose")


def _of(decisions: Sequence[Decision], name: str) -> list[Decision]:
    return [decision for decision in decisions if decision.order == name]


def _lose(view: View, decisions: Sequence[Decision]) -> Decision | None:
    """The least first, heroes last."""
    people = {one.id: one for one in view.members}
    owed = [one for one in _of(decisions, "lose") if one.words[0] in people]
    return min(owed, key=lambda one: (_worth(people[one.words[0]]), one.words), default=None)


def _worth(one: MemberView) -> tuple[bool, int, int, int]:
    return one.kind == "pc", -int(one.resilience), int(one.medicine), int(one.level)


def _lead(view: View, decisions: Sequence[Decision]) -> Decision | None:
    return next(iter(_of(decisions, "leader")), None) if not view.leader else None


def _shoot(view: View, decisions: Sequence[Decision]) -> Decision | None:
    """The best chance of those in the first rank is a shot at somebody seen (dungeon.auto.party_bot)."""
    fight = _fight(view)
    front, fighters = fight.fronts[0], fight.fighters
    shooters = [name for name in front.sides[0][0] if fighters[name].shoots] if front.sides[0] else []
    return next(iter(_of(decisions, "fire")), None) if shooters and front.seen else None


def _fight(view: View) -> FightView:
    assert view.fight is not None
    return view.fight


def _strike(view: View, decisions: Sequence[Decision]) -> Decision | None:
    return next(iter(_of(decisions, "fight")), None)


def _move(view: View, decisions: Sequence[Decision]) -> Decision | None:
    """Close with those who shoot from afar or who will not come; else let them come where few can stand."""
    fight = _fight(view)
    front = fight.fronts[0]
    if not (_they_shoot(fight, front) or fight.phase > PATIENCE):
        return None
    steps = sorted(_of(decisions, "close_in"), key=lambda one: int(one.words[0]))
    return next((one for one in steps if int(one.words[0]) >= _stride(front, steps)), steps[-1] if steps else None)


def _stride(front: FrontView, steps: list[Decision]) -> int:
    """As far as one walks in a phase, half of what one can run: in the open that is thrice as far as below ground."""
    walked = int(steps[-1].words[0]) // 2
    return walked if front.hs is None else min(front.hs, walked)


def _they_shoot(fight: FightView, front: FrontView) -> bool:
    """Whether those opposite shoot from so far that they will not come by themselves."""
    if front.hs is None or len(front.sides) < 2 or front.hs <= FAR_HS:
        return False
    types = [fight.fighters[name].type for rank in front.sides[1] for name in rank]
    return any(type in CREATURES and CREATURES[type].shot is not None for type in types)
