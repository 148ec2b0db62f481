"""Other actions in combat (dungeon.combat.other, dungeon.combat.incidental, T7): weapons, items, lights."""

from __future__ import annotations

from typing import Any, Final

from podzem.core.decisions import Refusal
from podzem.core.scribe import Scribe
from podzem.expedition import arms, muster
from podzem.expedition.fight import marks, phase
from podzem.expedition.fight.enlisting import row_of
from podzem.expedition.fight.fight import Fight
from podzem.expedition.fight.legal import awaited_front
from podzem.expedition.people import ANIMAL, Member
from podzem.systems.dungeon import events, order_row
from podzem.systems.dungeon.chapters.combat import hurling, toil
from podzem.systems.dungeon.chapters.loyalty import guarding
from podzem.systems.dungeon.game import Game
from podzem.systems.dungeon.groups import Order
from podzem.systems.dungeon.order_row import MAIN, NONE, SHOT, WHOLE, OrderRow
from podzem.systems.dungeon.order_words import find_member
from podzem.world.gear import GEAR
from podzem.world.item import Item

OTHER: Final = "dungeon.combat.other"
BY_THE_WAY: Final = "dungeon.combat.incidental"
ARMS: Final = ("weapon", "weapon_small", "weapon_two_handed", "shooting", "shield")
"""Picked up from one's feet by the way; taking anything else takes the phase."""
HALVES: Final = {"ready": marks.TOOK_UP, "stow": marks.PUT_AWAY}
"""One weapon put away and another drawn are one change."""


def fighters(game: Game, seat: int) -> list[Member]:
    """A seat's people in the fight who can do something besides."""
    assert game.fight is not None
    return [m for n in game.fight.member if (m := game.members[n]).owner == seat and m.is_up and m.kind != ANIMAL]


def find_fighter(game: Game, seat: int, id: str) -> Member | None:
    """One of a seat's own who fights."""
    assert game.fight is not None
    member = find_member(game, id)
    return member if member and member.owner == seat and row_of(game.fight, member.number) >= 0 else None


def bar_act(game: Game, row: OrderRow, member: Member) -> Refusal | None:
    """Why a fighter may not do such a thing now, whatever its words."""
    fight = game.fight
    assert fight is not None
    clause = _why_not_now(fight, row_of(fight, member.number), row) or _why_not_his_place(game, fight, member, row)
    return Refusal(clause, row.name, {"member": member.id}) if clause else None


def _why_not_now(fight: Fight, row: int, order: OrderRow) -> str:
    """Not the broken, the surprised, or who has his phase taken already."""
    if fight.state[row] != marks.UP:
        return "dungeon.aid.window"
    if fight.marks[row] & (marks.BROKEN | marks.COWERS):
        return "dungeon.loyalty.outcome"
    if fight.stunned == marks.PARTY:
        return "dungeon.surprise.use"
    if awaited_front(fight, marks.PARTY) < 0:
        return "dungeon.combat.orders"
    if fight.marks[row] & marks.BUSY and order.phase != NONE:
        return OTHER
    if order.phase == SHOT and (fight.rank[row] > 0 or fight.is_melee(fight.front[row])):
        return "dungeon.combat.fire"
    return ""


def _why_not_his_place(game: Game, fight: Fight, member: Member, order: OrderRow) -> str:
    """In the first rank nobody guards or does a turn's work; a guard does nothing else."""
    if fight.rank[row_of(fight, member.number)] == 0:
        return "" if order.time != MAIN else guarding.CLAUSE if order.phase == NONE else OTHER
    return guarding.CLAUSE if guarding.is_guarding(game, member) and order.name != "drop" else ""


def give(game: Game, row: OrderRow, member: Member, texts: tuple[str, ...], scribe: Scribe) -> None:
    """Done at once; what it costs is marked for this phase."""
    fight, things = game.fight, row.read(game, member, texts)
    assert fight is not None
    cost, part = _cost(row, things), _part_of_change(row, things)
    if row.time == MAIN:
        _note(game, row, member, texts, scribe)
    elif row.name == "use" and things[0].kind == "wand":
        cost = OTHER if hurling.use_wand(game, fight, member, things[0], scribe) else ""
    else:
        row.do(game, member, *things, scribe)
    number = row_of(fight, member.number)
    if not _completes(fight, number, part):
        _charge(fight, number, cost, scribe)
    fight.set(number, part)
    muster.refresh(game.company, fight, game.fight_group, game.hurls)
    phase.refit(fight)


def _note(game: Game, row: OrderRow, member: Member, texts: tuple[str, ...], scribe: Scribe) -> None:
    """A turn's work is begun; guards of a combat are named with the rearranging order (dungeon.captive.guard)."""
    if row.phase != NONE:
        toil.begin(game, member, Order(row.name, list(texts)), scribe)
        return
    game.orders[member.number] = Order(row.name)
    events.guards(scribe, member)


def _cost(row: OrderRow, things: tuple[Any, ...]) -> str:
    """The clause by which an act costs the phase or one point of it; nothing when it takes no time."""
    if row.name == "take":
        found = things[0]
        armed = found.item.kind in GEAR and GEAR[found.item.kind].kind_class in ARMS
        return BY_THE_WAY if armed and found.heap is not None else OTHER
    if row.phase == order_row.BY_THE_WAY:
        return BY_THE_WAY if _is_weapon(things[0]) or things[0].kind == "shield" else OTHER
    return OTHER if row.phase == WHOLE else ""


def _is_weapon(thing: Item) -> bool:
    """What one shoots or strikes with, made for it or not."""
    return GEAR[thing.kind].kind_class == "shooting" or arms.strike_of(thing) is not None


def _part_of_change(row: OrderRow, things: tuple[Any, ...]) -> int:
    """Which half of a change of weapon an act is; 0 when it is none."""
    return HALVES[row.name] if row.name in HALVES and _is_weapon(things[0]) else 0


def _completes(fight: Fight, row: int, part: int) -> bool:
    """Whether the other half of a change was done in this phase, and this one not yet."""
    change = marks.PUT_AWAY | marks.TOOK_UP
    return bool(part) and fight.marks[row] & change == change & ~part


def _charge(fight: Fight, row: int, cost: str, scribe: Scribe) -> None:
    """Mark what it costs in this phase; a second act by the way makes it the whole phase."""
    if cost == OTHER or (cost and fight.marks[row] & marks.INCIDENTAL):
        fight.set(row, marks.BUSY)
        events.whole_phase(scribe, fight.names[row])
    elif cost:
        fight.set(row, marks.INCIDENTAL)
        events.incidental(scribe, fight.names[row])
