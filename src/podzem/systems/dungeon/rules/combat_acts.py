"""Other actions in combat (dungeon.combat.other, dungeon.combat.incidental, T7): weapons, items, lights."""

from __future__ import annotations

from typing import Final

from podzem.core.decisions import Decision, Refusal
from podzem.core.events import OPEN
from podzem.core.scribe import Scribe
from podzem.systems.dungeon.fight import marks
from podzem.systems.dungeon.fight.fight import Fight
from podzem.systems.dungeon.fight.legal import awaited_front
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.people import ANIMAL, Member
from podzem.systems.dungeon.rules import muster, orders

OTHER: Final = "dungeon.combat.other"
INCIDENTAL: Final = ("ready", "stow")
"""Minus one to the shot or strike of the phase; a second one takes the whole of it (dungeon.combat.incidental)."""
WHOLE_PHASE: Final = ("use", "use_on", "light", "douse", "give")
NO_TIME: Final = ("drop",)
ORDERS: Final = {name: ("member", *orders.FREE[name].facts) for name in (*INCIDENTAL, *WHOLE_PHASE, *NO_TIME)}
EVENTS: Final = ("incidental", "whole_phase")


def candidates(game: Game, seat: int) -> list[Decision]:
    """What a seat's fighters may do besides."""
    found = []
    for member in _own(game, seat):
        for name in ORDERS:
            for words in dict.fromkeys(orders.FREE[name].choices(game, member)):
                decision = Decision(seat, name, (member.id, *words))
                if why_not(game, decision) is None:
                    found.append(decision)
    return found


def _own(game: Game, seat: int) -> list[Member]:
    assert game.fight is not None
    return [m for n in game.fight.member if (m := game.members[n]).owner == seat and m.is_up and m.kind != ANIMAL]


def why_not(game: Game, decision: Decision) -> Refusal | None:
    """Why a fighter may not do this now."""
    fight = game.fight
    assert fight is not None
    member = orders.find_member(game, decision.words[0]) if decision.words else None
    row = muster.row_of(fight, member.number) if member is not None else marks.NONE
    if member is None or row < 0 or member.owner != decision.seat or len(decision.words) != len(ORDERS[decision.order]):
        return Refusal("dungeon.combat.orders", decision.order)
    clause = _why_not_now(fight, row, decision.order)
    if clause:
        return Refusal(clause, decision.order, {"member": member.id})
    if tuple(decision.words[1:]) not in orders.FREE[decision.order].choices(game, member):
        return Refusal(OTHER, decision.order, {"member": member.id})
    refusal = orders.FREE[decision.order].why_not(game, member, tuple(decision.words[1:]))
    return refusal or _why_no_room(game, fight, member, decision)


def _why_not_now(fight: Fight, row: int, order: str) -> str:
    """Not the broken, the surprised, or who has his phase taken already."""
    if fight.state[row] != marks.UP:
        return "dungeon.aid.window"
    if fight.marks[row] & (marks.BROKEN | marks.COWERS):
        return "dungeon.loyalty.outcome"
    if fight.stunned == marks.PARTY:
        return "dungeon.surprise.use"
    if awaited_front(fight, marks.PARTY) < 0:
        return "dungeon.combat.orders"
    return OTHER if fight.marks[row] & marks.BUSY and order not in NO_TIME else ""


def _why_no_room(game: Game, fight: Fight, member: Member, decision: Decision) -> Refusal | None:
    """Where the place is narrower than a shield or two-handed weapon, neither can be readied (dungeon.combat.space)."""
    if decision.order != "ready":
        return None
    item = next(item for item in member.items if item.id == decision.words[1])
    row = muster.row_of(fight, member.number)
    item.ready = True
    wide = muster.recruit(game, member, marks.PARTY).space > fight.room(fight.front[row], marks.PARTY)
    item.ready = False
    return Refusal("dungeon.combat.space", "ready", {"member": member.id}) if wide else None


def apply(game: Game, decision: Decision, scribe: Scribe) -> None:
    """Done at once; what it costs is marked for this phase."""
    fight, member = game.fight, orders.find_member(game, decision.words[0])
    assert fight is not None
    assert member is not None
    do = orders.FREE[decision.order].do
    assert do is not None
    do(game, member, list(decision.words[1:]), scribe)
    row = muster.row_of(fight, member.number)
    if decision.order in WHOLE_PHASE or (decision.order in INCIDENTAL and fight.marks[row] & marks.INCIDENTAL):
        fight.set(row, marks.BUSY)
        scribe.tell("whole_phase", OTHER, OPEN, {"member": member.id})
    elif decision.order in INCIDENTAL:
        fight.set(row, marks.INCIDENTAL)
        scribe.tell("incidental", "dungeon.combat.incidental", OPEN, {"member": member.id})
    muster.refresh(game, fight)
