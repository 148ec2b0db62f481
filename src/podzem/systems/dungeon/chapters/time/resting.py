"""«Действия»: rest after exertion, and fatigue (dungeon.action.rest, dungeon.action.fatigue)."""

from __future__ import annotations

from typing import Final

from podzem.core.scribe import Scribe
from podzem.expedition.aid import recover
from podzem.expedition.people import DOWN, Member
from podzem.systems.dungeon import events
from podzem.systems.dungeon.game import Game

CLAUSE: Final = "dungeon.action.rest"


def settle(game: Game, scribe: Scribe) -> None:
    """E2: who did not rest after an exertion gets fatigue; who rested without one loses some."""
    for member in game.company.below():
        rested = is_resting(game, member)
        if member.exerted:
            member.debt = True
        elif member.debt:
            member.debt = False
            _settle_debt(game, member, rested, scribe)
        elif rested:
            _refresh(member, scribe)
        if rested and not member.exerted:
            _recover(member, scribe)
        member.rested = rested
        member.exerted = False


def is_resting(game: Game, member: Member) -> bool:
    """The order `rest` for the whole turn, not broken off."""
    order = game.orders.get(member.number)
    group = next((group for group in game.groups if group.number == member.group), None)
    return order is not None and order.verb == "rest" and group is not None and not group.lapsed


def lies(game: Game, member: Member) -> bool:
    """Who lies or is carried gets no fatigue and loses none."""
    return member.status == DOWN or any(i.name == member.id for m in game.members.values() for i in m.items)


def _settle_debt(game: Game, member: Member, rested: bool, scribe: Scribe) -> None:
    if rested or lies(game, member):
        if rested:
            events.rested(scribe, member)
        return
    member.fatigue += 1
    events.tired(scribe, member, member.fatigue)


def _refresh(member: Member, scribe: Scribe) -> None:
    """A turn of rest that prevents nothing removes a fatigue."""
    if member.fatigue:
        member.fatigue -= 1
        events.refreshed(scribe, member, member.fatigue)


def _recover(member: Member, scribe: Scribe) -> None:
    """Every turn of rest gives back a lost resilience, whatever else it does (dungeon.aid.recovery)."""
    if member.resilience < member.level and member.status != DOWN:
        recover(member)
        events.recovered(scribe, member, member.resilience)
